import { scenarioOn, type Kit, type Position } from '@brink/struggle/testing/scenario';
import {
  isCardId as isRedSeaCard,
  cardNumber as redSeaCard,
  type CardId as RedSeaCard,
} from '@brink/red-sea/data/cards';
import {
  countryNumber as redSeaCountry,
  type CountryId as RedSeaCountry,
} from '@brink/red-sea/data/countries';
import { Flag as RedSeaFlag, type FlagName as RedSeaEffect } from '@brink/red-sea/flags';
import { endOfTurn as redSeaEnd } from '@brink/red-sea/flow/game';
import {
  cardNumber as twilightCard,
  isCardId as isTwilightCard,
  type CardId as TwilightCard,
} from '@brink/twilight-struggle/data/cards';
import {
  countryNumber as twilightCountry,
  type CountryId as TwilightCountry,
} from '@brink/twilight-struggle/data/countries';
import {
  Flag as TwilightFlag,
  type FlagName as TwilightEffect,
} from '@brink/twilight-struggle/flags';
import { endOfTurn as twilightEnd } from '@brink/twilight-struggle/flow/end-of-turn';
import {
  guestNumber as intoRedSea,
  type GuestId as TwilightGuest,
} from '../into-red-sea/guests.ts';
import { GuestFlag as TwilightGuestFlag } from '../into-red-sea/setting.ts';
import { guestWorld as redSeaWorld } from '../into-red-sea/world.ts';
import {
  guestNumber as intoTwilight,
  type GuestId as RedSeaGuest,
} from '../into-twilight-struggle/guests.ts';
import { GuestFlag as RedSeaGuestFlag } from '../into-twilight-struggle/setting.ts';
import { guestWorld as twilightWorld } from '../into-twilight-struggle/world.ts';
import { redSea, twilightStruggle } from '../package.ts';

type RedSeaCards = RedSeaCard | TwilightGuest;
type RedSeaEffects = RedSeaEffect | keyof typeof TwilightGuestFlag;

const redSeaKit: Kit<RedSeaCards, RedSeaCountry, RedSeaEffects, object> = {
  setup: (options) => redSea.setup(redSea.parseOptions({ ...options, crossover: true })),
  entryOf: redSeaWorld.entryOf,
  cardNumber: (id) => (isRedSeaCard(id) ? redSeaCard(id) : intoRedSea(id)),
  countryNumber: redSeaCountry,
  flags: { ...RedSeaFlag, ...TwilightGuestFlag },
  choiceName: redSea.choiceName,
  choiceOf: redSea.choiceOf,
  actionRound: redSeaWorld.flow.actionRound,
  playTurn: redSeaWorld.flow.playTurn,
  endOfTurn: redSeaEnd,
};

/** Red Sea with cards of Twilight Struggle. */
export const inRedSea = (
  position: Position<RedSeaCards, RedSeaCountry, RedSeaEffects, object> = {},
) => scenarioOn(redSeaKit, position);

type TwilightCards = TwilightCard | RedSeaGuest;
type TwilightEffects = TwilightEffect | keyof typeof RedSeaGuestFlag;

const twilightKit: Kit<TwilightCards, TwilightCountry, TwilightEffects, object> = {
  setup: (options) =>
    twilightStruggle.setup(twilightStruggle.parseOptions({ ...options, crossover: true })),
  entryOf: twilightWorld.entryOf,
  cardNumber: (id) => (isTwilightCard(id) ? twilightCard(id) : intoTwilight(id)),
  countryNumber: twilightCountry,
  flags: { ...TwilightFlag, ...RedSeaGuestFlag },
  choiceName: twilightStruggle.choiceName,
  choiceOf: twilightStruggle.choiceOf,
  actionRound: twilightWorld.flow.actionRound,
  playTurn: twilightWorld.flow.playTurn,
  endOfTurn: twilightEnd,
};

/** Twilight Struggle with cards of Red Sea. */
export const inTwilightStruggle = (
  position: Position<TwilightCards, TwilightCountry, TwilightEffects, object> = {},
) => scenarioOn(twilightKit, { turn: 8, ...position });
