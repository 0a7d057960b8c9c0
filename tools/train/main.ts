/**
 * Trains the bot of a game by one generation: `npm run train -- --generation 1`. It plays games,
 * learns the value of positions and the choice of cards from them, lets the result meet what was learned before, and keeps
 * it if it wins. Whatever is stopped goes on where it was: docs/how-to/train-a-bot.md.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Ai } from '@brink/kernel';
import type { LearnedPlays } from '@brink/struggle/bot/experience';
import type { LearnedPolicy } from '@brink/struggle/bot/policy/policy';
import type { Learned } from '@brink/kernel/learned-value';
import { LEAD_WEIGHTS, type LearnedLeads } from '@brink/struggle/bot/value/leads';
import type { Lessons } from '@brink/struggle/bot/value/training';
import { root } from '../root.mjs';
import { contest, type Contest } from './contest.ts';
import { USUAL_FIT, fit } from './fit.ts';
import { appendGames, readGames, type PlayedGame } from './game-file.ts';
import { fitPlays } from './plays-fit.ts';
import { USUAL_POLICY, fitPolicy } from './policy-fit.ts';
import { playOne } from './self-play.ts';
import { SUBJECTS } from './subjects.ts';
import {
  rounded,
  roundedPlays,
  writeLeads,
  writePlays,
  writePolicy,
  writeValue,
} from './weights-file.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'twilight-struggle' },
    generation: { type: 'string' },
    /** To learn from: 60,000 of the heuristic bot, 3,000 of a search. */
    games: { type: 'string' },
    /** Who plays them. */
    level: { type: 'string' },
    /** Games against what was learned before. */
    contest: { type: 'string', default: '200' },
    folder: { type: 'string', default: join(root, 'data/train') },
    /** `play`: no more than that; `learn`: keeps what it learns uncontested; `try`: keeps nothing. */
    only: { type: 'string' },
    every: { type: 'string' },
    trust: { type: 'string' },
    /** Learns from so many games and no more. */
    most: { type: 'string' },
    /** Plays only games whose number leaves this rest: `0/2` and `1/2` share them out. */
    share: { type: 'string', default: '0/1' },
  },
});

/** Games of the quick bot in which leads and plays are tried: they take seconds. */
const QUICK_CONTEST = 1000;
/** Games of searches are few: what was learned before is moved a little. */
const FROM_FEW = {
  every: 1,
  epochs: [{ rate: 0.01, lambda: 1 }],
  unitEpochs: [{ rate: 0.005, lambda: 0.6 }],
};
/** Plays are learned from so many games at most: they were tried with these, and more take long. */
const PLAYS_FROM = 60_000;

const generation = Number(values.generation ?? Number.NaN);
const subject = SUBJECTS[values.game];
if (!subject || !Number.isInteger(generation) || generation < 0) {
  console.error(
    `usage: npm run train -- --generation N [--game ${Object.keys(SUBJECTS).join('|')}]`,
  );
  process.exit(2);
}
const { kind } = subject;
const isFirst = generation === 0;
// The heuristic bot is quick, and has learned something itself once generation 0 is kept.
const level = values.level ?? (generation < 2 ? 'heuristic' : 'search:150sims');
const isQuick = level === 'heuristic';
const wanted = Number(values.games ?? (isQuick ? 60_000 : 3000));
mkdirSync(values.folder, { recursive: true });
const [part, parts] = values.share.split('/').map(Number);
const fileOf = (of: number, number: number): string =>
  join(values.folder, `${values.game}-${of}${number === 0 ? '' : `.${number}`}.jsonl`);
const tell = (line: string): void => {
  const stamped = `${new Date().toISOString()} ${line}`;
  console.log(stamped);
  appendFileSync(join(values.folder, `${values.game}-${generation}.txt`), `${stamped}\n`);
};

/** Seeds of a generation: no game is played twice. */
const seedOf = (index: number): number => (generation + 1) * 1_000_000 + index;
const aiOf = (lessons: Lessons = subject.training().lessons): Ai =>
  subject.training().aiWith(lessons) as unknown as Ai;
/** Who plays: in generation 0 nothing was learned yet. */
function playing(): Ai {
  const ai = aiOf();
  return isFirst ? { ...ai, suggest: ai.suggestByHand ?? ai.suggest } : ai;
}

function play(): void {
  const file = fileOf(generation, part);
  const played = readGames(file).length;
  const own = Math.ceil((wanted - part) / parts);
  const ai = playing();
  const started = performance.now();
  for (let done = played; done < own; done++) {
    appendGames(file, [playOne(subject, ai, level, seedOf(done * parts + part))]);
    if ((done + 1) % (isQuick ? 1000 : 20) !== 0) continue;
    const pace = (1000 * (done + 1 - played)) / (performance.now() - started);
    tell(`${level}: ${done + 1} of ${own} games, ${pace.toFixed(2)} a second`);
  }
}

