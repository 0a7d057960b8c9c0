import { describe, expect, it } from 'vitest';
import { Budget } from './budget.ts';

describe('the budget for dear work', () => {
  it('is one for all sockets of a user, and one for all users of an address', async () => {
    const budget = new Budget({ perUser: 1, perAddress: 2 });
    const spend = (user: string | undefined, address = 'here') => budget.take({ user, address }, 6);
    expect(await spend('ann')).toBe(true);
    expect(await spend('ann')).toBe(false);
    expect(await spend('ann', 'elsewhere')).toBe(false);
    expect(await spend('ben')).toBe(true);
    expect(await spend('cid')).toBe(true);
    expect(await spend(undefined)).toBe(false);
    expect(await spend(undefined, 'elsewhere')).toBe(true);
  });

  it('is done piece by piece, everybody in turn, and lets all else go on between', async () => {
    const budget = new Budget({ perUser: 1000, perAddress: 1000 });
    let round = 0;
    const count = (): void => {
      if (++round < 100) setImmediate(count);
    };
    count();
    const order: string[] = [];
    const rounds = new Set<number>();
    const work = async (user: string): Promise<void> => {
      await budget.take({ user, address: user }, 1);
      order.push(user);
      rounds.add(round);
    };
    await Promise.all([work('eve'), work('eve'), work('eve'), work('ann')]);
    // One who came later waits for one piece of somebody who wants many.
    expect(order).toEqual(['eve', 'eve', 'ann', 'eve']);
    expect(rounds.size).toBe(4);
  });
});
