import type { GameId } from '@brink/games/ids';
import type { Language } from '@brink/kernel';
import { catalogues as redSeaCatalogues } from '@brink/red-sea';
import type { CardId as RedSeaCard } from '@brink/red-sea/data/cards';
import { RULINGS as RED_SEA_RULINGS, type Ruling as RedSeaRuling } from '@brink/red-sea/rulings';
import { catalogues as twilightCatalogues } from '@brink/twilight-struggle';
import type { CardId as TwilightCard } from '@brink/twilight-struggle/data/cards';
import { OFFERED_RULINGS as TWILIGHT_RULINGS, type Ruling } from '@brink/twilight-struggle/rulings';
import { wordings as volkWordings } from '@brink/volk';
import type { BaseCardId as VolkCard } from '@brink/volk/data/base-cards';
import { RULINGS as VOLK_RULINGS, type Ruling as VolkRuling } from '@brink/volk/rulings';
import type { Anchor } from '../rules/digest.ts';

/** What a named ruling is about. */
interface Concern<Card extends string> {
  readonly cards: readonly Card[];
  readonly sections: readonly Anchor[];
}

const card = <C extends string>(...cards: readonly C[]): Concern<C> => ({ cards, sections: [] });
const rule = (...sections: readonly Anchor[]): Concern<never> => ({ cards: [], sections });

/** A new ruling does not compile until it says what it concerns. */
const TWILIGHT: Readonly<Record<Ruling, Concern<TwilightCard>>> = {
  kitchenDebatesAlwaysRemoved: card('kitchen-debates'),
  reachAfterEvent: rule('ts:5.2', 'ts:6.1.1'),
  missileEnvyByModifiedOps: card('missile-envy'),
  missileEnvyNotIntoSpace: card('missile-envy'),
  flowerPowerChargesPreventedWars: card('flower-power'),
  flowerPowerSparesUnIntervention: card('flower-power', 'un-intervention'),
  southAfricanUnrestOneNeighbour: card('south-african-unrest'),
  weWillBuryYouHeedsIndirectUnIntervention: card('we-will-bury-you', 'un-intervention'),
  ourManInTehranReshuffles: card('our-man-in-tehran'),
  nuclearSubsNotForFreeCoups: card('nuclear-subs'),
  pointsMayBeWasted: rule('ts:6.0'),
  trappedMayScoreAnyTime: { cards: ['bear-trap', 'quagmire'], sections: ['ts:10.1.5'] },
  eventOpsUnmodified: rule('ts:7.4.3'),
  realignWithoutInfluence: rule('ts:6.2.1', 'ts2:6.2.1'),
  aldrichAmesOrdersHand: { cards: ['aldrich-ames-remix'], sections: ['ts2:7'] },
  militaryVpWinsAtOnce: rule('ts:10.3.1', 'ts2:10.3.1'),
  reshuffleWhenNeeded: rule('ts:4.3'),
  missileEnvyCardIntoSpace: card('missile-envy'),
  flowerPowerAfterEvent: card('flower-power'),
  lateWarUssrLeads: rule('late:1'),
  lateWarSpainForUs: rule('late:3'),
  lateWarWargamesOfUssr: { cards: ['wargames'], sections: ['late:5'] },
  civilWarOnlyByOperations: {
    cards: ['de-stalinization', 'cambridge-five'],
    sections: ['ts:12.1', 'ts:12.2'],
  },
  voidedEventsAreRemoved: rule('tz:8.2'),
  firstLightningAlwaysLowersDefcon: card('first-lightning'),
  translationNeedsFewerMilitaryOps: card('dont-wait-for-the-translation'),
  nonAlignedWithoutCountry: card('non-aligned-movement'),
  kremlinFluEndsWithTurn: card('kremlin-flu'),
  bearTrapBeforeKremlinFlu: card('bear-trap', 'kremlin-flu'),
  realignSafeForAnyone: rule('opt:2'),
  mixHeedsEverything: rule('opt:3'),
  alliedBerlinOnlyByCard: { cards: ['europe-scoring-allied-berlin'], sections: ['tz:12'] },
  partnerNotIntoSpace: { cards: ['un-intervention', 'first-lightning'], sections: ['ts:6.0'] },
  armsRaceForItsPlayer: card('arms-race'),
  defectorsOnlyPlayedByUssr: card('defectors'),
  u2IncidentPaysOnce: card('u2-incident', 'un-intervention'),
  stagflationBeforeQuagmire: card('quagmire'),
  chinaCardMayKeepScoring: { cards: ['china-card'], sections: ['ts:9.5'] },
  tearDownRealignsHeedDefcon: { cards: ['tear-down-this-wall'], sections: ['ts:8.1.5'] },
  juntaInOneRegion: card('junta'),
  deathSquadsForActivePlayer: card('latin-american-death-squads'),
  trappedMustScore: { cards: ['bear-trap', 'quagmire'], sections: ['ts:10.1.5'] },
  moonDiscardBeforeCheck: rule('ts:6.4.4', 'ts:4.5'),
  missileEnvyByPrintedOps: { cards: ['missile-envy'], sections: ['ts:7.4.2'] },
};

