import {
  CHANCE,
  ACTOR,
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
import {
  CARD_WORDS,
  COMMITTED,
  DEFCON,
  DISCARD,
  DRAW,
  MANNER,
  MANNERS,
  MILITARY_OPS,
  PHASING,
  REMOVED,
  RESULT,
  ROUND,
  SPACE,
  TURN,
  US,
  USSR,
  VP,
  ZONES,
  handOf,
  influenceOf,
  isRaised,
  putIn,
  raiseFlag,
  setInfluence,
  takeFrom,
  zoneOf,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';
import { cardNumber, type CardId } from '../data/cards.ts';
import { areaNumber, type AreaId } from '../data/countries.ts';
import { Flag, type FlagName } from '../flags.ts';
import { actionRound } from '../flow/action-round.ts';
import { endOfTurn } from '../flow/end-of-turn.ts';
import { playTurn } from '../flow/game.ts';
import { headlinePhase } from '../flow/headline.ts';
import { choiceName, choiceOf, type ChoiceName } from '../notation.ts';
import { parseOptions, type TwilightOptions } from '../options.ts';
import { NOBODY } from '../scenarios/chinese-civil-war.ts';
import { setup } from '../setup.ts';
import { CHINA_FACE_UP, CHINA_HOLDER } from '../state.ts';
import { entryOf, world } from '../world.ts';

export type SideName = 'us' | 'ussr';
const SIDES = { us: US, ussr: USSR } as const;

/** A table described as a literal. What is left out is empty or at its start. */
export interface Position {
  readonly options?: Partial<TwilightOptions>;
  readonly turn?: number;
  readonly round?: number;
  readonly defcon?: number;
  /** US positive. */
  readonly vp?: number;
  /** Influence as [US, USSR]; every other country is empty. */
  readonly influence?: Readonly<Partial<Record<AreaId, readonly [us: number, ussr: number]>>>;
  readonly hands?: Readonly<Partial<Record<SideName, readonly CardId[]>>>;
  readonly discard?: readonly CardId[];
  readonly removed?: readonly CardId[];
  /** The draw pile; all remaining cards if left out. */
  readonly draw?: readonly CardId[];
  readonly effects?: readonly FlagName[];
  readonly space?: readonly [us: number, ussr: number];
  readonly militaryOps?: readonly [us: number, ussr: number];
  readonly china?: { readonly holder: SideName | 'nobody'; readonly faceUp?: boolean };
}

/** A board in a given position, driven by names and checked by whole legal sets. */
export class Scenario {
  readonly game: Table;
  readonly log: LogEntry[] = [];

  constructor(game: Table) {
    this.game = game;
    this.game.log = (entry) => this.log.push(entry);
  }

  /** Begins an action round of a side. */
  round(side: SideName): this {
    this.game.mem[ROUND] ||= 1;
    return this.start(actionRound, SIDES[side]);
  }

  /** An action round in which the side plays this card; then stands at what follows. */
  plays(side: SideName, card: CardId, use: ChoiceName): this {
    return this.round(side).choose(card).choose(use);
  }

  /** The headline phase, with these cards chosen. */
  headlines(cards: Readonly<Record<SideName, CardId>>): this {
    this.game.mem[ROUND] = 0;
    this.start(headlinePhase, US);
    // With box 4 the USSR may have to be first.
    while (this.prompt === 'headline')
      this.choose(cards[nextActor(this.game) === US ? 'us' : 'ussr']);
    return this;
  }

  /** A turn from its headline phase to its end. */
  turn(): this {
    return this.start(playTurn, US);
  }

  endTurn(): this {
    return this.start(endOfTurn, US);
  }

  /** Runs a program on an empty stack; when it is over, the scenario is settled. */
  start(program: Program<World>, actor: Side): this {
    const { game } = this;
    restart(game, world.halt);
    pushFrame(game, entryOf(program));
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
  get choices(): ChoiceName[] {
    return this.choicesOf(nextActor(this.game));
  }

  choicesOf(actor: number): ChoiceName[] {
    const domain = decision(this.game)?.domain ?? '';
    return members(legal(this.game, actor))
      .map((choice) => choiceName(domain, choice))
      .sort();
  }

  /** The one who decides chooses this. Dice are numbers. */
  choose(...names: readonly (ChoiceName | number)[]): this {
    for (const name of names) {
      const at = decision(this.game);
      if (!at) throw new Error(`nothing to choose, but "${name}" was to be chosen`);
      const choice = choiceOf(at.domain, `${name}`);
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

  influence(country: AreaId): [us: number, ussr: number] {
    const number = areaNumber(country);
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

  has(effect: FlagName): boolean {
    return isRaised(this.game, Flag[effect]);
  }

  where(card: CardId): string {
    return zoneName(zoneOf(this.game, cardNumber(card)));
  }

  /** Winner and manner of a finished game. */
  get result(): { winner: SideName | 'draw'; manner: string } | undefined {
    const { mem } = this.game;
    if (mem[RESULT] === 0) return undefined;
    const winner = (['us', 'ussr', 'draw'] as const)[mem[RESULT] - 1];
    return { winner, manner: MANNERS[mem[MANNER]] };
  }
}

export function scenario(position: Position = {}): Scenario {
  const t = newGame(position.options);
  layOut(t.game, position);
  t.log.length = 0;
  return t;
}

/** A game from its very beginning: the first card is to be dealt. */
export const newGame = (options: Partial<TwilightOptions> = {}): Scenario =>
  new Scenario(setup(parseOptions({ ...options })));

const pair = ({ mem }: Table, at: number): [number, number] => [mem[at], mem[at + 1]];

const ZONE_NAMES = new Map<number, string>([
  [-1, 'none'],
  [handOf(US), 'us'],
  [handOf(USSR), 'ussr'],
  [DRAW, 'draw'],
  [DISCARD, 'discard'],
  [REMOVED, 'removed'],
]);

const zoneName = (zone: number): string => ZONE_NAMES.get(zone) ?? 'table';

function layOut(game: Table, position: Position): void {
  const { mem } = game;
  const { turn = 1, round = 1, defcon = 5, vp = 0, space = [0, 0] } = position;
  const { militaryOps = [0, 0] } = position;
  const atWar = position.options?.chineseCivilWar === true;
  const { china = { holder: atWar ? 'nobody' : 'ussr' } } = position;
  mem[TURN] = turn;
  mem[ROUND] = round;
  mem[DEFCON] = defcon;
  mem[VP] = vp;
  mem[CHINA_HOLDER] = china.holder === 'nobody' ? NOBODY : SIDES[china.holder];
  mem[CHINA_FACE_UP] = china.faceUp === false ? 0 : 1;
  for (const side of [US, USSR]) {
    mem[SPACE + side] = space[side];
    mem[MILITARY_OPS + side] = militaryOps[side];
  }
  layOutInfluence(game, position);
  layOutCards(game, position);
  for (const name of position.effects ?? []) raiseFlag(game, Flag[name]);
}

function layOutInfluence(game: Table, { influence = {} }: Position): void {
  for (let country = 0; country < world.countryCount; country++) {
    setInfluence(game, US, country, 0);
    setInfluence(game, USSR, country, 0);
  }
  for (const [id, sides] of Object.entries(influence)) {
    for (const side of [US, USSR]) {
      setInfluence(game, side, areaNumber(id as AreaId), sides[side]);
    }
  }
}

/** Cards named in the position go where it says; the others into the draw pile. */
function layOutCards(game: Table, position: Position): void {
  const inGame = ZONES.flatMap((zone) => members(game.sets.slice(zone, zone + CARD_WORDS)));
  for (const zone of ZONES) game.sets.fill(0, zone, zone + CARD_WORDS);
  const put = (zone: number, cards: readonly CardId[]): void => {
    for (const id of cards) {
      const number = cardNumber(id);
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
