import { CHANCE, PUBLIC, choose, legal, members, nextActor, nth } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { choiceOf } from '../notation.ts';
import { newGame, scenario, type Position, type Scenario } from '../testing/scenario.ts';
import { view } from '../view.ts';
import { lastEvent, playHalf, playStage, startDecade, turnOrder } from './decade.ts';
import { SEATS } from '../sides.ts';
import { ASIDE, DECK, DISPLAY, GONE, SPACE_CARD, TURN } from '../state.ts';
import { countIn, moveCard, normalCount, pour } from '../cards.ts';

/** Lets chance take the first card that offers itself until somebody decides. */
function settleChance(t: Scenario): Scenario {
  while (nextActor(t.game) === CHANCE) choose(t.game, CHANCE, nth(legal(t.game, CHANCE), 0));
  return t;
}

test('the base game begins with two cards a hand, seven in the display, and West', () => {
  const t = settleChance(newGame());
  expect([t.handOf('west').length, t.handOf('east').length]).toEqual([2, 2]);
  expect([normalCount(t.game), t.where('russian-tanks')]).toEqual([7, 'display']);
  expect([t.actor, t.prompt, countIn(t.game, DECK.middle)]).toEqual(['west', 'takeCard', 9]);
});

test('a half ends when its seven cards are gone; hand cards stay', () => {
  const t = settleChance(
    scenario({ hands: { west: ['berlin-airlift'] }, turnOrder: ['west', 'east'] }).start(playHalf),
  );
  for (let i = 0; i < 7; i++) {
    expect(t.actor).toBe(i % 2 === 0 ? 'west' : 'east');
    const card = members(legal(t.game, nextActor(t.game))).find(
      (each) =>
        countIn(t.game, DISPLAY) &&
        each < 81 &&
        t.game.sets[DISPLAY + (each >> 5)] & (1 << (each & 31)),
    )!;
    choose(t.game, nextActor(t.game), card);
    t.choose('build', 'done');
  }
  expect([t.isSettled, t.handOf('west')]).toEqual([true, ['berlin-airlift']]);
});

describe('from the second decade on', () => {
  test('old cards may be thrown away, and three are too many', () => {
    const t = scenario({
      hands: {
        west: ['berlin-airlift', 'land-reform', '1953-uprising'],
        east: ['the-miracle-of-bern'],
      },
    }).start(startDecade);
    expect([t.actor, t.prompt, t.choices]).toEqual([
      'west',
      'throwAway',
      ['1953-uprising', 'berlin-airlift', 'land-reform'],
    ]);
    t.choose('land-reform');
    expect(t.choices).toEqual(['1953-uprising', 'berlin-airlift', 'done']);
    t.choose('done');
    expect([t.actor, t.choices]).toEqual(['east', ['done', 'the-miracle-of-bern']]);
    t.choose('done');
    expect([t.actor, t.choices.length]).toEqual(['chance', 20]);
    t.choose('prague-spring');
    expect([t.isSettled, t.handOf('east'), t.where('building-the-berlin-wall')]).toEqual([
      true,
      ['the-miracle-of-bern', 'prague-spring'],
      'display',
    ]);
  });

  test('the holder of prestige begins', () => {
    const t = scenario({
      tracks: { prestige: 1 },
      hands: { west: ['land-reform'], east: ['the-miracle-of-bern'] },
    }).start(startDecade);
    expect(t.actor).toBe('east');
  });
});

