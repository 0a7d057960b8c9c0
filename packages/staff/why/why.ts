import {
  CARD,
  FP,
  argument,
  decision,
  has,
  legal,
  local,
  newMask,
  pending,
  type LogEntry,
  type Mask,
} from '@brink/kernel';
import {
  COUNTRY_WORDS,
  COUP_FREE,
  COUP_WITH_OPS,
  DEFCON,
  FLAGS,
  FLAG_WORDS,
  OPTIONS,
  PASSING_FACE_UP,
  PASSING_HOLDER,
  REACH,
  SPACE,
  SPACE_ATTEMPTS,
  US,
  canHappen,
  controls,
  dueCard,
  factsOf,
  handOf,
  influenceOf,
  isAllowed,
  isIn,
  isRaised,
  isScoringDue,
  lowerFlag,
  mustScore,
  opsOf,
  printedOps,
  raiseFlag,
  rivalOf,
  SHARED_PROMPTS,
  spaceTrack,
  type Manner,
  type Side,
  type Table,
} from '@brink/struggle';
import type { Adapter } from '../adapter.ts';
import { ENDS, SCORE_LINES, WHY, anchorOf, type ScoreLine, type WhyCode } from './codes.ts';

/** Why a choice is closed: a code with integers, and the section of the rules that says so. */
export interface Why {
  readonly code: WhyCode;
  readonly args: readonly number[];
  /** `ts:6.1.2`: an anchor of the rules digest. */
  readonly section: string;
}

type Reason = readonly [code: WhyCode, ...args: readonly number[]];

/** Another card has to go first. */
function whyLater(game: Table, side: Side): Reason {
  const due = dueCard(game, side);
  return due === 0 ? ['notOffered'] : ['cardDue', due];
}

/** In a round: a scoring card that is wanted goes before a card that is due. */
const whyInRound = (game: Table, side: Side): Reason =>
  mustScore(game, side) ? ['scoringWanted'] : whyLater(game, side);

function whyPassingCard(game: Table, side: Side, prompt: string): Reason {
  const { mem } = game;
  if (mem[PASSING_HOLDER] !== side) return ['passingElsewhere'];
  if (prompt === 'headline') return ['passingNoHeadline'];
  if (prompt === 'trapDiscard') return ['passingNoDiscard'];
  if (mem[PASSING_FACE_UP] !== 1) return ['passingFaceDown'];
  if (isScoringDue(game, side)) return ['passingKeepsScoring'];
  return prompt === 'actionRound' ? whyInRound(game, side) : ['notOffered'];
}

/** The trap goes before a scoring card that is wanted, unless a ruling says otherwise. */
function whyTrapped(game: Table, side: Side, card: number): Reason {
  if (factsOf(game, card).isScoring) return ['trapScoringLater'];
  if (mustScore(game, side) && game.rules.rule.mustScoreFirst?.(game)) return ['scoringWanted'];
  const ops = opsOf(game, side, printedOps(game, side, card));
  return ops < 2 ? ['trapNeedsTwo', ops] : whyLater(game, side);
}

/** Cards of the other game: those of the other side are not on one's list. */
function whyNotDrafted(game: Table, side: Side, card: number): Reason {
  const facts = game.rules.cards[card];
  if (facts?.side === rivalOf(side)) return ['draftRivals'];
  const [left] = decision(game)!.args;
  return facts && facts.ops > left ? ['draftTooDear', facts.ops, left] : ['notOffered'];
}

function whyCard(game: Table, side: Side, card: number, prompt: string): Reason {
  if (prompt === 'draftCards') return whyNotDrafted(game, side, card);
  if (card === game.rules.passingCard) return whyPassingCard(game, side, prompt);
  if (!isIn(game, handOf(side), card)) return ['notInHand'];
  switch (prompt) {
    case 'headline':
      return card === dueCard(game, side) ? ['dueNotAsHeadline'] : ['notAHeadline'];
    case 'trapDiscard':
      return whyTrapped(game, side, card);
    case 'actionRound':
      return whyInRound(game, side);
    case 'kremlinFlu':
      return ['scoringWanted'];
    default:
      return ['notOffered'];
  }
}

