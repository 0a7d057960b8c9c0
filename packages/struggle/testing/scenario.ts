import {
  ACTOR,
  CHANCE,
  FP,
  PC,
  choose,
  decision,
  legal,
  members,
  nextActor,
  pending,
  pushFrame,
  restart,
  run,
  type LogEntry,
  type Program,
} from '@brink/kernel';
import { handOf, putIn, takeFrom, zoneOf } from '../deck.ts';
import { isRaised, raiseFlag } from '../flags.ts';
import { headlinePhase } from '../flow/headline.ts';
import { influenceOf, setInfluence } from '../influence.ts';
import { mannerOf } from '../result.ts';
import { NEUTRAL, US, USSR, type Side } from '../sides.ts';
import {
  CARD_WORDS,
  COMMITTED,
  DEFCON,
  DISCARD,
  DRAW,
  MILITARY_OPS,
  PASSING_FACE_UP,
  PASSING_HOLDER,
  PHASING,
  REMOVED,
  RESULT,
  ROUND,
  SPACE,
  TURN,
  VP,
  ZONES,
} from '../state.ts';
import type { Table, World } from '../world.ts';

export type SideName = 'us' | 'ussr';
const SIDES = { us: US, ussr: USSR } as const;

/** How a game of the family names its things and runs its programs. */
export interface Kit<Card extends string, Country extends string, Effect extends string, Options> {
  readonly setup: (options: Partial<Options>, revision?: number) => Table;
  readonly entryOf: (program: Program<World>) => number;
  readonly cardNumber: (id: Card) => number;
  readonly countryNumber: (id: Country) => number;
  readonly flags: Readonly<Record<Effect, number>>;
  readonly choiceName: (domain: string, choice: number) => string;
  readonly choiceOf: (domain: string, name: string) => number | undefined;
  readonly actionRound: Program<World>;
  readonly playTurn: Program<World>;
  readonly endOfTurn: Program<World>;
}

/** A table described as a literal. What is left out is empty or at its start. */
export interface Position<Card extends string, Country extends string, Effect, Options> {
  readonly options?: Partial<Options>;
  /** Of the rules; the newest if left out. */
  readonly revision?: number;
  readonly turn?: number;
  readonly round?: number;
  readonly defcon?: number;
  /** US positive. */
  readonly vp?: number;
  /** Influence as [US, USSR]; every other country is empty. */
  readonly influence?: Readonly<Partial<Record<Country, readonly [us: number, ussr: number]>>>;
  readonly hands?: Readonly<Partial<Record<SideName, readonly Card[]>>>;
  readonly discard?: readonly Card[];
  readonly removed?: readonly Card[];
  /** The draw pile; all remaining cards if left out. */
  readonly draw?: readonly Card[];
  readonly effects?: readonly Effect[];
  readonly space?: readonly [us: number, ussr: number];
  readonly militaryOps?: readonly [us: number, ussr: number];
  /** The card that passes from side to side. */
  readonly passing?: { readonly holder: SideName | 'nobody'; readonly faceUp?: boolean };
}

const pair = ({ mem }: Table, at: number): [number, number] => [mem[at], mem[at + 1]];

const ZONE_NAMES = new Map<number, string>([
  [-1, 'none'],
  [handOf(US), 'us'],
  [handOf(USSR), 'ussr'],
  [DRAW, 'draw'],
  [DISCARD, 'discard'],
  [REMOVED, 'removed'],
]);

/** A board in a given position, driven by names and checked by whole legal sets. */
export class Scenario<Card extends string, Country extends string, Effect extends string, Options> {
  readonly game: Table;
  readonly log: LogEntry[] = [];
  readonly kit: Kit<Card, Country, Effect, Options>;

  constructor(kit: Kit<Card, Country, Effect, Options>, game: Table) {
    this.kit = kit;
    this.game = game;
    this.game.log = (entry) => this.log.push(entry);
  }

  /** Begins an action round of a side. */
  round(side: SideName): this {
    this.game.mem[ROUND] ||= 1;
    return this.start(this.kit.actionRound, SIDES[side]);
  }

  /** An action round in which the side plays this card; then stands at what follows. */
  plays(side: SideName, card: Card, use: string): this {
    return this.round(side).choose(card).choose(use);
  }

  /** The headline phase, with these cards chosen. */
  headlines(cards: Readonly<Record<SideName, Card>>): this {
    this.game.mem[ROUND] = 0;
    this.start(headlinePhase, US);
    while (this.prompt === 'headline')
      this.choose(cards[nextActor(this.game) === US ? 'us' : 'ussr']);
    return this;
  }

  /** A turn from its headline phase to its end. */
  turn(): this {
    return this.start(this.kit.playTurn, US);
  }

  endTurn(): this {
    return this.start(this.kit.endOfTurn, US);
  }

  /** Runs a program on an empty stack; when it is over, the scenario is settled. */
  start(program: Program<World>, actor: Side): this {
    const { game } = this;
    restart(game, game.rules.halt);
    pushFrame(game, this.kit.entryOf(program));
    game.mem[game.mem[FP] + ACTOR] = actor;
    game.mem[PHASING] = actor;
    game.mem.fill(0, COMMITTED, COMMITTED + 2);
    game.legalFor = -1;
    run(game);
    return this;
  }

  /** Who decides now: 'us', 'ussr', 'chance', or undefined when nothing is open. */
  get actor(): SideName | 'chance' | undefined {
    const actor = nextActor(this.game);
    if (actor < 0) return undefined;
    return actor === CHANCE ? 'chance' : actor === US ? 'us' : 'ussr';
  }

