import { TURN, type Table } from '@brink/struggle';

export { deal } from '@brink/struggle';

export const handSize = ({ mem }: Table): number => (mem[TURN] <= 3 ? 8 : 9);
