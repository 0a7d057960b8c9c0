import {
  ALL_SEEING,
  ANSWERS,
  CHANCE,
  EVERYONE,
  Game,
  Layout,
  Observation,
  PUBLIC,
  REVISION,
  add,
  bitCount,
  call,
  cellEach,
  exceptFor,
  halt,
  has,
  kernelLayout,
  link,
  oneCell,
  only,
  openCells,
  program,
  restart,
  rollDie,
  run,
  since,
  step,
  whilst,
  type GamePackage,
  type LogSink,
  type Random,
  type Rules,
  type Texts,
  type Viewer,
} from '@brink/kernel';

/**
 * A small game with secrets, to test the test kit: from twelve cards each seat is dealt three;
 * both commit one face down, the higher scores, and seat 0 may gamble with a die. Faults can
 * be built in, each breaking one law.
 */
export const FAULTS = [
  'viewShowsHands',
  'observationShowsHands',
  'observationOutOfRange',
  'logTellsDraw',
  'logTellsCommitment',
  'promptTellsHand',
  'throwsOnGamble',
  'remembersOutside',
  'legalChangesGame',
  'losesACard',
  'emptyDecision',
  'neverEnds',
  'orderMatters',
  'peeksWithoutReveal',
  'leavesAChoiceWithoutWords',
  'saysACode',
  'leavesALineInEnglish',
] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * Revision 2 was made to show how a rule changes: the die after a gamble scores from 5 on, no
 * longer from 4. Games of revision 1 are played as they always were.
 */
export const DUEL_REVISION = 2;
const ROUNDS = 3;
const HAND = 3;
const CARDS = 12;

const layout = Layout.after(kernelLayout);
const HANDS = layout.set('hands', 2);
const DRAW = layout.set('draw', 1);
const DISCARD = layout.set('discard', 1);
const SCORE = layout.cell('score', { length: 2, min: -99, max: 99 });
const ROUND = layout.cell('round', { max: 99 });
const OVER = layout.cell('over');
const FIRST = layout.cell('first', { max: 2 });

const TEXTS: Texts = {
  title: 'Duel',
  seats: ['Red', 'Blue'],
  prompt: () => 'Choose',
  choice: (_, choice) => `card ${choice}`,
  log: () => 'A card',
  outcome: () => 'The end',
  option: (name) => name,
};

const bit = (card: number): number => 1 << card;

