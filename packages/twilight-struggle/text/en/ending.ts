import { endingAt } from '@brink/struggle/text/en/ending';

export const ending = endingAt(20);
