import { Game, REVISION, restart, revisionOf, run, type LogSink } from '@brink/kernel';
import {
  BATTLEGROUNDS,
  BONUS_INFLUENCE,
  DEFCON,
  DRAW,
  PASSING_FACE_UP,
  PASSING_HOLDER,
  US,
  USSR,
  WAITING,
  putIn,
  setInfluence,
  setStability,
  type Table,
} from '@brink/struggle';
import { CARDS } from './data/cards.ts';
import { COUNTRIES } from './data/countries.ts';
import { parseOptions, type RedSeaOptions } from './options.ts';
import { RULES } from './revision.ts';
import { ROMANIAN_AUTONOMY } from './rule-points.ts';
import { ruledAt, setRuling } from './rulings.ts';
import { BIDDING, LAST_TURN } from './state.ts';
import { redSeaWorld, type RedSeaWorld } from './world.ts';

const PILES = { mid: DRAW, late: WAITING } as const;
const TURNS = 2;

function layOutBoard(game: Table): void {
  for (const [number, { stability, battleground, start }] of COUNTRIES.entries()) {
    setStability(game, number, stability);
    if (battleground) game.sets[BATTLEGROUNDS + (number >> 5)] |= 1 << (number & 31);
    for (const side of [US, USSR]) setInfluence(game, side, number, start[side]);
  }
}

/** §3: the table of a world, before anything has happened. */
export function layOut(game: Table, options: RedSeaOptions): void {
  const { mem } = game;
  mem[DEFCON] = 4;
  mem[LAST_TURN] = TURNS;
  mem[BIDDING] = options.bidding ? 1 : 0;
  mem[PASSING_HOLDER] = US;
  mem[PASSING_FACE_UP] = 1;
  mem[BONUS_INFLUENCE + US] = options.bonusUs;
  mem[BONUS_INFLUENCE + USSR] = options.bonusUssr;
  for (const ruling of [...ruledAt(revisionOf(game)), ...options.rulings]) setRuling(game, ruling);
  layOutBoard(game);
  for (const { number, period } of CARDS) {
    if (number !== ROMANIAN_AUTONOMY) putIn(game, PILES[period], number);
  }
}

export interface Beginning {
  readonly log?: LogSink | undefined;
  /** The rules it keeps to its end; the newest unless a stored game says otherwise. */
  readonly revision?: number | undefined;
  readonly on?: RedSeaWorld;
  readonly prepare?: (game: Table) => void;
}

/** A new game, standing at its first decision: the first card to be dealt, or the bids. */
export function setup(
  options: RedSeaOptions = parseOptions({}),
  { log, revision = RULES, on = redSeaWorld, prepare }: Beginning = {},
): Table {
  const game: Table = new Game(on.world);
  game.log = log;
  game.mem[REVISION] = revision;
  layOut(game, options);
  prepare?.(game);
  restart(game, on.start);
  run(game);
  return game;
}
