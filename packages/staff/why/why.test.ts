import { STRUGGLE_IDS } from '@brink/games/ids';
import { LANGUAGES, Session, choose, decision, legal, has } from '@brink/kernel';
import { redSea as withVisitors } from '@brink/crossover';
import { visitingNumber, type VisitingId } from '@brink/crossover/into-red-sea/visitors';
import { inTwilightStruggle } from '@brink/crossover/testing/scenarios';
import { isAnchor } from '@brink/library';
import { US, USSR, optionId, type Side } from '@brink/struggle';
import { cardNumber, type CardId } from '@brink/twilight-struggle/data/cards';
import { countryNumber, type CountryId } from '@brink/twilight-struggle/data/countries';
import { twilightStruggle } from '@brink/twilight-struggle';
import { Flag } from '@brink/twilight-struggle/flags';
import { scenario, type Scenario } from '@brink/twilight-struggle/testing/scenario';
import { endCrises } from '@brink/twilight-struggle/turn-zero/testing/crises';
import { expect, test } from 'vitest';
import { positionsOf } from '../testing/positions.ts';
import { STAFF_TEXTS } from '../text/staff-texts.ts';
import { adapterOf } from '../adapters/index.ts';
import { ENDS, SCORE_LINES, WHY, WHY_CODES, anchorOf } from './codes.ts';
import { sectionOfScore, whyNot } from './why.ts';

const adapter = adapterOf('twilight-struggle')!;

const why = (t: Scenario, side: Side, choice: number): unknown[] => {
  const found = whyNot(adapter, t.game, side, choice)!;
  return [found.code, ...found.args];
};

test('cards', () => {
  const t = scenario({
    hands: { us: ['nato', 'un-intervention'], ussr: ['fidel'] },
    china: { holder: 'us', faceUp: false },
  });
  t.turn();
  expect(why(t, US, cardNumber('un-intervention'))).toEqual(['notAHeadline']);
  expect(why(t, US, cardNumber('fidel'))).toEqual(['notInHand']);
  expect(why(t, US, cardNumber('china-card'))).toEqual(['passingNoHeadline']);
  expect(whyNot(adapter, t.game, US, cardNumber('nato'))).toBeUndefined();
  t.round('us');
  expect(why(t, US, cardNumber('china-card'))).toEqual(['passingFaceDown']);
  expect(why(t, USSR, cardNumber('fidel'))).toEqual(['notYourDecision']);
});

test('cards of a trapped side', () => {
  const t = scenario({
    turn: 4,
    effects: ['Quagmire', 'MissileEnvyDueFromUs'],
    hands: { us: ['missile-envy', 'nato', 'captured-nazi-scientist', 'asia-scoring'] },
  }).round('us');
  const due = ['cardDue', cardNumber('missile-envy')];
  expect(why(t, US, cardNumber('nato'))).toEqual(due);
  expect(why(t, US, cardNumber('captured-nazi-scientist'))).toEqual(['trapNeedsTwo', 1]);
  expect(why(t, US, cardNumber('asia-scoring'))).toEqual(['trapScoringLater']);
  const wanted = inTwilightStruggle({
    options: { rulings: ['stagflationBeforeQuagmire'] },
    effects: ['Quagmire', 'Stagflation'],
    hands: { us: ['nato', 'asia-scoring'] },
  }).round('us');
  const found = whyNot(adapter, wanted.game, US, cardNumber('nato'));
  expect(found?.code).toBe('scoringWanted');
});

test.each([
  [[], ['cardDue', cardNumber('missile-envy')], ['trapNeedsTwo', 1], ['trapScoringLater']],
  [['stagflationBeforeQuagmire'], ['scoringWanted'], ['scoringWanted'], undefined],
] as const)(
  'Missile Envy is due, Stagflation wants a scoring card, Quagmire a discard (rulings %o)',
  (rulings, fit, low, scoring) => {
    const t = inTwilightStruggle({
      options: { rulings },
      effects: ['Quagmire', 'Stagflation', 'MissileEnvyDueFromUs'],
      hands: { us: ['missile-envy', 'nato', 'captured-nazi-scientist', 'asia-scoring'] },
      passing: { holder: 'us' },
    }).round('us');
    const of = (card: CardId): unknown => {
      const found = whyNot(adapter, t.game, US, cardNumber(card));
      return found && [found.code, ...found.args];
    };
    expect(of('nato')).toEqual(fit);
    expect(of('captured-nazi-scientist')).toEqual(low);
    expect(of('asia-scoring')).toEqual(scoring);
    expect(of('china-card')).toEqual(['passingNoDiscard']);
  },
);

test('Red Scare makes Missile Envy too low for the trap, and others are free', () => {
  const t = scenario({
    turn: 4,
    effects: ['Quagmire', 'MissileEnvyDueFromUs', 'RedScareOnUs'],
    hands: { us: ['missile-envy', 'nato', 'truman-doctrine'] },
  }).round('us');
  expect(t.choices).toEqual(['nato']);
  expect(why(t, US, cardNumber('missile-envy'))).toEqual(['trapNeedsTwo', 1]);
  expect(why(t, US, cardNumber('truman-doctrine'))).toEqual(['trapNeedsTwo', 1]);
});