describe('2+2', () => {
  const order = (tracks: Parameters<typeof scenario>[0]): string[] =>
    turnOrder(scenario({ mode: 'two-plus-two', ...tracks }).game).map((seat) => SEATS[seat]);

  test('turn order by prestige and dominance, as in the rulebook’s example', () => {
    expect(order({ tracks: { prestige: 2, space: -1 } })).toEqual(['east', 'usa', 'ussr', 'west']);
  });

  test('ties: superpowers first; space, then arms, then the USA between them', () => {
    expect(order({})).toEqual(['usa', 'ussr', 'west', 'east']);
    expect(order({ tracks: { arms: 2 } })).toEqual(['ussr', 'usa', 'west', 'east']);
    expect(order({ tracks: { arms: 2, space: -1 } })).toEqual(['usa', 'ussr', 'west', 'east']);
    expect(order({ tracks: { prestige: -2, dominance: 2 } })).toEqual([
      'ussr',
      'west',
      'usa',
      'east',
    ]);
  });

  test('begins with USA, two cards a hand, three and three in the display', () => {
    const t = settleChance(newGame('two-plus-two'));
    expect([t.actor, normalCount(t.game)]).toEqual(['usa', 6]);
    expect(SEATS.map((seat) => t.handOf(seat).length)).toEqual([2, 2, 2, 2]);
  });

  test('a stage ends with one card, whose event takes place by itself; stage C has four base cards', () => {
    const t = settleChance(scenario({ mode: 'two-plus-two', stage: 2 }).start(playStage));
    expect(normalCount(t.game)).toBe(7);
    const lastOf = (): number => members(legal(t.game, nextActor(t.game))).at(-1)!;
    // Everybody builds nothing until one card is left; its event follows by itself.
    while (t.logged('automaticEvent').length === 0) {
      const isTaking = t.prompt === 'takeCard';
      choose(
        t.game,
        nextActor(t.game),
        isTaking ? members(legal(t.game, nextActor(t.game)))[0] : lastOf(),
      );
      if (t.prompt === 'useOfCard') t.choose('build');
    }
    expect(t.logged('takeCard')).toHaveLength(6);
    expect(t.logged('automaticEvent', 1)).toHaveLength(1);
  });

  test('a card from space cannot be thrown away; the hand is filled to three, then one goes', () => {
    const t = scenario({
      mode: 'two-plus-two',
      hands: {
        usa: ['land-reform', 'prague-spring'],
        ussr: ['berlin-airlift', '1953-uprising'],
        west: ['saar-protectorate', 'goettingen-eighteen'],
        east: ['stalinist-purges', 'the-miracle-of-bern'],
      },
    });
    t.game.mem[SPACE_CARD] = 1;
    t.start(startDecade);
    expect([t.actor, t.choices]).toEqual(['usa', ['done', 'land-reform']]);
    t.choose('done', 'done', 'done', 'done');
    expect([t.actor, t.prompt]).toEqual(['chance', 'draw']);
    t.choose('spiegel-scandal');
    expect([t.actor, t.prompt, t.choices]).toEqual([
      'usa',
      'discardDown',
      ['land-reform', 'prague-spring', 'spiegel-scandal'],
    ]);
    t.choose('prague-spring');
    expect([t.isSettled, t.handOf('usa')]).toEqual([true, ['land-reform', 'spiegel-scandal']]);
  });

  test('with three old cards besides the one from space an old one must go', () => {
    const old = ['land-reform', '1953-uprising', 'berlin-airlift'];
    const t = scenario({
      mode: 'two-plus-two',
      hands: { usa: [...old, 'prague-spring'] },
    });
    t.game.mem[SPACE_CARD] = 1;
    t.start(startDecade);
    expect([t.actor, t.prompt, t.choices]).toEqual(['usa', 'throwAway', [...old].sort()]);
    t.choose('land-reform');
    expect(t.choices).toEqual(['1953-uprising', 'berlin-airlift', 'done']);
    t.choose('done');
    // The hand is full with three; the three others draw two cards each.
    expect([t.prompt, t.choices]).toEqual([
      'discardDown',
      ['1953-uprising', 'berlin-airlift', 'prague-spring'],
    ]);
    t.choose('prague-spring');
    settleChance(t);
    expect([t.isSettled, SEATS.map((seat) => t.handOf(seat).length)]).toEqual([true, [2, 2, 2, 2]]);
  });

  test('stages go on with whoever is next', () => {
    const t = scenario({ mode: 'two-plus-two', stage: 0 });
    t.game.mem[TURN] = 2;
    settleChance(t.start(playStage));
    expect(t.actor).toBe('west');
  });
});

