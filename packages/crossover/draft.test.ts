import {
  CHANCE,
  OptionError,
  Random,
  choose,
  decision,
  legal,
  members,
  nextActor,
  nth,
  size,
} from '@brink/kernel';
import { DRAW, US, USSR, WAITING, isIn, type Table } from '@brink/struggle';
import { LAST_TURN } from '@brink/red-sea/state';
import { describe, expect, it } from 'vitest';
import { visitingNumber as intoRedSea } from './into-red-sea/visitors.ts';
import { VISITORS as INTO_TWILIGHT } from './into-twilight-struggle/visitors.ts';
import { redSea, twilightStruggle } from './package.ts';

/** Lets chance and hurried players go on until the draft. */
function untilDraft(game: Table): Table {
  const random = new Random(3);
  while (decision(game)!.prompt !== 'draftCards') {
    const actor = nextActor(game);
    const mask = legal(game, actor);
    choose(game, actor, nth(mask, actor === CHANCE ? random.below(size(mask)) : 0));
  }
  return game;
}

const names = (game: Table): string[] =>
  members(legal(game, nextActor(game))).map((n) => redSea.choiceName('card', n));

describe('Red Sea', () => {
  const start = (more = {}): Table =>
    redSea.setup(redSea.parseOptions({ crossover: true, ...more }));

  it('lets the US choose own and neutral cards of up to 9 operations first', () => {
    const game = untilDraft(start());
    expect(nextActor(game)).toBe(US);
    expect(names(game)).toEqual([
      'brush-war',
      'arms-race',
      'salt-negotiations',
      'summit',
      'missile-envy',
      'bear-trap',
      'colonial-rear-guards',
      'puppet-governments',
      'sadat-expels-soviets',
      'voice-of-america',
      'our-man-in-tehran',
      'terrorism',
      'wargames',
      'north-sea-oil',
      'awacs-sale-to-saudis',
      'done',
    ]);
    for (const id of ['wargames', 'bear-trap'] as const) choose(game, US, intoRedSea(id));
    // 2 operations are left.
    expect(names(game)).toEqual([
      'summit',
      'missile-envy',
      'colonial-rear-guards',
      'puppet-governments',
      'sadat-expels-soviets',
      'voice-of-america',
      'our-man-in-tehran',
      'terrorism',
      'done',
    ]);
    choose(game, US, intoRedSea('terrorism'));
    // Nothing is left to pay for another: it is the turn of the USSR, without what is taken.
    expect(nextActor(game)).toBe(USSR);
    expect(names(game)).toEqual([
      'brush-war',
      'arms-race',
      'salt-negotiations',
      'summit',
      'missile-envy',
      'brezhnev-doctrine',
      'muslim-revolution',
      'opec',
      'lone-gunman',
      'aldrich-ames-remix',
      'yuri-and-samantha',
      'done',
    ]);
    choose(game, USSR, 255);
    expect(isIn(game, DRAW, intoRedSea('bear-trap'))).toBe(true);
    expect(isIn(game, WAITING, intoRedSea('wargames'))).toBe(true);
    expect(game.mem[LAST_TURN]).toBe(3);
    expect(decision(game)!.prompt).toBe('headline');
  });

  it('has two turns if nobody chooses a card', () => {
    const game = untilDraft(start());
    choose(game, US, 255);
    choose(game, USSR, 255);
    expect(game.mem[LAST_TURN]).toBe(2);
  });

  it('may have the cards chosen before the hands are dealt', () => {
    const game = start({ draftFirst: true });
    expect(decision(game)!.prompt).toBe('draftCards');
    choose(game, US, intoRedSea('summit'));
    choose(game, US, 255);
    choose(game, USSR, 255);
    expect(decision(game)!.prompt).toBe('draw');
    expect(members(legal(game, CHANCE))).toContain(intoRedSea('summit'));
  });

  it('tells what it is asked in both languages', () => {
    const game = untilDraft(start());
    const { domain } = decision(game)!;
    const prompt = { code: 'draftCards', domain, args: [9], actors: [US], choices: [1] };
    expect(redSea.texts.en.prompt(prompt)).toBe('Crossover: choose cards, 9 Ops left');
    expect(redSea.texts.ru.prompt({ ...prompt, choices: [] })).toBe(
      'США выбирают карты для объединения',
    );
    expect(redSea.texts.ru.choice(prompt, intoRedSea('summit'))).toBe('Саммит (1)');
    expect(redSea.texts.en.choice(prompt, 255)).toBe('No more cards');
    expect(redSea.texts.en.option('crossover')).toBe('Crossover');
    expect(redSea.texts.ru.option('crossover', true)).toBe('да');
    expect(redSea.texts.en.option('bonusUs', 2)).toBe('2');
    const use = { code: 'useOfCard', domain: 'option', args: [intoRedSea('summit')] };
    expect(redSea.texts.en.prompt({ ...use, actors: [US], choices: [1] })).toMatch(/^Summit/);
  });
});

describe('Twilight Struggle', () => {
  it('takes cards into the decks of its mid and late war', () => {
    const game = untilDraft(
      twilightStruggle.setup(twilightStruggle.parseOptions({ crossover: true })),
    );
    expect(nextActor(game)).toBe(US);
    expect(members(legal(game, US))).toHaveLength(3 + 8 + 9 + 1);
    const [mid, late] = ['peace-corps', 'zbig'].map(
      (id) => INTO_TWILIGHT.find((visitor) => visitor.id === id)!.number,
    );
    choose(game, US, mid);
    choose(game, US, late);
    choose(game, US, 255);
    choose(game, USSR, 255);
    expect(isIn(game, WAITING, mid)).toBe(true);
    expect(isIn(game, WAITING, late)).toBe(false);
    expect(decision(game)!.prompt).toBe('headline');
  });

  it('does not go with the Late War scenario', () => {
    expect(() => twilightStruggle.parseOptions({ crossover: true, scenario: 'late-war' })).toThrow(
      OptionError,
    );
  });
});

it('is an option like others, and off by default', () => {
  expect(redSea.parseOptions({})).toMatchObject({ crossover: false, draftFirst: false });
  expect(() => redSea.parseOptions({ crossover: 'yes' })).toThrow(OptionError);
  expect(() => redSea.parseOptions({ draftFirst: true })).toThrow(OptionError);
  expect(() => redSea.parseOptions({ bogus: 1 })).toThrow(OptionError);
});
