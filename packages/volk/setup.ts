import { Game, REVISION, restart, run, type LogSink } from '@brink/kernel';
import { cityNumber } from './data/cities.ts';
import { provinceNumber } from './data/provinces.ts';
import { setFactory } from './board/economy.ts';
import { FIRST_NEW, LAST_BASE, LAST_CARD } from './deck/deck.ts';
import { putIn } from './cards.ts';
import { MAX_DOVES } from './items/money.ts';
import { STAND_IN_DECK, parseOptions, type VolkOptions } from './options.ts';
import { RULES } from './revision.ts';
import { ruledAt, setRuling } from './rulings.ts';
import {
  ARMS_DECK,
  CONFLICT_DECK,
  DOVES,
  HOLDING_BOX,
  MODE,
  NEW_DECK,
  PROVINCE_COUNT,
  TREASURY,
  UNREST,
  WAITING,
} from './state.ts';
import type { Table } from './volk.ts';
import { STAND_IN, START, worldWith } from './world.ts';

const UNREST_AT_START = 3;
/** Version 2.0 of the rules: less unrest in the provinces that supply West Berlin. */
const UNREST_OF_SUPPLIERS = 2;
const SOCIALISTS_AT_START = 1;
const TREASURY_AT_START = 6;
const FACTORIES = ['hamburg', 'dortmund', 'bitterfeld', 'east-berlin'] as const;
const SUPPLIERS = ['NW', 'RP', 'BW'] as const;

/** The board before the first card is dealt. */
export function layOutBoard(game: Table): void {
  const { mem, rules } = game;
  mem.fill(UNREST_AT_START, UNREST, UNREST + PROVINCE_COUNT);
  for (const id of SUPPLIERS) mem[UNREST + provinceNumber(id)] = UNREST_OF_SUPPLIERS;
  for (const id of FACTORIES) setFactory(game, cityNumber(id), true);
  mem[HOLDING_BOX] = SOCIALISTS_AT_START;
  for (let card = 1; card <= LAST_BASE; card++) putIn(game, WAITING, card);
  if (rules.players === 2) return;
  mem[MODE] = 1;
  for (let card = FIRST_NEW; card <= LAST_CARD; card++) putIn(game, NEW_DECK, card);
  mem.fill(TREASURY_AT_START, TREASURY, TREASURY + 2);
  mem[DOVES] = MAX_DOVES;
  game.sets[ARMS_DECK] = (1 << rules.deck.arms.length) - 1;
  game.sets[CONFLICT_DECK] = (1 << rules.deck.conflicts.length) - 1;
}

export interface Beginning {
  readonly log?: LogSink | undefined;
  /** The rules it keeps to its end; the newest unless a stored game says otherwise. */
  readonly revision?: number | undefined;
}

/** A new game, standing at its first decision: the first card to be dealt. */
export function setup(
  options: VolkOptions = parseOptions({}),
  { log, revision = RULES }: Beginning = {},
): Table {
  const file = options.deck === STAND_IN_DECK ? STAND_IN : options.deck;
  const game: Table = new Game(worldWith(file, options.mode === 'base' ? 2 : 4));
  game.log = log;
  game.mem[REVISION] = revision;
  layOutBoard(game);
  for (const ruling of [...ruledAt(revision), ...options.rulings]) setRuling(game, ruling);
  restart(game, START);
  run(game);
  return game;
}
