import { endingAt, type Reason } from '@brink/struggle/text/ru/ending';
import type { OwnManner } from '../../manners.ts';

export const ownEndings: Readonly<Record<OwnManner, Reason>> = {
  hornOfAfrica: () =>
    'контроль над Эфиопией, Сомали и большим числом стран Африки, чем у противника',
};

export const ending = endingAt(10, ownEndings);
