/**
 * Reading and writing of every simple line, side by side: a pattern, and the two directions.
 * Reading forgives what copying does to a text: lost colons, full stops and blanks. What a line
 * says is never guessed: a name or a number that cannot be read makes it `unknown`.
 */
import {
  COUNTRY_NAMES,
  REGION_NAMES,
  cardName,
  cardOf,
  countryOf,
  regionOf,
  type CardRef,
  type CountryId,
  type RegionId,
} from './names.ts';
import type { Side, Simple, SimpleKind, SimpleOf, Use } from './statements.ts';

type Fields<K extends SimpleKind> = Omit<SimpleOf<K>, 'kind'>;

interface Form<K extends SimpleKind> {
  readonly pattern: RegExp;
  /** From the groups of the pattern; undefined rejects the line. */
  readonly read: (...groups: string[]) => Fields<K> | undefined;
  readonly write: (s: SimpleOf<K>) => string;
}

const USE_NAMES = {
  influence: 'Place Influence',
  coup: 'Coup',
  realignment: 'Realignment',
  space: 'Space Race',
} as const satisfies Record<Use, string>;

const useOf = (name: string): Use => {
  const first = name.slice(0, 4);
  const found = (Object.keys(USE_NAMES) as Use[]).find((use) => USE_NAMES[use].startsWith(first));
  if (!found) throw new Error(`no use named ${name}`);
  return found;
};

const sideOf = (name: string): Side => (name === 'USSR' ? 'ussr' : 'us');
export const sideName = (side: Side): string => (side === 'ussr' ? 'USSR' : 'US');
const countryName = (id: CountryId): string => COUNTRY_NAMES[id];
const regionName = (id: RegionId): string => REGION_NAMES[id];
const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
/** ` (-1)`, or nothing for 0. */
const modified = (n: number): string => (n === 0 ? '' : ` (${signed(n)})`);
const scoreName = (n: number): string =>
  n === 0 ? 'even' : `${sideName(n > 0 ? 'us' : 'ussr')} ${Math.abs(n)}`;

const withCard = <T extends object>(name: string, make: (card: CardRef) => T): T | undefined => {
  const card = cardOf(name);
  return card && make(card);
};
const withCountry = <T extends object>(name: string, make: (id: CountryId) => T): T | undefined => {
  const id = countryOf(name);
  return id && make(id);
};

const SIDE = '(US|USSR)';
const INT = '(-?\\d+)';
const MOD = '(?: \\(([+-]\\d+)\\))?';
/** The pattern of a line in which blanks may be missing or many, and colons and full stops missing. */
const re = (source: string): RegExp =>
  new RegExp(
    `^${source
      .replaceAll(/(?<!\(\?):/g, ':?')
      .replaceAll('\\.', '\\.?')
      .replaceAll(/ +\+?/g, '\\s*')}$`,
  );

