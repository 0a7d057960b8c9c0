import { carefulPolicy } from '@brink/bots';
import {
  CHANCE,
  Random,
  anyGame,
  choose,
  decision,
  nextActor,
  uniform,
  type GameRecord,
} from '@brink/kernel';
import { guardOf, adapterOf } from '@brink/staff';
import { DEFCON, TURN, US, type Table } from '@brink/struggle';
import { twilightStruggle } from '@brink/twilight-struggle';

/** A game that has come to a round of the US at DEFCON 2 with a card that it must not play. */
export function tenseRecord(): GameRecord {
  const kind = anyGame(twilightStruggle);
  const adapter = adapterOf(kind.id)!;
  for (let seed = 1; ; seed++) {
    const random = new Random(seed);
    const player = carefulPolicy(kind, random);
    const chance = uniform(random);
    const game = kind.setup(kind.parseOptions({}));
    const choices: number[] = [];
    for (let actor = nextActor(game); actor >= 0; actor = nextActor(game)) {
      const table = game as Table;
      const isMine = actor === US && decision(game)!.prompt === 'actionRound';
      if (isMine && table.mem[DEFCON] === 2 && table.mem[TURN] > 3) {
        const warnings = [...guardOf(adapter, table, US).values()];
        if (warnings.some(({ verdict }) => verdict === 'losing')) {
          return {
            format: 'brink-record',
            version: 1,
            game: kind.id,
            options: {},
            choices,
          };
        }
      }
      const choice = actor === CHANCE ? chance(game, actor) : player(game, actor);
      choose(game, actor, choice);
      choices.push(choice);
    }
  }
}
