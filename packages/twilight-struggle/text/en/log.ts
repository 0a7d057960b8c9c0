import { mannerAt } from '@brink/struggle';
import { sharedLog } from '@brink/struggle/text/en/log';
import { flagName } from '../../flags.ts';
import type { LogLines } from '../catalogue.ts';
import { ofCard, ofCountry, ofRegion } from '../names.ts';
import { cards } from './cards.ts';
import { inCountry, specialAreas } from './countries.ts';
import { effects } from './effects.ts';
import { MANNERS } from '../../manners.ts';
import { ending } from './ending.ts';
import { regions } from './regions.ts';
import { alternativeSpaceBoxes, spaceBoxes } from './space.ts';
import { variantLog } from './turn-zero.ts';

const name = ofCard(cards);

/** The lines with names for cards and effects that may be those of visiting cards as well. */
export const logWith = (
  card: (number: number) => string,
  effect: (flag: number) => string,
): LogLines => ({
  ...sharedLog({
    card,
    where: ofCountry(inCountry, specialAreas['chinese-civil-war'].in),
    region: ofRegion(regions),
    effect,
    spaceBoxes: [...spaceBoxes, ...alternativeSpaceBoxes],
    passingCard: 'The China Card',
    ending: (winner, manner) => ending(winner, mannerAt(MANNERS, manner)),
  }),
  scoringSoutheastAsia: ({ us, ussr }) => `Southeast Asia scores: US ${us}, USSR ${ussr}`,
  ...variantLog,
});

export const log = logWith(name, (flag) => effects[flagName(flag)]);
