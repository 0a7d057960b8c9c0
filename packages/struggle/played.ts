import {
  read,
  readAll,
  type CardPlay,
  type LogEntry,
  type OpeningStep,
  type Played,
} from '@brink/kernel';
import { OPTIONAL_LOG, SHARED_LOG } from './log.ts';
import { OPTIONS } from './options.ts';
import { US, USSR, type Side } from './sides.ts';

/** Rounds of the first turn that count as opening. */
const OPENING_ROUNDS = 3;

/** What players can agree on that matters to statistics. */
interface Agreed {
  readonly variant: string;
  /** Extra influence, where it was agreed on and not bid for. */
  readonly bonus: readonly [us: number, ussr: number];
}

interface Placement {
  readonly side: Side;
  readonly country: number;
  readonly change: number;
}

const headlineStep = (seat: Side, card: number, hand: ReadonlySet<number>): OpeningStep => ({
  kind: 'headline',
  seat,
  choice: String(card),
  among: [...hand].sort((a, b) => a - b).map(String),
});

/** A set-up is a set of placements: in which order they came does not matter. */
function placed(
  kind: 'setup' | 'bonus',
  seat: Side,
  list: readonly Placement[],
): readonly OpeningStep[] {
  const points = new Map<number, number>();
  for (const { country, change } of list) {
    points.set(country, (points.get(country) ?? 0) + change);
  }
  if (points.size === 0) return [];
  const sorted = [...points].sort(([a], [b]) => a - b);
  return [{ kind, seat, choice: sorted.map((each) => each.join('.')).join('_') }];
}

/** Takes the last placements of a side off a list, up to so many points. */
function cutBonus(list: Placement[], side: Side, points: number): Placement[] {
  let left = points;
  let at = list.length;
  while (at > 0 && left > 0 && list[at - 1].side === side) left -= list[--at].change;
  return list.splice(at);
}

/** Sides set up one after the other, then extra influence is placed: the USSR first in both. */
function setUpStages(
  all: readonly Placement[],
  [us, ussr]: readonly [number, number],
  isComplete: boolean,
): (readonly OpeningStep[])[] {
  const list = [...all];
  const bonusUs = cutBonus(list, US, us);
  const bonusUssr = cutBonus(list, USSR, ussr);
  const of = (side: Side): Placement[] => list.filter((each) => each.side === side);
  const begun = placed('setup', USSR, of(USSR));
  if (!isComplete) return of(US).length > 0 ? [begun] : [];
  return [
    begun,
    placed('setup', US, of(US)),
    placed('bonus', USSR, bonusUssr),
    placed('bonus', US, bonusUs),
  ];
}

interface Making extends CardPlay {
  use: string;
  targets?: number[];
}

/** Reads a log from its first entry to its last. */
class Reader {
  readonly cards: Making[] = [];
  readonly #bonus: readonly [number, number];
  readonly #opening: (readonly OpeningStep[])[] = [];
  readonly #placements: Placement[] = [];
  readonly #hands = [new Set<number>(), new Set<number>()] as const;
  #turn = 0;
  #isFirstTurn = false;
  #headlines: OpeningStep[] = [];
  /** The action round that belongs to the opening, and what was done in it. */
  #round: { readonly side: Side; choice: string | undefined } | undefined;
  /** The card that was played last, while its operations are looked for. */
  #play: { readonly made: Making; readonly isEventFirst: boolean } | undefined;
  /** Where the event under way has changed the board. */
  #targets: number[] | undefined;

  constructor(bonus: readonly [number, number]) {
    this.#bonus = bonus;
  }

  opening(): readonly (readonly OpeningStep[])[] {
    this.#endSetUp(false);
    return this.#opening.filter((stage) => stage.length > 0);
  }

