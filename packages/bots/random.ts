import { uniform, type Policy, type Random } from '@brink/kernel';

/** Takes any legal choice. */
export const randomPolicy = (random: Random): Policy => uniform(random);
