import { membersAt, type Game, type GamePackage } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  US,
  USSR,
  effectsIn,
  tableViolations,
  type Table,
  type World,
} from '@brink/struggle';
import { redSea as plainRedSea, type RedSeaOptions, type RedSeaView } from '@brink/red-sea';
import { setup as setUpRedSea } from '@brink/red-sea/setup';
import {
  twilightStruggle as plainTwilight,
  type TwilightOptions,
  type TwilightView,
} from '@brink/twilight-struggle';
import { setup as setUpTwilight } from '@brink/twilight-struggle/setup';
import type { GuestCard } from './guests.ts';
import { ai as redSeaAi } from './into-red-sea/bot.ts';
import {
  redSeaOptions,
  twilightOptions,
  type CrossoverOptions,
  type DraftOptions,
} from './options.ts';
import { GUESTS as INTO_RED_SEA } from './into-red-sea/guests.ts';
import { GuestFlag as TwilightFlag } from './into-red-sea/setting.ts';
import { DRAFTS_FIRST, guestWorld as redSeaWorld } from './into-red-sea/world.ts';
import { ai as twilightAi } from './into-twilight-struggle/bot.ts';
import { GUESTS as INTO_TWILIGHT } from './into-twilight-struggle/guests.ts';
import { GuestFlag as RedSeaFlag, guestSetting } from './into-twilight-struggle/setting.ts';
import { guestWorld as twilightWorld } from './into-twilight-struggle/world.ts';
import { LOG } from './log.ts';
import { PROMPTS } from './prompts.ts';
import { redSeaGuestTexts, twilightGuestTexts } from './text/voices.ts';

/** What guests add to the view of a table. */
export interface GuestView {
  readonly guestEffects: readonly string[];
}

/** Names of cards with those of guests. */
function namesWith(
  base: Pick<GamePackage, 'choiceName' | 'choiceOf'>,
  guests: readonly GuestCard[],
) {
  return {
    choiceName: (domain: string, choice: number): string => {
      const guest = domain === 'card' && guests.find(({ number }) => number === choice);
      return guest ? guest.id : base.choiceName(domain, choice);
    },
    choiceOf: (domain: string, name: string): number | undefined => {
      const guest = domain === 'card' && guests.find(({ id }) => id === name);
      return guest ? guest.number : base.choiceOf(domain, name);
    },
  };
}

const isWithGuests = ({ rules }: Game): boolean =>
  rules === (redSeaWorld.world as object) || rules === (twilightWorld.world as object);

type Opinion = NonNullable<GamePackage<World>['ai']>;

/** The bot of a game, and the one that knows its guests. */
function aiFor(plain: Opinion, withGuests: Opinion): Opinion {
  const of = (game: Game): Opinion => (isWithGuests(game) ? withGuests : plain);
  return {
    ...plain,
    evaluate: (game, seat) => of(game).evaluate(game, seat),
    suggest: (game, actor, scores) => of(game).suggest(game, actor, scores),
    reason: (game, actor, choice) => of(game).reason(game, actor, choice),
  };
}

const schema = { log: LOG, prompts: PROMPTS };

const redSeaNames = namesWith(plainRedSea, INTO_RED_SEA);

/** Red Sea, to which cards of Twilight Struggle may be invited (§12.1). */
export const redSea: GamePackage<World, RedSeaOptions & DraftOptions, RedSeaView> = {
  ...plainRedSea,
  ...redSeaNames,
  ...redSeaOptions,
  schema,
  setup: (options, log) =>
    options.crossover
      ? setUpRedSea(options, log, redSeaWorld, ({ mem }) => {
          mem[DRAFTS_FIRST] = options.draftFirst ? 1 : 0;
        })
      : plainRedSea.setup(options, log),
  view: (game, viewer): RedSeaView & Partial<GuestView> => {
    const own = plainRedSea.view(game, viewer);
    if (!isWithGuests(game)) return own;
    return { guestEffects: effectsIn<string>(game, TwilightFlag), ...own };
  },
  violations: (game) => tableViolations(game, redSeaNames.choiceName),
  ai: aiFor(plainRedSea.ai!, redSeaAi),
  texts: redSeaGuestTexts,
};

const twilightNames = namesWith(plainTwilight, INTO_TWILIGHT);

function guestMarks({ mem, sets }: Table) {
  const { CENTCOM, FAMINE } = guestSetting;
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
  schema,
  setup: (options, log) =>
    options.crossover
      ? setUpTwilight(options, log, twilightWorld)
      : plainTwilight.setup(options, log),
  view: (game, viewer): TwilightView & Partial<GuestView> => {
    const own = plainTwilight.view(game, viewer);
    if (!isWithGuests(game)) return own;
    return { guestEffects: effectsIn<string>(game, RedSeaFlag), ...guestMarks(game), ...own };
  },
  ai: aiFor(plainTwilight.ai!, twilightAi),
  texts: { ...twilightGuestTexts },
};