function whySpace(game: Table, side: Side, card: number): Reason {
  const { mem, rules } = game;
  const track = spaceTrack(game);
  const next = mem[SPACE + side] + 1;
  const ops = opsOf(game, side, printedOps(game, side, card));
  if (next >= track.length) return ['spaceEnd'];
  if (mem[SPACE_ATTEMPTS + side] >= rules.rule.spaceAttemptsAllowed(game, side)) {
    return ['spaceUsed', mem[SPACE_ATTEMPTS + side]];
  }
  return ops < track[next].ops ? ['spaceTooFew', track[next].ops, ops] : ['dueForOperations', card];
}

const FLAG_COUNT = 32 * FLAG_WORDS;
const flags = Array.from({ length: FLAG_COUNT }, (_, flag) => flag);

/** The lasting effect that forbids an event, or those of which it needs one. */
function whyForbidden(game: Table, card: number): Reason {
  const copy = game.clone();
  const isMended = (change: (game: Table, flag: number) => void, flag: number): boolean => {
    change(copy.copyFrom(game), flag);
    return isAllowed(copy, card);
  };
  const by = flags.find((flag) => isRaised(game, flag) && isMended(lowerFlag, flag));
  if (by !== undefined) return ['eventForbiddenBy', card, by];
  const needed = flags.filter((flag) => !isRaised(game, flag) && isMended(raiseFlag, flag));
  return needed.length > 0 ? ['eventNeeds', card, ...needed] : ['eventForbidden', card];
}

const EVENT_USES: ReadonlySet<string> = new Set(['event', 'eventFirst', 'operationsFirst']);

function whyUse(adapter: Adapter, game: Table, side: Side, card: number, use: number): Reason {
  const { isScoring, side: owner } = factsOf(game, card);
  if (isScoring) return ['scoringIsEvent'];
  const isRivals = owner === rivalOf(side);
  const bar = adapter.barredEvent?.(game, side, card);
  if (bar && EVENT_USES.has(OPTIONS[use])) return [bar, card];
  switch (OPTIONS[use]) {
    case 'space':
      return whySpace(game, side, card);
    case 'event':
      if (!isAllowed(game, card)) return whyForbidden(game, card);
      if (isRivals) return ['rivalsEvent'];
      return canHappen(game, card, side) ? ['dueForOperations', card] : ['eventImpossible', card];
    case 'operations':
      return ['rivalsEvent'];
    case 'eventFirst':
    case 'operationsFirst':
      return isRivals ? whyForbidden(game, card) : ['ownEvent'];
    default:
      return ['notOffered'];
  }
}

const one = newMask();

type Limit = (game: Table, targets: Mask) => void;

function allows(game: Table, country: number, limit: Limit): boolean {
  one.fill(0);
  one[country >> 5] |= 1 << (country & 31);
  limit(game, one);
  return has(one, country);
}

/** The lasting effect without which a country would be open. */
function closingEffect(game: Table, country: number, limit: Limit): Reason {
  const copy = game.clone();
  for (let flag = 0; flag < 64; flag++) {
    if ((game.sets[FLAGS + (flag >> 5)] & (1 << (flag & 31))) === 0) continue;
    if (!isRaised(game, flag)) continue;
    lowerFlag(copy.copyFrom(game), flag);
    if (allows(copy, country, limit)) return ['closedByEffect', flag];
  }
  return ['closedNow'];
}

function whyTarget(game: Table, side: Side, country: number, isCoup: boolean): Reason {
  const { rule } = game.rules;
  const needsRival = isCoup || rule.realignsAnywhere?.(game) !== true;
  if (needsRival && influenceOf(game, rivalOf(side), country) === 0) return ['noRivalInfluence'];
  const limitOf =
    (kind: typeof COUP_FREE | typeof COUP_WITH_OPS): Limit =>
    (at, targets) =>
      (isCoup ? rule.limitCoups : rule.limitRealignments)(at, side, targets, kind);
  if (!allows(game, country, limitOf(COUP_FREE))) {
    return closingEffect(game, country, limitOf(COUP_FREE));
  }
  if (!allows(game, country, limitOf(COUP_WITH_OPS))) return ['closedByDefcon', game.mem[DEFCON]];
  return ['notOfTheEvent', local(game, CARD)];
}

