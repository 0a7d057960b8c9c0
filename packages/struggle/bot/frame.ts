import type { CoupOptions } from '../operations/coup.ts';
import type { RealignOptions } from '../operations/realign.ts';
import type { Side } from '../sides.ts';
import type { Table } from '../world.ts';
import { newAlarm, type Alarm } from './alarm.ts';
import type { Board } from './board.ts';
import { sharedDangers, type DangerFacts, type SharedDanger } from './danger.ts';
import type { Experience } from './experience.ts';
import type { HeadlineDrop } from './headline-drop.ts';
import type { Hint } from './hints.ts';
import { operationsOn, type Operations, type Watched } from './operations.ts';
import { placingOn, type Placing } from './placing.ts';
import { playsOf, type Plays } from './plays.ts';
import { strikingOn, type Coups, type Striking } from './striking.ts';
import { troubleOf, type Trouble } from './trouble.ts';

/** Where and how the event of a card grants a coup or realignments. */
export type Grant = CoupOptions & RealignOptions;

/** What a game hands to the frame: all that the bot knows of this game alone. */
export interface Knowledge<Danger extends string = SharedDanger> {
  readonly board: Board;
  readonly coups: Coups;
  /** By card. */
  readonly hints: readonly Hint<Danger>[];
  readonly grants: ReadonlyMap<number, Grant>;
  /** The dangers that no other game knows. */
  readonly dangers?: (
    striking: Striking,
    grantedBy: Bot['grantedBy'],
  ) => Readonly<Record<Exclude<Danger, SharedDanger>, DangerFacts>>;
  /** Headlines that lower DEFCON, where it was counted how often. */
  readonly headlineDrops?: readonly HeadlineDrop[];
  /** What scoring a card now would pay a side. */
  readonly scoringWorth: (game: Table, side: Side, card: number) => number;
  /** What the next box of the space race is worth to a side. */
  readonly boxWorth: (game: Table, side: Side) => number;
  /** What it costs a side to hand over the card that passes from side to side. */
  readonly passingCost: (game: Table) => number;
  /** What more its operations are worth. */
  readonly passingBonus?: number;
  readonly watched: Watched;
  /** What plays have proved to be worth, where that was learned. */
  readonly experience?: Experience;
}

/** The bot of a game: its parts know each other, and keep what they have worked out. */
export interface Bot {
  readonly hintOf: (card: number) => Hint<string>;
  readonly board: Board;
  readonly alarm: Alarm;
  readonly placing: Placing;
  readonly striking: Striking;
  readonly operations: Operations;
  readonly trouble: Trouble;
  readonly plays: Plays;
  readonly grantedBy: (card: number) => Grant | undefined;
}

export function botOf<Danger extends string>(knowledge: Knowledge<Danger>): Bot {
  const { board, coups, grants, hints, headlineDrops, watched, passingBonus = 0 } = knowledge;
  const alarm = newAlarm();
  const grantedBy = (card: number): Grant | undefined => grants.get(card);
  const placing = placingOn(board);
  const striking = strikingOn(board, coups, alarm);
  const operations = operationsOn({ board, alarm, placing, striking, watched, passingBonus });
  const facts: Readonly<Record<string, DangerFacts>> = {
    ...sharedDangers(striking),
    ...knowledge.dangers?.(striking, grantedBy),
  };
  const dangers = hints.map(({ danger }) => (danger === undefined ? undefined : facts[danger]));
  const cardsThat = (is: (hint: Hint<string>) => boolean | undefined): number[] =>
    hints.flatMap((hint, card) => (is(hint) === true ? [card] : []));
  const trouble = troubleOf({
    alarm,
    dangers,
    defusing: cardsThat(({ defuses }) => defuses),
    cutting: cardsThat(({ cutsOps }) => cutsOps),
    passing: cardsThat(({ takesPassing }) => takesPassing),
    headlineDrops,
  });
  const hintOf = (card: number): Hint<string> => hints[card];
  const parts = { hintOf, board, alarm, placing, striking, operations, trouble, grantedBy };
  return { ...parts, plays: playsOf(parts, knowledge as Knowledge<string>) };
}
