import { US } from '@brink/struggle';
import { describe, expect, test } from 'vitest';
import { CIVIL_WAR_BOX, CIVIL_WAR_ID, COUNTRIES } from '../data/countries.ts';
import { finalScoring } from '../flow/end-of-turn.ts';
import { CHINA_FACE_UP, CHINA_HOLDER } from '../state.ts';
import { newGame, scenario, type Position, type Scenario } from '../testing/scenario.ts';
import { view } from '../view.ts';

const options = { chineseCivilWar: true } as const;
const china = ({ game }: Scenario): number[] => [game.mem[CHINA_HOLDER], game.mem[CHINA_FACE_UP]];
const ASIA = COUNTRIES.filter(({ region }) => region === 'asia')
  .map(({ id }) => id)
  .sort();
const atWar = (position: Position = {}): Scenario => scenario({ options, ...position });

test('at the start nobody has the China Card', () => {
  expect(china(newGame(options))).toEqual([2, 1]);
  expect(atWar({ hands: { ussr: ['fidel'] } }).round('ussr').choices).toEqual(['fidel']);
});

describe('the box', () => {
  test('is there for influence of the USSR, without any other country', () => {
    const t = atWar({ hands: { ussr: ['nasser'] } });
    t.plays('ussr', 'nasser', 'operations').choose('influence');
    expect(t.choices).toEqual([
      'afghanistan',
      'chinese-civil-war',
      'finland',
      'north-korea',
      'poland',
      'romania',
    ]);
    t.choose(CIVIL_WAR_ID);
    expect(t.isSettled).toBe(true);
    expect(t.influence(CIVIL_WAR_ID)).toEqual([0, 1]);
    expect(view(t.game, US).countries[CIVIL_WAR_BOX]).toMatchObject({ us: 0, ussr: 1 });
  });

  test('is there only in this scenario', () => {
    const t = scenario({ hands: { ussr: ['nasser'] } });
    t.plays('ussr', 'nasser', 'operations').choose('influence');
    expect(t.choices).not.toContain(CIVIL_WAR_ID);
    expect(view(t.game, US).countries).toHaveLength(84);
    expect(view(atWar().game, US).countries).toHaveLength(85);
  });

  test('is closed to the US, to coups and to realignments', () => {
    const influence = { [CIVIL_WAR_ID]: [0, 2], cuba: [0, 1], iran: [1, 0] } as const;
    const t = atWar({ influence, hands: { us: ['nato'] } }).plays('us', 'nato', 'operations');
    expect(t.choices).toEqual(['coup', 'influence', 'realign']);
    expect(t.choose('coup').choices).toEqual(['cuba']);
    for (const edition of ['deluxe', 'second'] as const) {
      const realign = scenario({
        options: { ...options, edition },
        influence,
        hands: { us: ['nato'] },
      });
      realign.plays('us', 'nato', 'operations').choose('realign');
      expect(realign.choices).not.toContain(CIVIL_WAR_ID);
      const place = scenario({
        options: { ...options, edition },
        influence,
        hands: { us: ['nato'] },
      });
      place.plays('us', 'nato', 'operations').choose('influence');
      expect(place.choices).not.toContain(CIVIL_WAR_ID);
    }
  });

  test('with the third point the China Card is won, and the rest goes elsewhere', () => {
    const t = atWar({
      influence: { [CIVIL_WAR_ID]: [0, 1], iraq: [0, 1] },
      hands: { ussr: ['socialist-governments', 'fidel'] },
    }).plays('ussr', 'socialist-governments', 'operations');
    t.choose('influence', CIVIL_WAR_ID, CIVIL_WAR_ID);
    expect(china(t)).toEqual([1, 1]);
    expect(t.influence(CIVIL_WAR_ID)).toEqual([0, 0]);
    expect(t.choices).not.toContain(CIVIL_WAR_ID);
    t.choose('iraq');
    expect(t.isSettled).toBe(true);
    expect(t.round('ussr').choices).toEqual(['china-card', 'fidel']);
  });

  test('belongs to Asia for Chernobyl', () => {
    const t = atWar({
      turn: 8,
      effects: ['Chernobyl'],
      hands: { ussr: ['nasser'], us: ['chernobyl'] },
    });
    t.plays('us', 'chernobyl', 'event').choose('asia');
    t.plays('ussr', 'nasser', 'operations').choose('influence');
    expect(t.choices).toEqual(['finland', 'poland', 'romania']);
  });

  test('is out of reach for events of the US', () => {
    const influence = { [CIVIL_WAR_ID]: [0, 2], iraq: [0, 2], india: [0, 2] } as const;
    const voice = atWar({ turn: 4, influence, hands: { us: ['voice-of-america'] } });
    voice.plays('us', 'voice-of-america', 'event');
    expect(voice.choices).toEqual(['india', 'iraq']);
    const puppets = atWar({ turn: 4, hands: { us: ['puppet-governments'] } });
    puppets.plays('us', 'puppet-governments', 'event');
    expect(puppets.choices).toHaveLength(85);
    expect(puppets.choices).not.toContain(CIVIL_WAR_ID);
    const brush = atWar({ turn: 4, influence, hands: { us: ['brush-war'] } });
    brush.plays('us', 'brush-war', 'event');
    expect(brush.choices).not.toContain(CIVIL_WAR_ID);
  });

  test('has no bonus of Southeast Asia, and no bonus survives it', () => {
    const t = atWar({
      effects: ['VietnamRevolts'],
      influence: { vietnam: [0, 2] },
      hands: { ussr: ['fidel'] },
    }).plays('ussr', 'fidel', 'operations');
    t.choose('influence', CIVIL_WAR_ID, 'vietnam');
    expect(t.isSettled).toBe(true);
    expect(t.influence('vietnam')).toEqual([0, 3]);
  });

  test('is won in the middle of split operations too', () => {
    const t = atWar({
      options: { ...options, mixOperations: true },
      influence: { [CIVIL_WAR_ID]: [0, 2], iran: [1, 1] },
      hands: { ussr: ['fidel'] },
    }).plays('ussr', 'fidel', 'operations');
    t.choose('mixed', 'influence', CIVIL_WAR_ID);
    expect(china(t)).toEqual([1, 1]);
    t.choose('realign', 'iran', 1, 1);
    expect(t.isSettled).toBe(true);
  });

  test('never counts when Asia is scored', () => {
    const t = atWar({ influence: { [CIVIL_WAR_ID]: [0, 2] }, hands: { us: ['asia-scoring'] } });
    expect(t.plays('us', 'asia-scoring', 'event').vp).toBe(0);
  });
});

