/** What each entry of the engine becomes in the log. */
import { CARD, FP } from '@brink/kernel';
import {
  COMMITTED,
  MANNERS,
  OPTIONS,
  ROUND,
  TURN,
  US,
  USSR,
  VP,
  factsOf,
  hasSpaceAbility,
  isOver,
  isRaised,
  opsOf,
  stabilityOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { DEFECTORS } from '../card-sets.ts';
import { cardNumber } from '../data/cards.ts';
import { COUNTRIES } from '../data/countries.ts';
import { REGIONS } from '../data/regions.ts';
import { SEES_HEADLINE } from '../data/space.ts';
import { Flag } from '../flags.ts';
import { roundsOf } from '../flow/rounds.ts';
import { CHERNOBYL_REGION } from '../state.ts';
import { eventBlock, useBlock, type Block } from './blocks.ts';
import { alsoEnded, isShownComing, shownCard } from './effects.ts';
import { cardRef } from './names.ts';
import type { Simple, Use } from './statements.ts';
import { cardIdOf, refOf, sideId, type Clash, type LogWriter } from './writer.ts';

type Args = readonly number[];
type Handler = (w: LogWriter, game: Table, args: Args) => void;

const OLYMPIC_GAMES = cardNumber('olympic-games');
const GRAIN_SALES = cardNumber('grain-sales-to-soviets');
const FIVE_YEAR_PLAN = cardNumber('five-year-plan');
const SPECIAL_RELATIONSHIP = cardNumber('special-relationship');
const ALLIANCE_FOR_PROGRESS = cardNumber('alliance-for-progress');
/** Their headers come twice: for the event and for the choice it offers. */
const DOUBLED = [cardNumber('warsaw-pact-formed'), cardNumber('south-african-unrest')];
/** They show the scoring cards or the hand of the US, or say that there is none. */
const REVEALING_OR_NONE = [cardNumber('cambridge-five'), cardNumber('aldrich-ames-remix')];
/** Other cards are shown to a player without a line in the log. */
const REVEALING = [...REVEALING_OR_NONE, cardNumber('cia-created'), cardNumber('lone-gunman')];

/** Operations that events grant, as printed. */
const GRANTED = new Map(
  (
    [
      ['cia-created', 1],
      ['lone-gunman', 1],
      ['olympic-games', 4],
      ['abm-treaty', 4],
      ['grain-sales-to-soviets', 2],
      ['junta', 2],
      ['che', 3],
      ['soviets-shoot-down-kal-007', 4],
      ['glasnost', 4],
      ['ortega-elected-in-nicaragua', 2],
      ['tear-down-this-wall', 3],
    ] as const
  ).map(([id, ops]) => [cardNumber(id), ops]),
);

const countryId = (country: number) => COUNTRIES[country].id;
const vpLine = (side: number, vp: number, score: number): Simple => ({
  kind: 'vp',
  side: vp === 0 ? undefined : sideId(side),
  vp,
  score,
});
const inPlay = (id: Parameters<typeof cardRef>[0], on: boolean): Simple => ({
  kind: 'in-play',
  card: cardRef(id),
  on,
});
const militaryLine = (side: number, level: number): Simple => ({
  kind: 'military-ops',
  side: sideId(side),
  level,
});
const defconLine = (level: number, change: number): Simple => ({
  kind: 'defcon',
  change: change > 0 ? 'improves' : 'degrades',
  level,
});

/** All rounds of the turn are played and the next turn has not begun. */
const isCleanup = (game: Table): boolean =>
  game.mem[ROUND] > Math.max(roundsOf(game, US), roundsOf(game, USSR));

/** The first line of a clean-up is lost with its header, unless the log keeps it. */
function sayInCleanup(w: LogWriter, game: Table, line: Simple): void {
  const { draft } = w;
  if (draft.cleanup < 0) {
    w.endPlay(game);
    draft.cleanup = 0;
  }
  if (draft.cleanup++ === 0) {
    if (!w.conventions.keepsCleanup) return;
    draft.blanks++;
    w.head({ phase: 'cleanup', turn: 9 }, undefined);
  }
  w.say(line);
}

/** Lines that belong to the end of an event. */
export function endLines(game: Table, { kind, card, coming, going, isTold }: Block): Simple[] {
  if (kind !== 'event') return [];
  const lines: Simple[] = [];
  const isMute = !isTold && !isOver(game);
  if (isMute && card === ALLIANCE_FOR_PROGRESS) lines.push(vpLine(US, 0, game.mem[VP]));
  if (isMute && card === FIVE_YEAR_PLAN) {
    lines.push({ kind: 'no-cards', side: 'ussr', to: 'discard' });
  }
  if (isMute && REVEALING_OR_NONE.includes(card)) {
    lines.push({ kind: 'no-cards', side: 'us', to: 'reveal' });
  }
  for (const id of coming) lines.push(inPlay(id, true));
  for (const id of [...going, ...alsoEnded(game, cardIdOf(card))]) lines.push(inPlay(id, false));
  return lines;
}

/** Lines that wait for others of their kind. */
function flushLists(w: LogWriter, game: Table, code: string): void {
  const { draft } = w;
  if (code !== 'headline' && draft.headlines.length > 0) sayHeadlines(w, game);
  if (code !== 'reveal' && draft.reveals.length > 0) {
    const order = (card: number): number => draft.received.lastIndexOf(card);
    const reveals = draft.reveals.toSorted(([, a], [, b]) => order(a) - order(b));
    draft.reveals = [];
    for (const [owner, card] of reveals) {
      w.say({ kind: 'reveal', side: sideId(owner), card: refOf(card), fromHand: false });
    }
  }
  if (code !== 'effectEnds' && draft.expiring.length > 0) {
    const order = (flag: number): number => draft.effects.indexOf(flag);
    const expiring = draft.expiring.toSorted((a, b) => order(a) - order(b));
    draft.expiring = [];
    draft.effects = [];
    for (const flag of expiring) {
      const id = shownCard(flag);
      if (id) sayInCleanup(w, game, inPlay(id, false));
    }
  }
}

/** The USSR comes first, unless it alone sees the other headline. */
function sayHeadlines(w: LogWriter, game: Table): void {
  const { draft } = w;
  const headlines = hasSpaceAbility(game, USSR, SEES_HEADLINE)
    ? draft.headlines.toReversed()
    : draft.headlines;
  draft.headlines = [];
  w.release(headlines.map(([, card]) => refOf(card)));
  for (const [side, card] of headlines) {
    w.say({ kind: 'headline', side: sideId(side), card: refOf(card) });
  }
}

/** Whether an entry is part of the coup or war under way. */
function isOfClash({ kind, country, roll }: Clash, code: string, args: Args): boolean {
  if (roll === undefined) return true;
  if (code === 'influence') return roll === 'won' && args[1] === country;
  if (code === 'vp') return roll === 'won' && kind === 'war';
  return kind === 'coup' && code === 'defcon';
}

function endClash(w: LogWriter): void {
  const { draft } = w;
  const clash = draft.clash!;
  draft.clash = undefined;
  w.endRun();
  const { militaryOps, defcon, vp } = clash;
  const lines = clash.kind === 'war' ? [vp, militaryOps] : [militaryOps, defcon, vp];
  for (const line of lines) if (line) w.say(line);
}

function hold(w: LogWriter, line: Partial<Clash>): boolean {
  if (!w.draft.clash) return false;
  w.draft.clash = { ...w.draft.clash, ...line };
  return true;
}

/** What the log prints as the value of operations: of the card or event, but of coups as it counts. */
function printedOps(w: LogWriter, game: Table, value: number, use: Use): number {
  if (use === 'coup') return value;
  const card = game.mem[game.mem[FP] + CARD];
  const granted = w.event?.card === card ? GRANTED.get(card) : undefined;
  return granted ?? factsOf(game, card).ops;
}

const USES: Readonly<Record<string, Use>> = {
  influence: 'influence',
  coup: 'coup',
  realign: 'realignment',
};

const handlers: Readonly<Record<string, Handler>> = {
  turn: (w, game, [turn]) => {
    if (turn === 1) return;
    if (w.conventions.keepsCleanup && w.draft.cleanup < 1) {
      w.endPlay(game);
      w.draft.blanks++;
      w.head({ phase: 'cleanup', turn: 9 }, undefined);
    }
    w.startEntry(game, { phase: 'headline', turn });
  },

  round: (w, game, [side, round]) =>
    w.startEntry(game, {
      phase: 'action',
      turn: game.mem[TURN],
      side: sideId(side),
      round,
    }),

  headline: (w, game, [side, card]) => {
    if (!w.draft.place) w.startEntry(game, { phase: 'headline', turn: game.mem[TURN] });
    w.draft.headlines = [...w.draft.headlines, [side, card]];
  },

  play: (w, _game, [side, card]) => {
    if (w.draft.place) return w.release([refOf(card)]);
    const line: Simple = { kind: 'play', side: sideId(side), card: refOf(card) };
    w.say(line);
    if (w.event?.card !== GRAIN_SALES) return;
    w.say(line);
    w.changeEvent({ shown: 0 });
  },

  pass: (w) => w.release([]),
  trapForfeit: (w) => w.release([]),

  event: (w, game, [actor, card]) => {
    const line: Simple = { kind: 'event', card: refOf(card) };
    w.say(line);
    w.open(eventBlock(game, card, actor, 'event'));
    if (!DOUBLED.includes(card)) return;
    w.say(line);
    w.open(eventBlock(game, card, actor, 'choice'));
  },

  noEvent: (w, game, [actor, card]) => {
    if (card !== SPECIAL_RELATIONSHIP) return;
    w.say({ kind: 'event', card: refOf(card) });
    w.open(eventBlock(game, card, actor, 'event'));
  },

  operations: (w, game, [side, value, kind]) => {
    const use = USES[OPTIONS[kind]];
    const { event } = w;
    if (event?.card === GRAIN_SALES && event.shown !== 0) {
      w.say({ kind: 'return', side: 'us', card: refOf(event.shown), to: 'ussr' });
      w.changeEvent({ shown: 0 });
    }
    w.say({ kind: 'use', use, ops: printedOps(w, game, value, use) });
    w.open(useBlock(game, side));
  },

  influence: (w, _game, [side, country, delta, us, ussr]) =>
    w.sayInfluence({
      kind: 'influence',
      side: sideId(side),
      country: countryId(country),
      delta,
      us,
      ussr,
    }),

  vp: (w, game, [side, points, score]) => {
    const line = vpLine(side, points, score);
    if (w.draft.scoreBefore !== undefined) return;
    if (hold(w, { vp: line })) return;
    if (isCleanup(game)) sayInCleanup(w, game, line);
    else w.say(line);
  },

  defcon: (w, _game, [level, change]) => {
    const line = defconLine(level, change);
    if (hold(w, { defcon: line })) return;
    const { event } = w;
    if (event?.card === OLYMPIC_GAMES && !event.isTold) {
      w.say({ kind: 'olympics', side: sideId(1 - event.actor), boycott: true });
    }
    w.say(line);
  },

  roll: (w) => {
    const { event } = w;
    if (event?.card === OLYMPIC_GAMES && !event.isTold) {
      w.say({ kind: 'olympics', side: sideId(1 - event.actor), boycott: false });
    }
  },

  militaryOps: (w, _game, [side, level]) => {
    const line = militaryLine(side, level);
    if (!hold(w, { militaryOps: line })) w.say(line);
  },

  coup: (w, _game, [, country]) => {
    w.say({ kind: 'target', country: countryId(country) });
    w.draft.clash = { kind: 'coup', country };
  },

  coupRoll: (w, game, [, country, die, modifier, ops, total]) => {
    const stability = stabilityOf(game, country);
    w.say({ kind: 'coup-roll', success: total > 0, die, ops, modifier, stability, total });
    hold(w, { roll: total > 0 ? 'won' : 'lost' });
  },

  war: (w, _game, [, country]) => {
    w.say({ kind: 'war', country: countryId(country) });
    w.draft.clash = { kind: 'war', country };
  },

  warRoll: (w, _game, [, , die, modifier, needed]) => {
    const victory = die + modifier >= needed;
    w.say({ kind: 'war-roll', victory, die, modifier, needed });
    hold(w, { roll: victory ? 'won' : 'lost' });
  },

  realign: (w, _game, [, country]) => w.say({ kind: 'target', country: countryId(country) }),

  realignRoll: (w, game, [side, , die, counted]) => {
    // Iran-Contra counts without being printed.
    const isHidden = side === US && isRaised(game, Flag.IranContraScandal);
    const modifier = counted + (isHidden ? 1 : 0);
    const line = {
      kind: 'realign-roll',
      side: sideId(side),
      die,
      modifier,
      total: die + modifier,
    } as const;
    const first = w.draft.firstRoll;
    w.draft.firstRoll = first ? undefined : line;
    if (!first) return;
    for (const each of side === USSR ? [line, first] : [first, line]) w.say(each);
  },

  spaceRoll: (w, game, [side, , die, needed]) => {
    const { ops } = factsOf(game, game.mem[game.mem[FP] + CARD]);
    w.say({ kind: 'use', use: 'space', ops: opsOf(game, side as Side, ops) });
    w.open(useBlock(game, side));
    w.say({ kind: 'space-roll', success: die <= needed, die, needed });
  },

  spaceAdvance: (w, _game, [side, box]) =>
    w.say({ kind: 'space-advance', side: sideId(side), box }),

  trapRoll: (w, _game, [, die]) => w.say({ kind: 'trap-roll', escaped: die <= 4, die, needed: 4 }),

  draw: (w, _game, [, card]) => void (w.draft.received = [...w.draft.received, card]),

  takeDiscard: (w, _game, [side, card]) => {
    w.draft.received = [...w.draft.received, card];
    w.say({ kind: 'reveal', side: sideId(side), card: refOf(card), fromHand: false });
  },

  handOver: (w, _game, [side, card]) => {
    w.draft.received = [...w.draft.received, cardNumber('missile-envy')];
    w.say({ kind: 'reveal', side: sideId(side), card: refOf(card), fromHand: false });
  },

  reveal: (w, game, [owner, card]) => {
    const { event } = w;
    // A headline shown in advance, which the log does not tell.
    if (game.mem[ROUND] === 0 && game.mem[COMMITTED + owner] === card + 1) return;
    if (event?.card === FIVE_YEAR_PLAN) {
      w.say({ kind: 'discard', side: sideId(owner), card: refOf(card) });
    } else if (event?.card === GRAIN_SALES) {
      const line = { kind: 'reveal', side: sideId(owner), card: refOf(card) } as const;
      w.say({ ...line, fromHand: false });
      w.say({ ...line, fromHand: true });
      w.changeEvent({ shown: card });
    } else if (event && REVEALING.includes(event.card)) {
      w.draft.reveals = [...w.draft.reveals, [owner, card]];
    }
  },

  discard: (w, game, [side, card]) => {
    const line: Simple = { kind: 'discard', side: sideId(side), card: refOf(card) };
    if (isCleanup(game)) return sayInCleanup(w, game, line);
    // A trapped player's card stands in the header as well.
    w.release([refOf(card)]);
    const source = w.event?.card;
    if (source !== FIVE_YEAR_PLAN && source !== DEFECTORS) w.say(line);
  },

  reshuffle: (w) => w.say({ kind: 'reshuffle' }),

  effect: (w, game, [flag]) => {
    if (flag < 32) w.draft.effects = [...w.draft.effects, flag];
    if (flag === Flag.Chernobyl) {
      const region = REGIONS[game.mem[CHERNOBYL_REGION] - 1];
      w.say({ kind: 'choose-region', side: 'us', region });
    }
    const id = shownCard(flag);
    if (!id || !isShownComing(game, flag)) return;
    if (w.event) w.changeEvent({ coming: [...w.event.coming, id] });
    else w.say(inPlay(id, true));
  },

  effectEnds: (w, game, [flag]) => {
    const id = shownCard(flag);
    const { event } = w;
    if (isCleanup(game)) w.draft.expiring = [...w.draft.expiring, flag];
    else if (flag === Flag.WeWillBuryYou) w.draft.isBuried = true;
    else if (id && flag === Flag.Norad && event) w.changeEvent({ going: [...event.going, id] });
    else if (id) w.say(inPlay(id, false));
  },

  scoring: (w, game, [, us, ussr]) => {
    if (!w.event) w.draft.scoreBefore ??= game.mem[VP];
    else if (us === ussr) w.say(vpLine(US, 0, game.mem[VP]));
  },

  scoringSoutheastAsia: (w, game, [us, ussr]) => {
    if (us === ussr) w.say(vpLine(US, 0, game.mem[VP]));
  },

  gameOver: (w, game, [winner, manner]) => {
    const before = w.draft.scoreBefore;
    if (before === undefined || MANNERS[manner] !== 'finalScoring') return;
    const score = game.mem[VP];
    const gained = score - before;
    w.endEntry(game);
    w.say(vpLine(gained > 0 ? US : USSR, Math.abs(gained), score));
    w.draft.blanks = 1;
    if (winner <= USSR) {
      w.say({ kind: 'game-end', winner: sideId(winner), reason: 'Final Scoring' });
    }
  },
};

export function tell(w: LogWriter, game: Table, code: string, args: Args): void {
  flushLists(w, game, code);
  if (w.draft.clash && !isOfClash(w.draft.clash, code, args)) endClash(w);
  if (code !== 'settle' && handlers[code]) {
    w.closeFinished(game);
    handlers[code](w, game, args);
  }
}
