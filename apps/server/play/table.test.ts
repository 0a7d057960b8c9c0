import { gameCalled } from '@brink/games';
import {
  CHANCE,
  Random,
  choose,
  legal,
  members,
  nextActor,
  nth,
  parseRecord,
  replay,
  setUpAgreed,
  size,
  writeRecord,
  type GameRecord,
  type PlayerSeed,
} from '@brink/kernel';
import {
  VerifiableRandom,
  commitmentTo,
  keyOf,
  seedCommitment,
  verifyRecord,
} from '@brink/protocol';
import { describe, expect, it } from 'vitest';
import type { JournalRow } from '../storage/journal.ts';
import { JournalFault } from './journal-fault.ts';
import { Table } from './table.ts';

const game = gameCalled('twilight-struggle')!;
const secret = Uint8Array.from({ length: 32 }, (_, i) => i);

interface Played {
  readonly table: Table;
  readonly rows: JournalRow[];
}

const open = (): Table => new Table(game, { options: {} }, { kind: 'none' }, secret);

function start(): Played {
  const table = open();
  const commitment = commitmentTo(secret);
  return { table, rows: [table.write({ kind: 'start', commitment, seeds: [], chance: [] }, 0)] };
}

/** Any legal choice of one of those who are waited for. */
function step({ table, rows }: Played, random: Random): void {
  const actors = [0, 1].filter((seat) => table.waiting & (1 << seat));
  const actor = actors[random.below(actors.length)];
  const all = members(legal(table.session.game, actor));
  const choice = all[random.below(all.length)];
  const { decision } = table;
  rows.push(table.write({ kind: 'choice', decision, actor, choice, chance: [] }, rows.length));
}

/** Plays at random, stepping back and taking back now and then. */
function play(seed: number): Played {
  const random = new Random(seed);
  const played = start();
  const { table, rows } = played;
  while (!table.result) {
    step(played, random);
    const actor = [0, 1].find((seat) => table.session.canUndo(seat));
    if (actor !== undefined && random.below(4) === 0) {
      rows.push(table.write({ kind: 'undo', decision: table.decision, actor }, rows.length));
    }
    const to = table.result || random.below(25) > 0 ? undefined : table.lastChoiceOf(0);
    if (to !== undefined) {
      rows.push(table.write({ kind: 'offerTakeBack', actor: 0, to }, rows.length));
      rows.push(table.write({ kind: 'answerTakeBack', actor: 1, accept: true }, rows.length));
    }
  }
  return played;
}

it.each([1, 2, 3, 4, 5, 6])('comes out of its journal again, step by step (seed %i)', (seed) => {
  const { table, rows } = play(seed);
  expect(rows.some(({ entry }) => entry.kind === 'undo')).toBe(true);
  const again = open();
  const places = new Set<string>();
  for (const row of rows) {
    again.read(row);
    expect(again.waiting).toBe(row.waiting);
    if (!('decision' in row.entry)) continue;
    const place = `${row.entry.decision} ${row.entry.actor}`;
    expect(places.has(place)).toBe(false);
    places.add(place);
  }
  expect(again.session.game.mem).toEqual(table.session.game.mem);
  expect(again.session.log).toEqual(table.session.log);
  expect(again.record({})).toEqual(table.record({}));
});

it.each([1, 2, 3, 4, 5, 6])('leaves a record anybody can verify (seed %i)', (seed) => {
  const { table } = play(seed);
  const record = parseRecord(writeRecord(table.record({})));
  const replayed = replay(game, record);
  expect(replayed.mem).toEqual(table.session.game.mem);
  expect(verifyRecord(game, record)).toMatchObject({ ok: true });
  const silent = { ...record.fairness!, takeBacks: [] };
  const hasGaps = record.fairness!.counters !== undefined;
  expect(verifyRecord(game, { ...record, fairness: silent })).toMatchObject({ ok: !hasGaps });
  const choices = [...record.choices];
  [choices[0], choices[1]] = [choices[1], choices[0]];
  expect(verifyRecord(game, { ...record, choices })).toMatchObject({ ok: false });
});

