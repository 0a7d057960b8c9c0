import type { Agreement } from '@brink/bots';
import type { GamePackage, GameRecord } from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle';
import { UserError } from '../errors.ts';
import { progress } from '../progress.ts';
import { Foretelling, partAmong, type Interval } from './foretelling.ts';
import { PlayReader, type Play } from './plays.ts';

/**
 * How often the card that was played would have been chosen by what was learned from the other
 * games. Games are drawn anew for both intervals.
 */
export interface LearnedAgreement extends Agreement {
  /** Those that taught or were counted. */
  readonly games: number;
  readonly counted: number;
  /** Of `top3`, 95 %. */
  readonly interval3: Interval;
}

/**
 * The games that are not among the known ones, each once: a game must teach nothing about itself.
 * Where a record breaks off, it is the beginning of another.
 */
function newGames(records: readonly GameRecord[], known: readonly GameRecord[]): GameRecord[] {
  const textOf = ({ choices }: GameRecord): string => String.fromCharCode(...choices);
  const met = known.map(textOf);
  return records.filter((record) => {
    const text = textOf(record);
    if (met.some((each) => each.startsWith(text) || text.startsWith(each))) return false;
    met.push(text);
    return true;
  });
}

/** Games without a choice of a card have nothing to teach. */
const playsIn = (reader: PlayReader, records: readonly GameRecord[]): Play[][] =>
  records.map((record) => reader.playsOf(record)).filter(({ length }) => length > 0);

/** Features of the choice of a card are known of one game alone. */
export const canLearn = ({ id }: GamePackage): boolean => id === twilightStruggle.id;

/** Each game is foretold by all others, and by teachers, which are not counted. */
export function learnedAgreement(
  game: GamePackage,
  records: readonly GameRecord[],
  teachers: readonly GameRecord[],
): LearnedAgreement {
  if (!canLearn(game)) {
    throw new UserError(
      `only choices of cards in Twilight Struggle are learned, not in ${game.texts.en.title}`,
    );
  }
  const reader = new PlayReader(game);
  const counted = playsIn(reader, newGames(records, []));
  const games = [...counted, ...playsIn(reader, newGames(teachers, records))];
  if (games.length < 2) {
    throw new UserError('a game is foretold by others: at least 2 different ones are needed');
  }
  const foretelling = new Foretelling(games, reader.size);
  const bar = progress('learn', counted.length);
  const places = counted.map((_, tested) => {
    const found = foretelling.placesIn(tested);
    bar.to(tested + 1);
    return found;
  });
  bar.clear();
  const plays = counted.flat();
  const atRandom = (most: number): number =>
    plays.reduce((sum, { weighed: { length } }) => sum + Math.min(most, length) / length, 0) /
    Math.max(1, plays.length);
  const [first, three] = [1, 3].map((most) => partAmong(places, most));
  return {
    games: games.length,
    counted: counted.length,
    decisions: plays.length,
    top1: first.part,
    top3: three.part,
    random1: atRandom(1),
    random3: atRandom(3),
    interval: first.interval,
    interval3: three.interval,
  };
}
