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
import { cityNumber, type CityId } from '../data/cities.ts';
import { provinceNumber, type ProvinceId } from '../data/provinces.ts';
import { CITY_COUNT, FIRST_LINE, LINE_COUNT, WB } from '../board/map.ts';
import { setFactory, setLine, setRundown } from '../board/economy.ts';
import { cardsIn, handOf, moveCard, putIn, zoneOf } from '../cards.ts';
import { FIRST_NEW, LAST_BASE, LAST_CARD } from '../deck/deck.ts';
import { TRACKS, type TrackName } from '../deck/schema.ts';
import { turn } from '../flow/turn.ts';
import { choiceName, choiceOf } from '../notation.ts';
import { parseOptions, type Mode } from '../options.ts';
import { MANNERS } from '../result.ts';
import type { Ruling } from '../rulings.ts';
import { setup } from '../setup.ts';
import { SEATS, type SeatName } from '../sides.ts';
import {
  ARMS_COST_UP,
  CARD_WORDS,
  DECADE,
  DECK,
  DISPLAY,
  DOVES,
  EXHAUSTED,
  FACTORIES,
  GONE,
  HOLDING_BOX,
  LAST_ACTOR,
  LINES,
  LINKED_PROTESTS,
  LIVING_STANDARD,
  MANNER,
  MAX_LINKS,
  NEW_DECK,
  PEACEMAKERS,
  PLAYED,
  POLICE,
  PROVINCE_COUNT,
  RESULT,
  SECTOR_STANDARD,
  SOCIALISTS,
  STAGE,
  TRACK,
  TREASURY,
  TURN,
  TURN_ORDER,
  UNREST,
  USSR_VALUE_DOWN,
  WAITING,
  WALL,
  ZONES,
} from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { entryOf } from '../world.ts';

type Numbers<Key extends string> = Readonly<Partial<Record<Key, number>>>;

/** A table described as a literal. What is left out is empty or at its start. */
export interface Position {
  readonly mode?: Mode;
  readonly deck?: unknown;
  readonly rulings?: readonly Ruling[];
  readonly decade?: number;
  readonly stage?: number;
  readonly unrest?: Numbers<ProvinceId>;
  readonly standard?: Numbers<ProvinceId>;
  readonly sectors?: readonly [french: number, british: number, american: number];
  readonly factories?: readonly CityId[];
  readonly rundown?: readonly CityId[];
  /** Lines by their notation. */
  readonly lines?: readonly string[];
  readonly tracks?: Numbers<TrackName>;
  readonly box?: number;
  readonly socialists?: Numbers<ProvinceId>;
  readonly hands?: Readonly<Partial<Record<SeatName, readonly string[]>>>;
  readonly display?: readonly string[];
  readonly played?: readonly string[];
  readonly police?: readonly string[];
  readonly peacemakers?: Readonly<Partial<Record<SeatName, readonly string[]>>>;
  readonly exhausted?: number;
  readonly wall?: 'standing' | 'down';
  readonly linked?: readonly ProvinceId[];
  readonly treasury?: readonly [usa: number, ussr: number];
  readonly doves?: number;
  readonly turnOrder?: readonly SeatName[];
  readonly lastActor?: SeatName;
  readonly armsCostUp?: boolean;
  readonly ussrValueDown?: boolean;
}

const seatOf = (name: SeatName): number => SEATS.indexOf(name);

function cardOfName(name: string): number {
  const card = choiceOf('card', name);
  if (card === undefined) throw new Error(`there is no card "${name}"`);
  return card;
}

function siteOfName(name: string): number {
  const site = choiceOf('site', name);
  if (site === undefined) throw new Error(`there is no site "${name}"`);
  return site;
}

/** A board in a given position, driven by names and checked by whole legal sets. */
export class Scenario {
  readonly game: Table;
  readonly log: LogEntry[] = [];

  constructor(game: Table) {
    this.game = game;
    this.game.log = (entry) => this.log.push(entry);
  }

  /** Runs a program on an empty stack; when it is over, the scenario is settled. */
  start(program: Program<Volk>, seat: SeatName = 'west', prepare?: (frame: number) => void): this {
    const { game } = this;
    restart(game, game.rules.halt);
    pushFrame(game, entryOf(program));
    game.mem[game.mem[FP] + ACTOR] = seatOf(seat);
    prepare?.(game.mem[FP]);
    game.legalFor = -1;
    run(game);
    return this;
  }

