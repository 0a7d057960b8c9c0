import type { Clock } from '@brink/bots';

/** What a budget of time is measured by. */
export const CLOCKS = ['wall', 'processor'] as const;
export type ClockName = (typeof CLOCKS)[number];

/** The time that this process, with all its threads, has computed. */
function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export const clockNamed = (name: ClockName): Clock =>
  name === 'wall' ? () => performance.now() : processor;
