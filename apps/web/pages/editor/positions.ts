import { createBot, parseLevel } from '@brink/bots/levels';
import {
  CHANCE,
  PositionError,
  Random,
  choose,
  nextActor,
  replay,
  uniform,
  withField,
  writeFields,
  type Game,
  type GamePackage,
  type GameRecord,
} from '@brink/kernel';
import { openedMoment } from '../../table/editor/opened.ts';

const written = (rules: GamePackage, game: Game, options: object): string | undefined => {
  try {
    return rules.position!.write(game, options as never);
  } catch (error) {
    if (error instanceof PositionError) return undefined;
    throw error;
  }
};

const isHand = (field: string): boolean => field.endsWith('-hand');

/** Hands are as large as they were, and nobody knows what is in them. */
function forgetHands(rules: GamePackage, text: string, game: Game): string {
  const counts = new Map<string, number>();
  for (const field of rules.position!.places(game).values()) {
    if (isHand(field)) counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  let forgotten = text;
  for (const [field, count] of counts) forgotten = withField(forgotten, field, [`x${count}`]);
  return forgotten;
}

/** The same set-up every time. */
const SEED = 1;

/** Where the first play of a game begins; where the rules let players set up, as a bot does. */
export function startingPosition(rules: GamePackage, given?: object): string {
  const options = given ?? rules.parseOptions({});
  const game = rules.setup(options as never);
  const chance = uniform(new Random(SEED));
  const bot = createBot(parseLevel('heuristic'), { game: rules, seed: SEED, clock: () => 0 });
  for (;;) {
    const text = written(rules, game, options);
    if (text !== undefined) return forgetHands(rules, text, game);
    const actor = nextActor(game);
    choose(game, actor, actor === CHANCE ? chance(game, actor) : bot.choose(game, actor));
  }
}

/** What stays on a board that is cleared. */
const KEPT: ReadonlySet<string> = new Set(['options', 'turn', 'order', 'vp', 'defcon', 'passing']);

/** Nothing on the board; hands that nobody knows, so that it can be played. */
export function blankPosition(rules: GamePackage, options?: object): string {
  const start = startingPosition(rules, options);
  const fields = start
    .split('~')
    .slice(2)
    .map((field): [string, string[]] => {
      const [name, ...words] = field.split('.');
      return [name, words];
    })
    .filter(([name]) => KEPT.has(name) || isHand(name) || name === 'display');
  return writeFields({ game: rules.id, revision: rules.revision }, new Map(fields));
}

/** The last position of a record that can be written, not later than a moment. */
export function positionIn(rules: GamePackage, record: GameRecord, at: number): string | undefined {
  const options = rules.parseOptions(record.options);
  const moments: Game[] = [];
  const part = { ...record, choices: record.choices.slice(0, at) };
  const last = replay(rules, part, undefined, (game) => moments.push(game.clone()));
  for (const game of [...moments, last].toReversed()) {
    const text = written(rules, game, options);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The moment of a game from which somebody came here. */
export function takeOpened(rules: GamePackage): string | undefined {
  const opened = openedMoment();
  if (!opened || opened.record.game !== rules.id) return undefined;
  return positionIn(rules, opened.record, opened.at);
}
