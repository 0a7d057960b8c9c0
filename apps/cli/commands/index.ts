import type { Command } from '../command.ts';
import version from './version.ts';

/** In the order of `brink --help`. */
export const commands: readonly Command[] = [version];
