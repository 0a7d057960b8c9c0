import { parseRecord, replay, writeRecord } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { recordOf } from './driver.ts';
import { duel, type Fault } from './testing/duel.ts';
import { shortestFailure, tryChoices, tryGame } from './trial.ts';
import type { Law } from './violation.ts';

const SEEDS = Array.from({ length: 30 }, (_, i) => i + 1);

test('a sound game breaks no law', () => {
  for (const seed of SEEDS) {
    const trial = tryGame(duel(), {}, seed, undefined, 1);
    expect(trial.finding).toBeUndefined();
    expect(trial).toMatchObject({ decisions: 12, chances: 6 + 3 });
    expect(trial.choices).toHaveLength(21);
  }
});

test('the same seed tries the same game', () => {
  expect(tryGame(duel(), {}, 5).choices).toEqual(tryGame(duel(), {}, 5).choices);
});

/** Looks at the dear laws nowhere after the first decision. */
const HARDLY_EVER = 100_000;

const BROKEN: readonly [Fault, Law, message: string, every?: number][] = [
  ['viewShowsHands', 'secret', 'view of'],
  ['observationShowsHands', 'secret', 'observation of'],
  ['observationOutOfRange', 'schema', 'next[0] is 2, not 0 to 1'],
  ['promptTellsHand', 'secret', 'prompt'],
  ['logTellsDraw', 'secret', 'log of'],
  ['logTellsCommitment', 'secret', 'log of'],
  ['peeksWithoutReveal', 'secret', 'log seen by 0'],
  ['throwsOnGamble', 'throw', 'the bank is broke'],
  ['remembersOutside', 'clone', 'a copy plays otherwise', HARDLY_EVER],
  ['legalChangesGame', 'save', 'changes'],
  ['losesACard', 'state', 'a card is missing'],
  ['emptyDecision', 'decision', 'actor 0 has nothing to choose'],
  ['neverEnds', 'end', 'no end within', HARDLY_EVER],
  ['orderMatters', 'order', 'the order of answers matters'],
  ['leavesAChoiceWithoutWords', 'text', 'choice 1 of card at draw in en is undefined'],
  ['saysACode', 'text', 'in en reads "mayGamble"'],
  ['leavesALineInEnglish', 'text', 'in ru is not translated: "A duel"'],
];

test.each(BROKEN)('%s breaks the law "%s"', (fault, law, message, every = 1) => {
  const game = duel(fault);
  for (const seed of SEEDS) {
    const { finding } = tryGame(game, {}, seed, undefined, every);
    if (finding?.law !== law) continue;
    expect(finding.message).toContain(message);
    return;
  }
  expect.unreachable(`${law} holds`);
});

describe('the shortest failure', () => {
  test('is a game before the choice that throws', () => {
    const game = duel('throwsOnGamble');
    const seed = SEEDS.find((each) => tryGame(game, {}, each, undefined, HARDLY_EVER).finding)!;
    const late = tryGame(game, {}, seed, undefined, HARDLY_EVER);
    const record = shortestFailure(game, {}, seed, late);
    expect(record.choices.length).toBeLessThan(late.choices.length);
    expect(record.about).toMatchObject({ law: 'throw', seed: `${seed}` });
    expect(tryChoices(game, {}, seed, record.choices).finding?.law).toBe('throw');
    expect(tryChoices(game, {}, seed, record.choices.slice(0, -1)).finding).toBeUndefined();
  });

  test('is found earlier than a rare look finds it', () => {
    const game = duel('viewShowsHands');
    const late = tryGame(game, {}, 1, undefined, 16);
    expect(late.choices).toHaveLength(16);
    const record = shortestFailure(game, {}, 1, late);
    expect(record.choices.length).toBeLessThan(16);
    expect(tryChoices(game, {}, 1, record.choices).finding?.law).toBe('secret');
    expect(tryChoices(game, {}, 1, record.choices.slice(0, -1)).finding).toBeUndefined();
  });

  test('is a record that can be stored and replayed', () => {
    const game = duel('viewShowsHands');
    const record = shortestFailure(game, {}, 1, tryGame(game, {}, 1));
    const stored = parseRecord(writeRecord(record));
    expect(stored).toEqual(record);
    expect(() => replay(game, stored)).not.toThrow();
  });
});

test('given choices may end in the middle of a game', () => {
  const { choices } = tryGame(duel(), {}, 3);
  const trial = tryChoices(duel(), {}, 3, choices.slice(0, 9));
  expect(trial.finding).toBeUndefined();
  expect(trial.choices).toEqual(choices.slice(0, 9));
  expect(recordOf(duel(), {}, trial.choices).game).toBe('duel');
});
