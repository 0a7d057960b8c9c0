import { redSea } from '@brink/crossover';
import { struggleAtWork } from '../struggle/worker-rules.ts';

export const atWork = struggleAtWork(redSea);
