import type { GamePackage } from '@brink/kernel';
import {
  opensPlay,
  playedIn,
  seating,
  strugglePosition,
  tableOutcome,
  type World,
} from '@brink/struggle';
import { caution } from './caution.ts';
import { determinise } from './knowledge.ts';
import { LOG } from './log.ts';
import { Flag } from './flags.ts';
import { choiceName, choiceOf } from './notation.ts';
import { observation } from './observation.ts';
import { optionFields, parseOptions, type TwilightOptions } from './options.ts';
import { PRESETS } from './presets.ts';
import { PROMPTS } from './prompts.ts';
import { RULES } from './revision.ts';
import { setup } from './setup.ts';
import { texts } from './text/index.ts';
import { areaCount, view, type TwilightView } from './view.ts';
import { violations } from './violations.ts';

/** Twilight Struggle, as everybody knows it who plays any game. */
export const twilightStruggle: GamePackage<World, TwilightOptions, TwilightView> = {
  id: 'twilight-struggle',
  revision: RULES,
  seats: () => ['us', 'ussr'],
  optionFields,
  parseOptions,
  presets: PRESETS,
  seating,
  setup: (options, log, revision) => setup(options, { log, revision }),
  outcome: tableOutcome,
  view,
  determinise,
  observation,
  position: strugglePosition(() => twilightStruggle, { areas: areaCount, effects: () => Flag }),
  choiceName,
  choiceOf,
  schema: { log: LOG, prompts: PROMPTS },
  played: (log, { scenario, edition, bonusUs, bonusUssr }) =>
    playedIn(log, {
      variant: scenario === 'standard' ? edition : scenario,
      bonus: [bonusUs, bonusUssr],
    }),
  violations,
  caution,
  opensPlay,
  texts,
};
