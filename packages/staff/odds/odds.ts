import {
  CHANCE,
  FP,
  PC,
  answer,
  argument,
  decision,
  legal,
  members,
  nextActor,
  runWhile,
  type LogEntry,
} from '@brink/kernel';
import { RESULT, optionId, SHARED_LOG, type Option, type Side, type Table } from '@brink/struggle';
import type { Adapter } from '../adapter.ts';
import { chancesOfTop } from './top-card.ts';
import { controlOf, measure, readChange, type Change, type Measure } from './change.ts';

/** One result of the dice and what the table is like after it. */
export interface OddsRow extends Change {
  /** From 0 to 1. */
  readonly probability: number;
  /** Every throw that gives this result: one die, or both sides'. */
  readonly dice: readonly (readonly number[])[];
  /** What the log would say of the first of them: the arithmetic of the throw. */
  readonly rolls: readonly LogEntry[];
}

/** What dice are thrown for. */
export const ODDS_KINDS = ['coup', 'realign', 'war', 'space', 'roll'] as const;
/** What dice are thrown for. */
export type OddsKind = (typeof ODDS_KINDS)[number];

/** Everything that may come of an attempt, with its probability. */
export interface Odds {
  readonly kind: OddsKind;
  /** Who attempts it. */
  readonly side: Side;
  /** The country attacked, -1 if there is none. */
  readonly country: number;
  /** Who controls it now: 0 US, 1 USSR, -1 nobody. */
  readonly controlBefore: number;
  readonly before: Measure;
  /** In the order of the dice; those that come to the same are one row, except for single dice. */
  readonly rows: readonly OddsRow[];
  /** Something would be decided besides the dice: a second throw, or a fixed die. */
  readonly isOpen: boolean;
}

const ROLLS: Readonly<Record<string, OddsKind>> = {
  coupRoll: 'coup',
  realignRoll: 'realign',
  warRoll: 'war',
  spaceRoll: 'space',
  roll: 'roll',
};

/** Decisions that change the dice; the odds are those without them. */
const DECLINED: Readonly<Record<string, Option>> = { coupAgain: 'no', fixDie: 'none' };

/** One way through the dice. */
interface Path {
  readonly dice: readonly number[];
  readonly probability: number;
  readonly log: readonly LogEntry[];
  /** Where in the rules its dice were thrown. */
  readonly thrownAt: readonly number[];
}

interface Leaf extends Path {
  readonly game: Table;
}

const START: Path = { dice: [], probability: 1, log: [], thrownAt: [] };

/** Goes through every throw until the program that the choice belongs to is over. */
class Throws {
  readonly leaves: Leaf[] = [];
  isOpen = false;
  /** How likely everything is thrown again: a tie at the Olympic Games. */
  again = 0;
  readonly #frame: number;
  readonly #viewer: number;

  constructor(frame: number, viewer: number) {
    this.#frame = frame;
    this.#viewer = viewer;
  }

  /** Takes a choice on a game that is its own to change, and goes on from there. */
  take(game: Table, [actor, choice]: readonly [number, number], path: Path): void {
    const log = [...path.log];
    game.log = (entry) => log.push(entry);
    answer(game, actor, choice);
    this.#follow(game, { ...path, log });
  }

