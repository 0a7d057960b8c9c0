import type { TournamentPage } from '@brink/protocol';
import { expect, test } from 'vitest';
import { told } from './log.tsx';
import { TOURNAMENT_TEXTS } from './texts/texts.ts';

const page = {
  entrantsList: ['Ann', 'Борис'].map((name) => ({ name, isWaiting: false, hasLeft: false })),
  matches: [{ round: 1, first: 0, second: 1, games: [] }],
} satisfies Pick<TournamentPage, 'entrantsList' | 'matches'>;

test('the log names the match, the score and the reason of a ruling', () => {
  const entry = { at: 0, event: 'ruled', by: 'Host', text: '2.1 0:2 did not come, twice' };
  expect(told(entry, page, TOURNAMENT_TEXTS.en, 'en')).toEqual({
    text: 'The match Ann – Борис counts 0:2.',
    reason: 'did not come, twice',
  });
  expect(told(entry, page, TOURNAMENT_TEXTS.ru, 'ru').text).toBe('Матч Ann – Борис засчитан 0:2.');
});

test('a broadcast is told with its delay', () => {
  const entry = { at: 0, event: 'broadcast', by: 'Host' };
  const hour = { ...entry, text: '3600000' };
  expect(told(hour, page, TOURNAMENT_TEXTS.en, 'en').text).toBe(
    'The games are broadcast, 1 hour late.',
  );
  expect(told(hour, page, TOURNAMENT_TEXTS.ru, 'ru').text).toBe(
    'Партии транслируются с опозданием на 1 час.',
  );
  expect(told(entry, page, TOURNAMENT_TEXTS.en, 'en').text).toBe('The games are not broadcast.');
});

test('an entry of an older server says what it can', () => {
  const entry = { at: 0, event: 'excluded', by: 'Host', text: 'two accounts' };
  expect(told(entry, page, TOURNAMENT_TEXTS.en, 'en')).toEqual({
    text: 'An entrant was excluded.',
    reason: 'two accounts',
  });
  expect(told({ at: 0, event: 'extended' }, page, TOURNAMENT_TEXTS.ru, 'ru').text).toBe(
    'Тур продлен.',
  );
});
