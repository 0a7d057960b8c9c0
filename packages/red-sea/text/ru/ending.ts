import { endingAt, type Reason } from '@brink/struggle/text/ru/ending';
import type { OwnManner } from '../../manners.ts';

export const ownEndings: Readonly<Record<OwnManner, Reason>> = {
  hornOfAfrica: () => 'контроль над Эфиопией, Сомали и большинством стран Африки',
};

export const ending = endingAt(10, ownEndings);