const forms: { readonly [K in SimpleKind]: Form<K> } = {
  blank: { pattern: re(''), read: () => ({}), write: () => '' },

  player: {
    pattern: re('(.+) will play as (USSR|USA)\\.'),
    read: (handle, side) => ({ handle: handle.trim(), side: sideOf(side) }),
    write: (s) => `${s.handle} will play as ${s.side === 'ussr' ? 'USSR' : 'USA'}.`,
  },
  bid: {
    pattern: re(`(.+) bids ${INT} Influence for ${SIDE}`),
    read: (handle, n, side) => ({
      handle: handle.trim(),
      influence: Number(n),
      side: sideOf(side),
    }),
    write: (s) => `${s.handle} bids ${s.influence} Influence for ${sideName(s.side)}`,
  },
  handicap: {
    pattern: re(`(Handicap influence|Additional Influence from bidding): ${SIDE} ([+-]\\d+)`),
    read: (from, side, n) => ({
      side: sideOf(side),
      influence: Number(n),
      bidding: from.startsWith('Additional'),
    }),
    write: (s) => {
      const from = s.bidding ? 'Additional Influence from bidding' : 'Handicap influence';
      return `${from}: ${sideName(s.side)} ${signed(s.influence)}`;
    },
  },
  scenario: {
    pattern: re('Scenario: (.+)'),
    read: (name) => ({ name }),
    write: (s) => `Scenario: ${s.name}`,
  },
  'optional-cards': {
    pattern: re('Optional Cards Added'),
    read: () => ({}),
    write: () => 'Optional Cards Added',
  },
  time: {
    pattern: re('Time per Player: (\\d+) (\\w+)'),
    read: (amount, unit) => ({ amount: Number(amount), unit }),
    write: (s) => `Time per Player: ${s.amount} ${s.unit}`,
  },

  headline: {
    pattern: re(`${SIDE} Headlines (.+)`),
    read: (side, name) => withCard(name, (card) => ({ side: sideOf(side), card })),
    write: (s) => `${sideName(s.side)} Headlines ${cardName(s.card)}`,
  },
  event: {
    pattern: re('Event: (.+)'),
    read: (name) => withCard(name, (card) => ({ card })),
    write: (s) => `Event: ${cardName(s.card)}`,
  },
  use: {
    pattern: re(`(${Object.values(USE_NAMES).join('|')}) \\((\\d+) Ops\\):`),
    read: (use, ops) => ({ use: useOf(use), ops: Number(ops) }),
    write: (s) => `${USE_NAMES[s.use]} (${s.ops} Ops):`,
  },
  target: {
    pattern: re('Target: (.+)'),
    read: (name) => withCountry(name, (country) => ({ country })),
    write: (s) => `Target: ${countryName(s.country)}`,
  },
  influence: {
    pattern: re(`${SIDE} ([+-]\\d+) in (.+) \\[(\\d+)\\]\\[(\\d+)\\]`),
    read: (side, delta, name, us, ussr) =>
      withCountry(name, (country) => ({
        side: sideOf(side),
        delta: Number(delta),
        country,
        us: Number(us),
        ussr: Number(ussr),
      })),
    write: (s) => {
      const change = `${sideName(s.side)} ${signed(s.delta)}`;
      return `${change} in ${countryName(s.country)} [${s.us}][${s.ussr}]`;
    },
  },

  'coup-roll': {
    pattern: re(`(SUCCESS|FAILURE): (\\d+) \\[ \\+ (\\d+)${MOD} +- 2x(\\d+) = ${INT} \\]`),
    read: (result, die, ops, modifier, stability, total) => ({
      success: result === 'SUCCESS',
      die: Number(die),
      ops: Number(ops),
      modifier: Number(modifier ?? 0),
      stability: Number(stability),
      total: Number(total),
    }),
    write: (s) => {
      const ops = `+ ${s.ops}${s.modifier === 0 ? '' : `${modified(s.modifier)} `}`;
      const sum = `${ops} - 2x${s.stability} = ${s.total}`;
      return `${s.success ? 'SUCCESS' : 'FAILURE'}: ${s.die} [ ${sum} ]`;
    },
  },
  'realign-roll': {
    pattern: re(`${SIDE} rolls (\\d+)${MOD}(?: = ${INT})?`),
    read: (side, die, modifier, total) => ({
      side: sideOf(side),
      die: Number(die),
      modifier: Number(modifier ?? 0),
      total: Number(total ?? die),
    }),
    write: (s) => {
      const sum = s.modifier === 0 ? '' : `${modified(s.modifier)} = ${s.total}`;
      return `${sideName(s.side)} rolls ${s.die}${sum}`;
    },
  },
  war: {
    pattern: re('War in (.+)'),
    read: (name) => withCountry(name, (country) => ({ country })),
    write: (s) => `War in ${countryName(s.country)}`,
  },
  'war-roll': {
    pattern: re(`(VICTORY|DEFEAT): (\\d+)${MOD} +(?:<|>=) (\\d+)`),
    read: (result, die, modifier, needed) => ({
      victory: result === 'VICTORY',
      die: Number(die),
      modifier: Number(modifier ?? 0),
      needed: Number(needed),
    }),
    write: (s) => {
      const die = s.modifier === 0 ? s.die : `${s.die}${modified(s.modifier)} `;
      return s.victory ? `VICTORY: ${die} >= ${s.needed}` : `DEFEAT: ${die} < ${s.needed}`;
    },
  },
  'space-roll': {
    pattern: re('Die roll: (\\d+) -- (Success|Failed)! \\(Needed (\\d+) or less\\)'),
    read: (die, result, needed) => ({
      success: result === 'Success',
      die: Number(die),
      needed: Number(needed),
    }),
    write: (s) => {
      const result = s.success ? 'Success' : 'Failed';
      return `Die roll: ${s.die} -- ${result}! (Needed ${s.needed} or less)`;
    },
  },
  'trap-roll': {
    pattern: re('Trap Roll: (\\d+) (?:<=|>) (\\d+) -- Trap (Escaped|Remains in Effect)'),
    read: (die, needed, result) => ({
      escaped: result === 'Escaped',
      die: Number(die),
      needed: Number(needed),
    }),
    write: (s) =>
      s.escaped
        ? `Trap Roll: ${s.die} <= ${s.needed} -- Trap Escaped`
        : `Trap Roll: ${s.die} > ${s.needed} -- Trap Remains in Effect`,
  },

  olympics: {
    pattern: re(`${SIDE} chooses to (boycott|participate in) the Olympics`),
    read: (side, choice) => ({ side: sideOf(side), boycott: choice === 'boycott' }),
    write: (s) => {
      const choice = s.boycott ? 'boycott' : 'participate in';
      return `${sideName(s.side)} chooses to ${choice} the Olympics`;
    },
  },
  'choose-region': {
    pattern: re(`${SIDE} chooses(?: (.+))?`),
    read: (side, name) => {
      if (name === undefined) return { side: sideOf(side), region: undefined };
      const region = regionOf(name);
      return region && { side: sideOf(side), region };
    },
    write: (s) => `${sideName(s.side)} chooses${s.region ? ` ${regionName(s.region)}` : ''}`,
  },
  reveal: {
    pattern: re(`${SIDE} reveals (.+?)( from hand)?`),
    read: (side, name, from) =>
      withCard(name, (card) => ({ side: sideOf(side), card, fromHand: from !== undefined })),
    write: (s) =>
      `${sideName(s.side)} reveals ${cardName(s.card)}${s.fromHand ? ' from hand' : ''}`,
  },
  discard: {
    pattern: re(`${SIDE} discards (.+)`),
    read: (side, name) => withCard(name, (card) => ({ side: sideOf(side), card })),
    write: (s) => `${sideName(s.side)} discards ${cardName(s.card)}`,
  },
  'no-cards': {
    pattern: re(`${SIDE} has no cards to (reveal|discard)`),
    read: (side, to) => ({ side: sideOf(side), to: to === 'reveal' ? 'reveal' : 'discard' }),
    write: (s) => `${sideName(s.side)} has no cards to ${s.to}`,
  },
  play: {
    pattern: re(`${SIDE} plays (.+)`),
    read: (side, name) => withCard(name, (card) => ({ side: sideOf(side), card })),
    write: (s) => `${sideName(s.side)} plays ${cardName(s.card)}`,
  },
  return: {
    pattern: re(`${SIDE} returns (.+) to ${SIDE}`),
    read: (side, name, to) =>
      withCard(name, (card) => ({ side: sideOf(side), card, to: sideOf(to) })),
    write: (s) => `${sideName(s.side)} returns ${cardName(s.card)} to ${sideName(s.to)}`,
  },

  'in-play': {
    pattern: re('(.+) is (now|no longer) in play\\.'),
    read: (name, when) => withCard(name, (card) => ({ card, on: when === 'now' })),
    write: (s) => `${cardName(s.card)} is ${s.on ? 'now' : 'no longer'} in play.`,
  },
  vp: {
    pattern: re(`(?:${SIDE} gains (\\d+) VP|No VP awarded)\\. Score is (?:${SIDE} (\\d+)|even)\\.`),
    read: (side, vp, leader, lead) => ({
      side: side ? sideOf(side) : undefined,
      vp: Number(vp ?? 0),
      score: Number(lead ?? 0) * (leader === 'USSR' ? -1 : 1),
    }),
    write: (s) => {
      const gain = s.side ? `${sideName(s.side)} gains ${s.vp} VP` : 'No VP awarded';
      return `${gain}. Score is ${scoreName(s.score)}.`;
    },
  },
  defcon: {
    pattern: re('DEFCON (degrades|improves) to (\\d)'),
    read: (change, level) => ({
      change: change === 'degrades' ? 'degrades' : 'improves',
      level: Number(level),
    }),
    write: (s) => `DEFCON ${s.change} to ${s.level}`,
  },
  'military-ops': {
    pattern: re(`${SIDE} Military Ops to (\\d+)`),
    read: (side, level) => ({ side: sideOf(side), level: Number(level) }),
    write: (s) => `${sideName(s.side)} Military Ops to ${s.level}`,
  },
  'space-advance': {
    pattern: re(`${SIDE} advances to (\\d+) in the Space Race\\.`),
    read: (side, box) => ({ side: sideOf(side), box: Number(box) }),
    write: (s) => `${sideName(s.side)} advances to ${s.box} in the Space Race.`,
  },
  reshuffle: { pattern: re('\\*?RESHUFFLE\\*?'), read: () => ({}), write: () => '*RESHUFFLE*' },
  'game-end': {
    pattern: re(`${SIDE} wins by (.+)`),
    read: (side, reason) => ({ winner: sideOf(side), reason }),
    write: (s) => `${sideName(s.winner)} wins by ${s.reason}`,
  },

  joined: {
    pattern: /^(.+ .+)$/,
    read: (text) => {
      const parts = split(text);
      return parts && { parts };
    },
    write: (s) => s.parts.map(writeSimple).join(' '),
  },

  unknown: { pattern: /^([^]*)$/, read: (text) => ({ text }), write: (s) => s.text },
};