it('never draws the same number twice, take-backs included', () => {
  const played = start();
  const { table, rows } = played;
  const random = new Random(8);
  for (let i = 0; i < 60 && !table.result; i++) step(played, random);
  const before = rows.flatMap(({ entry }) => ('chance' in entry ? entry.chance : [])).length;
  const to = table.lastChoiceOf(0)!;
  table.write({ kind: 'offerTakeBack', actor: 0, to }, 99);
  table.write({ kind: 'answerTakeBack', actor: 1, accept: true }, 99);
  const next: Played = { table, rows: [] };
  while (!table.result) step(next, random);
  const { counters } = table.record({}).fairness!;
  const numbers = counters ?? table.record({}).choices.map((_, index) => index);
  expect(Math.max(...numbers)).toBeGreaterThanOrEqual(before);
  expect(new Set(numbers).size).toBe(numbers.length);
});

/** A host who knows the secret looks for numbers that suit them, for the whole opening deal. */
function chosenByTheHost(record: GameRecord): GameRecord {
  const random = new VerifiableRandom(keyOf(secret, record.fairness!.seeds));
  const counters: number[] = [];
  const choices: number[] = [];
  const dealt = setUpAgreed(game, record);
  for (let next = 0; nextActor(dealt) === CHANCE; next++) {
    const mask = legal(dealt, CHANCE);
    while (random.draw(next, size(mask)) !== 0) next++;
    counters.push(next);
    choices.push(nth(mask, 0));
    choose(dealt, CHANCE, nth(mask, 0));
  }
  return { ...record, choices, fairness: { ...record.fairness!, counters } };
}

const SEEDS: readonly PlayerSeed[] = [
  { player: 0, commitment: seedCommitment('ab'.repeat(32)), seed: 'ab'.repeat(32) },
  { player: 1, commitment: seedCommitment('cd'.repeat(32)) },
];

describe('what was promised', () => {
  const begun = (seeds?: readonly PlayerSeed[]): Table => {
    const table = open();
    const commitment = commitmentTo(secret);
    table.write({ kind: 'start', commitment, chance: [], ...(seeds && { seeds }) }, 0);
    table.write({ kind: 'resign', actor: 0 }, 1);
    return table;
  };

  it('refuses draw numbers that a host has chosen', () => {
    const chosen = chosenByTheHost(begun([]).record({}));
    expect(verifyRecord(game, chosen)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('no take-back accounts for it'),
    });
  });

  it('says of an older record that it does not tell why numbers are skipped', () => {
    const chosen = chosenByTheHost(begun().record({}));
    const verdict = verifyRecord(game, chosen);
    expect(verdict).toMatchObject({ ok: true, promised: { mixedIn: [], withheld: [] } });
    expect(verdict.promised!.takeBacks).toBeUndefined();
    expect(verdict.promised!.skipped).toBeGreaterThan(0);
  });

  it('mixes in what players tell, and says who did not', () => {
    const record = begun(SEEDS).record({});
    expect(record.choices).not.toEqual(begun([]).record({}).choices);
    expect(verifyRecord(game, record)).toMatchObject({
      ok: true,
      promised: { mixedIn: [0], withheld: [1], takeBacks: 0, skipped: 0 },
    });
    const { fairness } = record;
    const without = { ...record, fairness: { ...fairness!, seeds: [SEEDS[1]] } };
    expect(verifyRecord(game, without)).toMatchObject({ ok: false });
    const other = { ...SEEDS[0], seed: 'ef'.repeat(32) };
    const changed = { ...record, fairness: { ...fairness!, seeds: [other, SEEDS[1]] } };
    expect(verifyRecord(game, changed).problem).toContain('does not fit their commitment');
  });
});

it.each([
  ['too much', (chance: readonly number[]) => [...chance, 1]],
  ['missing', (chance: readonly number[]) => chance.slice(0, -1)],
])('chance that is %s in a journal is a fault that is told', (what, change) => {
  const { rows } = start();
  const { entry, ...row } = rows[0];
  if (entry.kind !== 'start') throw new Error('a journal begins with its start');
  const spoilt = { ...row, entry: { ...entry, chance: change(entry.chance) } };
  expect(() => open().read(spoilt)).toThrow(JournalFault);
  expect(() => open().read(spoilt)).toThrow(what);
});
