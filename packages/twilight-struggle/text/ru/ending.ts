import { by, endingAt, type Reason } from '@brink/struggle/text/ru/ending';
import type { OwnManner } from '../../manners.ts';

export const ownEndings: Readonly<Record<OwnManner, Reason>> = {
  europeControl: () => 'контроль над Европой',
  cubanMissileCrisis: by(
    'предприняли попытку переворота во время Карибского кризиса',
    'предпринял попытку переворота во время Карибского кризиса',
    'переворот во время Карибского кризиса',
  ),
  wargames: () => '«Балансирование на грани»',
};

export const ending = endingAt(20, ownEndings);

/** Who wins the Late War scenario by the score. */
export const lateWarEnd =
  'В сценарии «Окончание холодной войны» после финального подсчета и после своего «Балансирования на грани» США нужны 20 ПО, иначе побеждает СССР.';
