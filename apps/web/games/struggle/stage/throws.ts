import type { DieScene } from './scene.ts';
import type { Told } from './told.ts';

const NOBODY = -1;
const FACES = [1, 2, 3, 4, 5, 6];

export type DieCode = 'coupRoll' | 'warRoll' | 'spaceRoll' | 'trapRoll' | 'crisisRoll';

type Throw = Pick<DieScene, 'what' | 'side' | 'die' | 'terms' | 'country' | 'box'> & {
  readonly isGood: (die: number) => boolean;
};

/** A trap lets go at 1 to 4. */
const TRAP_DIE = 4;

function throwOf(told: Told<DieCode>): Throw {
  const modified = (modifier: number) =>
    modifier === 0 ? [] : [{ by: modifier, what: 'modifier' as const }];
  switch (told.code) {
    case 'coupRoll': {
      const { side, country, die, modifier, ops, result } = told;
      const resistance = die + modifier + ops - result;
      return {
        what: 'coup',
        side,
        country,
        die,
        terms: [
          ...modified(modifier),
          { by: ops, what: 'ops' },
          { by: -resistance, what: 'resistance' },
        ],
        isGood: (face) => face + modifier + ops > resistance,
      };
    }
    case 'warRoll': {
      const { side, country, die, modifier, needed } = told;
      const isGood = (face: number): boolean => face + modifier >= needed;
      return { what: 'war', side, country, die, terms: modified(modifier), isGood };
    }
    case 'spaceRoll': {
      const { side, box, die, needed } = told;
      return { what: 'space', side, box, die, terms: [], isGood: (face) => face <= needed };
    }
    case 'trapRoll': {
      const { side, die } = told;
      return { what: 'trap', side, die, terms: [], isGood: (face) => face <= TRAP_DIE };
    }
    case 'crisisRoll': {
      const { die, modifier } = told;
      const isGood = (): boolean => false;
      return { what: 'crisis', side: NOBODY, die, terms: modified(modifier), isGood };
    }
  }
}

/** A die of the log as what it was thrown for, what was added, and which faces would do. */
export function thrown(told: Told<DieCode>) {
  const { isGood, ...rest } = throwOf(told);
  const result = rest.terms.reduce((sum, { by }) => sum + by, rest.die);
  return { ...rest, result, good: FACES.filter(isGood) };
}
