import type { BoardLanguage } from '@brink/board';
import { choose, decision, nextActor, type GamePackage, type LogEntry } from '@brink/kernel';
import { beginPuzzle, depthOf, type OddsPuzzle, type Puzzle } from '@brink/library/puzzles/puzzle';
import type { Fact } from '@brink/library/puzzles/facts';
import { namesFrom, plainText, tellPlay, type Chosen } from '@brink/study';
import { CHANCE } from '@brink/kernel';
import { PUZZLE_TEXTS, type Compared } from './texts.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Choices that are called by a name. */
const NAMES: ReadonlySet<string> = new Set(['card', 'country', 'province', 'site']);

/** "Duck and Cover: coup Iran", or what was chosen where nothing has happened yet. */
export function tellChoices(
  rules: GamePackage,
  puzzle: Puzzle,
  choices: readonly number[],
  language: BoardLanguage,
): string {
  const { game } = beginPuzzle(rules, puzzle);
  const log: LogEntry[] = [];
  game.log = (entry) => log.push(entry);
  const chosen: Chosen[] = [];
  for (const choice of choices) {
    const actor = nextActor(game);
    const asked = decision(game);
    if (!asked) break;
    const by = chosen.length === 0 ? puzzle.seat : actor;
    chosen.push({ code: asked.prompt, domain: asked.domain, choice, isChance: by === CHANCE });
    choose(game, by, choice);
  }
  const names = namesFrom(rules.texts[language]);
  const texts = rules.texts[language];
  const prompt = { args: [], actors: [], choices: [] };
  const plain = chosen.map(({ code, domain, choice }, at) => {
    const text = texts.choice({ ...prompt, code, domain }, choice);
    return at === 0 || NAMES.has(domain) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  });
  // A play that is not finished says nothing yet: then it is told by its choices.
  const told = plainText(tellPlay({ game: puzzle.game, language, names }, log, chosen));
  const isWhole = choices.length > depthOf(puzzle) || puzzle.kind === 'exact';
  if (isWhole && told !== '') return capital(told);
  const [first = '', ...rest] = plain;
  return capital(rest.length === 0 ? first : `${first}: ${rest.join(', ')}`);
}

/** What followed the wrong play, until the opponent had answered it. */
export function tellReply(rules: GamePackage, puzzle: OddsPuzzle, language: BoardLanguage): string {
  const { game } = beginPuzzle(rules, puzzle);
  for (const choice of puzzle.wrong) choose(game, puzzle.seat, choice);
  const log: LogEntry[] = [];
  game.log = (entry) => log.push(entry);
  const chosen: Chosen[] = [];
  for (const choice of puzzle.reply) {
    const actor = nextActor(game);
    const asked = decision(game)!;
    // What is chosen, rolled and drawn before belongs to the wrong play, even if others choose it.
    const isAnswer = actor === 1 - puzzle.seat && rules.opensPlay!(game, actor);
    if (chosen.length > 0 || isAnswer) {
      chosen.push({ code: asked.prompt, domain: asked.domain, choice, isChance: actor === CHANCE });
    } else log.length = 0;
    choose(game, actor, choice);
  }
  if (chosen.length === 0) return '';
  const names = namesFrom(rules.texts[language]);
  const told = plainText(tellPlay({ game: puzzle.game, language, names }, log, chosen));
  const seat = rules.texts[language].seats[1 - puzzle.seat];
  return told === '' ? '' : `${seat}: ${told}`;
}

/** The facts as sentences: places in one, and averages in one. */
export function tellFacts(
  rules: GamePackage,
  facts: readonly Fact[],
  language: BoardLanguage,
): readonly string[] {
  const { facts: texts, percent, manners, otherManner } = PUZZLE_TEXTS[language];
  const { place } = namesFrom(rules.texts[language]);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const tenth = (value: number): string => format.format(value / 10).replace('-', '−');
  const told: string[] = [];
  const places: [Compared[], Compared[]] = [[], []];
  const averages: Compared[] = [];
  for (const fact of facts) {
    switch (fact[0]) {
      case 'lose':
        told.push(texts.lose(manners[fact[1]] ?? otherManner, percent(fact[2]), percent(fact[3])));
        break;
      case 'win':
        told.push(texts.win(percent(fact[1]), percent(fact[2])));
        break;
      case 'vp':
        told.push(texts.vp(tenth(fact[1] - fact[2])));
        break;
      case 'control':
        places[fact[2]].push({
          what: place(fact[1]),
          best: percent(fact[3]),
          wrong: percent(fact[4]),
        });
        break;
      case 'state':
        averages.push({
          what: texts.state[fact[1]][fact[2]],
          best: tenth(fact[3]),
          wrong: tenth(fact[4]),
        });
    }
  }
  for (const [who, list] of places.entries())
    if (list.length > 0) told.push(texts.control[who](list));
  if (averages.length > 0) told.push(texts.average(averages));
  return told;
}

/** What the engine says of the choice that matters most: the last that is asked for. */
export function tellReason(
  rules: GamePackage,
  puzzle: OddsPuzzle,
  language: BoardLanguage,
): string | undefined {
  const { game } = beginPuzzle(rules, puzzle);
  const { ai } = rules;
  const { reason: tell } = rules.texts[language];
  if (!ai || !tell) return undefined;
  const said: string[] = [];
  for (const choice of puzzle.right[0]) {
    const reason = ai.reason(game, puzzle.seat, choice);
    if (!DULL.has(reason.code)) said.push(tell(reason));
    choose(game, puzzle.seat, choice);
  }
  return said.at(-1);
}

/** Reasons that say no more than that it is good. */
const DULL: ReadonlySet<string> = new Set(['best', 'other', 'card', 'headline', 'influence']);

/** What to begin with, for those who ask for a hint. */
export function tellFirst(
  rules: GamePackage,
  puzzle: Puzzle,
  first: number,
  language: BoardLanguage,
): string {
  const { game } = beginPuzzle(rules, puzzle);
  const asked = decision(game)!;
  const prompt = {
    code: asked.prompt,
    domain: asked.domain,
    args: asked.args,
    actors: [],
    choices: [],
  };
  return rules.texts[language].choice(prompt, first);
}