  /** Begins a turn of a seat. */
  turn(seat: SeatName): this {
    return this.start(turn, seat);
  }

  /** A turn in which the seat plays this card so; then stands at what follows. */
  plays(seat: SeatName, card: string, use?: string): this {
    this.turn(seat).choose(card);
    return use === undefined ? this : this.choose(use);
  }

  get actor(): SeatName | 'chance' | undefined {
    const actor = nextActor(this.game);
    if (actor < 0) return undefined;
    return actor === CHANCE ? 'chance' : SEATS[actor];
  }

  get prompt(): string | undefined {
    return decision(this.game)?.prompt;
  }

  /** The whole legal set of whoever decides now, by name, sorted. */
  get choices(): string[] {
    const domain = decision(this.game)?.domain ?? '';
    return members(legal(this.game, nextActor(this.game)))
      .map((choice) => choiceName(domain, choice))
      .sort();
  }

  choose(...names: readonly string[]): this {
    for (const name of names) {
      const at = decision(this.game);
      if (!at) throw new Error(`nothing to choose, but "${name}" was to be chosen`);
      const choice = choiceOf(at.domain, name);
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

  unrest(province: ProvinceId): number {
    return this.game.mem[UNREST + provinceNumber(province)];
  }

  standard(province: ProvinceId): number {
    return this.game.mem[LIVING_STANDARD + provinceNumber(province)];
  }

  track(name: TrackName): number {
    return this.game.mem[TRACK + TRACKS.indexOf(name)];
  }

  get treasury(): [usa: number, ussr: number] {
    return [this.game.mem[TREASURY], this.game.mem[TREASURY + 1]];
  }

  get doves(): number {
    return this.game.mem[DOVES];
  }

  get box(): number {
    return this.game.mem[HOLDING_BOX];
  }

  /** Sites that are built, by name, sorted. */
  get sites(): string[] {
    const { sets } = this.game;
    const has = (set: number, n: number): boolean => (sets[set + (n >> 5)] & (1 << (n & 31))) !== 0;
    const sites: string[] = [];
    for (let city = 0; city < CITY_COUNT; city++) {
      if (has(FACTORIES, city)) sites.push(choiceName('site', city));
    }
    for (let line = 0; line < LINE_COUNT; line++) {
      if (has(LINES, line)) sites.push(choiceName('site', FIRST_LINE + line));
    }
    return sites.sort();
  }

  where(card: string): string {
    return zoneName(zoneOf(this.game, cardOfName(card)));
  }

  handOf(seat: SeatName): string[] {
    return cardsIn(this.game, handOf(seatOf(seat))).map((card) => choiceName('card', card));
  }

  get result(): { winners: SeatName[]; manner: string } | undefined {
    const { mem } = this.game;
    if (mem[RESULT] === 0) return undefined;
    const winners = SEATS.filter((_, seat) => mem[RESULT] & (1 << seat));
    return { winners, manner: MANNERS[mem[MANNER]] };
  }

  /** Log entries of a code, their integers cut to what they need. */
  logged(code: string, length = 6): (readonly number[])[] {
    return this.log.filter((entry) => entry.code === code).map(({ args }) => args.slice(0, length));
  }
}

const ZONE_NAMES = new Map<number, string>([
  ...SEATS.map((name, seat) => [handOf(seat), name] as const),
  ...SEATS.map((name, seat) => [PEACEMAKERS + seat * CARD_WORDS, `peace-${name}`] as const),
  [DECK.middle, 'deck'],
  [WAITING, 'waiting'],
  [DISPLAY, 'display'],
  [PLAYED, 'played'],
  [GONE, 'gone'],
  [POLICE, 'police'],
]);

const zoneName = (zone: number): string => ZONE_NAMES.get(zone) ?? 'elsewhere';

function eachOf<Key extends string>(
  numbers: Numbers<Key>,
  visit: (key: Key, n: number) => void,
): void {
  for (const [key, n] of Object.entries(numbers) as [Key, number][]) visit(key, n);
}

function layOutProvinces(game: Table, position: Position): void {
  const { mem } = game;
  mem.fill(0, UNREST, UNREST + PROVINCE_COUNT);
  const { unrest = {}, standard = {}, socialists = {}, sectors = [0, 0, 0] } = position;
  eachOf(unrest, (id, n) => (mem[UNREST + provinceNumber(id)] = n));
  eachOf(standard, (id, n) => (mem[LIVING_STANDARD + provinceNumber(id)] = n));
  eachOf(socialists, (id, n) => (mem[SOCIALISTS + provinceNumber(id)] = n));
  sectors.forEach((n, sector) => (mem[SECTOR_STANDARD + sector] = n));
  mem[LIVING_STANDARD + WB] = sectors[0] + sectors[1] + sectors[2];
  mem.fill(0, LINKED_PROTESTS, LINKED_PROTESTS + MAX_LINKS);
  position.linked?.forEach((id, i) => (mem[LINKED_PROTESTS + i] = provinceNumber(id) + 1));
}

function layOutSites(game: Table, position: Position): void {
  for (let city = 0; city < CITY_COUNT; city++) setFactory(game, city, false);
  for (const id of [...(position.factories ?? []), ...(position.rundown ?? [])]) {
    setFactory(game, cityNumber(id), true);
  }
  for (const id of position.rundown ?? []) setRundown(game, cityNumber(id), true);
  for (const name of position.lines ?? []) setLine(game, siteOfName(name) - FIRST_LINE, true);
}

/** Cards named in the position go where it says; the others into deck, waiting or out. */
function layOutCards(game: Table, position: Position): void {
  const decade = position.decade ?? 1;
  for (const zone of ZONES) game.sets.fill(0, zone, zone + CARD_WORDS);
  for (let card = 1; card <= LAST_BASE; card++) {
    const own = card > 80 ? card - 80 : Math.ceil(card / 20);
    const zone = own > decade ? WAITING : own < decade || card > 80 ? GONE : DECK.middle;
    putIn(game, zone, card);
  }
  for (let card = FIRST_NEW; card <= LAST_CARD && game.rules.players === 4; card++) {
    putIn(game, NEW_DECK, card);
  }
  const put = (zone: number, cards: readonly string[] = []): void => {
    for (const name of cards) moveCard(game, cardOfName(name), zone);
  };
  for (const [seat, name] of SEATS.entries()) {
    put(handOf(seat), position.hands?.[name]);
    put(PEACEMAKERS + seat * CARD_WORDS, position.peacemakers?.[name]);
  }
  put(DISPLAY, position.display);
  put(PLAYED, position.played);
  put(POLICE, position.police);
}

function layOutTracks(game: Table, position: Position): void {
  const { mem } = game;
  const { decade = 1, stage = 1, tracks = {}, box = 0, exhausted = 0, wall } = position;
  mem[DECADE] = decade;
  mem[STAGE] = stage;
  eachOf(tracks, (name, n) => (mem[TRACK + TRACKS.indexOf(name)] = n));
  mem[HOLDING_BOX] = box;
  mem[EXHAUSTED] = exhausted;
  mem[WALL] = wall === undefined ? 0 : wall === 'standing' ? 1 : 2;
  mem[TURN] = 0;
  const order = position.turnOrder ?? (['usa', 'ussr', 'west', 'east'] as const);
  order.forEach((name, place) => (mem[TURN_ORDER + place] = seatOf(name)));
  if (position.lastActor) mem[LAST_ACTOR] = seatOf(position.lastActor);
  if (game.rules.players === 2) return;
  const { treasury = [6, 6], doves = 6 } = position;
  mem[TREASURY] = treasury[0];
  mem[TREASURY + 1] = treasury[1];
  mem[DOVES] = doves;
  mem[ARMS_COST_UP] = position.armsCostUp ? 1 : 0;
  mem[USSR_VALUE_DOWN] = position.ussrValueDown ? 1 : 0;
}

export function scenario(position: Position = {}): Scenario {
  const { mode = 'base', deck = 'stand-in', rulings = [] } = position;
  const t = new Scenario(setup(parseOptions({ mode, deck, rulings })));
  layOutProvinces(t.game, position);
  layOutSites(t.game, position);
  layOutCards(t.game, position);
  layOutTracks(t.game, position);
  t.log.length = 0;
  return t;
}

/** A game from its very beginning: the first card is to be dealt. */
export const newGame = (mode: Mode = 'base'): Scenario =>
  new Scenario(setup(parseOptions({ mode })));
