import { membersAt, type Seat, type Viewer } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  US,
  USSR,
  answerOf,
  effectsIn,
  haveAnswered,
  passingView,
  seating,
  tableView,
  type Table,
  type PassingView,
  type TableView,
} from '@brink/struggle';
import { Flag, type FlagName } from './flags.ts';
import { CENTCOM, FAMINE, LAST_TURN } from './state.ts';

/** The whole table as one viewer may see it; the only thing that leaves a server. */
export interface RedSeaView extends TableView {
  readonly passing: PassingView;
  readonly lastTurn: number;
  readonly effects: readonly FlagName[];
  /** Countries with a marker of Famine. */
  readonly famine: readonly number[];
  /** The country closed to each side by CENTCOM, -1 for none. */
  readonly centcom: readonly [us: number, ussr: number];
  /** What the viewer has bid in secret, -1 for nothing; whether each player has. */
  readonly answer: number;
  readonly hasAnswered: readonly [us: boolean, ussr: boolean];
  /** The seat of each player, in the order in which they came (§11.4). */
  readonly seating: readonly [first: Seat, second: Seat];
}

/** The table as a viewer may see it. */
export function view(game: Table, viewer: Viewer): RedSeaView {
  const { mem, sets } = game;
  return tableView(game, viewer, {
    passing: passingView(game),
    lastTurn: mem[LAST_TURN],
    effects: effectsIn<FlagName>(game, Flag),
    famine: membersAt(sets, FAMINE, COUNTRY_WORDS),
    centcom: [mem[CENTCOM + US] - 1, mem[CENTCOM + USSR] - 1],
    answer: answerOf(game, viewer),
    hasAnswered: haveAnswered(game),
    seating: seating(game),
  });
}
