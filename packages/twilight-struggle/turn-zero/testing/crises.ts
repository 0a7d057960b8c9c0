import type { Table } from '@brink/struggle';
import { CRISIS_RESULTS } from '../../state.ts';
import { crisisNumber, type Band, type CrisisId } from '../crises.ts';

/** Notes how crises have ended, as if Turn Zero had been played; nothing else is changed. */
export function endCrises(
  { mem }: Table,
  results: Readonly<Partial<Record<CrisisId, Band>>>,
): void {
  for (const [id, band] of Object.entries(results)) {
    mem[CRISIS_RESULTS + crisisNumber(id as CrisisId)] = band + 1;
  }
}
