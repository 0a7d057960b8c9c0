import { FP, PC } from '@brink/kernel';
import type { Table } from './volk.ts';
import { world } from './world.ts';

const isOpening = world.code.map(({ ask }) => ask?.prompt === 'takeCard');

/** Whether somebody takes a card now, to which the small choices after it belong. */
export const opensPlay = ({ mem }: Table): boolean => isOpening[mem[mem[FP] + PC]];