test('out of the trap a scoring card that is wanted goes before one that is due', () => {
  const t = inTwilightStruggle({
    effects: ['Stagflation', 'MissileEnvyDueFromUs'],
    hands: { us: ['missile-envy', 'asia-scoring'] },
    passing: { holder: 'us' },
  }).round('us');
  for (const card of ['missile-envy', 'china-card'] as const) {
    expect(whyNot(adapter, t.game, US, cardNumber(card))?.code).toBe('scoringWanted');
  }
});

test('a card that is due has no say in what an event asks for', () => {
  const t = scenario({
    turn: 4,
    effects: ['MissileEnvyDueFromUs'],
    hands: { us: ['missile-envy', 'nato', 'truman-doctrine'], ussr: ['blockade'] },
  })
    .plays('ussr', 'blockade', 'event')
    .choose('discard');
  expect(t.choices).toEqual(['nato']);
  expect(why(t, US, cardNumber('truman-doctrine'))).toEqual(['notOffered']);
});

test('Kremlin Flu wants a scoring card, whatever is due', () => {
  const t = scenario({
    options: { promoCards: true },
    turn: 4,
    effects: ['KremlinFlu', 'MissileEnvyDueFromUssr'],
    hands: { ussr: ['missile-envy', 'asia-scoring', 'europe-scoring'] },
  }).round('ussr');
  expect(t.choices).toEqual(['asia-scoring', 'europe-scoring']);
  expect(why(t, USSR, cardNumber('missile-envy'))).toEqual(['scoringWanted']);
});

test('uses of a card', () => {
  const nato = scenario({ hands: { us: ['nato'] } })
    .round('us')
    .choose('nato');
  expect(why(nato, US, optionId('event'))).toEqual([
    'eventNeeds',
    cardNumber('nato'),
    ...[Flag.MarshallPlan, Flag.WarsawPactFormed].toSorted((a, b) => a - b),
  ]);
  const war = scenario({ hands: { ussr: ['arab-israeli-war'] }, effects: ['CampDavidAccords'] })
    .round('ussr')
    .choose('arab-israeli-war');
  expect(why(war, USSR, optionId('event'))).toEqual([
    'eventForbiddenBy',
    cardNumber('arab-israeli-war'),
    Flag.CampDavidAccords,
  ]);
  expect(why(nato, US, optionId('eventFirst'))).toEqual(['ownEvent']);
  const fidel = scenario({ hands: { us: ['fidel'] }, space: [3, 0] })
    .round('us')
    .choose('fidel');
  expect(why(fidel, US, optionId('event'))).toEqual(['rivalsEvent']);
  const nasser = scenario({ hands: { us: ['nasser'] } })
    .round('us')
    .choose('nasser');
  expect(why(nasser, US, optionId('space'))).toEqual(['spaceTooFew', 2, 1]);
  const end = scenario({ hands: { us: ['nato'] }, space: [8, 0] })
    .round('us')
    .choose('nato');
  expect(why(end, US, optionId('space'))).toEqual(['spaceEnd']);
});

test('countries', () => {
  const t = scenario({
    defcon: 3,
    effects: ['UsJapanPact'],
    influence: { japan: [4, 0], iran: [1, 0], italy: [1, 1], cuba: [0, 3] },
    hands: { ussr: ['comecon'] },
  });
  t.plays('ussr', 'comecon', 'operations').choose('coup');
  expect(why(t, USSR, countryNumber('cuba'))).toEqual(['noRivalInfluence']);
  expect(why(t, USSR, countryNumber('italy'))).toEqual(['closedByDefcon', 3]);
  expect(why(t, USSR, countryNumber('japan'))[0]).toBe('closedByEffect');
  const placing = scenario({
    influence: { iran: [0, 1], 'saudi-arabia': [3, 0], iraq: [3, 0] },
    hands: { ussr: ['nasser'] },
  })
    .plays('ussr', 'nasser', 'operations')
    .choose('influence');
  expect(why(placing, USSR, countryNumber('chile'))).toEqual(['outOfReach']);
  expect(why(placing, USSR, countryNumber('iraq'))).toEqual(['tooDear', 2, 1]);
});