describe('events in the box', () => {
  const position = {
    influence: { [CIVIL_WAR_ID]: [0, 2], cuba: [0, 2] },
    hands: { ussr: ['de-stalinization'] },
  } as const;

  test('De-Stalinization may bring influence there and never takes it away', () => {
    const t = atWar(position).plays('ussr', 'de-stalinization', 'event');
    expect(t.choices).toEqual(['cuba', 'done']);
    t.choose('cuba', 'done');
    expect(t.choices).toContain(CIVIL_WAR_ID);
    t.choose(CIVIL_WAR_ID);
    expect(t.isSettled).toBe(true);
    expect(china(t)).toEqual([1, 1]);
  });

  test('Cambridge Five does where Asia is named', () => {
    const t = atWar({ hands: { us: ['asia-scoring'], ussr: ['cambridge-five'] } });
    t.plays('ussr', 'cambridge-five', 'event');
    expect(t.choices).toContain(CIVIL_WAR_ID);
    const other = atWar({ hands: { us: ['africa-scoring'], ussr: ['cambridge-five'] } });
    other.plays('ussr', 'cambridge-five', 'event');
    expect(other.choices).not.toContain(CIVIL_WAR_ID);
  });

  test('by ruling only operations reach it', () => {
    const t = scenario({
      options: { ...options, rulings: ['civilWarOnlyByOperations'] },
      ...position,
    }).plays('ussr', 'de-stalinization', 'event');
    t.choose('cuba', 'done');
    expect(t.choices).not.toContain(CIVIL_WAR_ID);
  });
});

