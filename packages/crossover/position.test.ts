import {
  PositionError,
  Random,
  anyGame,
  choose,
  decision,
  legal,
  members,
  nextActor,
  replay,
  uniform,
  withField,
  type GamePackage,
  type OptionValues,
} from '@brink/kernel';
import { damagePositions, writeGame } from '@brink/testkit';
import { expect, test } from 'vitest';
import { redSea, twilightStruggle } from './package.ts';

const twilight = anyGame(twilightStruggle);
const red = anyGame(redSea);
/** More games: `BRINK_POSITIONS=20 npx vitest run packages/crossover/position.test.ts`. */
const GAMES = Number(process.env.BRINK_POSITIONS ?? 1);

const TABLES: readonly (readonly [string, GamePackage, OptionValues])[] = [
  ['Twilight Struggle', twilight, {}],
  ['the Late War', twilight, { scenario: 'late-war' }],
  ['Turn Zero', twilight, { scenario: 'turn-zero' }],
  ['the civil war, promo cards', twilight, { chineseCivilWar: true, promoCards: true }],
  [
    'the second edition, bids, the other space race',
    twilight,
    { edition: 'second', alternativeSpaceRace: true, bidding: true },
  ],
  ['Twilight Struggle with visitors', twilight, { crossover: true }],
  ['Red Sea', red, { bonusUs: 2 }],
  ['Red Sea with visitors', red, { crossover: true, draftFirst: true }],
];

test.each(TABLES)('%s: what is written is read as the same game', (_, game, options) => {
  for (let seed = 2; seed < 2 + GAMES; seed++) {
    const { texts, others } = writeGame(game, options, seed);
    // Every action round has a text; of the headline phase its beginning.
    expect(others.actionRound).toBeUndefined();
    expect(texts.every((text) => encodeURIComponent(text) === text && text.length < 2000)).toBe(
      true,
    );
    damagePositions(game, texts, 200, seed);
  }
});

/** Texts are kept for ever: what these were read as in the first version of the format. */
const KEPT =
  '1~twilight-struggle.2~turn.3.2.ussr~vp.-2~defcon.3~militaryOps.0.2~space.1~passing.us.up~' +
  'influence.italy.2-0.west-germany.4-3.france.1-1.east-germany.0-4.poland.0-4.iran.2-0.japan.4-0~' +
  'effects.MarshallPlan.Nato~us-hand.4.7.31~ussr-hand.2.8.30.x1~discard.1.3.9.24~removed.21.23';

test('a text of the first version is read as it always was', () => {
  const { game, faults, notes } = twilight.position!.read(KEPT, { random: new Random(7) });
  expect(faults).toEqual([]);
  expect(notes).toEqual([]);
  expect(nextActor(game!)).toBe(1);
  expect(decision(game!)).toEqual({ prompt: 'actionRound', domain: 'card', args: [] });
  const cards = members(legal(game!, 1));
  expect(cards).toHaveLength(4);
  expect(cards).toEqual(expect.arrayContaining([2, 8, 30]));
  expect(game!.rules.id).toBe('twilight-struggle');
});

test('cards that are not known are dealt by chance', () => {
  const dealt = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    const { game } = twilight.position!.read(KEPT, { random: new Random(seed) });
    dealt.add(`${members(legal(game!, 1))}`);
  }
  expect(dealt.size).toBeGreaterThan(3);
});

const faultsOf = (text: string): readonly string[] =>
  twilight.position!.read(text).faults.map((fault) => twilight.texts.en.fault!(fault));

test('what is impossible is named', () => {
  const read = (name: string, ...words: string[]): readonly string[] =>
    faultsOf(withField(KEPT, name, words));
  expect(read('defcon', '1')).toEqual(['DEFCON 1 is nuclear war: the game is over.']);
  expect(read('defcon', '6')).toEqual(['“defcon” cannot be “6”.']);
  expect(read('vp', '20')).toEqual(['The US has 20 VP: the game is over.']);
  expect(read('turn', '3', '7', 'us')).toEqual(['The US has no action round 7 in turn 3.']);
  expect(read('turn')).toEqual(['The field “turn” is missing.']);
  expect(read('ussr-hand', '4')).toEqual(['Card 4 lies in two places.']);
  expect(read('ussr-hand')).toEqual([
    'The side to move has nothing to choose here: give it a card.',
  ]);
  expect(read('ussr-hand', '6')).toEqual(['“ussr-hand” cannot be “6”.']);
  expect(read('influence', 'atlantis', '1-0')).toEqual(['“influence” cannot be “atlantis”.']);
  expect(read('effects', 'Nonsense')).toEqual(['“effects” cannot be “Nonsense”.']);
  expect(read('colour', 'blue')).toEqual(['There is no field “colour”.']);
  expect(read('options', 'edition', 'third')[0]).toMatch(/unknown edition/);
  expect(faultsOf('hello')).toEqual(['This is not the text of a position.']);
  expect(faultsOf('2~twilight-struggle.2')[0]).toMatch(/newer/);
  expect(faultsOf('1~red-sea.2~turn.1.1.us')).toEqual(['A position of another game: red-sea.']);
  expect(faultsOf('1~twilight-struggle.9~turn.1.1.us')[0]).toMatch(/revision 9/);
});

test('what is odd is told, and can be played', () => {
  const { game, faults, notes } = twilight.position!.read(
    withField(KEPT, 'us-hand', ['4', '5', '7', '10-13', '25-29', '31']),
  );
  expect(faults).toEqual([]);
  expect(notes.map(({ code }) => code)).toEqual(['largeHand', 'uneven']);
  expect(nextActor(game!)).toBe(1);
});

test('a moment in the middle of a play has no text', () => {
  const { game } = twilight.position!.read(KEPT);
  choose(game!, 1, members(legal(game!, 1))[0]);
  expect(() => twilight.position!.write(game!, twilight.parseOptions({}))).toThrow(PositionError);
});

test('a record may begin with a position', () => {
  const options = twilight.parseOptions({});
  const { game } = twilight.position!.read(KEPT);
  const position = twilight.position!.write(game!, options);
  const policy = uniform(new Random(3));
  const choices: number[] = [];
  while (nextActor(game!) >= 0) {
    const actor = nextActor(game!);
    choices.push(policy(game!, actor));
    choose(game!, actor, choices.at(-1)!);
  }
  const record = {
    format: 'brink-record',
    version: 1,
    game: 'twilight-struggle',
    rules: 2,
    options: {},
    position,
    choices,
  } as const;
  expect(twilight.outcome(replay(twilight, record))).toEqual(twilight.outcome(game!));
  expect(() => replay(twilight, { ...record, position: 'nonsense' })).toThrow(
    'position: notAPosition',
  );
});
