/**
 * The log closes every block with an empty line: an event, a use of operations, a choice of an
 * event. A block lasts as long as the engine's frame it stands for.
 */
import { FP, FRAME, PC } from '@brink/kernel';
import type { Table } from '@brink/struggle';
import type { CardId } from '../data/cards.ts';

export interface Block {
  readonly kind: 'event' | 'choice' | 'use';
  /** The card whose event it is; 0 for a use. */
  readonly card: number;
  /** Who carries it out. */
  readonly actor: number;
  /** The frame it runs in, and where the frame below stands meanwhile. */
  readonly frame: number;
  readonly pc: number;
  /** Cards that come into play and leave it when the event is over. */
  readonly coming: readonly CardId[];
  readonly going: readonly CardId[];
  /** Something has been said in it. */
  readonly isTold: boolean;
  /** The card that an event has shown and not yet dealt with (Grain Sales). */
  readonly shown: number;
}

const block = (
  kind: Block['kind'],
  card: number,
  actor: number,
  frame: number,
  pc: number,
): Block => ({
  kind,
  card,
  actor,
  frame,
  pc,
  coming: [],
  going: [],
  isTold: false,
  shown: 0,
});

/** The event that is about to get its frame. */
export function eventBlock(
  { mem }: Table,
  card: number,
  actor: number,
  kind: 'event' | 'choice',
): Block {
  const frame = mem[FP];
  return block(kind, card, actor, frame + FRAME, mem[frame + PC]);
}

/** The operations whose frame is on top. */
export function useBlock({ mem }: Table, actor: number): Block {
  const frame = mem[FP];
  return block('use', 0, actor, frame, mem[frame - FRAME + PC]);
}

export const isOpen = ({ mem }: Table, { frame, pc }: Block): boolean =>
  mem[FP] >= frame && mem[frame - FRAME + PC] === pc;

/** The same block once something has been said in it. */
export const told = (block: Block): Block => ({ ...block, isTold: true });
