/** Which card the log names when an effect of the engine comes into play or ends. */
import { isIn, isRaised, REMOVED, type Flag as FlagNumber, type Table } from '@brink/struggle';
import { cardNumber, type CardId } from '../data/cards.ts';
import { Flag, flagName, type FlagName } from '../flags.ts';

const SHOWN: Readonly<Partial<Record<FlagName, CardId>>> = {
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
  IranContraScandal: 'iran-contra-scandal',
  Chernobyl: 'chernobyl',
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
};

/** The card shown for an effect, if the log shows it at all. */
export const shownCard = (flag: FlagNumber): CardId | undefined => SHOWN[flagName(flag)];

const isGone = (game: Table, id: CardId): boolean => isIn(game, REMOVED, cardNumber(id));

/** A card that only allows or forbids another is not shown once that one has been played. */
export function isShownComing(game: Table, flag: FlagNumber): boolean {
  switch (flag) {
    case Flag.MarshallPlan:
    case Flag.WarsawPactFormed:
      return !isRaised(game, Flag.Nato);
    case Flag.TearDownThisWall:
      return !isGone(game, 'willy-brandt');
    case Flag.AnEvilEmpire:
      return !isGone(game, 'flower-power');
    case Flag.TheReformer:
      return !isGone(game, 'glasnost');
    default:
      return true;
  }
}

/** Cards that the log takes out of play when this event has happened; the rules need no end. */
export function alsoEnded(game: Table, event: CardId): CardId[] {
  const shown = (flag: FlagNumber, id: CardId): CardId[] => (isRaised(game, flag) ? [id] : []);
  switch (event) {
    case 'nato':
      return [
        ...shown(Flag.MarshallPlan, 'marshall-plan'),
        ...shown(Flag.WarsawPactFormed, 'warsaw-pact-formed'),
      ];
    case 'solidarity':
      return shown(Flag.JohnPaul, 'john-paul-ii-elected-pope');
    case 'glasnost':
      return shown(Flag.TheReformer, 'the-reformer');
    default:
      return [];
  }
}