describe('until it is won', () => {
  test('the USSR has no Red Scare/Purge, the US has', () => {
    const hands = { us: ['red-scare-purge'], ussr: ['red-scare-purge'] } as const;
    const t = atWar({ hands: { ussr: hands.ussr } });
    expect(t.round('ussr').choose('red-scare-purge').choices).toEqual(['operations', 'space']);
    expect(
      atWar({ hands: { us: hands.us } })
        .plays('us', 'red-scare-purge', 'event')
        .has('RedScareOnUssr'),
    ).toBe(true);
  });

  test('a headline that is forbidden is discarded', () => {
    const t = atWar({
      hands: { us: ['captured-nazi-scientist'], ussr: ['red-scare-purge'] },
    }).headlines({ us: 'captured-nazi-scientist', ussr: 'red-scare-purge' });
    expect(t.isSettled).toBe(true);
    expect(t.has('RedScareOnUs')).toBe(false);
    expect(t.where('red-scare-purge')).toBe('discard');
  });

  test('no Cultural Revolution and no Formosan Resolution, whoever plays them', () => {
    const t = atWar({
      turn: 4,
      hands: { ussr: ['cultural-revolution'], us: ['formosan-resolution'] },
    });
    expect(t.round('ussr').choose('cultural-revolution').choices).toEqual(['operations', 'space']);
    expect(t.round('us').choose('formosan-resolution').choices).toEqual(['operations', 'space']);
    const other = atWar({
      turn: 4,
      influence: { iraq: [0, 1], iran: [1, 0] },
      hands: { ussr: ['formosan-resolution'], us: ['cultural-revolution'] },
    });
    expect(other.round('ussr').choose('formosan-resolution').choices).toEqual([
      'operations',
      'space',
    ]);
    other.choose('operations', 'influence', 'iraq', 'iraq');
    expect(other.has('FormosanResolution')).toBe(false);
    expect(other.where('formosan-resolution')).toBe('discard');
    other.plays('us', 'cultural-revolution', 'operations').choose('influence');
    other.choose('iran', 'iran', 'iran');
    expect(china(other)).toEqual([2, 1]);
    expect(other.where('cultural-revolution')).toBe('discard');
  });

  test('the US counts as holder for Ussuri River Skirmish and Nixon', () => {
    const nixon = atWar({ turn: 4, hands: { us: ['nixon-plays-the-china-card'] } });
    expect(nixon.plays('us', 'nixon-plays-the-china-card', 'event').vp).toBe(2);
    expect(china(nixon)).toEqual([2, 1]);
    const ussuri = atWar({ turn: 4, hands: { us: ['ussuri-river-skirmish'] } });
    ussuri.plays('us', 'ussuri-river-skirmish', 'event');
    expect(ussuri.prompt).toBe('place');
    expect(ussuri.choices).toEqual(ASIA);
    ussuri.choose('india', 'india', 'japan', 'burma');
    expect(ussuri.isSettled).toBe(true);
    expect(china(ussuri)).toEqual([2, 1]);
  });

  test('the Korean War is harder by 1', () => {
    const war = (position: Position, die: number): number =>
      scenario({ ...position, hands: { ussr: ['korean-war'] } })
        .plays('ussr', 'korean-war', 'event')
        .choose(die).vp;
    expect(war({ options }, 4)).toBe(0);
    expect(war({ options }, 5)).toBe(-2);
    expect(war({ options, china: { holder: 'ussr' } }, 4)).toBe(-2);
  });
});

test('once it is won everything is as usual', () => {
  const t = atWar({ china: { holder: 'ussr' }, hands: { ussr: ['red-scare-purge', 'nasser'] } });
  expect(t.round('ussr').choose('red-scare-purge').choices).toEqual([
    'event',
    'operations',
    'space',
  ]);
  t.plays('ussr', 'nasser', 'operations').choose('influence');
  expect(t.choices).not.toContain(CIVIL_WAR_ID);
});

test('a card that nobody has is worth nothing at the end', () => {
  const t = atWar({ turn: 10, vp: 1 }).start(finalScoring, US);
  expect(t.vp).toBe(1);
  const held = scenario({ turn: 10, vp: 1 }).start(finalScoring, US);
  expect(held.vp).toBe(0);
});
