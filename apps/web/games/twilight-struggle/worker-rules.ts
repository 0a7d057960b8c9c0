import { twilightStruggle } from '@brink/crossover';
import { struggleAtWork } from '../struggle/worker-rules.ts';

export const atWork = struggleAtWork(twilightStruggle);
