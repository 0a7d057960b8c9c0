import { DONE, FREE, LANGUAGES, anyGame, type GamePackage, type OptionValues } from '@brink/kernel';
import { Reader, readGame } from '@brink/testkit';
import { describe, expect, test } from 'vitest';
import { redSea, twilightStruggle } from './with-bot.ts';

/** The rendering law where cards of two games meet, and where they could but do not. */
const GAMES = 20;

const AGREED: Readonly<Record<string, OptionValues>> = {
  'without visitors': {},
  visitors: { crossover: true },
  'visitors and bids': { crossover: true, bidding: true },
};

const chosenFirst = { crossover: true, draftFirst: true };
const turnZero = { crossover: true, scenario: 'turn-zero', promoCards: true };

describe.each([
  ['Twilight Struggle', anyGame(twilightStruggle), { ...AGREED, 'turn zero': turnZero }],
  ['Red Sea', anyGame(redSea), { ...AGREED, 'visitors chosen first': chosenFirst }],
] as readonly [string, GamePackage, typeof AGREED][])('%s', (_, game, agreed) => {
  const reader = new Reader(game);

  test.each(Object.entries(agreed))('%s', (_name, options) => {
    for (let seed = 1; seed <= GAMES; seed++) {
      expect(() => readGame(reader, game, options, seed)).not.toThrow();
    }
  });

  test('all that is agreed before a game', () => {
    expect(() => reader.options()).not.toThrow();
  });
});

test.each(['useOfCard', 'operations'])('a way out of the Cuban Missile Crisis at "%s"', (code) => {
  const choices = [0, FREE, FREE + 1, FREE + 2, DONE];
  const prompt = { code, domain: 'option', args: [1, 1], actors: [0], choices };
  for (const language of LANGUAGES) {
    const texts = twilightStruggle.texts[language];
    const labels = [FREE, FREE + 1, FREE + 2].map((choice) => texts.choice(prompt, choice));
    const atCards = [FREE, FREE + 1, FREE + 2].map((choice) =>
      texts.choice({ ...prompt, code: 'actionRound', domain: 'card' }, choice),
    );
    expect(labels).toEqual(atCards);
    expect(labels[0]).toMatch(/Cuba|Куб/);
  }
});
