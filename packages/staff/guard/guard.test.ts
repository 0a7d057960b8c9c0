import { US, USSR, handOf, knownTo, optionId, type Side } from '@brink/struggle';
import { cardNumber, type CardId } from '@brink/twilight-struggle/data/cards';
import { countryNumber } from '@brink/twilight-struggle/data/countries';
import { scenario, type Position, type Scenario } from '@brink/twilight-struggle/testing/scenario';
import { expect, test } from 'vitest';
import { adapterOf } from '../adapters/index.ts';
import { guardChoice, guardOf, type Warning } from './guard.ts';

const adapter = adapterOf('twilight-struggle')!;

/** A round of a side in which it looks at one of its cards. */
function warningOf(side: 'us' | 'ussr', card: CardId, position: Position): Warning {
  const t = scenario(position).round(side);
  return guardChoice(adapter, t.game, side === 'us' ? US : USSR, cardNumber(card));
}

const useOf = ({ uses }: Warning, name: 'event' | 'eventFirst' | 'operations' | 'space'): Warning =>
  uses.find(({ choice }) => choice === optionId(name))!;

const told = ({ line }: Warning): string[] =>
  line.map(({ domain, choice }) => adapter.package.choiceName(domain, choice));

/** Both hands lie open. */
function open(t: Scenario): Scenario {
  for (const side of [US, USSR] as const) {
    for (let i = 0; i < 5; i++) t.game.sets[knownTo(1 - side) + i] |= t.game.sets[handOf(side) + i];
  }
  return t;
}

test('an event that lowers DEFCON to 1 loses, in space it does not', () => {
  const warning = warningOf('ussr', 'duck-and-cover', {
    defcon: 2,
    hands: { ussr: ['duck-and-cover'] },
  });
  expect(warning.verdict).toBe('safe');
  expect(useOf(warning, 'space').verdict).toBe('safe');
  expect(useOf(warning, 'eventFirst')).toMatchObject({ verdict: 'losing', probability: 1 });
  const spent = warningOf('ussr', 'duck-and-cover', {
    defcon: 2,
    space: [0, 8],
    hands: { ussr: ['duck-and-cover'] },
  });
  expect(spent.verdict).toBe('losing');
});

test('operations that an event hands to the rival are a coup where there is a target', () => {
  const hands = { ussr: ['cia-created'] } as const;
  const bad = warningOf('ussr', 'cia-created', {
    defcon: 2,
    hands,
    influence: { angola: [1, 1] },
  });
  expect(bad).toMatchObject({ verdict: 'losing', probability: 1 });
  expect(told(bad)).toEqual(['coup', 'angola']);
  const good = warningOf('ussr', 'cia-created', {
    defcon: 2,
    hands,
    influence: { 'saharan-states': [1, 1] },
  });
  expect(good.verdict).toBe('safe');
});

test('Olympic Games: the boycott', () => {
  const warning = warningOf('us', 'olympic-games', {
    defcon: 2,
    hands: { us: ['olympic-games'] },
  });
  expect(useOf(warning, 'event')).toMatchObject({ verdict: 'losing' });
  expect(told(useOf(warning, 'event'))).toEqual(['boycott']);
  expect(useOf(warning, 'operations').verdict).toBe('safe');
});

test('Summit: as likely as the rival wins the dice', () => {
  const warning = warningOf('us', 'summit', { defcon: 2, hands: { us: ['summit'] } });
  expect(useOf(warning, 'event').verdict).toBe('dangerous');
  expect(useOf(warning, 'event').probability).toBeCloseTo(15 / 36, 9);
  expect(useOf(warning, 'event').isExact).toBe(true);
});

test('Five Year Plan: one of three cards is the wrong one', () => {
  const warning = warningOf('ussr', 'five-year-plan', {
    defcon: 2,
    space: [0, 8],
    hands: { ussr: ['five-year-plan', 'soviets-shoot-down-kal-007', 'fidel', 'nasser'] },
  });
  expect(warning.verdict).toBe('dangerous');
  expect(warning.probability).toBeCloseTo(1 / 3, 9);
});

test('Grain Sales: what the US may do with each card it may draw', () => {
  const warning = warningOf('ussr', 'grain-sales-to-soviets', {
    defcon: 5,
    space: [0, 8],
    hands: { ussr: ['grain-sales-to-soviets', 'how-i-learned-to-stop-worrying', 'nasser'] },
  });
  expect(warning.verdict).toBe('dangerous');
  expect(warning.probability).toBeCloseTo(1 / 2, 9);
  expect(told(warning)).toEqual(['how-i-learned-to-stop-worrying', 'play', 'event', '1']);
});

test('Star Wars reaches into the discards at any DEFCON', () => {
  const warning = warningOf('ussr', 'star-wars', {
    defcon: 5,
    space: [8, 7],
    hands: { ussr: ['star-wars'] },
    discard: ['how-i-learned-to-stop-worrying'],
  });
  expect(useOf(warning, 'eventFirst').verdict).toBe('losing');
});

test('Missile Envy: dangerous while the rival may hold the wrong card, safe when he cannot', () => {
  const hands = { us: ['missile-envy'], ussr: ['fidel', 'nasser'] } as const;
  const event = (warning: Warning): Warning => useOf(warning, 'event');
  const hidden = warningOf('us', 'missile-envy', {
    defcon: 2,
    hands,
    draw: ['duck-and-cover', 'comecon', 'blockade'],
  });
  expect(event(hidden)).toMatchObject({ verdict: 'dangerous', isExact: false });
  // 2 of 5 cards, and Duck and Cover is handed over whenever Comecon is not preferred to it.
  expect(event(hidden).probability).toBeGreaterThan(0.2);
  expect(event(hidden).probability).toBeLessThan(0.6);
  expect(told(event(hidden))[0]).toBe('duck-and-cover');
  const t = open(scenario({ defcon: 2, hands, draw: ['duck-and-cover'] }).round('us'));
  const known = guardChoice(adapter, t.game, US, cardNumber('missile-envy'));
  expect(event(known).verdict).toBe('safe');
});

test('a headline that the rival may lower DEFCON before', () => {
  const position: Position = {
    defcon: 3,
    hands: { us: ['duck-and-cover', 'nato'], ussr: ['fidel', 'nasser'] },
    draw: ['we-will-bury-you', 'comecon'],
  };
  const t = scenario(position).turn();
  const warnings = guardOf(adapter, t.game, US);
  const { verdict, line } = warnings.get(cardNumber('duck-and-cover'))!;
  expect(verdict).toBe('dangerous');
  expect(line.map(({ domain, choice }) => adapter.package.choiceName(domain, choice))).toContain(
    'we-will-bury-you',
  );
  expect(warnings.get(cardNumber('nato'))!.verdict).toBe('safe');
});

test('a coup of one’s own', () => {
  const t = scenario({
    defcon: 2,
    hands: { us: ['nato'] },
    influence: { angola: [0, 1], 'saharan-states': [0, 1] },
  })
    .plays('us', 'nato', 'operations')
    .choose('coup');
  const warnings = guardOf(adapter, t.game, US as Side);
  expect(warnings.get(countryNumber('angola'))).toMatchObject({ verdict: 'losing' });
  expect(warnings.get(countryNumber('saharan-states'))).toMatchObject({ verdict: 'safe' });
});