const RED_SEA: Readonly<Record<RedSeaRuling, Concern<RedSeaCard>>> = {
  zbigRevealsFlashpoint: { cards: ['zbig'], sections: ['rs:6.3.6'] },
  zoneOfPeaceSparesFlashpoints: {
    cards: ['indian-ocean-zone-of-peace'],
    sections: ['rs:6.3.6'],
  },
  carterFixesAnyDie: card('carter-doctrine'),
  arabLeaguePaysBoth: card('arab-league'),
  heroNeedsDiscard: card('hero-of-the-crossing'),
  heroTakesScoring: card('hero-of-the-crossing'),
  directiveNotIntoSeaLanes: card('presidential-directive-30'),
  flashpointNeedsPile: rule('rs:6.3.6'),
  apolloSoyuzForBoth: card('apollo-soyuz-test-project'),
  reachAfterEvent: rule('rs:6.1.1'),
};

const VOLK: Readonly<Record<VolkRuling, Concern<VolkCard>>> = {
  dismantleAbroad: rule('volk:6.1', 'volk:6.2'),
  eastPicksRundowns: rule('volk:11.3'),
  berlinLimitStays: rule('volk:11.5'),
  berlinTolerates: rule('volk:11.6'),
  berlinStrikesOne: rule('volk:11.7'),
  armsCostPerCard: rule('2+2:8'),
};

/** A named point that the rulebook leaves open, and what it is like when it is on. */
export interface NamedRuling {
  readonly game: GameId;
  readonly name: string;
  readonly text: Readonly<Record<Language, string>>;
  readonly cards: readonly string[];
  readonly sections: readonly Anchor[];
}

export const RULINGS: readonly NamedRuling[] = [
  ...TWILIGHT_RULINGS.map((name) => ({
    game: 'twilight-struggle' as const,
    name,
    text: {
      en: twilightCatalogues.en.rulings[name],
      ru: twilightCatalogues.ru.rulings[name],
    },
    cards: TWILIGHT[name].cards,
    sections: TWILIGHT[name].sections,
  })),
  ...RED_SEA_RULINGS.map((name) => ({
    game: 'red-sea' as const,
    name,
    text: { en: redSeaCatalogues.en.rulings[name], ru: redSeaCatalogues.ru.rulings[name] },
    cards: RED_SEA[name].cards,
    sections: RED_SEA[name].sections,
  })),
  ...VOLK_RULINGS.map((name) => ({
    game: 'volk' as const,
    name,
    text: {
      en: volkWordings.en.gameOptions.rulings[name],
      ru: volkWordings.ru.gameOptions.rulings[name],
    },
    cards: VOLK[name].cards,
    sections: VOLK[name].sections,
  })),
];

export const rulingsOfSection = (anchor: Anchor): readonly NamedRuling[] =>
  RULINGS.filter(({ sections }) => sections.includes(anchor));
