import { LOG } from '@brink/crossover/log';
import { read } from '@brink/kernel';
import type { Arguments } from '@brink/struggle/log';
import type { Entry } from '../../../client/game-client.ts';
import { SILENT } from './codes.ts';
import type {
  CardScene,
  DiceScene,
  HeadlineScene,
  Line,
  Scene,
  ScoredSide,
  StruggleFrame,
  TurnScene,
} from './scene.ts';
import { thrown, type DieCode } from './throws.ts';
import type { Told } from './told.ts';

/** A scene while it is still being told. */
type Draft<S extends Scene = Scene> = S extends Scene
  ? { -readonly [Key in keyof Omit<S, 'lines'>]: S[Key] } & { lines: Line[] }
  : never;
/** What one scene has besides its frame. */
type Content<S extends Scene = Scene> = S extends Scene ? Omit<S, keyof StruggleFrame> : never;

const NOBODY = -1;
const BRINK = 2;

/** Turns the log of a game into scenes. */
class Director {
  readonly scenes: Scene[] = [];
  #open: Draft | undefined;
  /** A coup or war that waits for its die. */
  #announced: Draft | undefined;
  /** A change of DEFCON that gets a scene of its own after the one that tells of it. */
  #fallen: { entry: number; from: number; to: number } | undefined;
  /** The card that is being played, for the dice that come of it. */
  #played: Draft<CardScene> | undefined;
  #turn = 0;
  #round = 0;
  #vp = 0;
  /** The score when the turn began, and what has changed on the map since. */
  #vpThen = 0;
  #changed = new Map<number, [us: number, ussr: number]>();
  #headlined = new Set<number>();
  /** The headlines of this turn: whose event comes first is told by the event. */
  #headlines: Draft<HeadlineScene> | undefined;
  /** What the sides of a region have, until it is scored. */
  #tiers: [ScoredSide?, ScoredSide?] = [];
  #tiersFrom = 0;

