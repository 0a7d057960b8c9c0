/**
 * Seeds that this player mixes into the chance of games. Their hash is told when they sit down, the
 * seed itself once all seats are taken: nobody can choose theirs by another's.
 */
const KEY = 'brink:seeds';
/** Older ones belong to games that have long begun. */
const MOST = 50;

interface Kept {
  readonly game: string;
  readonly seed: string;
}

function kept(): readonly Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

function keep(seeds: readonly Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seeds.slice(-MOST)));
  } catch {
    // A full or closed storage: the game begins without this seed.
  }
}

export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** What may have been promised to a game, the newest first: who sat there already keeps the first. */
export const seedsFor = (game: string): readonly string[] =>
  kept()
    .filter((each) => each.game === game)
    .map(({ seed }) => seed)
    .reverse();

export const keepSeed = (game: string, seed: string): void => keep([...kept(), { game, seed }]);
