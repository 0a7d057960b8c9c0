import { membersAt, type Game, type GamePackage, type Played } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  US,
  USSR,
  effectsIn,
  strugglePosition,
  tableViolations,
  type Table,
  type World,
} from '@brink/struggle';
import { Flag as RedSeaOwnFlag } from '@brink/red-sea/flags';
import { Flag as TwilightOwnFlag } from '@brink/twilight-struggle/flags';
import { areaCount } from '@brink/twilight-struggle/view';
import { redSea as plainRedSea, type RedSeaOptions, type RedSeaView } from '@brink/red-sea';
import { setup as setUpRedSea } from '@brink/red-sea/setup';
import {
  twilightStruggle as plainTwilight,
  type TwilightOptions,
  type TwilightView,
} from '@brink/twilight-struggle';
import { setup as setUpTwilight } from '@brink/twilight-struggle/setup';
import type { Visitor } from './visitors.ts';
import {
  redSeaOptions,
  twilightOptions,
  type CrossoverOptions,
  type DraftOptions,
} from './options.ts';
import { VISITORS as INTO_RED_SEA } from './into-red-sea/visitors.ts';
import { VisitingFlag as TwilightFlag } from './into-red-sea/setting.ts';
import { DRAFTS_FIRST, visitingWorld as redSeaWorld } from './into-red-sea/world.ts';
import { VISITORS as INTO_TWILIGHT } from './into-twilight-struggle/visitors.ts';
import { VisitingFlag as RedSeaFlag, visitingSetting } from './into-twilight-struggle/setting.ts';
import { visitingWorld as twilightWorld } from './into-twilight-struggle/world.ts';
import { LOG } from './log.ts';
import { redSeaObservation, twilightObservation } from './observation.ts';
import { PROMPTS } from './prompts.ts';
import { redSeaVisitingTexts, twilightVisitingTexts } from './text/voices.ts';

/** What visiting cards add to the view of a table. */
export interface VisitingView {
  readonly visitingEffects: readonly string[];
}

/** Names of cards with those of visiting cards. */
function namesWith(
  base: Pick<GamePackage, 'choiceName' | 'choiceOf'>,
  visitors: readonly Visitor[],
) {
  return {
    choiceName: (domain: string, choice: number): string => {
      const visitor = domain === 'card' && visitors.find(({ number }) => number === choice);
      return visitor ? visitor.id : base.choiceName(domain, choice);
    },
    choiceOf: (domain: string, name: string): number | undefined => {
      const visitor = domain === 'card' && visitors.find(({ id }) => id === name);
      return visitor ? visitor.number : base.choiceOf(domain, name);
    },
  };
}

/** Whether cards of the other game may come into this one. */
export const isWithVisitors = ({ rules }: Game): boolean =>
  rules === (redSeaWorld.world as object) || rules === (twilightWorld.world as object);

type Effects = Readonly<Record<string, number>>;

/** Effects by name, those of visiting cards where they may come. */
const effectsOf = (rules: World, own: Effects, visiting: Effects): Effects =>
  rules === redSeaWorld.world || rules === twilightWorld.world ? { ...visiting, ...own } : own;

const schema = { log: LOG, prompts: PROMPTS };

/** With visiting cards it is a variant of its own. */
const withVisitors = (played: Played | undefined, isCrossover: boolean): Played | undefined =>
  played && isCrossover ? { ...played, variant: 'crossover' } : played;

const redSeaNames = namesWith(plainRedSea, INTO_RED_SEA);

/** Red Sea, to which cards of Twilight Struggle may be invited (§12.1). */
export const redSea: GamePackage<World, RedSeaOptions & DraftOptions, RedSeaView> = {
  ...plainRedSea,
  ...redSeaNames,
  ...redSeaOptions,
  observation: redSeaObservation,
  position: strugglePosition(() => redSea, {
    areas: ({ rules }) => rules.countryCount,
    effects: (rules) => effectsOf(rules, RedSeaOwnFlag, TwilightFlag),
  }),
  schema,
  played: (log, options) => withVisitors(plainRedSea.played?.(log, options), options.crossover),
  setup: (options, log, revision) =>
    options.crossover
      ? setUpRedSea(options, {
          log,
          revision,
          on: redSeaWorld,
          prepare: ({ mem }) => {
            mem[DRAFTS_FIRST] = options.draftFirst ? 1 : 0;
          },
        })
      : plainRedSea.setup(options, log, revision),
  view: (game, viewer): RedSeaView & Partial<VisitingView> => {
    const own = plainRedSea.view(game, viewer);
    if (!isWithVisitors(game)) return own;
    return { visitingEffects: effectsIn<string>(game, TwilightFlag), ...own };
  },
  violations: (game) => tableViolations(game, redSeaNames.choiceName),
  texts: redSeaVisitingTexts,
};

const twilightNames = namesWith(plainTwilight, INTO_TWILIGHT);

function visitingMarks({ mem, sets }: Table) {
  const { CENTCOM, FAMINE } = visitingSetting;
  return {
    famine: membersAt(sets, FAMINE, COUNTRY_WORDS),
    centcom: [mem[CENTCOM + US] - 1, mem[CENTCOM + USSR] - 1],
  };
}

/** Twilight Struggle, to which cards of Red Sea may be invited (§12.3). */
export const twilightStruggle: GamePackage<
  World,
  TwilightOptions & CrossoverOptions,
  TwilightView
> = {
  ...plainTwilight,
  ...twilightNames,
  ...twilightOptions,
  observation: twilightObservation,
  position: strugglePosition(() => twilightStruggle, {
    areas: areaCount,
    effects: (rules) => effectsOf(rules, TwilightOwnFlag, RedSeaFlag),
  }),
  schema,
  played: (log, options) => withVisitors(plainTwilight.played?.(log, options), options.crossover),
  setup: (options, log, revision) =>
    options.crossover
      ? setUpTwilight(options, { log, revision, on: twilightWorld })
      : plainTwilight.setup(options, log, revision),
  view: (game, viewer): TwilightView & Partial<VisitingView> => {
    const own = plainTwilight.view(game, viewer);
    if (!isWithVisitors(game)) return own;
    return { visitingEffects: effectsIn<string>(game, RedSeaFlag), ...visitingMarks(game), ...own };
  },
  texts: { ...twilightVisitingTexts },
};
