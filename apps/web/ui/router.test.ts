import { expect, test } from 'vitest';
import { routeOf } from './router.ts';

test('addresses name pages, games and moments', () => {
  expect(routeOf('/', '')).toEqual({ page: 'home' });
  expect(routeOf('/settings', '')).toEqual({ page: 'settings' });
  expect(routeOf('/play/local/1a2b', '')).toEqual({ page: 'local', id: '1a2b' });
  expect(routeOf('/replay/local/1a2b', '#17')).toEqual({ page: 'replay', id: '1a2b', at: 17 });
  expect(routeOf('/g/Ab-c_0', '')).toEqual({ page: 'remote', id: 'Ab-c_0', at: undefined });
  expect(routeOf('/g/Ab-c_0', '#review')).toEqual({
    page: 'remote',
    id: 'Ab-c_0',
    isReview: true,
  });
  expect(routeOf('/g/Ab-c_0', '#214')).toEqual({ page: 'remote', id: 'Ab-c_0', at: 214 });
  expect(routeOf('/account', '')).toEqual({ page: 'account' });
  expect(routeOf('/reset', '#abc')).toEqual({ page: 'reset', token: 'abc' });
  expect(routeOf('/dice', '')).toEqual({ page: 'dice' });
  expect(routeOf('/archive', '')).toEqual({ page: 'archive' });
  expect(routeOf('/player/%D0%90%D0%BD%D0%BD%D0%B0', '')).toEqual({ page: 'player', name: 'Анна' });
  expect(routeOf('/player/%E0%A4%A', '')).toEqual({ page: 'nowhere' });
  expect(routeOf('/rules', '#ts:6.1.2')).toEqual({ page: 'rules', anchor: 'ts:6.1.2' });
  expect(routeOf('/rules', '')).toEqual({ page: 'rules', anchor: '' });
  expect(routeOf('/cards', '')).toEqual({ page: 'cards' });
  expect(routeOf('/explorer', '')).toEqual({ page: 'explorer' });
  expect(routeOf('/learn', '')).toEqual({ page: 'learn' });
  expect(routeOf('/learn/red-sea-coups', '')).toEqual({ page: 'study', id: 'red-sea-coups' });
  expect(routeOf('/puzzle/boycott', '')).toEqual({ page: 'puzzle', id: 'boycott' });
  expect(routeOf('/puzzles', '')).toEqual({ page: 'puzzles' });
  expect(routeOf('/elsewhere', '')).toEqual({ page: 'nowhere' });
});
