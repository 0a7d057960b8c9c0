import { expect, test } from 'vitest';
import { routeOf } from './router.ts';

test('addresses name pages, games and moments', () => {
  expect(routeOf('/', '')).toEqual({ page: 'home' });
  expect(routeOf('/settings', '')).toEqual({ page: 'settings' });
  expect(routeOf('/play/local/1a2b', '')).toEqual({ page: 'local', id: '1a2b' });
  expect(routeOf('/replay/local/1a2b', '#17')).toEqual({ page: 'replay', id: '1a2b', at: 17 });
  expect(routeOf('/g/Ab-c_0', '')).toEqual({ page: 'remote', id: 'Ab-c_0', at: undefined });
  expect(routeOf('/g/Ab-c_0', '#214')).toEqual({ page: 'remote', id: 'Ab-c_0', at: 214 });
  expect(routeOf('/elsewhere', '')).toEqual({ page: 'nowhere' });
});
