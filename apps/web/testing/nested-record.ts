import { CHANCE, Random, Session, legal, nth, promptFor, size } from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle';
import type { ShelvedGame } from '../play/shelf.ts';

const OPTIONS = { edition: 'deluxe', optionalCards: true } as const;
const MOST_SEEDS = 400;

/** A random game that stands still where the USSR decides within an event of another event. */
export function nestedRecord(): ShelvedGame {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const session = new Session(twilightStruggle.setup(twilightStruggle.parseOptions(OPTIONS)));
    const { game } = session;
    const random = new Random(seed);
    while (session.actor >= 0 && !twilightStruggle.outcome(game)) {
      session.settleChance((n) => random.below(n));
      const { actor } = session;
      if (actor < 0 || actor === CHANCE || twilightStruggle.outcome(game)) break;
      const { resolving, turn, vp } = twilightStruggle.view(game, 1);
      const asked = promptFor(game, 1);
      if (actor === 1 && resolving.length > 1 && (asked?.choices.length ?? 0) > 1) {
        return {
          id: 'nested',
          seats: [{ bot: 'learner' }, 'person'],
          changed: Date.now(),
          glance: [turn, vp],
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
  throw new Error('no random game came to an event within an event');
}