/** `newest` is what this program knows: 1 is the program before the change. */
export function duel(fault?: Fault, newest = DUEL_REVISION): GamePackage {
  const is = (wanted: Fault): boolean => fault === wanted;
  let outside = 0;

  const drawTo = (seat: number) => ({
    kind: 'ask' as const,
    prompt: 'draw',
    domain: 'card',
    actor: () => CHANCE,
    auto: true,
    legal: ({ sets }: Game, mask: Int32Array) => void (mask[0] = sets[DRAW]),
    take: (game: Game, card: number) => {
      const { sets } = game;
      sets[DRAW] &= ~bit(card);
      sets[HANDS + seat] |= bit(card);
      game.reveals++;
      const audience = is('logTellsDraw') ? EVERYONE : only(seat);
      game.log?.({ code: 'draw', args: [seat, card], audience });
      game.log?.({ code: 'drawHidden', args: [seat], audience: exceptFor(seat) });
    },
  });

  const commit = {
    kind: 'askAll' as const,
    prompt: 'commit',
    domain: 'card',
    actors: ({ mem }: Game) => (mem[ANSWERS] ? 0 : 1) | (mem[ANSWERS + 1] ? 0 : 2),
    legal: ({ sets, mem }: Game, seat: number, mask: Int32Array) => {
      mask[0] = sets[HANDS + seat];
      if (is('legalChangesGame')) mem[SCORE]++;
      if (is('promptTellsHand') && seat === 0 && sets[HANDS + 1] & 1) add(mask, 200);
    },
    take: (game: Game, seat: number, card: number) => {
      game.mem[ANSWERS + seat] = card + 1;
      if (is('orderMatters') && game.mem[FIRST] === 0) game.mem[FIRST] = seat + 1;
      if (is('logTellsCommitment')) {
        game.log?.({ code: 'commit', args: [seat, card], audience: EVERYONE });
      }
    },
  };

  const show = step<Rules>((game) => {
    const { mem, sets } = game;
    const [a, b] = [mem[ANSWERS] - 1, mem[ANSWERS + 1] - 1];
    mem[SCORE + (a > b ? 0 : 1)] += 1;
    for (const seat of [0, 1]) {
      const card = mem[ANSWERS + seat] - 1;
      sets[HANDS + seat] &= ~bit(card);
      if (!is('losesACard') || card !== 11) sets[DISCARD] |= bit(card);
      mem[ANSWERS + seat] = 0;
    }
    game.reveals++;
    game.log?.({ code: 'duel', args: [a, b], audience: EVERYONE });
  });

  const gamble = {
    kind: 'ask' as const,
    prompt: 'gamble',
    domain: 'option',
    actor: () => 0,
    legal: (_: Game, mask: Int32Array) => {
      if (is('emptyDecision')) return;
      add(mask, 0);
      add(mask, 1);
    },
    take: ({ mem }: Game, choice: number) => {
      if (choice === 1 && is('throwsOnGamble')) throw new Error('the bank is broke');
      if (choice === 1) mem[SCORE]--;
    },
  };

  const think = {
    ...gamble,
    prompt: 'think',
    take: (game: Game, choice: number) => {
      if (is('remembersOutside')) game.mem[SCORE + 1] += ++outside % 2;
      if (!is('peeksWithoutReveal') || choice === 0) return;
      const audience = only(0);
      game.log?.({ code: 'peek', args: [game.sets[HANDS + 1]], audience });
    },
  };

  const round = program<Rules>('round', [
    commit,
    show,
    think,
    gamble,
    rollDie('die', (game, die) => {
      const least = since(game, 2) ? 5 : 4;
      if (die >= least) game.mem[SCORE]++;
    }),
    step(({ mem }) => {
      if (!is('neverEnds')) mem[ROUND]++;
    }),
  ]);
  const main = program<Rules>('main', [
    whilst((game) => bitCount(game.sets[HANDS]) < HAND, [drawTo(1), drawTo(0)]),
    whilst(({ mem, sets }) => mem[ROUND] < ROUNDS && sets[HANDS] !== 0, [call(round)]),
    whilst(() => is('neverEnds'), [think]),
    step((game) => {
      game.mem[OVER] = 1;
      restart(game, entry(halt) + 1);
    }),
  ]);
  const { code, entry } = link([halt, main]);
  // With nothing to choose the machine passes a decision over; this one claims otherwise.
  const rules: Rules = {
    id: 'duel',
    layout,
    code: is('emptyDecision')
      ? code.map((each) => (each.ask?.prompt === 'gamble' ? { ...each, run: () => false } : each))
      : code,
  };

  const seatsSeen = (viewer: Viewer, seat: number): boolean => viewer === seat || viewer < PUBLIC;

  return {
    id: 'duel',
    revision: newest,
    seats: () => ['red', 'blue'],
    optionFields: {},
    parseOptions: () => ({}),
    setup: (_options: object, log?: LogSink, revision = newest) => {
      const game = new Game(rules);
      game.log = log;
      game.mem[REVISION] = revision;
      game.sets[DRAW] = (1 << CARDS) - 1;
      restart(game, entry(main));
      run(game);
      return game;
    },
    outcome: ({ mem }) => {
      if (mem[OVER] === 0) return undefined;
      const [red, blue] = [mem[SCORE], mem[SCORE + 1]];
      const winners = red === blue ? [] : [red > blue ? 0 : 1];
      return { winners, turn: mem[ROUND], manner: 'points' };
    },
    view: ({ sets, mem }, viewer) => ({
      hands: [0, 1].map((seat) =>
        seatsSeen(viewer, seat) || is('viewShowsHands')
          ? sets[HANDS + seat]
          : bitCount(sets[HANDS + seat]),
      ),
      draw: bitCount(sets[DRAW]),
      discard: sets[DISCARD],
      score: [mem[SCORE], mem[SCORE + 1]],
      committed: [0, 1].map((seat) =>
        seatsSeen(viewer, seat) ? mem[ANSWERS + seat] : Number(mem[ANSWERS + seat] !== 0),
      ),
    }),
    determinise: (game, viewer, random, into) => {
      into.copyFrom(game);
      redeal(into, viewer, random);
      return into;
    },
    schema: {
      log: {
        draw: ['seat', 'card'],
        drawHidden: ['seat'],
        commit: ['seat', 'card'],
        duel: ['red', 'blue'],
        peek: ['cards'],
      },
      prompts: { draw: [], commit: [], gamble: [], think: [], die: [] },
    },
    observation: new Observation(1, [
      openCells(layout, ROUND),
      cellEach('hand', 2 * CARDS, [0, 1], ({ sets }, viewer, i) => {
        const seat = i < CARDS ? 0 : 1;
        const isSeen = viewer === seat || viewer === ALL_SEEING || is('observationShowsHands');
        return isSeen ? (sets[HANDS + seat] >> (i % CARDS)) & 1 : 0;
      }),
      oneCell('next', [0, 1], () => (is('observationOutOfRange') ? 2 : 1)),
    ]),
    choiceName: (_domain, choice) => `${choice}`,
    choiceOf: (_domain, name) => Number(name),
    violations: ({ sets }) => {
      const all = sets[HANDS] | sets[HANDS + 1] | sets[DRAW] | sets[DISCARD];
      return bitCount(all) === CARDS ? [] : ['a card is missing'];
    },
    texts: {
      en: {
        ...TEXTS,
        // As a table of labels does that lacks one.
        choice: (_, choice) =>
          is('leavesAChoiceWithoutWords') && choice === 1 ? undefined! : `card ${choice}`,
        prompt: ({ code }) => (is('saysACode') && code === 'gamble' ? 'mayGamble' : 'Choose'),
      },
      ru: {
        ...TEXTS,
        prompt: () => 'Выберите',
        choice: (_, choice) => `карта ${choice}`,
        log: ({ code }) => (is('leavesALineInEnglish') && code === 'duel' ? 'A duel' : 'Ход'),
        outcome: () => 'Конец',
      },
    },
  };
}

function redeal(game: Game, viewer: Viewer, random: Random): void {
  const { sets, mem } = game;
  const hidden = [0, 1].filter((seat) => viewer !== seat);
  const sizes = hidden.map((seat) => bitCount(sets[HANDS + seat]));
  let pool = sets[DRAW];
  for (const seat of hidden) pool |= sets[HANDS + seat];
  for (const [i, seat] of hidden.entries()) {
    sets[HANDS + seat] = 0;
    while (bitCount(sets[HANDS + seat]) < sizes[i]) {
      const card = random.below(CARDS);
      if (!has(new Int32Array([pool]), card)) continue;
      pool &= ~bit(card);
      sets[HANDS + seat] |= bit(card);
    }
    if (mem[ANSWERS + seat] !== 0) {
      const cards = [...Array(CARDS).keys()].filter((card) => sets[HANDS + seat] & bit(card));
      mem[ANSWERS + seat] = cards[random.below(cards.length)] + 1;
    }
  }
  sets[DRAW] = pool;
}
