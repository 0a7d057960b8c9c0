import {
  CHANCE,
  Random,
  Session,
  argument,
  legal,
  nth,
  promptFor,
  size,
  type Prompt,
} from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle';
import type { StoredGame } from '../../client/local-games.ts';
import { SHARED_PROMPTS } from '@brink/struggle/prompts';

const OPTIONS = { edition: 'deluxe', optionalCards: true } as const;
const MOST_SEEDS = 400;

type View = ReturnType<typeof twilightStruggle.view>;

/** A random game against a bot that stands still where the USSR is asked what is wanted. */
function recordWhere(id: string, isWanted: (asked: Prompt, view: View) => boolean): StoredGame {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const session = new Session(twilightStruggle.setup(twilightStruggle.parseOptions(OPTIONS)));
    const { game } = session;
    const random = new Random(seed);
    while (session.actor >= 0 && !twilightStruggle.outcome(game)) {
      session.settleChance((n) => random.below(n));
      const { actor } = session;
      if (actor < 0 || actor === CHANCE || twilightStruggle.outcome(game)) break;
      const view = twilightStruggle.view(game, 1);
      if (actor === 1 && isWanted(promptFor(game, 1)!, view)) {
        return {
          id,
          seats: [{ bot: 'learner' }, 'person'],
          changed: Date.now(),
          glance: [view.turn, view.vp],
          record: {
            format: 'brink-record',
            version: 1,
            game: 'twilight-struggle',
            options: OPTIONS,
            choices: [...session.choices],
          },
        };
      }
      const mask = legal(game, actor);
      session.choose(actor, nth(mask, random.below(size(mask))));
    }
  }
  throw new Error(`no random game came to ${id}`);
}

/** Where the USSR decides within an event of another event. */
export const nestedRecord = (): StoredGame =>
  recordWhere('nested', ({ choices }, { resolving }) => resolving.length > 1 && choices.length > 1);

/** Where the USSR may place points nearly everywhere, two in a country: De-Stalinization. */
export const worldwideRecord = (): StoredGame =>
  recordWhere(
    'worldwide',
    (prompt, { resolving }) =>
      prompt.code === 'place' &&
      resolving.length > 0 &&
      argument(SHARED_PROMPTS, prompt, 'left') === 4 &&
      prompt.choices.length > 60,
  );
