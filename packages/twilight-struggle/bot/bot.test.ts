import { describe, expect, test } from 'vitest';
import { Random, decision, legal, members, nextActor, pending } from '@brink/kernel';
import { US, USSR, optionId, type OPTIONS, type Table } from '@brink/struggle';
import { headlinePhase } from '@brink/struggle/flow/headline';
import { cardNumber, type CardId } from '../data/cards.ts';
import { parseOptions } from '../options.ts';
import type { Ruling } from '../rulings.ts';
import { Colombia } from '../map.ts';
import { setup } from '../setup.ts';
import { determinise } from '../knowledge.ts';
import { catalogues } from '../text/index.ts';
import { choiceName, type ChoiceName } from '../notation.ts';
import { newGame, scenario, type Position, type Scenario } from '../testing/scenario.ts';
import { ai, aiWith } from './index.ts';
import { REASONS } from './reason.ts';

const scores = new Float64Array(256);

/** What the side to choose likes best. */
function favourite({ game }: Scenario): ChoiceName {
  const actor = nextActor(game);
  ai.suggest(game, actor, scores);
  const list = members(legal(game, actor)).sort((a, b) => scores[b] - scores[a]);
  return choiceName(decision(game)!.domain, list[0]);
}

/** Plays on as the bot likes while this side is to choose; answers what it chose. */
function playsAs(t: Scenario, side: 'us' | 'ussr'): ChoiceName[] {
  const chosen: ChoiceName[] = [];
  while (t.actor === side) {
    const choice = favourite(t);
    chosen.push(choice);
    t.choose(choice);
  }
  return chosen;
}

const keys = { angola: [0, 2], brazil: [3, 0], cuba: [1, 3], poland: [0, 4] } as const;

describe('nobody begins a nuclear war of his own accord', () => {
  test('Duck and Cover at DEFCON 2 is kept, or goes into space', () => {
    const keeps = scenario({
      turn: 4,
      round: 7,
      defcon: 2,
      influence: keys,
      space: [0, 8],
      hands: { ussr: ['duck-and-cover', 'nasser'], us: ['nato'] },
      china: { holder: 'us' },
    });
    expect(favourite(keeps.round('ussr'))).toBe('nasser');
    const spaces = scenario({
      turn: 4,
      round: 7,
      defcon: 2,
      influence: keys,
      hands: { ussr: ['duck-and-cover'], us: ['nato'] },
      china: { holder: 'us' },
    });
    expect(playsAs(spaces.round('ussr'), 'ussr')).toEqual(['duck-and-cover', 'space']);
  });

  test('an event that lets the rival attempt a coup waits for better times', () => {
    const t = scenario({
      turn: 5,
      round: 6,
      defcon: 2,
      influence: keys,
      hands: { ussr: ['cia-created', 'allende', 'nasser'], us: ['nato'] },
    });
    expect(favourite(t.round('ussr'))).not.toBe('cia-created');
  });

  test('while DEFCON is 3 such an event is played before it falls', () => {
    const t = scenario({
      turn: 5,
      round: 1,
      defcon: 3,
      influence: keys,
      hands: { ussr: ['cia-created', 'grain-sales-to-soviets', 'lone-gunman'], us: ['nato'] },
      space: [0, 8],
    });
    expect(['cia-created', 'grain-sales-to-soviets']).toContain(favourite(t.round('ussr')));
  });

  test('the attempt at the space race is kept for the worst of such cards', () => {
    const t = scenario({
      turn: 4,
      round: 6,
      defcon: 2,
      influence: keys,
      hands: { ussr: ['duck-and-cover', 'five-year-plan'], us: ['nato'] },
      china: { holder: 'us' },
    });
    expect(playsAs(t.round('ussr'), 'ussr')).toEqual(['duck-and-cover', 'space']);
  });

  test('a side that will have to play such a card raises DEFCON while it can', () => {
    const t = scenario({
      turn: 8,
      round: 6,
      defcon: 2,
      influence: { angola: [2, 0], brazil: [3, 0], poland: [0, 4] },
      hands: { us: ['lone-gunman', 'abm-treaty'], ussr: ['nasser'] },
      china: { holder: 'ussr' },
    });
    expect(playsAs(t.round('us'), 'us').slice(0, 2)).toEqual(['abm-treaty', 'event']);
  });

  test('a coup at DEFCON 2 leaves battlegrounds alone', () => {
    const t = scenario({
      turn: 5,
      round: 3,
      defcon: 2,
      influence: { angola: [0, 3], cameroon: [0, 1] },
      hands: { us: ['nato'], ussr: ['nasser'] },
    });
    t.plays('us', 'nato', 'operations').choose('coup');
    expect(t.choices).toEqual(['angola', 'cameroon']);
    expect(favourite(t)).toBe('cameroon');
  });

  test('the Olympic Games at DEFCON 2 are played for operations', () => {
    const t = scenario({
      turn: 2,
      round: 3,
      defcon: 2,
      influence: keys,
      hands: { us: ['olympic-games'], ussr: ['nasser'] },
      space: [8, 0],
    });
    expect(playsAs(t.round('us'), 'us').slice(0, 2)).toEqual(['olympic-games', 'operations']);
  });

  test('the level that ends the world is never chosen', () => {
    const t = scenario({
      turn: 5,
      round: 3,
      defcon: 3,
      influence: keys,
      hands: { us: ['how-i-learned-to-stop-worrying'], ussr: ['nasser'] },
    });
    t.plays('us', 'how-i-learned-to-stop-worrying', 'event');
    expect(favourite(t)).not.toBe('1');
  });
});