  #follow(game: Table, path: Path): void {
    const { mem } = game;
    runWhile(game, () => mem[FP] >= this.#frame && mem[RESULT] === 0);
    const actor = mem[FP] >= this.#frame ? nextActor(game) : -1;
    const at = actor < 0 ? undefined : decision(game);
    const { dice, probability } = path;
    if (at && actor === CHANCE && at.domain === 'die') {
      const place = mem[mem[FP] + PC];
      if (path.thrownAt.includes(place)) {
        this.again += probability;
        return;
      }
      const faces = members(legal(game, CHANCE));
      const thrownAt = [...path.thrownAt, place];
      for (const die of faces) {
        const part = { probability: probability / faces.length, dice: [...dice, die], thrownAt };
        this.take(game.clone(), [CHANCE, die], { ...path, ...part });
      }
    } else if (at?.prompt === 'flashpoint') {
      for (const { deal, card, chance } of chancesOfTop(game, this.#viewer)) {
        this.take(deal, [CHANCE, card], { ...path, probability: probability * chance });
      }
    } else if (at && DECLINED[at.prompt]) {
      this.isOpen = true;
      this.take(game, [actor, optionId(DECLINED[at.prompt])], path);
    } else {
      this.leaves.push({ ...path, game });
    }
  }
}

/** Both sides choose at once, and what the other has chosen is a secret until both have. */
const isSecret = ({ mem, rules }: Table): boolean =>
  rules.code[mem[mem[FP] + PC]].askAll !== undefined;

/** Rows of throws that leave the table alike; single dice keep their own, they are few. */
function grouped(adapter: Adapter, before: Measure, { leaves, again }: Throws): OddsRow[] {
  const rows = new Map<string, OddsRow & { dice: (readonly number[])[]; probability: number }>();
  for (const { dice, game, log, ...path } of leaves) {
    const probability = path.probability / (1 - again);
    const change = readChange(adapter, before, game);
    const key = `${dice.length === 1 ? dice[0] : ''}|${change.key}`;
    const row = rows.get(key);
    if (row) {
      row.probability += probability;
      if (!row.dice.some((each) => each.join() === dice.join())) row.dice.push(dice);
    } else {
      const rolls = log.filter(({ code }) => code in ROLLS);
      rows.set(key, { ...change, probability, dice: [dice], rolls });
    }
  }
  return [...rows.values()];
}

/**
 * The exact distribution of what a choice of `side` throws dice for: a target of a coup, a
 * realignment or a war, a card sent into space, an event that is settled by dice. Undefined if
 * no dice follow the choice at once, or the other side chooses in secret at the same time. Every result is read off a copy of the game that was played
 * through it; hidden cards matter only as far as `side` may know them.
 */
export function oddsOf(
  adapter: Adapter,
  game: Table,
  side: Side,
  choice: number,
): Odds | undefined {
  if (isSecret(game)) return undefined;
  const throws = new Throws(game.mem[FP], side);
  throws.take(game.clone(), [side, choice], START);
  const { leaves, isOpen } = throws;
  if (leaves.every(({ dice }) => dice.length === 0)) return undefined;
  const before = measure(adapter, game);
  const told = leaves.flatMap(({ log }) => log).find(({ code }) => code in ROLLS);
  const kind = told ? ROLLS[told.code] : 'roll';
  const country = (told && argument(SHARED_LOG, told, 'country')) ?? -1;
  return {
    kind,
    side,
    country,
    controlBefore: country < 0 ? -1 : controlOf(game, country),
    before,
    rows: grouped(adapter, before, throws),
    isOpen,
  };
}

/** The odds of every choice of `side` at the present decision that throws dice. */
export function allOdds(adapter: Adapter, game: Table, side: Side): ReadonlyMap<number, Odds> {
  const list = new Map<number, Odds>();
  for (const choice of members(legal(game, side))) {
    const odds = oddsOf(adapter, game, side, choice);
    if (odds) list.set(choice, odds);
  }
  return list;
}

/** Who controls the country of an attempt after one of its results. */
export const controlAfter = ({ country, controlBefore }: Odds, { countries }: OddsRow): number =>
  countries.find((each) => each.country === country)?.control ?? controlBefore;

/** How likely a side controls the country of an attempt after it. */
export const chanceOfControl = (odds: Odds, side: Side): number =>
  sumOf(odds.rows, (row) => controlAfter(odds, row) === side);

/** Whether a result brings something to the one who attempts it. */
export const hasEffect = ({ side, before }: Odds, { countries, space, vp }: OddsRow): boolean =>
  countries.some(({ gain }) => gain[side] > 0 || gain[1 - side] < 0) ||
  space[side] > before.space[side] ||
  (side === 0 ? vp > before.vp : vp < before.vp);

/** How likely something comes of it for the one who attempts it. */
export const chanceOfEffect = (odds: Odds): number =>
  sumOf(odds.rows, (row) => hasEffect(odds, row));

/** How likely it is the end of the game at once. */
export const chanceOfLoss = ({ rows, side }: Odds): number =>
  sumOf(rows, ({ ends }) => ends !== undefined && ends.winner === 1 - side);

/** How likely one of the results is for which something holds. */
export function sumOf(rows: readonly OddsRow[], holds: (row: OddsRow) => boolean): number {
  let sum = 0;
  for (const row of rows) if (holds(row)) sum += row.probability;
  return sum;
}
