import {
  ACTOR,
  FP,
  FREE,
  add,
  halt,
  link,
  pushFrame,
  type Game,
  type Program,
  type Rules,
} from '@brink/kernel';
import standIn from './data/stand-in-deck.json' with { type: 'json' };
import { compileDeck, type Deck } from './deck/deck.ts';
import type { DeckFile } from './deck/schema.ts';
import { game, playOn } from './flow/game.ts';
import './items/index.ts';
import { canUsePolice, policeAction } from './items/police.ts';
import { layout } from './state.ts';
import type { Table, Volk } from './volk.ts';

/** The cards of 2+2 that come with the project: invented, for the printed faces are not ours. */
export const STAND_IN = standIn as unknown as DeckFile;

const linked = link<Volk>([halt, game, policeAction, playOn]);

/** Where a program of this game begins. */
export const entryOf = (program: Program<Volk>): number => linked.entry(program);
export const START = entryOf(game);
/** Where a game that begins with a position begins. */
export const PLAY_ON = entryOf(playOn);

/** The police of East may act whenever the player in turn on its side decides. */
function freeActions(table: Game, actor: number, legal: Int32Array): void {
  if (canUsePolice(table as Table, actor)) add(legal, FREE);
}

function takeFree(table: Game, actor: number): void {
  pushFrame(table, (table as Table).rules.police);
  table.mem[table.mem[FP] + ACTOR] = actor;
}

const worldOf = (deck: Deck, players: 2 | 4): Volk => ({
  id: 'volk',
  layout,
  code: linked.code,
  freeActions: freeActions as NonNullable<Rules['freeActions']>,
  takeFree: takeFree as NonNullable<Rules['takeFree']>,
  deck,
  players,
  halt: entryOf(halt) + 1,
  police: entryOf(policeAction),
});

const worlds = new WeakMap<DeckFile, readonly [two: Volk, four: Volk]>();

/** The rules with the cards of a file; tables are built once for each file. */
export function worldWith(file: DeckFile, players: 2 | 4): Volk {
  let pair = worlds.get(file);
  if (!pair) {
    const deck = compileDeck(file);
    pair = [worldOf(deck, 2), worldOf(deck, 4)];
    worlds.set(file, pair);
  }
  return pair[players === 4 ? 1 : 0];
}

export const world = worldWith(STAND_IN, 2);
