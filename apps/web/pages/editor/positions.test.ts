import { GAMES } from '@brink/games';
import {
  CHANCE,
  Random,
  choose,
  decision,
  nextActor,
  uniform,
  type GameRecord,
} from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { blankPosition, positionIn, startingPosition } from './positions.ts';

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('the starting position and a cleared board can be played', () => {
    for (const text of [startingPosition(game), blankPosition(game)]) {
      const { faults, notes, game: table } = game.position!.read(text);
      expect([...faults, ...notes]).toEqual([]);
      expect(nextActor(table!)).toBeGreaterThanOrEqual(0);
      expect(nextActor(table!)).not.toBe(CHANCE);
    }
    // Nobody's hand is given away.
    expect(startingPosition(game)).toMatch(/-hand\.x\d/);
  });

  test('a moment of a game is opened where its play began', () => {
    const options = game.parseOptions({});
    const table = game.setup(options);
    const policy = uniform(new Random(5));
    const choices: number[] = [];
    const take = (): void => {
      choices.push(policy(table, nextActor(table)));
      choose(table, nextActor(table), choices.at(-1)!);
    };
    while (decision(table)?.prompt !== 'useOfCard') take();
    const record: GameRecord = {
      format: 'brink-record',
      version: 1,
      game: game.id,
      rules: game.revision,
      options: {},
      choices,
    };
    const text = positionIn(game, record, choices.length)!;
    const { game: begun } = game.position!.read(text);
    expect(['actionRound', 'takeCard']).toContain(decision(begun!)?.prompt);
    expect(positionIn(game, record, 0)).toBeUndefined();
  });
});