test('variants close events and countries by rules of their own', () => {
  const use = (t: Scenario, side: Side, name: 'event' | 'eventFirst'): unknown => {
    const { code, section } = whyNot(adapter, t.game, side, optionId(name))!;
    return [code, section];
  };
  const china = { options: { chineseCivilWar: true }, turn: 4 } as const;
  const purge = scenario({ ...china, hands: { ussr: ['red-scare-purge'] } }).round('ussr');
  expect(use(purge.choose('red-scare-purge'), USSR, 'event')).toEqual([
    'eventInCivilWar',
    'ts:12.4',
  ]);
  const formosa = scenario({ ...china, hands: { ussr: ['formosan-resolution'] } }).round('ussr');
  expect(use(formosa.choose('formosan-resolution'), USSR, 'eventFirst')).toEqual([
    'eventInCivilWar',
    'ts:12.4',
  ]);
  const zero = scenario({ options: { scenario: 'turn-zero' }, hands: { us: ['blockade'] } });
  endCrises(zero.game, { 've-day': 3 });
  zero.round('us').choose('blockade');
  expect(use(zero, US, 'eventFirst')).toEqual(['eventVoid', 'tz:8.2']);
  const mixed = scenario({
    options: { mixOperations: true },
    influence: { angola: [1, 3], cuba: [0, 3], zaire: [1, 0] },
    hands: { us: ['nato'] },
  }).plays('us', 'nato', 'operations');
  mixed.choose('mixed', 'realign', 'cuba', 1, 1, 'influence', 'angola', 'realign');
  expect(why(mixed, US, countryNumber('angola'))).toEqual(['placedHere']);
  const back = scenario({
    options: { mixOperations: true },
    influence: { angola: [1, 1], cuba: [0, 3] },
    hands: { us: ['nato'] },
  }).plays('us', 'nato', 'operations');
  back.choose('mixed', 'realign', 'angola', 1, 1, 'influence');
  expect(why(back, US, countryNumber('angola'))).toEqual(['realignedHere']);
});

test('every reason, end and line of a score has a section of the digest and words', () => {
  const sections = [
    ...Object.values(WHY),
    ...Object.values(SCORE_LINES),
    ...Object.values(ENDS).flatMap((ends) => ends ?? []),
  ];
  for (const { ts, rs } of sections) {
    expect([ts, isAnchor(anchorOf('ts', ts))]).toEqual([ts, true]);
    expect([rs, isAnchor(anchorOf('rs', rs))]).toEqual([rs, true]);
  }
  for (const language of LANGUAGES) {
    const names = adapter.names[language];
    const lines = WHY_CODES.map((code) => STAFF_TEXTS[language].why[code](names, 4, 2));
    expect(lines.every((line) => line.length > 10 && !line.includes('undefined'))).toBe(true);
    expect(Object.values(STAFF_TEXTS[language].ends).every((line) => line.length > 10)).toBe(true);
  }
});

test.each(STRUGGLE_IDS)('%s: whatever is closed is explained', (id) => {
  const on = adapterOf(id)!;
  const seen = new Set<string>();
  for (const { game, actor } of positionsOf(on, { seed: 4, games: 2 })) {
    const { domain } = decision(game)!;
    const most = domain === 'country' ? game.rules.countryCount : domain === 'card' ? 111 : 6;
    for (let choice = 1; choice < most; choice++) {
      if (domain === 'card' && !game.rules.cards[choice]) continue;
      const found = whyNot(on, game, actor as Side, choice);
      expect(found === undefined).toBe(has(legal(game, actor), choice));
      if (found) seen.add(found.code);
    }
  }
  expect(seen.size).toBeGreaterThan(8);
});

test('cards of the other game: those of the opponent, and what is left does not pay for (§12)', () => {
  const redSea = adapterOf('red-sea')!;
  const game = withVisitors.setup(withVisitors.parseOptions({ crossover: true, draftFirst: true }));
  const reason = (card: VisitingId) => whyNot(redSea, game, US, visitingNumber(card));
  expect(decision(game)!.prompt).toBe('draftCards');
  expect(reason('opec')).toEqual({ code: 'draftRivals', args: [], section: 'rs:12.2' });
  for (const card of ['wargames', 'bear-trap'] as const) choose(game, US, visitingNumber(card));
  expect(reason('arms-race')).toEqual({ code: 'draftTooDear', args: [3, 2], section: 'rs:12.1' });
});

test('sections of Red Sea: control of the sea lanes, a lead, a card that lies face down', () => {
  const book = { book: 'rs' } as const;
  const seaLanes = (standing: number) =>
    sectionOfScore(book, { code: 'seaLanes', args: [US, standing] });
  expect([seaLanes(2), seaLanes(1)]).toEqual(['rs:10.2.3', 'rs:10.2.4']);
  expect(WHY.passingFaceDown.rs).toBe('9.3');
});

test('influence of the set-up and of a bid is no event', () => {
  const session = new Session(
    twilightStruggle.setup(twilightStruggle.parseOptions({ bonusUs: 1 })),
  );
  const reason = (country: CountryId): unknown =>
    whyNot(adapter, session.game, session.actor as Side, countryNumber(country))?.code;
  session.settleChance(() => 0);
  expect(reason('france')).toBe('setUpUssr');
  for (let point = 0; point < 6; point++) session.choose(USSR, countryNumber('poland'));
  expect(reason('poland')).toBe('setUpUs');
  for (let point = 0; point < 7; point++) session.choose(US, countryNumber('italy'));
  expect(session.actor).toBe(US);
  expect(reason('france')).toBe('bonusInfluence');
  expect(reason('italy')).toBe('bonusInfluence');
});
