import { endingAt } from '@brink/struggle/text/ru/ending';

export const ending = endingAt(20);

/** Who wins the Late War scenario by the score. */
export const lateWarEnd =
  'В сценарии «Окончание холодной войны» после финального подсчета и после своего «Балансирования на грани» США нужны 20 ПО, иначе побеждает СССР.';
