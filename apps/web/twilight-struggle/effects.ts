import type { BoardLanguage, EffectInPlay } from '@brink/board';
import { CARDS, type CardId } from '@brink/twilight-struggle/data/cards';
import type { FlagName } from '@brink/twilight-struggle/flags';
import { effects as en } from '@brink/twilight-struggle/text/en/effects';
import { effects as ru } from '@brink/twilight-struggle/text/ru/effects';

/** The card that each effect comes from. */
const CARD_OF: Readonly<Record<FlagName, CardId>> = {
  Containment: 'containment',
  BrezhnevDoctrine: 'brezhnev-doctrine',
  RedScareOnUs: 'red-scare-purge',
  RedScareOnUssr: 'red-scare-purge',
  VietnamRevolts: 'vietnam-revolts',
  CubanMissileCrisisOnUs: 'cuban-missile-crisis',
  CubanMissileCrisisOnUssr: 'cuban-missile-crisis',
  NuclearSubs: 'nuclear-subs',
  SaltNegotiations: 'salt-negotiations',
  DeathSquadsForUs: 'latin-american-death-squads',
  DeathSquadsForUssr: 'latin-american-death-squads',
  U2Incident: 'u2-incident',
  NorthSeaOilRound: 'north-sea-oil',
  IranContraScandal: 'iran-contra-scandal',
  Chernobyl: 'chernobyl',
  AldrichAmes: 'aldrich-ames-remix',
  YuriAndSamantha: 'yuri-and-samantha',
  MarshallPlan: 'marshall-plan',
  WarsawPactFormed: 'warsaw-pact-formed',
  Nato: 'nato',
  DeGaulle: 'de-gaulle-leads-france',
  UsJapanPact: 'us-japan-mutual-defense-pact',
  FormosanResolution: 'formosan-resolution',
  CampDavidAccords: 'camp-david-accords',
  WillyBrandt: 'willy-brandt',
  FlowerPower: 'flower-power',
  AnEvilEmpire: 'an-evil-empire',
  JohnPaul: 'john-paul-ii-elected-pope',
  IranianHostageCrisis: 'iranian-hostage-crisis',
  IronLady: 'iron-lady',
  NorthSeaOil: 'north-sea-oil',
  TheReformer: 'the-reformer',
  TearDownThisWall: 'tear-down-this-wall',
  AwacsSale: 'awacs-sale-to-saudis',
  Norad: 'norad',
  Quagmire: 'quagmire',
  BearTrap: 'bear-trap',
  WeWillBuryYou: 'we-will-bury-you',
  ShuttleDiplomacy: 'shuttle-diplomacy',
  MissileEnvyDueFromUs: 'missile-envy',
  MissileEnvyDueFromUssr: 'missile-envy',
  KremlinFlu: 'kremlin-flu',
};

/** Flags that say when, not what: their effect is seen elsewhere. */
const SILENT: ReadonlySet<FlagName> = new Set(['NorthSeaOil']);

const NAMES: Readonly<Record<BoardLanguage, Readonly<Record<FlagName, string>>>> = { en, ru };
const sideOf = (card: CardId): EffectInPlay['side'] =>
  CARDS.find(({ id }) => id === card)?.side ?? 'neutral';

/** The effects of a view as chips; each is named after its flag. */
export const effectsIn = (
  flags: readonly FlagName[],
  language: BoardLanguage,
): readonly EffectInPlay[] =>
  flags
    .filter((flag) => !SILENT.has(flag))
    .map((flag) => ({
      id: flag,
      side: sideOf(CARD_OF[flag]),
      name: NAMES[language][flag],
    }));

export const cardOfEffect = (flag: string): string => CARD_OF[flag as FlagName];
