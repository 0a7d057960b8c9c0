import { expect, test } from 'vitest';
import { PROBE_SECONDS, Prober } from './prober.ts';

const newConnection = () => {
  const connection = { probed: 0, probe: () => void connection.probed++ };
  return connection;
};

test('probes everybody once a round, and about as many each second', () => {
  const prober = new Prober();
  const connections = Array.from({ length: 100 }, newConnection);
  for (const connection of connections) prober.add(connection);
  const sum = (): number => connections.reduce((all, { probed }) => all + probed, 0);
  for (let second = 0; second < PROBE_SECONDS; second++) {
    const before = sum();
    prober.tick();
    expect([3, 4]).toContain(sum() - before);
  }
  expect(connections.every(({ probed }) => probed === 1)).toBe(true);
});

test('leaves those alone who have gone', () => {
  const prober = new Prober();
  const [stays, goes] = [newConnection(), newConnection()];
  prober.add(stays);
  prober.add(goes);
  prober.delete(goes);
  for (let second = 0; second < PROBE_SECONDS; second++) prober.tick();
  expect([stays.probed, goes.probed]).toEqual([1, 0]);
});