test('a rival who offers the Olympic Games at DEFCON 2 is boycotted', () => {
  const t = scenario({
    turn: 2,
    round: 3,
    defcon: 2,
    hands: { us: ['olympic-games'], ussr: ['nasser'] },
  });
  expect(favourite(t.plays('us', 'olympic-games', 'event'))).toBe('boycott');
});

test('a coup in the round of the rival at DEFCON 2 wins, and is made', () => {
  const t = scenario({
    turn: 5,
    round: 3,
    defcon: 2,
    influence: keys,
    hands: { ussr: ['cia-created'], us: ['nato'] },
    space: [0, 8],
    china: { holder: 'us' },
  });
  t.plays('ussr', 'cia-created', 'eventFirst');
  expect(playsAs(t, 'us')).toEqual(['coup', 'angola']);
});

test('a scoring card that is due is played', () => {
  const t = scenario({
    turn: 2,
    round: 6,
    influence: keys,
    hands: { us: ['europe-scoring', 'nato'], ussr: ['nasser'] },
  });
  expect(favourite(t.round('us'))).toBe('europe-scoring');
});

test('the opening holds East Germany, Poland, West Germany and Italy', () => {
  const t = newGame();
  const random = new Random(3);
  while (t.actor === 'chance') t.choose(t.choices[random.below(t.choices.length)]);
  playsAs(t, 'ussr');
  while (t.prompt === 'place') t.choose(favourite(t));
  expect(t.influence('poland')).toEqual([0, 4]);
  expect(t.influence('east-germany')).toEqual([0, 4]);
  expect(t.influence('west-germany')).toEqual([4, 0]);
  expect(t.influence('italy')).toEqual([3, 0]);
});

test('by either ruling the USSR reckons with the VP of Defectors it plays itself', () => {
  const ratings = (rulings: readonly Ruling[]): number[] => {
    const t = scenario({
      options: { rulings },
      turn: 4,
      round: 3,
      influence: keys,
      hands: { ussr: ['defectors', 'un-intervention', 'truman-doctrine'], us: ['nato'] },
    }).round('ussr');
    ai.suggest(t.game, USSR, scores);
    const cards = members(legal(t.game, USSR)).map((card) => scores[card]);
    t.choose('defectors');
    ai.suggest(t.game, USSR, scores);
    return [...cards, ...members(legal(t.game, USSR)).map((use) => scores[use])];
  };
  expect(ratings(['defectorsOnlyPlayedByUssr'])).toEqual(ratings([]));
});

