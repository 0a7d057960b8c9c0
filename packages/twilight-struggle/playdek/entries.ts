/** What each entry of the engine becomes in the log. */
import { CARD, FP, read, type LogEntry, type Named, type Told } from '@brink/kernel';
import {
  COMMITTED,
  OPTIONS,
  ROUND,
  TURN,
  US,
  USSR,
  VP,
  factsOf,
  hasSpaceAbility,
  isRaised,
  opsOf,
  stabilityOf,
  type Arguments,
  type Table,
} from '@brink/struggle';
import { DEFECTORS } from '../card-sets.ts';
import { cardNumber } from '../data/cards.ts';
import { COUNTRIES } from '../data/countries.ts';
import { REGIONS } from '../data/regions.ts';
import { SEES_HEADLINE } from '../data/space.ts';
import { Flag } from '../flags.ts';
import { LAST_TURN } from '../flow/end-of-turn.ts';
import { roundsOf } from '../flow/rounds.ts';
import { LOG } from '../log.ts';
import { MANNERS } from '../manners.ts';
import { CHERNOBYL_REGION } from '../state.ts';
import { eventBlock, useBlock } from './blocks.ts';
import { endClash, hold, isOfClash } from './clash.ts';
import { isShownComing, shownCard } from './effects.ts';
import type { LogPage } from './page.ts';
import { defconLine, inPlay, militaryLine, refOf, sideId, vpLine } from './sayings.ts';
import type { Simple, Use } from './statements.ts';

/** What some codes become; the others leave no line. */
type Handlers = {
  readonly [Code in keyof typeof LOG]?: (
    page: LogPage,
    game: Table,
    told: Named<(typeof LOG)[Code], Arguments>,
  ) => void;
};
type Handler = (page: LogPage, game: Table, told: object) => void;

const OLYMPIC_GAMES = cardNumber('olympic-games');
const GRAIN_SALES = cardNumber('grain-sales-to-soviets');
const FIVE_YEAR_PLAN = cardNumber('five-year-plan');
const SPECIAL_RELATIONSHIP = cardNumber('special-relationship');
/** Their headers come twice: for the event and for the choice it offers. */
const DOUBLED = new Set([cardNumber('warsaw-pact-formed'), cardNumber('south-african-unrest')]);
/** Other cards are shown to a player without a line in the log. */
const REVEALING = new Set([
  cardNumber('cia-created'),
  cardNumber('lone-gunman'),
  cardNumber('cambridge-five'),
  cardNumber('aldrich-ames-remix'),
]);

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

/** All rounds of the turn are played and the next turn has not begun. */
const isCleanup = (game: Table): boolean =>
  game.mem[ROUND] > Math.max(roundsOf(game, US), roundsOf(game, USSR));

const isLastTurn = ({ mem }: Table): boolean => mem[TURN] >= LAST_TURN;

function sayInCleanup(page: LogPage, game: Table, line: Simple, isLast = isLastTurn(game)): void {
  page.startCleanup(game, isLast);
  page.say(line);
}

/** Lines that wait for others of their kind. */
function flushLists(page: LogPage, game: Table, code: string | undefined): void {
  const { draft } = page;
  if (code !== 'headline' && draft.headlines.length > 0) sayHeadlines(page, game);
  if (code !== 'reveal' && draft.reveals.length > 0) {
    const order = (card: number): number => draft.received.lastIndexOf(card);
    const reveals = draft.reveals.toSorted(([, a], [, b]) => order(a) - order(b));
    draft.reveals = [];
    for (const [owner, card] of reveals) {
      page.say({ kind: 'reveal', side: sideId(owner), card: refOf(card), fromHand: false });
    }
  }
  if (code !== 'effectEnds' && draft.expiring.length > 0) {
    const order = (flag: number): number => draft.effects.indexOf(flag);
    const expiring = draft.expiring.toSorted((a, b) => order(a) - order(b));
    draft.expiring = [];
    draft.effects = [];
    for (const flag of expiring) {
      const id = shownCard(flag);
      // By now the next turn has begun.
      if (id) sayInCleanup(page, game, inPlay(id, false), false);
    }
  }
}

/** The USSR comes first, unless it alone sees the other headline. */
function sayHeadlines(page: LogPage, game: Table): void {
  const { draft } = page;
  const headlines = hasSpaceAbility(game, USSR, SEES_HEADLINE)
    ? draft.headlines.toReversed()
    : draft.headlines;
  draft.headlines = [];
  page.release(headlines.map(([, card]) => refOf(card)));
  for (const [side, card] of headlines) {
    page.say({ kind: 'headline', side: sideId(side), card: refOf(card) });
  }
}

/** What the log prints as the value of operations: of the card or event, but of coups as it counts. */
function printedOps(page: LogPage, game: Table, value: number, use: Use): number {
  if (use === 'coup') return value;
  const card = game.mem[game.mem[FP] + CARD];
  const granted = page.event?.card === card ? GRANTED.get(card) : undefined;
  return granted ?? factsOf(game, card).ops;
}

