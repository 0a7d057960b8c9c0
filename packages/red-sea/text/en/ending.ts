import { endingAt, type Reason } from '@brink/struggle/text/en/ending';
import type { OwnManner } from '../../manners.ts';

export const ownEndings: Readonly<Record<OwnManner, Reason>> = {
  hornOfAfrica: () => 'control of Ethiopia, Somalia and most of Africa',
};

export const ending = endingAt(10, ownEndings);
