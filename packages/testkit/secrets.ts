import {
  PUBLIC,
  canRead,
  choose,
  decision,
  has,
  legal,
  nth,
  promptFor,
  save,
  size,
  uniform,
  type Actor,
  type Game,
  type GamePackage,
  type LogEntry,
  type Random,
  type Viewer,
} from '@brink/kernel';
import { demandSameRow, observationOf } from './observing.ts';
import { checkStanding, demandBytes, describeChoice } from './position.ts';
import { demandSame, guard } from './violation.ts';

/** What one viewer gets to see when a choice is taken. */
interface Sight {
  readonly after: Game;
  readonly view: string;
  readonly observation: Int16Array;
  readonly prompt: string;
  readonly log: string;
  /** Something was shown, or the game has ended: worlds may now rightly differ. */
  readonly isOpened: boolean;
}

function sightAfter(
  game: GamePackage,
  at: Game,
  viewer: Viewer,
  actor: Actor,
  choice: number,
): Sight {
  const after = at.clone();
  const entries: LogEntry[] = [];
  after.log = (entry) => entries.push(entry);
  guard(describeChoice(game, at, actor, choice), () => choose(after, actor, choice));
  return {
    after,
    view: JSON.stringify(game.view(after, viewer)),
    observation: observationOf(game, after, viewer),
    prompt: JSON.stringify(promptFor(after, viewer)) ?? '',
    log: JSON.stringify(entries.filter((entry) => canRead(entry, viewer))),
    isOpened: after.reveals + after.shows > 0 || game.outcome(after) !== undefined,
  };
}

/**
 * Deals all that a viewer cannot know anew. He must not notice: his view, prompt and legal set
 * are the same, and so is all he sees after the next choice unless that shows something.
 */
function checkRedeal(
  game: GamePackage,
  at: Game,
  viewer: Viewer,
  actor: Actor,
  choice: number,
  random: Random,
): void {
  const before = save(at);
  const other = guard(`re-dealing for ${viewer}`, () =>
    game.determinise(at, viewer, random, at.clone()),
  );
  demandBytes(at, before, 'secret', 're-dealing changes the game itself');
  demandSame(game.view(at, viewer), game.view(other, viewer), 'secret', `view of ${viewer}`);
  demandSame(promptFor(at, viewer), promptFor(other, viewer), 'secret', `prompt of ${viewer}`);
  const seen = observationOf(game, at, viewer);
  demandSameRow(game, seen, observationOf(game, other, viewer), `observation of ${viewer}`);
  guard(`re-dealt for ${viewer}`, () => checkStanding(game, other));
  if (!has(legal(other, actor), choice)) return;
  const here = sightAfter(game, at, viewer, actor, choice);
  const there = sightAfter(game, other, viewer, actor, choice);
  if (here.isOpened || there.isOpened) return;
  const what = `seen by ${viewer} after ${describeChoice(game, at, actor, choice)}`;
  demandSame(here.view, there.view, 'secret', `view ${what}`);
  demandSame(here.prompt, there.prompt, 'secret', `prompt ${what}`);
  demandSame(here.log, there.log, 'secret', `log ${what}`);
  demandSameRow(game, here.observation, there.observation, `observation ${what}`);
}

const SAMPLES = 8;

/** Whether two games differ, and only in what re-dealing for a viewer changes. */
function differInSecret(
  game: GamePackage,
  [one, two]: readonly [Game, Game],
  viewer: Viewer,
  random: Random,
): boolean {
  const open = new Set<number>();
  for (let i = 0; i < one.mem.length; i++) if (one.mem[i] !== two.mem[i]) open.add(i);
  if (open.size === 0) return false;
  const dealt = one.clone();
  for (let sample = 0; sample < SAMPLES; sample++) {
    game.determinise(one, viewer, random, dealt);
    for (const i of open) if (dealt.mem[i] !== one.mem[i]) open.delete(i);
  }
  return open.size === 0;
}

/** Another's hidden choice is hidden in the log too. Dice are for all to see. */
function checkLog(
  game: GamePackage,
  at: Game,
  viewer: Viewer,
  actor: Actor,
  choice: number,
  random: Random,
): void {
  if (viewer === actor || decision(at)!.domain === 'die') return;
  const mask = legal(at, actor);
  const other = nth(mask, random.below(size(mask)));
  if (other === choice) return;
  const one = sightAfter(game, at, viewer, actor, choice);
  const two = sightAfter(game, at, viewer, actor, other);
  if (one.log === two.log || one.view !== two.view || one.prompt !== two.prompt) return;
  if (!differInSecret(game, [one.after, two.after], viewer, random)) return;
  const what = `log of ${viewer} tells ${describeChoice(game, at, actor, choice)}`;
  demandSame(one.log, two.log, 'secret', what);
}

/** Nobody is told what he may not know, neither now nor by the next choice. */
export function checkSecrets(
  game: GamePackage,
  at: Game,
  seats: readonly Actor[],
  actor: Actor,
  random: Random,
): void {
  const choice = uniform(random)(at, actor);
  for (const viewer of [...seats, PUBLIC]) {
    checkRedeal(game, at, viewer, actor, choice, random);
    checkLog(game, at, viewer, actor, choice, random);
  }
}
