import { endingAt } from '@brink/struggle/text/ru/ending';

export const ending = endingAt(20);
