import { twilightStruggle as withVisitors } from '@brink/crossover';
import { finishGame, isOver } from '@brink/struggle';
import {
  CARDS,
  PERIODS,
  cardNumber,
  type CardData,
  type CardId,
} from '@brink/twilight-struggle/data/cards';
import { REGIONS, type RegionId } from '@brink/twilight-struggle/data/regions';
import { Flag, flagName } from '@brink/twilight-struggle/flags';
import { scoreFinally } from '@brink/twilight-struggle/flow/scoring';
import { catalogues } from '@brink/twilight-struggle/text/index';
import type { Adapter } from '../adapter.ts';
import { dangerInTwilightStruggle } from './dangers.ts';
import { namesFrom } from './names.ts';
import { barredEvent, closedCountry } from './variants.ts';

const SCORED_BY: Readonly<Record<RegionId, readonly CardId[]>> = {
  europe: ['europe-scoring', 'europe-scoring-allied-berlin'],
  'middle-east': ['middle-east-scoring'],
  asia: ['asia-scoring', 'southeast-asia-scoring'],
  africa: ['africa-scoring'],
  'central-america': ['central-america-scoring'],
  'south-america': ['south-america-scoring'],
};

/** Cards whose event happens in a region or speaks of it; all others touch the whole world. */
const TOUCHED_BY: Readonly<Record<RegionId, readonly CardId[]>> = {
  europe: [
    ...SCORED_BY.europe,
    'socialist-governments',
    'blockade',
    'romanian-abdication',
    'comecon',
    'warsaw-pact-formed',
    'de-gaulle-leads-france',
    'truman-doctrine',
    'nato',
    'independent-reds',
    'marshall-plan',
    'suez-crisis',
    'east-european-unrest',
    'willy-brandt',
    'john-paul-ii-elected-pope',
    'iron-lady',
    'the-reformer',
    'chernobyl',
    'tear-down-this-wall',
    'pershing-ii-deployed',
    'solidarity',
    'special-relationship',
    'berlin-wall',
  ],
  'middle-east': [
    ...SCORED_BY['middle-east'],
    'arab-israeli-war',
    'nasser',
    'suez-crisis',
    'muslim-revolution',
    'opec',
    'camp-david-accords',
    'sadat-expels-soviets',
    'shuttle-diplomacy',
    'iranian-hostage-crisis',
    'reagan-bombs-libya',
    'marine-barracks-bombing',
    'iran-iraq-war',
    'our-man-in-tehran',
    'awacs-sale-to-saudis',
  ],
  asia: [
    ...SCORED_BY.asia,
    'china-card',
    'vietnam-revolts',
    'korean-war',
    'indo-pakistani-war',
    'us-japan-mutual-defense-pact',
    'decolonization',
    'formosan-resolution',
    'cultural-revolution',
    'colonial-rear-guards',
    'nixon-plays-the-china-card',
    'shuttle-diplomacy',
    'ussuri-river-skirmish',
    'soviets-shoot-down-kal-007',
    'who-lost-china',
    'nationalist-china',
  ],
  africa: [
    ...SCORED_BY.africa,
    'decolonization',
    'portuguese-empire-crumbles',
    'south-african-unrest',
    'colonial-rear-guards',
    'che',
    'mobutu-sese-seko',
  ],
  'central-america': [
    ...SCORED_BY['central-america'],
    'fidel',
    'cuban-missile-crisis',
    'junta',
    'latin-american-death-squads',
    'oas-founded',
    'panama-canal-returned',
    'liberation-theology',
    'alliance-for-progress',
    'ortega-elected-in-nicaragua',
    'che',
  ],
  'south-america': [
    ...SCORED_BY['south-america'],
    'junta',
    'allende',
    'latin-american-death-squads',
    'oas-founded',
    'alliance-for-progress',
    'iron-lady',
    'latin-american-debt-crisis',
    'che',
  ],
};

const periods: number[] = [];
for (const { number, period } of CARDS as readonly CardData[]) {
  periods[number] = PERIODS.indexOf(period);
}

const touched: number[][] = [];
for (const [index, id] of REGIONS.entries()) {
  for (const card of TOUCHED_BY[id]) (touched[cardNumber(card)] ??= []).push(index);
}

export const twilightStruggle: Adapter = {
  id: withVisitors.id,
  book: 'ts',
  names: namesFrom(
    withVisitors.texts,
    (language, region) => catalogues[language].regions[REGIONS[region]].name,
    (language, flag) =>
      Object.values(Flag).includes(flag) ? catalogues[language].effects[flagName(flag)] : undefined,
  ),
  package: withVisitors,
  regions: REGIONS.map((id) => ({ id, scoredBy: SCORED_BY[id].map(cardNumber) })),
  scoreFinally: (game) => {
    scoreFinally(game);
    if (!isOver(game)) finishGame(game);
  },
  periods: PERIODS,
  periodOf: (card) => periods[card] ?? -1,
  joins: [4, 8],
  regionsOf: (card) => touched[card] ?? [],
  dangerOf: dangerInTwilightStruggle,
  barredEvent,
  closedCountry,
};
