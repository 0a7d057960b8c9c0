import { ACTOR, FP } from '@brink/kernel';
import {
  DEFCON,
  DRAW,
  REMOVED,
  SPACE,
  TURN,
  US,
  USSR,
  VP,
  putIn,
  raiseFlag,
  setInfluence,
  type Manner,
  type Side,
  type Table,
} from '@brink/struggle';
import type { CardData, CardId } from '../data/cards.ts';
import { countryNumber, type CountryId } from '../data/countries.ts';
import { Flag } from '../flags.ts';
import { isRuled } from '../rulings.ts';
import { isPlayedWith } from '../variants.ts';

type Influence = Readonly<Partial<Record<CountryId, readonly [us: number, ussr: number]>>>;

/** Just enough for control, but for those marked below with both numbers. */
const INFLUENCE: Influence = {
  'united-kingdom': [5, 0],
  norway: [4, 0],
  denmark: [3, 0],
  benelux: [3, 0],
  'west-germany': [5, 1],
  italy: [2, 0],
  turkey: [2, 0],
  israel: [4, 0],
  iran: [2, 0],
  pakistan: [2, 0],
  zaire: [1, 0],
  somalia: [2, 0],
  kenya: [2, 0],
  nigeria: [1, 0],
  japan: [4, 0],
  'south-korea': [3, 0],
  taiwan: [3, 0],
  philippines: [3, 1],
  thailand: [2, 0],
  indonesia: [1, 0],
  australia: [4, 0],
  malaysia: [3, 1],
  nicaragua: [1, 0],
  panama: [2, 0],
  haiti: [1, 0],
  honduras: [2, 0],
  'dominican-republic': [1, 0],
  venezuela: [2, 0],
  chile: [3, 0],
  argentina: [2, 0],
  colombia: [2, 1],
  // The USSR's.
  poland: [0, 3],
  'east-germany': [0, 3],
  hungary: [0, 3],
  czechoslovakia: [0, 3],
  bulgaria: [0, 3],
  iraq: [0, 3],
  syria: [0, 3],
  libya: [0, 2],
  india: [0, 3],
  afghanistan: [0, 2],
  'north-korea': [0, 3],
  'laos-cambodia': [0, 2],
  vietnam: [0, 5],
  ethiopia: [0, 1],
  algeria: [0, 2],
  zimbabwe: [0, 1],
  angola: [1, 3],
  'southeast-african-states': [0, 2],
  cuba: [0, 3],
  // Nobody's.
  'spain-portugal': [0, 1],
  france: [3, 1],
  romania: [1, 3],
  yugoslavia: [1, 2],
  finland: [1, 2],
  jordan: [2, 2],
  egypt: [1, 0],
  'saudi-arabia': [2, 0],
  'south-africa': [2, 1],
  burma: [0, 1],
  peru: [2, 1],
};

const IN_FORCE = [
  Flag.UsJapanPact,
  Flag.MarshallPlan,
  Flag.Nato,
  Flag.WarsawPactFormed,
  Flag.DeGaulle,
  Flag.FlowerPower,
];

/** Starred cards of the first two periods that stay in the deck. */
const KEPT: ReadonlySet<string> = new Set<CardId>([
  'bear-trap',
  'camp-david-accords',
  'john-paul-ii-elected-pope',
  'panama-canal-returned',
]);

const isOver = ({ id, period, marks }: CardData): boolean =>
  period !== 'late' && marks.includes('starred') && !KEPT.has(id);

/** One deck of all that is left; what has happened is out of the game. */
export function layOutLateWarCard(game: Table, card: CardData): void {
  putIn(game, isOver(card) ? REMOVED : DRAW, card.number);
}

/** The board as it stands when turn 8 begins. */
export function layOutLateWar(game: Table): void {
  const { mem } = game;
  for (const [id, sides] of Object.entries(INFLUENCE)) {
    for (const side of [US, USSR]) {
      setInfluence(game, side, countryNumber(id as CountryId), sides[side]);
    }
  }
  if (isRuled(game, 'lateWarSpainForUs')) {
    const spain = countryNumber('spain-portugal');
    setInfluence(game, US, spain, 1);
    setInfluence(game, USSR, spain, 0);
  }
  mem[TURN] = 8;
  mem[DEFCON] = 4;
  mem[SPACE + US] = 6;
  mem[SPACE + USSR] = 4;
  mem[VP] = isRuled(game, 'lateWarUssrLeads') ? -4 : 4;
  for (const flag of IN_FORCE) raiseFlag(game, flag);
}

/**
 * The US needs 20 VP when the game is scored or when it ends the game itself, or the USSR has
 * won. A Wargames of the USSR is scored as usual, unless a ruling says otherwise.
 */
export function winnerOfLateWar(game: Table, manner: Manner): Side | undefined {
  if (!isPlayedWith(game, 'lateWar')) return undefined;
  const { mem, rules } = game;
  const isOfUssr = manner === 'wargames' && mem[mem[FP] + ACTOR] === USSR;
  if (isOfUssr && !isRuled(game, 'lateWarWargamesOfUssr')) return undefined;
  return mem[VP] >= rules.vpToWin ? US : USSR;
}