/** Longer lines are not looked at for lost line ends. */
const MOST_JOINED = 400;

/** The lines that a lost line end has made one, if it can be parted into two known ones. */
function split(text: string): readonly Simple[] | undefined {
  if (text.length > MOST_JOINED) return undefined;
  for (let at = text.indexOf(' '); at > 0; at = text.indexOf(' ', at + 1)) {
    const first = readPlain(text.slice(0, at));
    const second = first && readPlain(text.slice(at + 1));
    if (first && second) return [first, second];
  }
  return undefined;
}

/** A line that says one thing, or undefined. */
function readPlain(text: string): Simple | undefined {
  for (const kind of kinds) {
    if (kind === 'joined') return undefined;
    const statement = readAs(kind, text);
    if (statement) return statement as Simple;
  }
  return undefined;
}

/** In the order of the table: `unknown` takes what no other form can read. */
const kinds = Object.keys(forms) as SimpleKind[];

export function writeSimple<K extends SimpleKind>(s: SimpleOf<K>): string {
  return forms[s.kind].write(s);
}

function readAs<K extends SimpleKind>(kind: K, text: string): SimpleOf<K> | undefined {
  const form = forms[kind];
  const match = form.pattern.exec(text);
  const fields = match && form.read(...match.slice(1));
  return fields ? ({ kind, ...fields } as SimpleOf<K>) : undefined;
}

export function readSimple(text: string): Simple {
  for (const kind of kinds) {
    const statement = readAs(kind, text);
    if (statement) return statement as Simple;
  }
  throw new Error(`unreadable: ${text}`);
}
