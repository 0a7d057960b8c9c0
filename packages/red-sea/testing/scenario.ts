import {
  Scenario as FamilyScenario,
  scenarioOn,
  type Kit,
  type Position,
} from '@brink/struggle/testing/scenario';
import { cardNumber, type CardId } from '../data/cards.ts';
import { countryNumber, type CountryId } from '../data/countries.ts';
import { Flag, type FlagName } from '../flags.ts';
import { endOfTurn } from '../flow/game.ts';
import { choiceName, choiceOf } from '../notation.ts';
import { parseOptions, type RedSeaOptions } from '../options.ts';
import { setup } from '../setup.ts';
import { entryOf, flow } from '../world.ts';

const kit: Kit<CardId, CountryId, FlagName, RedSeaOptions> = {
  setup: (options, revision) => setup(parseOptions(options), { revision }),
  entryOf,
  cardNumber,
  countryNumber,
  flags: Flag,
  choiceName,
  choiceOf,
  actionRound: flow.actionRound,
  playTurn: flow.playTurn,
  endOfTurn,
};

type Scenario = FamilyScenario<CardId, CountryId, FlagName, RedSeaOptions>;

export const scenario = (
  position: Position<CardId, CountryId, FlagName, RedSeaOptions> = {},
): Scenario => scenarioOn(kit, position);

/** A game from its very beginning: the first card is to be dealt. */
export const newGame = (options: Partial<RedSeaOptions> = {}): Scenario =>
  new FamilyScenario(kit, kit.setup(options));
