import { tableViolations, type Table } from '@brink/struggle';
import { choiceName } from './notation.ts';
import { areaCount } from './view.ts';

/** What must hold in every position, the box of the Chinese Civil War included. */
export const violations = (game: Table): string[] =>
  tableViolations(game, choiceName, areaCount(game));