describe('the card that is left of a stage', () => {
  const left = (card: string, position: Position = {}): Scenario =>
    scenario({ mode: 'two-plus-two', display: [card], lastActor: 'usa', ...position }).start(
      lastEvent,
    );

  test('goes to East if it is a police card, else below the board', () => {
    const police = left('career-bans-for-critical-socialists', { decade: 2 });
    expect([police.isSettled, police.where('career-bans-for-critical-socialists')]).toEqual([
      true,
      'police',
    ]);
    // Nobody keeps a card of peace that nobody has played.
    const green = left('new-i-4');
    expect([green.isSettled, green.where('new-i-4')]).toEqual([true, 'played']);
  });

  test('starts the war in the name of whoever acted last', () => {
    const t = left('new-i-6', { doves: 1 });
    expect([t.result, t.logged('nuclearWar', 1)]).toEqual([
      { winners: ['east', 'ussr'], manner: 'nuclearWar' },
      [[2]],
    ]);
  });

  test('does not wait for the special card', () => {
    const t = left('new-i-5', { display: ['russian-tanks', 'new-i-5'] });
    expect([t.isSettled, t.where('russian-tanks'), t.treasury]).toEqual([true, 'display', [7, 7]]);
  });

  test('calls socialists where it has brought about a mass protest', () => {
    const t = left('uncovering-electoral-fraud', {
      decade: 4,
      box: 1,
      unrest: { SN: 3, TH: 3 },
    });
    expect([t.actor, t.prompt]).toEqual(['east', 'moveUnrestFrom']);
    t.choose('TH', 'SN', 'TH', 'SN');
    expect([t.unrest('SN'), t.box, t.isSettled]).toEqual([4, 0, true]);
  });
});

describe('a deck that runs out', () => {
  const position: Position = {
    decade: 3,
    display: ['honecker-ousts-ulbricht'],
    hands: { east: ['1973-oil-crisis'] },
  };
  /** Everything of the decade is gone; a card of the one before was never drawn. */
  const empty = (more: Position = {}, unplayed = ['prague-spring', 'land-reform']): Scenario => {
    const t = scenario({ ...position, ...more });
    pour(t.game, DECK.middle, GONE);
    for (const card of unplayed) moveCard(t.game, choiceOf('card', card)!, ASIDE);
    return t;
  };

  test('is helped by a card of the decade before that nobody has drawn', () => {
    const t = empty().plays('east', 'honecker-ousts-ulbricht', 'letDraw');
    expect(t.handOf('west')).toEqual(['prague-spring']);
    const special = 'round-table-emergency-cabinet';
    const last = empty({ decade: 4, display: [special] }, ['prague-spring', 'steel-crisis']);
    last.plays('east', special, 'letDraw');
    expect(last.handOf('west')).toEqual(['steel-crisis']);
  });

  test('cannot pay for the special card when no such card is left either', () => {
    const t = empty();
    moveCard(t.game, choiceOf('card', 'prague-spring')!, GONE);
    t.plays('east', 'honecker-ousts-ulbricht');
    // The hand card is all there is.
    expect([t.where('1973-oil-crisis'), t.prompt]).toEqual(['gone', 'nextItem']);
  });
});

test('cards that are thrown away lie open', () => {
  const t = scenario({ hands: { west: ['land-reform', 'berlin-airlift', '1953-uprising'] } });
  t.start(startDecade).choose('land-reform');
  expect(view(t.game, PUBLIC).gone).toContain(choiceOf('card', 'land-reform'));
  expect(t.logged('discard', 2)).toEqual([[0, choiceOf('card', 'land-reform')]]);
});
