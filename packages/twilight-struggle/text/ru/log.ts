import { mannerAt } from '@brink/struggle';
import { sharedLog } from '@brink/struggle/text/ru/log';
import { flagName } from '../../flags.ts';
import type { LogLines } from '../catalogue.ts';
import { ofCard, ofCountry, ofRegion } from '../names.ts';
import { cards } from './cards.ts';
import { inCountry, specialAreas } from './countries.ts';
import { effects } from './effects.ts';
import { MANNERS } from '../../manners.ts';
import { ending } from './ending.ts';
import { quoted } from './quoted.ts';
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
    passingCard: '«Китайская карта»',
    ending: (winner, manner) => ending(winner, mannerAt(MANNERS, manner)),
  }),
  scoringSoutheastAsia: ({ us, ussr }) =>
    `Юго-Восточная Азия, подсчет очков: США ${us}, СССР ${ussr}`,
  ...variantLog,
});

export const log = logWith(
  (number) => quoted(name(number)),
  (flag) => effects[flagName(flag)],
);
