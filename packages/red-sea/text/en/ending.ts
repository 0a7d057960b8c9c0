import { endingAt, type Reason } from '@brink/struggle/text/en/ending';
import type { OwnManner } from '../../manners.ts';

export const ownEndings: Readonly<Record<OwnManner, Reason>> = {
  hornOfAfrica: () => 'control of Ethiopia, Somalia and more African countries than the opponent',
};

export const ending = endingAt(10, ownEndings);