  take(entry: LogEntry): void {
    const told = read<typeof SHARED_LOG, { side: Side }>(SHARED_LOG, entry);
    switch (told?.code) {
      case 'turn':
        this.#endRound();
        this.#isFirstTurn = this.#turn === 0;
        this.#turn = told.turn;
        break;
      case 'draw':
        if (this.#isFirstTurn) this.#hands[told.side].add(told.card);
        break;
      case 'influence':
        if (this.#isSettingUp()) this.#placements.push(told);
        else if (this.#targets?.includes(told.country) === false) this.#targets.push(told.country);
        break;
      case 'headline':
        if (this.#isFirstTurn) this.#headline(told.side, told.card);
        this.#make(told.side, told.card, 'headline');
        break;
      case 'round':
        this.#endRound();
        if (this.#isFirstTurn && told.round <= OPENING_ROUNDS) {
          this.#round = { side: told.side, choice: undefined };
        }
        break;
      case 'pass':
        if (this.#round) this.#round.choice = 'pass';
        break;
      case 'play':
        this.#playCard(told.side, told.card, OPTIONS[told.use]);
        break;
      case 'operations':
        this.#endEvent();
        this.#operate(told.side, OPTIONS[told.kind]);
        break;
      case 'coup':
        if (this.#round?.side === told.side && this.#round.choice === 'coup') {
          this.#round.choice = `coup.${told.country}`;
        }
        break;
      case 'event':
        this.#endEvent();
        this.#begin(told.card);
        break;
      case 'discard':
        if (!this.#isHeadlined(told.card)) this.#make(told.side, told.card, 'discard');
        break;
      case 'gameOver':
        this.#endRound();
    }
  }

  #isSettingUp(): boolean {
    return this.#isFirstTurn && this.#headlines.length === 0 && this.#opening.length === 0;
  }

  #endSetUp(isComplete: boolean): void {
    if (this.#opening.length > 0) return;
    this.#opening.push(...setUpStages(this.#placements, this.#bonus, isComplete));
  }

  #headline(side: Side, card: number): void {
    this.#endSetUp(true);
    if (this.#headlines.length === 0) this.#opening.push(this.#headlines);
    this.#headlines.push(headlineStep(side, card, this.#hands[side]));
  }

  #isHeadlined(card: number): boolean {
    return this.cards.some(
      (each) => each.card === card && each.turn === this.#turn && each.use === 'headline',
    );
  }

  #make(seat: number, card: number, use: string): Making {
    const made: Making = { turn: this.#turn, seat, card, use };
    this.cards.push(made);
    return made;
  }

  #playCard(side: Side, card: number, use: string): void {
    this.#endEvent();
    // Of a card that another lets one play, the round is still the first's.
    const isOfRound = this.#round?.side === side && this.#round.choice === undefined;
    const isOperations = use !== 'event' && use !== 'space';
    const made = this.#make(side, card, isOperations ? 'operations' : use);
    this.#play = isOperations ? { made, isEventFirst: use === 'eventFirst' } : undefined;
    if (isOfRound) this.#round!.choice = use === 'event' ? `event.${card}` : made.use;
  }

  /** What the operations of the card are: after its event, if that came first, the last ones. */
  #operate(side: Side, kind: string): void {
    if (!this.#play || this.#play.made.seat !== side) return;
    const { made, isEventFirst } = this.#play;
    const { use } = made;
    made.use = kind;
    if (this.#round?.side === side && this.#round.choice?.split('.')[0] === use) {
      this.#round.choice = kind;
    }
    if (!isEventFirst) this.#play = undefined;
  }

  #begin(card: number): void {
    const made = this.cards.findLast((each) => each.card === card && each.turn === this.#turn);
    if (made) made.targets = this.#targets = [];
  }

  #endEvent(): void {
    this.#targets = undefined;
  }

  /** Nobody calls it for a round in which the players stop: that is no step. */
  #endRound(): void {
    this.#endEvent();
    this.#play = undefined;
    if (!this.#round) return;
    const { side, choice = 'none' } = this.#round;
    this.#round = undefined;
    this.#opening.push([{ kind: 'play', seat: side, choice }]);
  }
}

/** What was played in a game of the family whose whole log this is. */
export function playedIn(log: readonly LogEntry[], { variant, bonus }: Agreed): Played {
  const bid = readAll(OPTIONAL_LOG, log, 'seats').at(-1);
  const [us, ussr] = bid ? [bid.us, bid.ussr] : bonus;
  const reader = new Reader([us, ussr]);
  for (const entry of log) reader.take(entry);
  const opening = reader.opening();
  return { variant, bonus: us - ussr, opening, cards: reader.cards };
}
