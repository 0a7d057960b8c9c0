import { PERIODS, periodsOf, type Features } from '@brink/kernel/learned-value';
import { boardParts } from '../../observation.ts';
import { DECADE, STAGE, STASI_DISBANDED, WALL } from '../../state.ts';
import type { Table, Volk } from '../../volk.ts';
import { westLead } from '../standing.ts';

const DECADES = 4;
const STAGES = 4;
/** Cells are small whole numbers; learning goes at one pace if none is much above 1. */
const SCALE = 4;
const PUBLIC = -1;

const CELLS = boardParts.reduce((sum, { length }) => sum + length, 0);
/** The lead by hand, the stage, the wall standing and down, the Stasi gone. */
const OWN = 5;

/** Reads positions of the game for two: the board, cell by cell, and what the hand-written rules say. */
export class VolkFeatures implements Features<Volk> {
  /** Nothing but what every position has. */
  readonly size = 1;
  readonly active = Int16Array.of(0);
  readonly activeCount = 1;
  readonly numbers = new Float64Array(CELLS + OWN);
  readonly periods = new Float64Array(PERIODS);
  readonly #row = new Int16Array(CELLS);

  read(game: Table): void {
    const { mem } = game;
    const { numbers } = this;
    const row = this.#row;
    let at = 0;
    for (const part of boardParts) {
      part.fill(game, PUBLIC, row, at);
      at += part.length;
    }
    for (let i = 0; i < CELLS; i++) numbers[i] = row[i] / SCALE;
    numbers[CELLS] = westLead(game);
    numbers[CELLS + 1] = mem[STAGE] / STAGES;
    numbers[CELLS + 2] = mem[WALL] === 1 ? 1 : 0;
    numbers[CELLS + 3] = mem[WALL] === 2 ? 1 : 0;
    numbers[CELLS + 4] = mem[STASI_DISBANDED];
    periodsOf((mem[DECADE] - 1 + mem[STAGE] / STAGES) / DECADES, this.periods);
  }
}
