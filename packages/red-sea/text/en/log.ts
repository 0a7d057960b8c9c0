import { mannerAt } from '@brink/struggle';
import { bidLog } from '@brink/struggle/text/en/bidding';
import { sharedLog } from '@brink/struggle/text/en/log';
import type { Names } from '@brink/struggle/text/message';
import { seats } from '@brink/struggle/text/en/seats';
import { flagName } from '../../flags.ts';
import type { Catalogue } from '../catalogue.ts';
import { ofCard, ofCountry, ofRegion } from '../names.ts';
import { cards } from './cards.ts';
import { inCountry } from './countries.ts';
import { effects } from './effects.ts';
import { MANNERS } from '../../manners.ts';
import { ending } from './ending.ts';
import { regions, spaceBoxes } from './places.ts';

/** The lines with names for cards and effects that may be those of visiting cards as well. */
export const logWith = (
  card: (number: number) => string,
  effect: (flag: number) => string,
  where: (country: number) => string = ofCountry(inCountry),
  over: Names['ending'] = (winner, manner) => ending(winner, mannerAt(MANNERS, manner)),
): Catalogue['log'] => ({
  ...sharedLog({
    card,
    where,
    region: ofRegion(regions),
    effect,
    spaceBoxes,
    passingCard: cards['romanian-autonomy'].name,
    ending: over,
  }),
  ...bidLog,
  flashpoint: ({ country, card: number }) =>
    `Flashpoint, coup ${where(country)}: ${card(number)} is revealed`,
  underPile: ({ card: number }) => `${card(number)} goes under the pile`,
  fixDie: ({ side, die }) => `${seats[side]} makes the die a ${die}`,
  seaLanes: ({ side, standing }) =>
    `${seats[side]} ${standing === 2 ? 'controls' : 'leads in'} the Strategic Sea Lanes`,
  famine: ({ country, isThere }) => `Famine ${where(country)}${isThere ? '' : ' is over'}`,
  centcom: ({ keptOut, country }) => `CENTCOM keeps the ${seats[keptOut]} out ${where(country)}`,
});

export const log = logWith(ofCard(cards), (flag) => effects[flagName(flag)]);