/** The value of positions: from many games from nothing, from few going on from what was learned. */
function learnValue(games: readonly PlayedGame[]): readonly [Learned, object] {
  const { lessons } = subject.training();
  const setting = {
    ...USUAL_FIT,
    units: subject.units ?? 0,
    ...(isQuick ? {} : FROM_FEW),
    ...(values.every && { every: Number(values.every) }),
    ...(values.trust && { trustInSearch: Number(values.trust) }),
    ...(values.most && { most: Number(values.most) }),
  };
  const from = isQuick ? undefined : lessons.value;
  const { weights, units, ...told } = fit(subject, games, setting, tell, from);
  const { revision } = kind;
  const facts = { revision, generation, games: told.games, positions: told.positions };
  const value = { ...rounded<Learned>(weights, facts), ...(units && { units }) };
  return [value, { setting, ...told }];
}

/** Which cards are worth a look: only searches can teach it. */
function learnPolicy(games: readonly PlayedGame[]): readonly [LearnedPolicy, object] {
  const { weights, ...told } = fitPolicy(subject, games, USUAL_POLICY, tell);
  const { revision } = kind;
  const facts = { revision, generation, games: told.games, decisions: told.decisions };
  return [rounded<LearnedPolicy>(weights, facts), told];
}

/** What ways to play a card bring: from many games, once suggestions are those of the bot that played. */
function learnPlays(games: readonly PlayedGame[], value: Learned): LearnedPlays {
  const { table, ...told } = fitPlays(subject, games, value);
  const { revision } = kind;
  tell(`${told.plays} plays`);
  return roundedPlays(table, { revision, generation, ...told });
}

/** Leads are the first weights of a value. */
function leadsOf({ weights, unit, games }: Learned): LearnedLeads {
  const { revision } = kind;
  return { revision, generation, games, unit, weights: weights.slice(0, LEAD_WEIGHTS) };
}

const isBetter = ({ games, points }: Contest): boolean => games === 0 || points > games / 2;

/** What counts in suggestions is kept if the quick bot plays better by it: searches may still like it less. */
function suggestsBetter(name: string, lessons: Lessons, last: Lessons): boolean {
  const met = contest(kind, aiOf(lessons), aiOf(last), 'heuristic', QUICK_CONTEST, () => {});
  const isKept = isBetter(met);
  tell(`${name}: ${met.points} of ${met.games}, ${isKept ? 'kept' : 'not kept'}`);
  return isKept;
}

function learn(): void {
  const files = Array.from({ length: 16 }, (_, number) => fileOf(generation, number));
  const games = files.flatMap(readGames);
  const last: Lessons = subject.training().lessons;
  const [value, told] = learnValue(games);
  const learnsPolicy = !isQuick && subject.policy !== undefined;
  const [policy, policyTold] = learnsPolicy ? learnPolicy(games) : [last.policy, undefined];
  let lessons: Lessons = { ...last, value, policy };
  const count = values.only === undefined ? Number(values.contest) : 0;
  const met = contest(kind, aiOf(lessons), aiOf(last), 'search:150sims', count, (result) => {
    if (result.games % 10 === 0) tell(`contest: ${result.points} of ${result.games}`);
  });
  const isKept = values.only !== 'try' && isBetter(met);
  const line = { game: values.game, generation, ...told, policy: policyTold, contest: met, isKept };
  appendFileSync(join(values.folder, `${values.game}.log.jsonl`), `${JSON.stringify(line)}\n`);
  tell(isKept ? `kept: ${subject.weights}` : 'not kept');
  if (!isKept) return;
  writeValue(join(root, subject.weights), value);
  if (policyTold && policy) writePolicy(join(root, subject.policy!.weights), policy);
  if (!isQuick) return;
  if (subject.leads) {
    const leads = leadsOf(value);
    if (suggestsBetter('leads', { ...lessons, leads }, lessons)) {
      lessons = { ...lessons, leads };
      writeLeads(join(root, subject.leads), leads);
    }
  }
  if (subject.plays && !isFirst) {
    const plays = learnPlays(games.slice(0, PLAYS_FROM), value);
    if (suggestsBetter('plays', { ...lessons, plays }, lessons)) {
      writePlays(join(root, subject.plays.weights), plays);
    }
  }
}

if (values.only === undefined || values.only === 'play') play();
if (values.only !== 'play') learn();
