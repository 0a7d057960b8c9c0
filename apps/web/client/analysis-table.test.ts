import { readFileSync } from 'node:fs';
import { CHANCE, PUBLIC, canRead, nextActor, parseRecord } from '@brink/kernel';
import type { Start } from '@brink/study';
import { expect, test } from 'vitest';
import { loadGameWithBot } from '../games/worker-rules.ts';
import type { Thought } from './analysis-messages.ts';
import { AnalysisTable } from './analysis-table.ts';
import { Engine } from './engine.ts';

const FILE = new URL('../../../goldens/twilight-struggle/2/05.json', import.meta.url);
const { options, choices } = parseRecord(readFileSync(FILE, 'utf8'));
const START: Start = { kind: 'game', game: 'twilight-struggle', rules: 2, options, choices: [] };

async function opened(): Promise<{ table: AnalysisTable; at: number }> {
  const table = new AnalysisTable(await loadGameWithBot('twilight-struggle'), START);
  const nodes = choices.map((choice, at) => ({ id: at + 1, parent: at, choice }));
  expect(table.learn(nodes).misfit).toBeUndefined();
  const isRound = (node: number): boolean =>
    table.positions.facts(node + 1)?.code === 'actionRound';
  const at = nodes.map(({ id }) => id).find((id) => id > 100 && isRound(id))!;
  return { table, at };
}

test('eyes show what they may: a spectator no hand, a player their own, open hands all', async () => {
  const { table, at } = await opened();
  const hands = (eyes: 'public' | 'hand' | 'open'): readonly number[] => {
    const { view, seat, prompt } = table.standing(at, eyes, 1);
    expect(seat).toBe(eyes === 'public' ? PUBLIC : table.moverAt(at));
    expect((prompt?.choices.length ?? 0) > 0).toBe(eyes !== 'public');
    return (view as { hands: { known: readonly number[] }[] }).hands.map(
      ({ known }) => known.length,
    );
  };
  const mover = table.moverAt(at);
  expect(hands('public')).toEqual([0, 0]);
  expect(hands('hand')[mover]).toBeGreaterThan(0);
  expect(Math.min(...hands('open'))).toBeGreaterThan(0);
});

test('of a step each viewer is told only what they have not heard', async () => {
  const { table, at } = await opened();
  const logs = new Map<number, readonly object[]>();
  const told = (node: number, eyes: 'hand' | 'open'): number => {
    const { viewer, logKept, logAdded } = table.standing(node, eyes, 1);
    const log = [...(logs.get(viewer) ?? []).slice(0, logKept), ...logAdded];
    logs.set(viewer, log);
    const readable = table.positions.logTo(node).filter((entry) => canRead(entry, viewer));
    expect(log).toEqual(readable.map(({ code, args }) => ({ code, args })));
    return logAdded.length;
  };
  const mover = table.moverAt(at);
  const other = choices.findIndex((_, i) => i > at && table.moverAt(i) === 1 - mover);
  const again = choices.findIndex((_, i) => i > other && table.moverAt(i) === mover);
  expect(told(at, 'hand')).toBeGreaterThan(100);
  expect(told(other, 'hand')).toBeGreaterThan(100);
  expect(told(at, 'open')).toBeGreaterThan(100);
  expect(told(again, 'hand')).toBeLessThan(50);
  expect(told(at, 'hand')).toBe(0);
});

test('a choice is tried with all chance that follows it', async () => {
  const { table, at } = await opened();
  const [choice] = table.standing(at, 'hand', 1).prompt!.choices;
  const made = table.tryOut(at, choice);
  expect(made[0]).toBe(choice);
  let [node, next] = [at, 10_000];
  for (const each of made) {
    table.learn([{ id: next, parent: node, choice: each }]);
    node = next++;
  }
  expect(nextActor(table.positions.at(node))).not.toBe(CHANCE);
});

test('dealt anew, the one to move sees the same table', async () => {
  const { table, at } = await opened();
  const position = table.write(at, true)!;
  const dealt = new AnalysisTable(table.work, { ...START, kind: 'position', position });
  expect(dealt.standing(0, 'hand', 1).view).toEqual(table.standing(at, 'hand', 1).view);
  expect(dealt.standing(0, 'hand', 1).opening).toBeUndefined();
});

test('within a play there is no position to write', async () => {
  const { table, at } = await opened();
  expect(table.write(at + 1, false)).toBeUndefined();
});

test('a line that does not fit ends where it stops', async () => {
  const { table, at } = await opened();
  const { facts, misfit } = table.learn([
    { id: 9000, parent: at, choice: 255 },
    { id: 9001, parent: 9000, choice: 1 },
  ]);
  expect(facts).toEqual([]);
  expect(misfit?.node).toBe(9000);
  expect(table.positions.has(9001)).toBe(false);
});

test('the engine tells plans with their chances, and rests when it is told to', async () => {
  const { table, at } = await opened();
  const thoughts: Thought[] = [];
  const first = await new Promise<Thought>((resolve) => {
    const engine = new Engine(table, (thought) => {
      thoughts.push(thought);
      if (thought.plans.length === 3) {
        engine.rest();
        resolve(thought);
      }
    });
    engine.think({ node: at, eyes: 'hand', seq: 7, values: [] });
  });
  expect(first).toMatchObject({ node: at, seq: 7, seat: table.moverAt(at), faces: [] });
  for (const { chance, error, choices: plan, chosen, reasons } of first.plans) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    expect(error).toBeGreaterThan(0);
    expect(chosen.map(({ choice }) => choice)).toEqual(plan.slice(0, chosen.length));
    expect(reasons.length).toBeLessThanOrEqual(2);
  }
  expect(thoughts.at(-1)).toBe(first);
});
