import { readFileSync, readdirSync } from 'node:fs';
import {
  ALL_SEEING,
  parseRecord,
  parseStep,
  decision,
  replay,
  stepCode,
  type GameRecord,
  type LogEntry,
  type Played,
} from '@brink/kernel';
import { expect, test } from 'vitest';
import { gameCalled } from './index.ts';

const GOLDENS = new URL('../../goldens/', import.meta.url);
const recordsIn = (folder: string): GameRecord[] =>
  readdirSync(new URL(folder, GOLDENS))
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => parseRecord(readFileSync(new URL(`${folder}/${name}`, GOLDENS), 'utf8')));

function logOf(record: GameRecord): LogEntry[] {
  const log: LogEntry[] = [];
  replay(gameCalled(record.game)!, record, (entry) => log.push(entry));
  return log;
}

function playedIn(record: GameRecord, log = logOf(record)): Played {
  const game = gameCalled(record.game)!;
  return game.played!(log, game.parseOptions(record.options))!;
}

interface Board {
  readonly turn: number;
  readonly countries: readonly { readonly us: number; readonly ussr: number }[];
  readonly hands: readonly { readonly known: readonly number[] }[];
}

/** What the board and the hands say, without the log: how it stood when headlines were asked for. */
function seenBeforeHeadlines(record: GameRecord) {
  const game = gameCalled(record.game)!;
  const first = game.view(game.setup(game.parseOptions(record.options)), ALL_SEEING) as Board;
  let seen: Board | undefined;
  replay(game, record, undefined, (table) => {
    if (seen || decision(table)?.prompt !== 'headline') return;
    seen = game.view(table, ALL_SEEING) as Board;
  });
  if (!seen) return undefined;
  const placed = (side: 'us' | 'ussr'): string[] =>
    seen!.countries.flatMap((country, number) => {
      const points = country[side] - first.countries[number][side];
      return points > 0 ? [`${number}.${points}`] : [];
    });
  return { us: placed('us'), ussr: placed('ussr'), hands: seen.hands };
}

const STRUGGLES = ['twilight-struggle/1', 'twilight-struggle/2', 'red-sea/1', 'red-sea/2'];

test.each(STRUGGLES)('%s: set-ups and hands are those of the board', (folder) => {
  let compared = 0;
  for (const record of recordsIn(folder)) {
    const seen = seenBeforeHeadlines(record);
    if (!seen || record.options['scenario'] === 'turn-zero') continue;
    compared++;
    const { opening } = playedIn(record);
    const steps = opening.flat();
    const placedBy = (seat: number): string[] => {
      const points = new Map<string, number>();
      for (const { kind, choice } of steps.filter((step) => step.seat === seat)) {
        if (kind !== 'setup' && kind !== 'bonus') continue;
        for (const each of choice.split('_')) {
          const [country, count] = each.split('.');
          points.set(country, (points.get(country) ?? 0) + Number(count));
        }
      }
      return [...points]
        .sort(([a], [b]) => Number(a) - Number(b))
        .map(([country, count]) => `${country}.${count}`);
    };
    expect({ us: placedBy(0), ussr: placedBy(1) }).toEqual({ us: seen.us, ussr: seen.ussr });
    for (const step of steps.filter(({ kind }) => kind === 'headline')) {
      const hand = [...seen.hands[step.seat].known].sort((a, b) => a - b).map(String);
      expect(step.among).toEqual(hand);
      expect(step.among).toContain(step.choice);
    }
  }
  expect(compared).toBeGreaterThan(5);
});

test('the order of placements in a set-up does not matter', () => {
  const record = recordsIn('twilight-struggle/2').find(
    ({ options }) => options['scenario'] === undefined,
  )!;
  const log = logOf(record);
  const begin = log.findIndex(({ code }) => code === 'influence');
  const end = log.findIndex(({ code }) => code === 'headline');
  const placements = log.slice(begin, end);
  const bySide = (side: number): LogEntry[] =>
    placements.filter(({ args }) => args[0] === side).reverse();
  const turned = [...log.slice(0, begin), ...bySide(1), ...bySide(0), ...log.slice(end)];
  expect(turned).not.toEqual(log);
  expect(playedIn(record, turned).opening).toEqual(playedIn(record, log).opening);
});

test('a set-up that was broken off is no set-up', () => {
  const record = recordsIn('twilight-struggle/2').find(
    ({ options }) => options['scenario'] === undefined,
  )!;
  const log = logOf(record);
  const begin = log.findIndex(({ code }) => code === 'influence');
  const kinds = (upTo: number): string[] =>
    playedIn(record, log.slice(0, upTo)).opening.map((stage) =>
      stage.map(({ kind, seat }) => `${kind} ${seat}`).join(' and '),
    );
  expect(kinds(begin + 3)).toEqual([]);
  // The USSR has placed its six; the US has begun.
  expect(kinds(begin + 8)).toEqual(['setup 1']);
  const headlines = log.findIndex(({ code }) => code === 'headline');
  expect(kinds(headlines + 2)).toEqual(['setup 1', 'setup 0', 'headline 1 and headline 0']);
});

test.each([...STRUGGLES, 'volk/1'])('%s: steps are words, cards are used in turns', (folder) => {
  for (const record of recordsIn(folder)) {
    const { opening, cards } = playedIn(record);
    for (const step of opening.flat()) {
      const { among: _, ...plain } = step;
      expect(parseStep(stepCode(step))).toEqual(plain);
      expect(step.among ?? [step.choice]).toContain(step.choice);
    }
    expect(cards.every(({ use }) => /^[a-zA-Z]+$/.test(use))).toBe(true);
    expect(cards.map(({ turn }) => turn)).toEqual(
      cards.map(({ turn }) => turn).sort((a, b) => a - b),
    );
  }
});

test('games with a deck of one’s own are not counted', () => {
  const [record] = recordsIn('volk/1');
  const game = gameCalled('volk')!;
  const options = { ...game.parseOptions(record.options), deck: {} };
  expect(game.played!(logOf(record), options)).toBeUndefined();
});
