import { ALL_SEEING, type Seat, type Viewer } from '@brink/kernel';
import {
  TURN,
  US,
  USSR,
  answerOf,
  effectsIn,
  haveAnswered,
  passingView,
  seating,
  tableView,
  type Side,
  type Table,
  type PassingView,
  type TableView,
} from '@brink/struggle';
import { Flag, type FlagName } from './flags.ts';
import { CHERNOBYL_REGION, CRISIS, CRISIS_RESULTS, SPACE_USED } from './state.ts';
import { CRISES } from './turn-zero/crises.ts';
import { cardsInHand, cardsPerhapsInHand, statecraftCount } from './turn-zero/statecraft.ts';
import { isPlayedWith } from './variants.ts';

/** Turn Zero as one viewer may see it. */
export interface TurnZeroView {
  /** The crisis at hand, -1 for none. */
  readonly crisis: number;
  /** How each crisis has ended: 0 to 3, -1 while it has not. */
  readonly results: readonly number[];
  /** Statecraft that a side holds, or may hold as far as the viewer can tell. */
  readonly statecraft: readonly [us: readonly number[], ussr: readonly number[]];
  readonly statecraftCount: readonly [us: number, ussr: number];
}

/** The whole table as one viewer may see it; the only thing that leaves a server. */
export interface TwilightView extends TableView {
  readonly china: PassingView;
  readonly effects: readonly FlagName[];
  readonly chernobyl: number;
  /** What the viewer has bid or laid down in secret, -1 for nothing; whether each side has. */
  readonly answer: number;
  readonly hasAnswered: readonly [us: boolean, ussr: boolean];
  /** The seat of each player, in the order in which they came (§11.4). */
  readonly seating: readonly [first: Seat, second: Seat];
  /** Abilities of the alternative space race that are used up: bits 0–1 placing, 2–3 coups. */
  readonly spaceUsed: number;
  readonly turnZero: TurnZeroView | undefined;
}

/** Countries, and after them the box of the Chinese Civil War where it is played. */
export const areaCount = (game: Table): number =>
  game.rules.countryCount + (isPlayedWith(game, 'chineseCivilWar') ? 1 : 0);

function turnZeroView(game: Table, viewer: Viewer): TurnZeroView | undefined {
  if (!isPlayedWith(game, 'turnZero')) return undefined;
  // Once turn 1 has begun statecraft is back in the box.
  const isOver = game.mem[TURN] > 0;
  const cardsOf = (side: Side): number[] => {
    if (isOver) return [];
    return viewer === side || viewer === ALL_SEEING
      ? cardsInHand(game, side)
      : cardsPerhapsInHand(game, side);
  };
  const countOf = (side: Side): number => (isOver ? 0 : statecraftCount(game, side));
  return {
    crisis: game.mem[CRISIS] - 1,
    results: CRISES.map((_, i) => game.mem[CRISIS_RESULTS + i] - 1),
    statecraft: [cardsOf(US), cardsOf(USSR)],
    statecraftCount: [countOf(US), countOf(USSR)],
  };
}

/** The table as a viewer may see it. */
export function view(game: Table, viewer: Viewer): TwilightView {
  const { mem } = game;
  const own = {
    china: passingView(game),
    effects: effectsIn<FlagName>(game, Flag),
    chernobyl: mem[CHERNOBYL_REGION] - 1,
    answer: answerOf(game, viewer),
    hasAnswered: haveAnswered(game),
    seating: seating(game),
    spaceUsed: mem[SPACE_USED],
    turnZero: turnZeroView(game, viewer),
  };
  return tableView(game, viewer, own, areaCount(game));
}
