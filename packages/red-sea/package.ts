import type { GamePackage } from '@brink/kernel';
import {
  opensPlay,
  playedIn,
  seating,
  strugglePosition,
  tableOutcome,
  tableViolations,
  type World,
} from '@brink/struggle';
import { caution } from './caution.ts';
import { Flag } from './flags.ts';
import { determinise } from './knowledge.ts';
import { LOG } from './log.ts';
import { choiceName, choiceOf } from './notation.ts';
import { observation } from './observation.ts';
import { optionFields, parseOptions, type RedSeaOptions } from './options.ts';
import { PROMPTS } from './prompts.ts';
import { RULES } from './revision.ts';
import { setup } from './setup.ts';
import { texts } from './text/index.ts';
import { view, type RedSeaView } from './view.ts';

/** Red Sea, as everybody knows it who plays any game. */
export const redSea: GamePackage<World, RedSeaOptions, RedSeaView> = {
  id: 'red-sea',
  revision: RULES,
  seats: () => ['us', 'ussr'],
  optionFields,
  parseOptions,
  seating,
  setup: (options, log, revision) => setup(options, { log, revision }),
  outcome: tableOutcome,
  view,
  determinise,
  observation,
  position: strugglePosition(() => redSea, {
    areas: ({ rules }) => rules.countryCount,
    effects: () => Flag,
  }),
  choiceName,
  choiceOf,
  schema: { log: LOG, prompts: PROMPTS },
  played: (log, { bonusUs, bonusUssr }) =>
    playedIn(log, { variant: 'standard', bonus: [bonusUs, bonusUssr] }),
  violations: (game) => tableViolations(game, choiceName),
  caution,
  opensPlay,
  texts,
};
