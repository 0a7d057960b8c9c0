import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRecord, type GamePackage, type OptionValues } from '@brink/kernel';
import { shortestFailure, tryGame, type Trial } from '@brink/testkit';
import { command } from '../command.ts';
import { UsageError } from '../errors.ts';
import { gameNamed, gameOption, gameWith } from '../games.ts';
import { gameOptionFlags, readGameOptions } from '../game-options.ts';
import { POLICIES, policyNamed, type PolicyName } from '../policies.ts';
import { progress } from '../progress.ts';

/** Shrinking takes a while: after so many files the findings are only counted. */
const MOST_FILES = 10;

/** Random games meet the openings, careful ones the late war. */
const policyOf = (seed: number, wanted: PolicyName | 'both'): PolicyName =>
  wanted === 'both' ? POLICIES[Math.abs(seed) % POLICIES.length] : wanted;

function keep(
  game: GamePackage,
  options: OptionValues,
  seed: number,
  failed: Trial,
  folder: string,
): string {
  const record = shortestFailure(game, options, seed, failed);
  const file = join(folder, `brink-fuzz-${game.id}-${seed}.json`);
  writeFileSync(file, writeRecord(record));
  const { law, message } = record.about!;
  console.log(
    `seed ${seed}: "${law}" is broken after ${record.choices.length} choices: ${message}`,
  );
  console.log(`  ${file}`);
  return file;
}

export default command({
  name: 'fuzz',
  summary: 'plays random games with all harness laws on',
  options: {
    game: gameOption,
    ...gameOptionFlags,
    games: { type: 'integer', about: 'how many games', value: 'N', default: 100 },
    seed: { type: 'integer', about: 'seed of the first game', value: 'S', default: 1 },
    policy: {
      type: 'string',
      about: 'who plays',
      choices: ['both', ...POLICIES],
      default: 'both',
    },
    out: { type: 'string', about: 'folder for failing games', value: 'DIR', default: '.' },
    json: { type: 'boolean', about: 'print one JSON object as the last line' },
  },
  help: `The laws: clone, save and load in the middle of a decision, replay, undo, no throw on any
legal choice, no effect of an illegal one, sound state, and no leak when all that a viewer
cannot know is dealt anew. The dear ones are looked at every 16th decision. A game that breaks
one is cut to the shortest beginning that still does and written as a record.`,
  run({ options }) {
    const { games, seed: first, policy, out } = options;
    if (games < 1) throw new UsageError(`option '--games' takes a number above 0`);
    const agreed = readGameOptions(gameNamed(options.game), options);
    const game = gameWith(options.game, agreed);
    const bar = progress('fuzz', games);
    const files: string[] = [];
    let [decisions, chances, violations] = [0, 0, 0];
    for (let seed = first; seed < first + games; seed++) {
      const name = policyOf(seed, policy);
      const trial = tryGame(game, agreed, seed, (random) => policyNamed(name, game, random));
      decisions += trial.decisions;
      chances += trial.chances;
      if (trial.finding) {
        violations++;
        bar.clear();
        if (files.length < MOST_FILES) files.push(keep(game, agreed, seed, trial, out));
      }
      bar.to(seed - first + 1, `${violations} violations`);
    }
    bar.clear();
    console.log(
      `${games} games, ${decisions} decisions, ${chances} chances, ${violations} violations`,
    );
    if (options.json) {
      const sums = { games, decisions, chances, violations, files };
      console.log(JSON.stringify({ game: game.id, options: agreed, seed: first, ...sums }));
    }
    return violations > 0 ? 1 : 0;
  },
});
