import { twilightStruggle } from '@brink/crossover';
import { struggleAtWork } from '../struggle/at-work.ts';

export const atWork = struggleAtWork(twilightStruggle);
