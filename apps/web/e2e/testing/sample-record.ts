import { createBot } from '@brink/bots/levels';
import { CHANCE, Random, Session, anyGame, promptFor, type GameRecord } from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle/with-bot';
import type { StoredGame } from '../../client/local-games.ts';

const OPTIONS = { edition: 'deluxe', optionalCards: true, bonusUs: 2 } as const;
const SEED = 17;
const TURN = 4;

/** Two bots play from a seed: a game in its middle, the USSR to move, and a finished one. */
export async function sampleRecord(): Promise<{ running: StoredGame; finished: StoredGame }> {
  // By hand: what bots learn shall not change the sample.
  const learned = anyGame(twilightStruggle);
  const ai = learned.ai!;
  const rules = { ...learned, ai: { ...ai, suggest: ai.suggestByHand! } };
  const game = twilightStruggle.setup(twilightStruggle.parseOptions(OPTIONS));
  const session = new Session(game);
  const random = new Random(SEED);
  const bots = [0, 1].map((seed) => createBot({ name: 'heuristic' }, { game: rules, seed }));
  let running: readonly number[] | undefined;
  while (session.actor >= 0) {
    session.settleChance((n) => random.below(n));
    const { actor } = session;
    if (actor < 0 || actor === CHANCE) break;
    const { turn, round } = twilightStruggle.view(game, 1);
    const isMoment = turn === TURN && round === 2 && promptFor(game, 1)?.code === 'actionRound';
    if (isMoment && actor === 1) running ??= [...session.choices];
    session.choose(actor, bots[actor].choose(game as never, actor));
  }
  const record = (choices: readonly number[]): GameRecord => ({
    format: 'brink-record',
    version: 1,
    game: 'twilight-struggle',
    options: OPTIONS,
    choices,
  });
  const stored = { id: 'sample', seats: [{ bot: 'heuristic' }, 'person'] as const };
  const { turn, vp } = twilightStruggle.view(game, 1);
  return {
    running: { ...stored, record: record(running ?? []), changed: Date.now(), glance: [TURN, 0] },
    finished: {
      ...stored,
      record: record(session.choices),
      changed: Date.now(),
      glance: [turn, vp],
      result: twilightStruggle.outcome(game),
    },
  };
}
