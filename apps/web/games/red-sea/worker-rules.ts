import { redSea } from '@brink/crossover';
import { struggleWorkerRules } from '../struggle/worker-rules.ts';

export const workerRules = struggleWorkerRules(redSea);
