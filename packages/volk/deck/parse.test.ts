import { OptionError } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { parseOptions } from '../options.ts';
import { volkWithDeck } from '../package.ts';
import { setup } from '../setup.ts';
import { view } from '../view.ts';
import { STAND_IN } from '../world.ts';
import { parseDeck } from './parse.ts';

type Node = Record<string, unknown>;
const copy = (): Node => structuredClone(STAND_IN) as unknown as Node;

/** Changes what a path leads to; `undefined` takes it away. */
function change(deck: Node, path: string, value: unknown): Node {
  const steps = path.split('.');
  const last = steps.pop()!;
  const node = steps.reduce((at, step) => at[step] as Node, deck);
  if (value !== undefined) node[last] = value;
  else if (Array.isArray(node)) node.splice(Number(last), 1);
  else delete node[last];
  return deck;
}

/** The message about a deck that was changed so. */
function complaint(path: string, value: unknown): string {
  try {
    parseDeck(change(copy(), path, value));
    return 'none';
  } catch (error) {
    return (error as Error).message;
  }
}

test('the stand-in deck fits its own schema and says what it is', () => {
  expect(parseDeck(copy()).standIn).toBe(true);
  const game = setup(parseOptions({ mode: 'two-plus-two' }));
  expect(view(game, 0).deck.standIn).toBe(true);
});

describe('an error names card and field', () => {
  const cases: readonly [path: string, value: unknown, message: string][] = [
    ['format', 'x', 'format: "x" is not one of brink-volk-deck'],
    ['extra', 1, 'deck.extra: is no field here'],
    ['cards.39', undefined, 'cards: must be 40 cards, not 39'],
    [
      'cards.0.icons.0.amount',
      99,
      'cards[0] "first-satellites-in-orbit".icons[0].amount: must be a whole number from 1 to 15, not 99',
    ],
    [
      'cards.3.icons.0.op',
      'dove',
      'cards[3] "four-powers-meet-at-geneva".icons[0].op: "dove" is not one of',
    ],
    [
      'cards.6.icons.2.where',
      'Bonn',
      'cards[6] "stand-off-over-the-berlin-blockade".icons[2].where: "Bonn" is no province',
    ],
    [
      'cards.8.value',
      { W: 3 },
      'cards[8] "truman-doctrine".value.E: must be a whole number from 0 to 9',
    ],
    [
      'cards.8.arrows.0.track',
      'spaec',
      'cards[8] "truman-doctrine".arrows[0].track: "spaec" is not one of',
    ],
    [
      'cards.0.icons',
      [{ op: 'moveUnrest', side: 'W' }],
      'cards[0] "first-satellites-in-orbit".icons[0].side: "W" is not one of E',
    ],
    ['cards.1.id', 'first-satellites-in-orbit', 'is used twice'],
    ['cards.0.decade', 2, 'cards[0] "first-satellites-in-orbit".decade: cards stand ten by ten'],
    ['armsRaceCards.4.SU.3', undefined, 'armsRaceCards[4] "arms-05".SU.3: must be a list'],
    [
      'armsRaceCards.0.US.1',
      [{ op: 'conflict', power: 'US' }],
      'armsRaceCards[0] "arms-01".US.1[0].op: "conflict" may not stand here',
    ],
    [
      'conflictCards.2.reshuffle',
      'no',
      'conflictCards[2] "conflict-03".reshuffle: must be true or false',
    ],
    ['tracks.arms.3', undefined, 'tracks.arms: must have one box for each position'],
    ['tracks.dominance.0.income.SU', undefined, 'tracks.dominance[0].income.SU'],
  ];
  test.each(cases)('%s: %j', (path, value, message) => {
    expect(complaint(path, value)).toContain(message);
  });

  test('as an error of the option', () => {
    const deck = change(copy(), 'cards.0.color', 'pink');
    expect(() => parseOptions({ mode: 'two-plus-two', deck })).toThrow(OptionError);
    expect(() => parseOptions({ mode: 'two-plus-two', deck })).toThrow(
      'deck: cards[0] "first-satellites-in-orbit".color: "pink" is not one of red',
    );
  });
});

test('a file of one’s own is played with, and its titles are shown', () => {
  const names = { en: 'My card', ru: 'Моя карта' };
  const deck = change(change(copy(), 'standIn', false), 'cards.0.name', names);
  const own = volkWithDeck(deck);
  const game = own.setup(own.parseOptions({ mode: 'two-plus-two' }));
  const shown = view(game, 0).deck;
  expect([shown.standIn, shown.names[85]]).toEqual([false, names]);
  const prompt = { code: 'takeCard', domain: 'card', args: [], actors: [0], choices: [85] };
  expect(own.texts.ru.choice(prompt, 85)).toBe('Моя карта');
});