test('of two sides for sale the USSR is the better one, for a fair price', () => {
  const t = newGame({ bidding: true });
  expect(t.prompt).toBe('bid');
  expect(favourite(t)).toBe('ussr-2');
});

test('suggestions do not depend on what the actor cannot know', () => {
  const t = newGame();
  const random = new Random(11);
  const other = setup(parseOptions({}));
  const differing: string[] = [];
  for (let n = 0; n < 400 && t.actor; n++) {
    const actor = nextActor(t.game);
    if (t.actor === 'chance') {
      t.choose(t.choices[random.below(t.choices.length)]);
      continue;
    }
    const list = members(legal(t.game, actor));
    const scoresIn = (game: typeof other): number[] => {
      ai.suggest(game, actor, scores);
      return list.map((choice) => scores[choice]);
    };
    const dealt = determinise(t.game, actor, random, other);
    if (`${scoresIn(dealt)}` !== `${scoresIn(t.game)}`) differing.push(t.prompt!);
    t.choose(favourite(t));
  }
  expect(differing).toEqual([]);
});

test('what a bot keeps from one table to the next does not change its mind', () => {
  const random = new Random(17);
  const [one, other] = [newGame(), newGame({ scenario: 'turn-zero' })];
  const differing: string[] = [];
  for (let n = 0; n < 900; n++) {
    const t = n % 2 === 0 ? one : other;
    if (!t.actor) break;
    if (t.actor === 'chance') {
      t.choose(t.choices[random.below(t.choices.length)]);
      continue;
    }
    const actor = nextActor(t.game);
    const list = members(legal(t.game, actor));
    const scoresBy = ({ suggest }: typeof ai): number[] => {
      suggest(t.game, actor, scores);
      return list.map((choice) => scores[choice]);
    };
    const isFresh = n % 5 === 0;
    if (isFresh && `${scoresBy(ai)}` !== `${scoresBy(aiWith())}`) differing.push(t.prompt!);
    t.choose(favourite(t));
  }
  expect(differing).toEqual([]);
});

test('a coup with the operations of Junta counts as military operations, one of its event does not', () => {
  const worthOfColombia = (use: 'operations' | 'event', military: number): number => {
    const t = scenario({
      turn: 5,
      round: 7,
      defcon: 3,
      militaryOps: [military, 0],
      influence: { panama: [0, 2], colombia: [0, 1], ecuador: [1, 0] },
      hands: { us: ['junta'], ussr: ['nasser'] },
      space: [8, 0],
    }).plays('us', 'junta', use);
    if (use === 'event') t.choose('ecuador');
    t.choose('coup');
    expect(t.prompt).toBe('coupTarget');
    ai.suggest(t.game, US, scores);
    return scores[Colombia];
  };
  const worthOfMilitary = (use: 'operations' | 'event'): number =>
    worthOfColombia(use, 0) - worthOfColombia(use, 3);
  // Two operations that are due, for a VP each.
  expect(worthOfMilitary('operations')).toBeCloseTo(2);
  expect(worthOfMilitary('event')).toBe(0);
});

test('every reason can be told in both languages', () => {
  for (const { reasons } of Object.values(catalogues)) {
    for (const code of REASONS) expect(reasons[code](4, 50)).toMatch(/^\S.*\.$/);
  }
});

test('winning is 1, losing is -1, and a better board is better', () => {
  const ahead = scenario({ turn: 5, influence: { italy: [4, 0], france: [4, 0] }, vp: 5 }).game;
  const behind = scenario({ turn: 5, influence: { italy: [0, 4], france: [0, 4] }, vp: -5 }).game;
  expect(ai.evaluate(ahead, 0)).toBeGreaterThan(ai.evaluate(behind, 0));
  expect(ai.evaluate(ahead, 0)).toBeCloseTo(-ai.evaluate(ahead, 1), 1);
  const lost = scenario({ defcon: 2, hands: { us: ['duck-and-cover'], ussr: ['nasser'] } });
  lost.plays('us', 'duck-and-cover', 'event');
  expect([ai.evaluate(lost.game, 0), ai.evaluate(lost.game, 1)]).toEqual([-1, 1]);
});

