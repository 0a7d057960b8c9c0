import {
  CHANCE,
  Random,
  choose,
  has,
  legal,
  nextActor,
  uniform,
  type Game,
  type GamePackage,
  type GameRecord,
  type OptionValues,
  type Policy,
} from '@brink/kernel';

/** More choices than this mean that a game never ends. */
export const CHOICE_CAP = 20_000;

/** Makes a player from a source of chance, so that a seed tells the whole game. */
export type PolicyMaker = (random: Random) => Policy;

export interface Played {
  readonly game: Game;
  /** Players' choices and chance together, as a record lists them. */
  readonly choices: readonly number[];
  /** Players' decisions. */
  readonly decisions: number;
  /** Decisions of chance. */
  readonly chances: number;
}

/**
 * Plays one game to its end; the same seed always plays the same game. It begins with the
 * choices in `first`, as far as they fit.
 */
export function randomGame(
  game: GamePackage,
  options: OptionValues,
  seed: number,
  policy: PolicyMaker = uniform,
  first: readonly number[] = [],
): Played {
  const random = new Random(seed);
  const chance = uniform(random);
  const player = policy(random);
  const played = game.setup(game.parseOptions(options));
  const choices: number[] = [];
  let chances = 0;
  let isFollowing = true;
  for (let actor = nextActor(played); actor >= 0; actor = nextActor(played)) {
    if (choices.length >= CHOICE_CAP) throw new Error(`no end within ${CHOICE_CAP} choices`);
    const given = first[choices.length] ?? -1;
    isFollowing &&= has(legal(played, actor), given);
    const maker = actor === CHANCE ? chance : player;
    const choice = isFollowing ? given : maker(played, actor);
    choose(played, actor, choice);
    choices.push(choice);
    if (actor === CHANCE) chances++;
  }
  return { game: played, choices, decisions: choices.length - chances, chances };
}

export const recordOf = (
  game: GamePackage,
  options: OptionValues,
  choices: readonly number[],
  about?: GameRecord['about'],
): GameRecord => ({
  format: 'brink-record',
  version: 1,
  game: game.id,
  rules: game.revision,
  options,
  choices,
  ...(about && { about }),
});
