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
  visitingNumber as intoRedSea,
  type VisitingId as TwilightVisitor,
} from '../into-red-sea/visitors.ts';
import { VisitingFlag as TwilightVisitingFlag } from '../into-red-sea/setting.ts';
import { visitingWorld as redSeaWorld } from '../into-red-sea/world.ts';
import {
  visitingNumber as intoTwilight,
  type VisitingId as RedSeaVisitor,
} from '../into-twilight-struggle/visitors.ts';
import { VisitingFlag as RedSeaVisitingFlag } from '../into-twilight-struggle/setting.ts';
import { visitingWorld as twilightWorld } from '../into-twilight-struggle/world.ts';
import { redSea, twilightStruggle } from '../package.ts';

type RedSeaCards = RedSeaCard | TwilightVisitor;
type RedSeaEffects = RedSeaEffect | keyof typeof TwilightVisitingFlag;

const redSeaKit: Kit<RedSeaCards, RedSeaCountry, RedSeaEffects, object> = {
  setup: (options, revision) =>
    redSea.setup(redSea.parseOptions({ ...options, crossover: true }), undefined, revision),
  entryOf: redSeaWorld.entryOf,
  cardNumber: (id) => (isRedSeaCard(id) ? redSeaCard(id) : intoRedSea(id)),
  countryNumber: redSeaCountry,
  flags: { ...RedSeaFlag, ...TwilightVisitingFlag },
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

type TwilightCards = TwilightCard | RedSeaVisitor;
type TwilightEffects = TwilightEffect | keyof typeof RedSeaVisitingFlag;

const twilightKit: Kit<TwilightCards, TwilightCountry, TwilightEffects, object> = {
  setup: (options) =>
    twilightStruggle.setup(twilightStruggle.parseOptions({ ...options, crossover: true })),
  entryOf: twilightWorld.entryOf,
  cardNumber: (id) => (isTwilightCard(id) ? twilightCard(id) : intoTwilight(id)),
  countryNumber: twilightCountry,
  flags: { ...TwilightFlag, ...RedSeaVisitingFlag },
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
