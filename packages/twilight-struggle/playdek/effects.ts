/** Which card the log names when an effect of the engine comes into play or ends. */
import { isIn, isRaised, REMOVED, type Flag as FlagNumber, type Table } from '@brink/struggle';
import { CARD_OF } from '../card-of-flag.ts';
import { cardNumber, type CardId } from '../data/cards.ts';
import { Flag, flagName, type FlagName } from '../flags.ts';

/** Flags of ours that the log never speaks of. */
const UNSPOKEN: ReadonlySet<FlagName> = new Set([
  'NorthSeaOilRoundForUs',
  'NorthSeaOilRoundForUssr',
  'AldrichAmes',
  'MissileEnvyDueFromUs',
  'MissileEnvyDueFromUssr',
  'KremlinFlu',
]);

/** The card shown for an effect, if the log shows it at all. */
export function shownCard(flag: FlagNumber): CardId | undefined {
  const name = flagName(flag);
  return UNSPOKEN.has(name) ? undefined : CARD_OF[name];
}

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
