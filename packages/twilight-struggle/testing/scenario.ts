import {
  Scenario as FamilyScenario,
  scenarioOn,
  type Kit,
  type Position as FamilyPosition,
} from '@brink/struggle/testing/scenario';
import { cardNumber, type CardId } from '../data/cards.ts';
import { areaNumber, type AreaId } from '../data/countries.ts';
import { Flag, type FlagName } from '../flags.ts';
import { endOfTurn } from '../flow/end-of-turn.ts';
import { choiceName, choiceOf } from '../notation.ts';
import { parseOptions, type TwilightOptions } from '../options.ts';
import { setup } from '../setup.ts';
import { entryOf, flow } from '../world.ts';

export type { SideName } from '@brink/struggle/testing/scenario';

const kit: Kit<CardId, AreaId, FlagName, TwilightOptions> = {
  setup: (options, revision) => setup(parseOptions(options), { revision }),
  entryOf,
  cardNumber,
  countryNumber: areaNumber,
  flags: Flag,
  choiceName,
  choiceOf,
  actionRound: flow.actionRound,
  playTurn: flow.playTurn,
  endOfTurn,
};

type Family = FamilyPosition<CardId, AreaId, FlagName, TwilightOptions>;

/** A table described as a literal; the card that passes from side to side is the China Card. */
export type Position = Omit<Family, 'passing'> & { readonly china?: Family['passing'] };

export type Scenario = FamilyScenario<CardId, AreaId, FlagName, TwilightOptions>;

export function scenario({ china, ...position }: Position = {}): Scenario {
  return scenarioOn(kit, { ...position, ...(china && { passing: china }) });
}

/** A game from its very beginning: the first card is to be dealt. */
export const newGame = (options: Partial<TwilightOptions> = {}): Scenario =>
  new FamilyScenario(kit, kit.setup(options));