describe('a headline that the one of the rival may turn into suicide is a risk', () => {
  const riskOf = (card: CardId, defcon: number): number => {
    const t = scenario({
      turn: 6,
      defcon,
      influence: { zaire: [1, 0], poland: [0, 4], italy: [3, 0] },
      hands: { us: ['lone-gunman', 'nato'], ussr: ['cuban-missile-crisis', 'nasser'] },
    }).start(headlinePhase, US);
    return ai.risk!(t.game, US, [cardNumber(card)]);
  };

  test('at DEFCON 3, hardly while it is higher; other cards are none', () => {
    expect(riskOf('lone-gunman', 3)).toBeGreaterThan(0);
    expect(riskOf('lone-gunman', 3)).toBeLessThan(0.5);
    expect(riskOf('lone-gunman', 4)).toBeLessThan(riskOf('lone-gunman', 3) / 2);
    expect(riskOf('nato', 3)).toBe(0);
  });

  /** Each chooses in turn where the headline of one lies open to the other. */
  const shown = (space: Position['space'], ussr: CardId): Table => {
    const t = scenario({
      turn: 6,
      defcon: 3,
      space,
      influence: { zaire: [1, 0], poland: [0, 4], italy: [3, 0] },
      hands: { us: ['lone-gunman', 'nato'], ussr: ['junta', 'nasser'] },
    }).start(headlinePhase, US);
    if (pending(t.game) === 1 << USSR) t.choose(ussr);
    return t.game;
  };
  const riskIn = (game: Table): number => ai.risk!(game, US, [cardNumber('lone-gunman')]);

  test('who sees the other headline knows', () => {
    expect(riskIn(shown([4, 3], 'junta'))).toBeGreaterThan(0.5);
    expect(riskIn(shown([4, 3], 'nasser'))).toBe(0);
  });

  test('who shows his own is answered by any that the other may hold', () => {
    const hidden = riskIn(shown([0, 0], 'junta'));
    expect(riskIn(shown([2, 5], 'junta'))).toBeGreaterThan(hidden);
  });

  test('in a round it is the risk of the event, if the play lets it happen', () => {
    const t = scenario({
      turn: 6,
      round: 3,
      defcon: 2,
      influence: { zaire: [1, 0], poland: [0, 4], italy: [3, 0] },
      hands: { us: ['lone-gunman', 'nato'], ussr: ['nasser'] },
    }).round('us');
    const riskWith = (card: CardId, use: (typeof OPTIONS)[number]): number =>
      ai.risk!(t.game, US, [cardNumber(card), optionId(use)]);
    expect(riskWith('lone-gunman', 'eventFirst')).toBe(1);
    expect(riskWith('lone-gunman', 'space')).toBe(0);
    expect(riskWith('nato', 'operations')).toBe(0);
  });
});

describe('a side that will have to begin a nuclear war', () => {
  /** How the US stand in the last round but one, with this hand. */
  const standing = (defcon: number, hand: readonly CardId[]): number => {
    const t = scenario({
      turn: 6,
      round: 6,
      defcon,
      influence: { zaire: [1, 0], poland: [0, 4], italy: [3, 0] },
      hands: { us: hand, ussr: ['nasser', 'comecon'] },
    }).round('us');
    return ai.evaluate(t.game, US);
  };

  test('has as good as lost at DEFCON 2, and not yet above it', () => {
    const calm = standing(2, ['nato', 'fidel', 'blockade']);
    expect(standing(2, ['lone-gunman', 'we-will-bury-you'])).toBeLessThan(calm - 0.4);
    expect(standing(4, ['lone-gunman', 'we-will-bury-you'])).toBeGreaterThan(
      standing(2, ['lone-gunman', 'we-will-bury-you']) + 0.2,
    );
  });
});