  get prompt(): string | undefined {
    return decision(this.game)?.prompt;
  }

  /** The whole legal set of whoever decides now, by name, sorted. */
  get choices(): string[] {
    return this.choicesOf(nextActor(this.game));
  }

  choicesOf(actor: number): string[] {
    const domain = decision(this.game)?.domain ?? '';
    return members(legal(this.game, actor))
      .map((choice) => this.kit.choiceName(domain, choice))
      .sort();
  }

  /** The one who decides chooses this. Dice are numbers. */
  choose(...names: readonly (string | number)[]): this {
    for (const name of names) {
      const at = decision(this.game);
      if (!at) throw new Error(`nothing to choose, but "${name}" was to be chosen`);
      const choice = this.kit.choiceOf(at.domain, `${name}`);
      if (choice === undefined) throw new Error(`"${name}" is no ${at.domain} (${at.prompt})`);
      choose(this.game, nextActor(this.game), choice);
    }
    return this;
  }

  /** No decision is left over and the game is not over. */
  get isSettled(): boolean {
    const { mem, rules } = this.game;
    return pending(this.game) === 0 && mem[RESULT] === 0 && mem[mem[FP] + PC] === rules.halt;
  }

  influence(country: Country): [us: number, ussr: number] {
    const number = this.kit.countryNumber(country);
    return [influenceOf(this.game, US, number), influenceOf(this.game, USSR, number)];
  }

  get vp(): number {
    return this.game.mem[VP];
  }

  get defcon(): number {
    return this.game.mem[DEFCON];
  }

  get militaryOps(): [us: number, ussr: number] {
    return pair(this.game, MILITARY_OPS);
  }

  get space(): [us: number, ussr: number] {
    return pair(this.game, SPACE);
  }

  has(effect: Effect): boolean {
    return isRaised(this.game, this.kit.flags[effect]);
  }

  where(card: Card): string {
    return ZONE_NAMES.get(zoneOf(this.game, this.kit.cardNumber(card))) ?? 'table';
  }

  /** Holder of the passing card, and whether it lies face up. */
  get passing(): [holder: SideName, isFaceUp: boolean] {
    const { mem } = this.game;
    return [mem[PASSING_HOLDER] === US ? 'us' : 'ussr', mem[PASSING_FACE_UP] === 1];
  }

  /** Winner and manner of a finished game. */
  get result(): { winner: SideName | 'draw'; manner: string } | undefined {
    const { mem } = this.game;
    if (mem[RESULT] === 0) return undefined;
    const winner = (['us', 'ussr', 'draw'] as const)[mem[RESULT] - 1];
    return { winner, manner: mannerOf(this.game) };
  }
}

/** A scenario in a position, on a new game of the kit. */
export function scenarioOn<
  Card extends string,
  Country extends string,
  Effect extends string,
  Options,
>(
  kit: Kit<Card, Country, Effect, Options>,
  position: Position<Card, Country, Effect, Options> = {},
): Scenario<Card, Country, Effect, Options> {
  const t = new Scenario(kit, kit.setup(position.options ?? {}, position.revision));
  layOut(kit, t.game, position);
  t.log.length = 0;
  return t;
}

function layOut<Card extends string, Country extends string, Effect extends string, Options>(
  kit: Kit<Card, Country, Effect, Options>,
  game: Table,
  position: Position<Card, Country, Effect, Options>,
): void {
  const { mem } = game;
  mem[TURN] = position.turn ?? 1;
  mem[ROUND] = position.round ?? 1;
  mem[DEFCON] = position.defcon ?? mem[DEFCON];
  mem[VP] = position.vp ?? 0;
  if (position.passing) {
    const { holder } = position.passing;
    mem[PASSING_HOLDER] = holder === 'nobody' ? NEUTRAL : SIDES[holder];
    mem[PASSING_FACE_UP] = position.passing.faceUp === false ? 0 : 1;
  }
  for (const side of [US, USSR]) {
    mem[SPACE + side] = position.space?.[side] ?? 0;
    mem[MILITARY_OPS + side] = position.militaryOps?.[side] ?? 0;
    for (let country = 0; country < game.rules.countryCount; country++) {
      setInfluence(game, side, country, 0);
    }
    for (const [id, sides] of Object.entries(position.influence ?? {})) {
      const points = (sides as readonly [number, number])[side];
      setInfluence(game, side, kit.countryNumber(id as Country), points);
    }
  }
  layOutCards(kit, game, position);
  for (const name of position.effects ?? []) raiseFlag(game, kit.flags[name]);
}

/** Cards named in the position go where it says; the others into the draw pile. */
function layOutCards<Card extends string, Country extends string, Effect extends string, Options>(
  kit: Kit<Card, Country, Effect, Options>,
  game: Table,
  position: Position<Card, Country, Effect, Options>,
): void {
  const inGame = ZONES.flatMap((zone) => members(game.sets.slice(zone, zone + CARD_WORDS)));
  for (const zone of ZONES) game.sets.fill(0, zone, zone + CARD_WORDS);
  const put = (zone: number, cards: readonly Card[]): void => {
    for (const id of cards) {
      const number = kit.cardNumber(id);
      takeFrom(game, DRAW, number);
      putIn(game, zone, number);
    }
  };
  if (!position.draw) for (const card of inGame) putIn(game, DRAW, card);
  else put(DRAW, position.draw);
  put(handOf(US), position.hands?.us ?? []);
  put(handOf(USSR), position.hands?.ussr ?? []);
  put(DISCARD, position.discard ?? []);
  put(REMOVED, position.removed ?? []);
}