  #begin(entry: number, side: number, content: Content): Draft {
    this.close();
    if (content.kind !== 'note') this.#announced = undefined;
    const frame = { id: `${entry}`, from: entry, to: entry + 1, side, lines: [] };
    this.#open = { ...frame, turn: this.#turn, round: this.#round, ...content };
    return this.#open;
  }

  /** The card whose dice are thrown now; if it does nothing else, it only introduces them. */
  #introduced(side: number): number | undefined {
    const played = this.#played;
    if (played?.side !== side) return undefined;
    if (played.lines.length === 0) played.isIntroduction = true;
    return played.card;
  }

  close(): void {
    const open = this.#open;
    const fallen = this.#fallen;
    if (open?.kind === 'card') this.#played = open;
    if (open) this.scenes.push(open);
    this.#open = undefined;
    this.#fallen = undefined;
    if (!open || !fallen || fallen.to <= 1) return;
    // Only the brink is worth a scene: every other step is a line, and the badge turns.
    if (fallen.to !== BRINK && fallen.from !== BRINK) return;
    this.scenes.push({
      kind: 'defcon',
      id: `${fallen.entry}d`,
      // What it tells has been told in a line already.
      from: open.to,
      to: open.to,
      side: NOBODY,
      turn: this.#turn,
      round: this.#round,
      lines: [],
      before: fallen.from,
      after: fallen.to,
    });
  }

  #line(entry: number, line: Line, side = NOBODY): void {
    if (!this.#open) this.#begin(entry, side, { kind: 'note' });
    const { lines } = this.#open!;
    this.#open!.to = entry + 1;
    const last = lines.at(-1);
    const isSame =
      line.kind === 'influence' &&
      last?.kind === 'influence' &&
      last.side === line.side &&
      last.country === line.country;
    // Points one after another in one country are one change.
    if (isSame) lines[lines.length - 1] = { ...line, from: last.from };
    else lines.push(line);
  }

  #influence(entry: number, told: Told<'influence'>): void {
    const { side, country, change, us, ussr } = told;
    const to = side === 0 ? us : ussr;
    // At set-up one side places after the other: a scene each.
    if (this.#open?.kind === 'note' && this.#open.side !== side) this.close();
    const sum = this.#changed.get(country) ?? [0, 0];
    sum[side] += change;
    this.#changed.set(country, sum);
    this.#line(entry, { entry, kind: 'influence', side, country, from: to - change, to }, side);
  }

  #fall(entry: number, { level: to, change }: Told<'defcon'>): void {
    const from = to - change;
    const isOfTurn = this.#open?.kind === 'turn';
    this.#line(entry, { entry, kind: 'defcon', from, to });
    if (!isOfTurn && from !== to) {
      this.#fallen = { entry, from: this.#fallen?.from ?? from, to };
    }
  }

  /** The end of a turn gathers what happens between the last round and the deal. */
  #turnScene(entry: number): Draft<TurnScene> {
    if (this.#open?.kind === 'turn') return this.#open;
    // Effects of the turn end before its number is told.
    const before = this.#open;
    const kept = before?.lines.findLastIndex(({ entry: at }) => !this.#ends.has(at)) ?? -1;
    const ended = before?.lines.splice(kept + 1) ?? [];
    const from = ended[0]?.entry ?? entry;
    if (before) before.to = Math.min(before.to, from);
    const none = { next: 0, missing: [0, 0] as const, vp: 0, influence: new Map() };
    const scene = this.#begin(from, NOBODY, { kind: 'turn', ...none }) as Draft<TurnScene>;
    scene.lines.push(...ended);
    return scene;
  }
  /** Entries that tell of effects that have ended. */
  readonly #ends = new Set<number>();

  read(entry: number, told: Told): void {
    const { code } = told;
    // What follows a new turn, but for DEFCON and the deal, is no part of its end.
    if (this.#open?.kind === 'turn' && this.#open.next > 0) {
      if (!SILENT.has(code) && code !== 'defcon') this.close();
    }
    switch (told.code) {
      case 'influence':
        return this.#influence(entry, told);
      case 'vp': {
        const { side, points, score } = told;
        this.#vp = score;
        return this.#line(entry, { entry, kind: 'vp', side, points, to: score });
      }
      case 'defcon':
        return this.#fall(entry, told);
      case 'militaryOps':
        return this.#line(
          entry,
          { entry, kind: 'militaryOps', side: told.side, to: told.level },
          told.side,
        );
      case 'headline':
        return this.#headline(entry, told);
      case 'play': {
        const { side, card, use } = told;
        this.#headlined.clear();
        const played = { card, use, isHeadline: false, isEvent: false };
        return void this.#begin(entry, side, { kind: 'card', ...played });
      }
      case 'operations':
        return this.#operations(entry, told);
      case 'event':
        this.#goesFirst(told.card);
        return this.#event(entry, told);
      case 'noEvent':
        this.#goesFirst(told.card);
        return this.#line(entry, { entry, kind: 'told' });
      case 'coup':
      case 'war':
        this.#announced = this.#begin(entry, told.side, { kind: 'note' });
        this.#introduced(told.side);
        return undefined;
      case 'coupRoll':
      case 'warRoll':
      case 'spaceRoll':
      case 'trapRoll':
      case 'crisisRoll':
        return this.#die(entry, told);
      case 'realign': {
        const { side, country } = told;
        this.close();
        const card = this.#introduced(side);
        const dice = { kind: 'dice', what: 'realign', country, card, rolls: [] } as const;
        return void this.#begin(entry, side, dice);
      }
      case 'realignRoll':
        return this.#roll(entry, told, 'realign');
      case 'roll':
        return this.#roll(entry, told, 'roll');
      case 'scoringSide':
        if (this.#tiers.length === 0) this.#tiersFrom = entry;
        this.#tiers[told.side] = told;
        return undefined;
      case 'scoring':
        return this.#scoring(entry, told.region, [told.us, told.ussr]);
      case 'scoringSoutheastAsia':
        return this.#scoring(entry, NOBODY, [told.us, told.ussr]);
      case 'flashpoint': {
        const { country, card } = told;
        const by = this.#open?.side ?? NOBODY;
        return void this.#begin(entry, by, { kind: 'flashpoint', country, card });
      }
      case 'militaryPenalty': {
        const scene = this.#turnScene(entry);
        scene.missing = [told.us, told.ussr];
        scene.to = entry + 1;
        return undefined;
      }
      case 'turn':
        return this.#endTurn(entry, told.turn);
      case 'gameOver': {
        this.close();
        const cause = this.scenes.findLast(({ kind }) => kind !== 'defcon');
        const { winner } = told;
        return void this.#begin(entry, NOBODY, { kind: 'ending', winner, cause });
      }
      case 'round':
        this.#round = told.round;
        this.close();
        this.#played = undefined;
        return undefined;
      default:
        if (SILENT.has(code)) return undefined;
        if (code === 'effectEnds') this.#ends.add(entry);
        return this.#line(entry, { entry, kind: 'told' });
    }
  }

  #headline(entry: number, { side, card }: Told<'headline'>): void {
    if (this.#open?.kind !== 'headlines') {
      this.#headlined.clear();
      const none = { cards: [0, 0] as const, first: NOBODY };
      const begun = this.#begin(entry, NOBODY, { kind: 'headlines', ...none });
      this.#headlines = begun as Draft<HeadlineScene>;
    }
    this.#headlined.add(card);
    const scene = this.#open as Draft<HeadlineScene>;
    scene.cards = side === 0 ? [card, scene.cards[1]] : [scene.cards[0], card];
    scene.to = entry + 1;
  }

  #goesFirst(card: number): void {
    const headlines = this.#headlines;
    this.#headlines = undefined;
    if (headlines && this.#headlined.has(card)) headlines.first = headlines.cards.indexOf(card);
  }

  #operations(entry: number, { side, ops, kind }: Told<'operations'>): void {
    const played = this.#open;
    if (played?.kind !== 'card' || played.side !== side || played.ops !== undefined) {
      return this.#line(entry, { entry, kind: 'told' }, side);
    }
    played.ops = ops;
    played.opsKind = kind;
    played.to = entry + 1;
    return undefined;
  }

  #event(entry: number, { side, card }: Told<'event'>): void {
    const played = this.#open;
    const isOfPlay =
      played?.kind === 'card' &&
      played.card === card &&
      played.side === side &&
      !played.isEvent &&
      played.ops === undefined &&
      played.lines.length === 0;
    // A card played for its own event: one scene.
    if (isOfPlay) {
      played.isEvent = true;
      played.to = entry + 1;
    } else {
      const isHeadline = this.#headlined.has(card);
      this.#begin(entry, side, { kind: 'card', card, isHeadline, isEvent: true });
    }
  }

  #scoring(entry: number, region: number, points: readonly [number, number]): void {
    const [us, ussr] = this.#tiers;
    const by = this.#open?.side ?? NOBODY;
    this.close();
    this.#introduced(by);
    const from = this.#tiers.length > 0 ? this.#tiersFrom : entry;
    this.#tiers = [];
    // Only the final scoring counts region after region.
    const before = this.scenes.at(-1);
    const isOneOfMany = before?.kind === 'scoring' && before.to === from;
    const scene = this.#begin(from, by, {
      kind: 'scoring',
      region,
      sides: us && ussr ? [us, ussr] : undefined,
      points,
      score: this.#vp,
      earlier: isOneOfMany ? [...before.earlier, before.score] : [],
    });
    scene.to = entry + 1;
  }

  #endTurn(entry: number, next: number): void {
    const scene = this.#turnScene(entry);
    scene.next = next;
    scene.to = entry + 1;
    scene.vp = this.#vp - this.#vpThen;
    scene.influence = this.#changed;
    this.#turn = next;
    this.#round = 0;
    this.#vpThen = this.#vp;
    this.#changed = new Map();
  }

  #die(entry: number, told: Told<DieCode>): void {
    const { side, ...throwing } = thrown(told);
    const begun = this.#open;
    const isAnnounced = begun !== undefined && begun === this.#announced;
    if (!isAnnounced) this.close();
    const content = { kind: 'die' as const, ...throwing, card: this.#introduced(side) };
    // The coup was announced, with what it costs: one scene with its die.
    if (isAnnounced) this.#open = { ...begun, ...content, to: entry + 1 };
    else this.#begin(entry, side, content);
  }

  #roll(
    entry: number,
    { side, die, modifier }: Told<'roll' | 'realignRoll'>,
    what: DiceScene['what'],
  ): void {
    const roll = { side, die, modifier };
    const open = this.#open;
    if (open?.kind === 'dice' && open.what === what && open.rolls.length < 2) {
      open.rolls = [...open.rolls, roll];
      open.to = entry + 1;
    } else {
      this.close();
      const card = this.#played?.card;
      if (this.#played?.lines.length === 0) this.#played.isIntroduction = true;
      this.#begin(entry, side, { kind: 'dice', what, card, rolls: [roll] });
    }
  }
}

/** The scenes of a game from its first entry to its last. */
export function direct(log: readonly Entry[]): readonly Scene[] {
  const director = new Director();
  for (const [at, entry] of log.entries()) {
    const told = read<typeof LOG, Arguments>(LOG, entry);
    if (told) director.read(at, told);
  }
  director.close();
  return director.scenes;
}
