import type { Table } from '@brink/struggle';
import { CRISIS_RESULTS } from '../../state.ts';
import { newGame, type Position, type Scenario } from '../../testing/scenario.ts';
import { CRISES, crisisNumber, type Band, type CrisisId } from '../crises.ts';

/** Notes how crises have ended, as if Turn Zero had been played; nothing else is changed. */
export function endCrises(
  { mem }: Table,
  results: Readonly<Partial<Record<CrisisId, Band>>>,
): void {
  for (const [id, band] of Object.entries(results)) {
    mem[CRISIS_RESULTS + crisisNumber(id as CrisisId)] = band + 1;
  }
}

export const TURN_ZERO = { scenario: 'turn-zero' } as const;
export const begin = (more: Position['options'] = {}): Scenario =>
  newGame({ ...TURN_ZERO, ...more });

const HISTORY: Readonly<Record<CrisisId, number>> = {
  've-day': 4,
  'yalta-and-potsdam': 2,
  'uk-election': 2,
  israel: 4,
  'vj-day': 4,
  'chinese-civil-war': 2,
};

/** All crises with bluffs only; each die as given, otherwise the one that changes nothing. */
export function play(
  dice: Readonly<Partial<Record<CrisisId, number>>>,
  more: Position['options'] = {},
) {
  const t = begin(more);
  for (const id of CRISES) {
    if (t.prompt === 'crisis') t.choose(id);
    t.choose('oss', 'kgb', dice[id] ?? HISTORY[id]);
  }
  return t;
}

/** Cards are dealt as they come; then the placement of the set-up is at hand. */
export function deal(t: Scenario): Scenario {
  while (t.prompt === 'draw') t.choose(t.choices[0]!);
  return t;
}

/** The free placement of the USSR, all in one country. */
export const POLAND = ['poland', 'poland', 'poland', 'poland', 'poland', 'poland'] as const;
