import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Ai } from '@brink/kernel';
import { decodePlays } from '@brink/struggle/bot/experience';
import { CARD_WEIGHTS } from '@brink/struggle/bot/policy/card-features';
import { weightCount, type Learned } from '@brink/kernel/learned-value';
import { root } from '../root.mjs';
import { USUAL_FIT, fit } from './fit.ts';
import { appendGames, readGames } from './game-file.ts';
import { fitPlays } from './plays-fit.ts';
import { USUAL_POLICY, fitPolicy } from './policy-fit.ts';
import { playOne } from './self-play.ts';
import { SUBJECTS } from './subjects.ts';
import {
  rounded,
  roundedPlays,
  writeLeads,
  writePlays,
  writePolicy,
  writeValue,
} from './weights-file.ts';

const subject = SUBJECTS['twilight-struggle'];
const { features, lessons, aiWith } = subject.training();
const ai = aiWith(lessons) as unknown as Ai;
const folder = mkdtempSync(join(tmpdir(), 'brink-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a game is the same for the same seed, and a file gives back what was written', () => {
  const file = join(folder, 'games');
  const games = [playOne(subject, ai, 'heuristic', 1), playOne(subject, ai, 'heuristic', 2)];
  expect(playOne(subject, ai, 'heuristic', 1)).toEqual(games[0]);
  appendGames(file, games);
  // Stopped while it was writing a line.
  appendFileSync(file, '{"seed":3,"opt');
  expect(readGames(file)).toEqual(games);
  appendGames(file, games);
  expect(readGames(file)).toHaveLength(4);
});

test('learning from the same games gives the same weights', () => {
  const games = Array.from({ length: 12 }, (_, seed) => playOne(subject, ai, 'heuristic', seed));
  const told: string[] = [];
  const once = fit(subject, games, USUAL_FIT, (line) => told.push(line));
  const again = fit(subject, games, USUAL_FIT, () => {});
  expect(again.weights).toEqual(once.weights);
  expect(once.weights).toHaveLength(weightCount(features));
  expect(once.weights.every((weight) => Number.isFinite(weight))).toBe(true);
  expect(told).toHaveLength(1 + USUAL_FIT.epochs.length);
  const facts = { revision: 1, generation: 0, games: 12, positions: once.positions };
  const kept = rounded<Learned>(once.weights, facts);
  expect(kept.weights.every((weight) => Number.isInteger(weight))).toBe(true);
});

test('which cards searches choose is learned from their games', () => {
  const games = [playOne(subject, ai, 'search:24sims', 1)];
  const told: string[] = [];
  const once = fitPolicy(subject, games, USUAL_POLICY, (line) => told.push(line));
  expect(once.decisions).toBeGreaterThan(20);
  expect(once.weights).toHaveLength(CARD_WEIGHTS);
  expect(once.weights.every((weight) => Number.isFinite(weight))).toBe(true);
  expect(fitPolicy(subject, games, USUAL_POLICY, () => {}).weights).toEqual(once.weights);
  expect(told).toHaveLength(1 + USUAL_POLICY.epochs);
});

test('what the repository keeps is what would be written', () => {
  const { value, leads, plays, policy } = subject.policy!.training().lessons;
  const file = join(folder, 'weights.ts');
  const compact = (path: string): string => readFileSync(path, 'utf8').replaceAll(/[\s,]/g, '');
  const isKept = (kept: string): void => expect(compact(file)).toBe(compact(join(root, kept)));
  writeValue(file, value);
  isKept(subject.weights);
  writeLeads(file, leads!);
  isKept(subject.leads!);
  writePlays(file, plays!);
  isKept(subject.plays!.weights);
  writePolicy(file, policy!);
  isKept(subject.policy!.weights);
});

test('what ways to play a card bring is learned from games, and kept as it was learned', () => {
  const games = Array.from({ length: 8 }, (_, seed) => playOne(subject, ai, 'heuristic', seed));
  const once = fitPlays(subject, games, lessons.value);
  expect(once.plays).toBeGreaterThan(400);
  expect(once.table.every((worth) => Number.isFinite(worth))).toBe(true);
  expect(fitPlays(subject, games, lessons.value).table).toEqual(once.table);
  const kept = roundedPlays(once.table, { revision: 1, generation: 1, games: 8, plays: 1 });
  const read = decodePlays(kept);
  expect(read.every((worth, i) => Math.abs(worth - once.table[i]) <= kept.unit / 2)).toBe(true);
});