const USES: Readonly<Record<string, Use>> = {
  influence: 'influence',
  coup: 'coup',
  realign: 'realignment',
};

const handlers: Handlers = {
  turn: (page, game, { turn }) => {
    if (turn === 1) return;
    page.startCleanup(game, false);
    page.startEntry(game, { phase: 'headline', turn });
  },

  round: (page, game, { side, round }) =>
    page.startEntry(game, {
      phase: 'action',
      turn: game.mem[TURN],
      side: sideId(side),
      round,
    }),

  headline: (page, game, { side, card }) => {
    if (!page.draft.place) page.startEntry(game, { phase: 'headline', turn: game.mem[TURN] });
    page.draft.headlines = [...page.draft.headlines, [side, card]];
  },

  play: (page, _game, { side, card }) => {
    if (page.draft.place) return page.release([refOf(card)]);
    const line: Simple = { kind: 'play', side: sideId(side), card: refOf(card) };
    page.say(line);
    if (page.event?.card !== GRAIN_SALES) return;
    page.say(line);
    page.changeEvent({ shown: 0 });
  },

  pass: (page) => page.release([]),
  trapForfeit: (page) => page.release([]),

  event: (page, game, { side: actor, card }) => {
    const line: Simple = { kind: 'event', card: refOf(card) };
    page.say(line);
    page.open(eventBlock(game, card, actor, 'event'));
    if (!DOUBLED.has(card)) return;
    page.say(line);
    page.open(eventBlock(game, card, actor, 'choice'));
  },

  noEvent: (page, game, { side: actor, card }) => {
    if (card !== SPECIAL_RELATIONSHIP) return;
    page.say({ kind: 'event', card: refOf(card) });
    page.open(eventBlock(game, card, actor, 'event'));
  },

  operations: (page, game, { side, ops: value, kind }) => {
    const use = USES[OPTIONS[kind]];
    const { event } = page;
    if (event?.card === GRAIN_SALES && event.shown !== 0) {
      page.say({ kind: 'return', side: 'us', card: refOf(event.shown), to: 'ussr' });
      page.changeEvent({ shown: 0 });
    }
    page.say({ kind: 'use', use, ops: printedOps(page, game, value, use) });
    page.open(useBlock(game, side));
  },

  influence: (page, _game, { side, country, change: delta, us, ussr }) =>
    page.sayInfluence({
      kind: 'influence',
      side: sideId(side),
      country: countryId(country),
      delta,
      us,
      ussr,
    }),

  vp: (page, game, { side, points, score }) => {
    const line = vpLine(side, points, score);
    if (page.draft.scoreBefore !== undefined) return;
    if (hold(page, { vp: line })) return;
    if (isCleanup(game)) sayInCleanup(page, game, line);
    else page.say(line);
  },

  defcon: (page, _game, { level, change }) => {
    const line = defconLine(level, change);
    if (hold(page, { defcon: line })) return;
    const { event } = page;
    if (event?.card === OLYMPIC_GAMES && !event.isTold) {
      page.say({ kind: 'olympics', side: sideId(1 - event.actor), boycott: true });
    }
    page.say(line);
  },

  roll: (page) => {
    const { event } = page;
    if (event?.card === OLYMPIC_GAMES && !event.isTold) {
      page.say({ kind: 'olympics', side: sideId(1 - event.actor), boycott: false });
    }
  },

  militaryOps: (page, _game, { side, level }) => {
    const line = militaryLine(side, level);
    if (!hold(page, { militaryOps: line })) page.say(line);
  },

  coup: (page, _game, { country }) => {
    page.say({ kind: 'target', country: countryId(country) });
    page.draft.clash = { kind: 'coup', country };
  },

  coupRoll: (page, game, { country, die, modifier, ops, result: total }) => {
    const stability = stabilityOf(game, country);
    page.say({ kind: 'coup-roll', success: total > 0, die, ops, modifier, stability, total });
    hold(page, { roll: total > 0 ? 'won' : 'lost' });
  },

  war: (page, _game, { country }) => {
    page.say({ kind: 'war', country: countryId(country) });
    page.draft.clash = { kind: 'war', country };
  },

  warRoll: (page, _game, { die, modifier, needed }) => {
    const victory = die + modifier >= needed;
    page.say({ kind: 'war-roll', victory, die, modifier, needed });
    hold(page, { roll: victory ? 'won' : 'lost' });
  },

  realign: (page, _game, { country }) => page.say({ kind: 'target', country: countryId(country) }),

  realignRoll: (page, game, { side, die, modifier: counted }) => {
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
    const first = page.draft.firstRoll;
    page.draft.firstRoll = first ? undefined : line;
    if (!first) return;
    for (const each of side === USSR ? [line, first] : [first, line]) page.say(each);
  },

  spaceRoll: (page, game, { side, die, needed }) => {
    const { ops } = factsOf(game, game.mem[game.mem[FP] + CARD]);
    page.say({ kind: 'use', use: 'space', ops: opsOf(game, side, ops) });
    page.open(useBlock(game, side));
    page.say({ kind: 'space-roll', success: die <= needed, die, needed });
  },

  spaceAdvance: (page, _game, { side, box }) =>
    page.say({ kind: 'space-advance', side: sideId(side), box }),

  trapRoll: (page, _game, { die }) =>
    page.say({ kind: 'trap-roll', escaped: die <= 4, die, needed: 4 }),

  draw: (page, _game, { card }) => void (page.draft.received = [...page.draft.received, card]),

  takeDiscard: (page, _game, { side, card }) => {
    page.draft.received = [...page.draft.received, card];
    page.say({ kind: 'reveal', side: sideId(side), card: refOf(card), fromHand: false });
  },

  handOver: (page, _game, { side, card }) => {
    page.draft.received = [...page.draft.received, cardNumber('missile-envy')];
    page.say({ kind: 'reveal', side: sideId(side), card: refOf(card), fromHand: false });
  },

  reveal: (page, game, { side: owner, card }) => {
    const { event } = page;
    // A headline shown in advance, which the log does not tell.
    if (game.mem[ROUND] === 0 && game.mem[COMMITTED + owner] === card + 1) return;
    if (event?.card === FIVE_YEAR_PLAN) {
      page.say({ kind: 'discard', side: sideId(owner), card: refOf(card) });
    } else if (event?.card === GRAIN_SALES) {
      const line = { kind: 'reveal', side: sideId(owner), card: refOf(card) } as const;
      page.say({ ...line, fromHand: false });
      page.say({ ...line, fromHand: true });
      page.changeEvent({ shown: card });
    } else if (event && REVEALING.has(event.card)) {
      page.draft.reveals = [...page.draft.reveals, [owner, card]];
    }
  },

  discard: (page, game, { side, card }) => {
    const line: Simple = { kind: 'discard', side: sideId(side), card: refOf(card) };
    if (isCleanup(game)) return sayInCleanup(page, game, line);
    // A trapped player's card stands in the header as well.
    page.release([refOf(card)]);
    const source = page.event?.card;
    if (source !== FIVE_YEAR_PLAN && source !== DEFECTORS) page.say(line);
  },

  reshuffle: (page) => page.say({ kind: 'reshuffle' }),

  effect: (page, game, { flag }) => {
    if (flag < 32) page.draft.effects = [...page.draft.effects, flag];
    if (flag === Flag.Chernobyl) {
      const region = REGIONS[game.mem[CHERNOBYL_REGION] - 1];
      page.say({ kind: 'choose-region', side: 'us', region });
    }
    const id = shownCard(flag);
    if (!id || !isShownComing(game, flag)) return;
    if (page.event) page.changeEvent({ coming: [...page.event.coming, id] });
    else page.say(inPlay(id, true));
  },

  effectEnds: (page, game, { flag }) => {
    const id = shownCard(flag);
    const { event } = page;
    if (isCleanup(game)) {
      // Nobody tells what ends with the last turn.
      if (!isLastTurn(game)) page.draft.expiring = [...page.draft.expiring, flag];
      return;
    }
    if (flag === Flag.WeWillBuryYou) page.draft.isBuried = true;
    else if (id && flag === Flag.Norad && event) page.changeEvent({ going: [...event.going, id] });
    else if (id) page.say(inPlay(id, false));
  },

  scoring: (page, game, { us, ussr }) => {
    if (!page.event) page.draft.scoreBefore ??= game.mem[VP];
    else if (us === ussr) page.say(vpLine(US, 0, game.mem[VP]));
  },

  scoringSoutheastAsia: (page, game, { us, ussr }) => {
    if (us === ussr) page.say(vpLine(US, 0, game.mem[VP]));
  },

  gameOver: (page, game, { winner, manner }) => {
    const before = page.draft.scoreBefore;
    if (before === undefined || manner !== MANNERS.finalScoring) return;
    const score = game.mem[VP];
    const gained = score - before;
    page.endEntry(game);
    page.draft.cleanup = -1;
    page.say(vpLine(gained > 0 ? US : USSR, Math.abs(gained), score));
    page.draft.blanks = 1;
    if (winner <= USSR) {
      page.say({ kind: 'game-end', winner: sideId(winner), reason: 'Final Scoring' });
    }
  },
};

export function tell(page: LogPage, game: Table, entry: LogEntry): void {
  const told = read(LOG, entry);
  endLists(page, game, told);
  const handler = told && (handlers[told.code] as Handler | undefined);
  if (!handler) return;
  page.closeFinished(game);
  handler(page, game, told);
}

/** What waits for lines of its kind waits no longer, unless one of them is told now. */
export function endLists(page: LogPage, game: Table, told?: Told<typeof LOG>): void {
  flushLists(page, game, told?.code);
  if (page.draft.clash && !isOfClash(page.draft.clash, told)) endClash(page);
}
