import { redSea } from '@brink/crossover';
import { struggleAtWork } from '../struggle/at-work.ts';

export const atWork = struggleAtWork(redSea);
