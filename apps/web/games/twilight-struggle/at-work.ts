import { twilightStruggle } from '@brink/twilight-struggle';
import { struggleAtWork } from '../struggle/at-work.ts';

export const atWork = struggleAtWork(twilightStruggle);
