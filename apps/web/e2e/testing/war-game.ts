import {
  Random,
  anyGame,
  choose,
  decision,
  legal,
  has,
  nextActor,
  rolledChoices,
  uniform,
  type GameRecord,
} from '@brink/kernel';
import { USSR, optionId } from '@brink/struggle';
import { twilightStruggle } from '@brink/twilight-struggle';
import { cardNumber } from '@brink/twilight-struggle/data/cards';
import type { StoredGame } from '../../client/local-games.ts';

const WAR = cardNumber('arab-israeli-war');

/** A game in which the USSR holds Arab-Israeli War, has it in play, and may send it into space. */
export function warGame(): StoredGame {
  const kind = anyGame(twilightStruggle);
  for (let seed = 1; ; seed++) {
    const random = new Random(seed);
    const player = uniform(random);
    const game = kind.setup(kind.parseOptions({}));
    const choices: number[] = [];
    for (let actor = nextActor(game); actor >= 0; actor = nextActor(game)) {
      const { prompt } = decision(game)!;
      const isReady = prompt === 'actionRound' && actor === USSR && has(legal(game, actor), WAR);
      const choice = isReady ? WAR : player(game, actor);
      choose(game, actor, choice);
      choices.push(choice);
      if (!isReady) continue;
      const rolled = rolledChoices(game, USSR);
      if (!['event', 'space'].every((use) => rolled.includes(optionId(use as 'event')))) break;
      const record: GameRecord = {
        format: 'brink-record',
        version: 1,
        game: kind.id,
        options: {},
        choices,
      };
      const seats = [{ bot: 'heuristic' }, 'person'] as const;
      return { id: 'war', seats, record, changed: Date.now(), glance: [1, 0] };
    }
  }
}
