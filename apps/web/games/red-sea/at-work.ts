import { redSea } from '@brink/red-sea';
import { struggleAtWork } from '../struggle/at-work.ts';

export const atWork = struggleAtWork(redSea);
