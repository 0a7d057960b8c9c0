import { carefulPolicy, randomPolicy } from '@brink/bots';
import type { GamePackage, Policy, Random } from '@brink/kernel';

/** Players without ambition: one does anything, the other does not lose by accident. */
export const POLICIES = ['random', 'careful'] as const;
export type PolicyName = (typeof POLICIES)[number];

export const policyNamed = (name: PolicyName, game: GamePackage, random: Random): Policy =>
  name === 'random' ? randomPolicy(random) : carefulPolicy(game, random);