function whyPlace(game: Table, side: Side, country: number, left: number): Reason {
  const reach = REACH + side * COUNTRY_WORDS;
  if ((game.sets[reach + (country >> 5)] & (1 << (country & 31))) === 0) return ['outOfReach'];
  const limit: Limit = (at, targets) => game.rules.rule.limitPlacing(at, side, targets);
  if (!allows(game, country, limit)) return closingEffect(game, country, limit);
  const cost = controls(game, rivalOf(side), country) ? 2 : 1;
  return cost > left ? ['tooDear', cost, left] : ['closedNow'];
}

/** A number that the present prompt says. */
function said(game: Table, name: 'card' | 'left'): number {
  const { prompt: code, args } = decision(game)!;
  return argument(SHARED_PROMPTS, { code, args }, name) ?? 0;
}

/** A bid is paid where the side has influence already; the set-up opens whole parts of the map. */
function whySetUp(game: Table, side: Side): WhyCode {
  const open = legal(game, side);
  for (let country = 0; country < game.rules.countryCount; country++) {
    if (has(open, country) && influenceOf(game, side, country) === 0) {
      return side === US ? 'setUpUs' : 'setUpUssr';
    }
  }
  return 'bonusInfluence';
}

function whyCountry(
  adapter: Adapter,
  game: Table,
  side: Side,
  country: number,
  prompt: string,
): Reason {
  const closed = adapter.closedCountry?.(game, side, country, prompt);
  if (closed) return [closed];
  if (prompt === 'coupTarget') return whyTarget(game, side, country, true);
  if (prompt === 'realignTarget') return whyTarget(game, side, country, false);
  if (prompt === 'placeInfluence') return whyPlace(game, side, country, said(game, 'left'));
  const card = game.mem[game.mem[FP] + CARD];
  return prompt === 'place' && card === 0 ? [whySetUp(game, side)] : ['notOfTheEvent', card];
}

const NO_TARGET: Readonly<Record<string, WhyCode>> = {
  influence: 'noPlaceTarget',
  coup: 'noCoupTarget',
  realign: 'noRealignTarget',
};

function reasonFor(adapter: Adapter, game: Table, side: Side, choice: number): Reason {
  if ((pending(game) & (1 << side)) === 0) return ['notYourDecision'];
  const { prompt, domain } = decision(game)!;
  if (domain === 'card') return whyCard(game, side, choice, prompt);
  if (domain === 'country') return whyCountry(adapter, game, side, choice, prompt);
  if (prompt === 'useOfCard') return whyUse(adapter, game, side, said(game, 'card'), choice);
  const noTarget = prompt === 'operations' ? NO_TARGET[OPTIONS[choice]] : undefined;
  return [noTarget ?? 'notOffered'];
}

/** Why a side may not choose this now; undefined if it may. */
export function whyNot(adapter: Adapter, game: Table, side: Side, choice: number): Why | undefined {
  const isPending = (pending(game) & (1 << side)) !== 0;
  if (isPending && has(legal(game, side), choice)) return undefined;
  const [code, ...args] = reasonFor(adapter, game, side, choice);
  return { code, args, section: anchorOf(adapter.book, WHY[code][adapter.book]) };
}

/** The section that rules an end of the game, if the rules know of it. */
export function sectionOfEnd({ book }: Pick<Adapter, 'book'>, manner: Manner): string | undefined {
  const sections = ENDS[manner];
  return sections && `${book}:${sections[book]}`;
}

/** On the sea lanes, where control is 2. */
const LEAD = 1;

/** The section that a line of a scoring follows. */
export function sectionOfScore(
  { book }: Pick<Adapter, 'book'>,
  { code, args }: Pick<LogEntry, 'code' | 'args'>,
): string | undefined {
  const line = code === 'seaLanes' && args[1] === LEAD ? 'seaLanesLead' : code;
  return line in SCORE_LINES ? `${book}:${SCORE_LINES[line as ScoreLine][book]}` : undefined;
}
