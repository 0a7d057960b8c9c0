import { CHANCE, Random, choose, legal, members, nextActor } from '@brink/kernel';
import {
  mannerOf,
  RESULT,
  ROUND,
  ROUND_OF,
  TURN,
  US,
  handOf,
  knownTo,
  rivalOf,
  type Side,
  type Table,
} from '@brink/struggle';
import type { CardId } from '@brink/twilight-struggle/data/cards';
import type { CountryId } from '@brink/twilight-struggle/data/countries';
import { scenario } from '@brink/twilight-struggle/testing/scenario';
import { expect, test } from 'vitest';
import { adapterOf } from '../adapters/index.ts';
import { guardOf } from './guard.ts';

const adapter = adapterOf('twilight-struggle')!;

const MOST_POSITIONS = 2500;

/** Plays every line there is: no choice is skipped, no order of placing thought to be the same. */
class Exhaustive {
  readonly #viewer: Side;
  readonly #known = new Map<string, number>();
  readonly #start: string;
  /** More lines than anybody can wait for: the position is not small after all. */
  isTooLarge = false;

  constructor(viewer: Side, game: Table) {
    this.#viewer = viewer;
    this.#start = this.#moment(game);
  }

  #moment({ mem }: Table): string {
    return `${mem[TURN]} ${mem[ROUND]} ${mem[ROUND_OF]}`;
  }

  riskOf(game: Table, actor: number, choice: number): number {
    const next = game.clone();
    choose(next, actor, choice);
    return this.#look(next);
  }

  #look(game: Table): number {
    const { mem } = game;
    if (mem[RESULT] !== 0) {
      const isWar = ['defcon', 'cubanMissileCrisis'].includes(mannerOf(game));
      return isWar && mem[RESULT] - 1 === rivalOf(this.#viewer) ? 1 : 0;
    }
    if (this.#moment(game) !== this.#start || nextActor(game) < 0) return 0;
    if (this.#known.size > MOST_POSITIONS) this.isTooLarge = true;
    if (this.isTooLarge) return 0;
    const key = String.fromCharCode(...new Uint16Array(mem.buffer));
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    const actor = nextActor(game);
    const risks = members(legal(game, actor)).map((choice) => this.riskOf(game, actor, choice));
    const risk =
      actor === CHANCE
        ? risks.reduce((a, b) => a + b, 0) / risks.length
        : actor === this.#viewer
          ? Math.min(...risks)
          : Math.max(...risks);
    this.#known.set(key, risk);
    return risk;
  }
}

const CARDS: readonly CardId[] = [
  'duck-and-cover',
  'five-year-plan',
  'cia-created',
  'summit',
  'how-i-learned-to-stop-worrying',
  'lone-gunman',
  'we-will-bury-you',
  'grain-sales-to-soviets',
  'star-wars',
  'ortega-elected-in-nicaragua',
  'tear-down-this-wall',
  'nasser',
  'missile-envy',
];
const COUNTRIES: readonly CountryId[] = ['angola', 'cuba', 'south-korea', 'east-germany'];

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];

/** A small position: few cards, all of them known, and little influence. */
function smallPosition(random: Random): { game: Table; side: Side } {
  const cards = [...CARDS].sort(() => random.below(3) - 1);
  const side = random.below(2) as Side;
  const name = side === US ? 'us' : 'ussr';
  const rival = side === US ? 'ussr' : 'us';
  const influence: Partial<Record<CountryId, readonly [number, number]>> = {};
  for (const country of COUNTRIES) {
    if (random.below(2) === 0) influence[country] = [random.below(3), random.below(3)];
  }
  const { game } = scenario({
    turn: 8,
    defcon: 2 + random.below(2),
    space: pick(
      [
        [2, 0],
        [0, 2],
        [8, 8],
      ] as const,
      random,
    ),
    hands: { [name]: cards.slice(0, 2), [rival]: cards.slice(2, 4) },
    discard: cards.slice(4, 6),
    draw: [],
    influence,
  }).round(name);
  for (let i = 0; i < 5; i++) {
    game.sets[knownTo(side) + i] |= game.sets[handOf(rivalOf(side)) + i];
  }
  return { game, side };
}

const POSITIONS = Number(process.env.STAFF_SMALL ?? 12);

test(`the guard agrees with exhaustive play in ${POSITIONS} small positions`, () => {
  const random = new Random(7);
  const verdicts = { safe: 0, dangerous: 0, losing: 0 };
  for (let n = 0; n < POSITIONS; n++) {
    const { game, side } = smallPosition(random);
    for (const [card, { uses }] of guardOf(adapter, game, side)) {
      const shown = game.clone();
      choose(shown, side, card);
      for (const { choice, verdict, probability } of uses) {
        const all = new Exhaustive(side, shown);
        const risk = all.riskOf(shown, side, choice);
        if (all.isTooLarge) continue;
        const where = `position ${n}, card ${card}, use ${choice}`;
        const expected = risk === 0 ? 'safe' : risk > 1 - 1e-9 ? 'losing' : 'dangerous';
        expect([where, verdict]).toEqual([where, expected]);
        expect(probability).toBeCloseTo(risk, 9);
        verdicts[verdict]++;
      }
    }
  }
  expect(Math.min(...Object.values(verdicts))).toBeGreaterThan(0);
});
