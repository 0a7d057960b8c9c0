import type { Entry } from '../../../client/game-client.ts';
import { SILENT } from './codes.ts';
import type {
  DiceScene,
  DieScene,
  HeadlineScene,
  Line,
  Scene,
  SceneFrame,
  ScoredSide,
  TurnScene,
} from './scene.ts';

/** A scene while it is still being told. */
type Draft<S extends Scene = Scene> = S extends Scene
  ? { -readonly [Key in keyof Omit<S, 'lines'>]: S[Key] } & { lines: Line[] }
  : never;
/** What one scene has besides its frame. */
type Content<S extends Scene = Scene> = S extends Scene ? Omit<S, keyof SceneFrame> : never;

const FACES = [1, 2, 3, 4, 5, 6];
/** A trap lets go at 1 to 4. */
const TRAP_DIE = 4;
const NOBODY = -1;

/** Turns the log of a game into scenes. */
class Director {
  readonly scenes: Scene[] = [];
  #open: Draft | undefined;
  /** A coup or war that waits for its die. */
  #announced: Draft | undefined;
  /** A change of DEFCON that gets a scene of its own after the one that tells of it. */
  #fallen: { entry: number; from: number; to: number } | undefined;
  #turn = 0;
  #round = 0;
  #vp = 0;
  /** The score when the turn began, and what has changed on the map since. */
  #vpThen = 0;
  #changed = new Map<number, [us: number, ussr: number]>();
  #headlined = new Set<number>();
  /** What the sides of a region have, until it is scored. */
  #tiers: [ScoredSide?, ScoredSide?] = [];
  #tiersFrom = 0;

  #begin(entry: number, side: number, content: Content): Draft {
    this.close();
    const frame = { id: `${entry}`, from: entry, to: entry + 1, side, lines: [] };
    this.#open = { ...frame, turn: this.#turn, round: this.#round, ...content };
    return this.#open;
  }

  close(): void {
    if (this.#open) this.scenes.push(this.#open);
    this.#open = undefined;
    const fallen = this.#fallen;
    this.#fallen = undefined;
    if (!fallen || fallen.to <= 1) return;
    this.scenes.push({
      kind: 'defcon',
      id: `${fallen.entry}d`,
      from: fallen.entry,
      to: fallen.entry + 1,
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

  #die(
    entry: number,
    side: number,
    scene: Pick<DieScene, 'what' | 'die' | 'terms'> & {
      readonly country?: number;
      readonly box?: number;
      readonly isGood: (die: number) => boolean;
    },
  ): void {
    const { isGood, ...rest } = scene;
    const content = {
      kind: 'die' as const,
      ...rest,
      result: scene.terms.reduce((sum, { by }) => sum + by, scene.die),
      good: FACES.filter(isGood),
    };
    const begun = this.#open;
    // The coup was announced, with what it costs: one scene with its die.
    if (begun && begun === this.#announced) {
      this.#open = { ...begun, ...content, to: entry + 1 };
    } else this.#begin(entry, side, content);
  }

  #influence(entry: number, [side, country, change, us, ussr]: readonly number[]): void {
    const to = side === 0 ? us : ussr;
    const sum = this.#changed.get(country) ?? [0, 0];
    sum[side === 1 ? 1 : 0] += change;
    this.#changed.set(country, sum);
    this.#line(entry, { entry, kind: 'influence', side, country, from: to - change, to }, side);
  }

  #fall(entry: number, [to, change]: readonly number[]): void {
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
    const ended: Line[] = [];
    const before = this.#open;
    while (
      before &&
      before.lines.at(-1)?.kind === 'told' &&
      this.#ends.has(before.lines.at(-1)!.entry)
    ) {
      ended.unshift(before.lines.pop()!);
    }
    const from = ended[0]?.entry ?? entry;
    if (before) before.to = Math.min(before.to, from);
    const none = { next: 0, missing: [0, 0] as const, vp: 0, influence: new Map() };
    const scene = this.#begin(from, NOBODY, { kind: 'turn', ...none }) as Draft<TurnScene>;
    scene.lines.push(...ended);
    return scene;
  }
  /** Entries that tell of effects that have ended. */
  readonly #ends = new Set<number>();

  read(entry: number, { code, args }: Entry): void {
    const [a, b, c, d, e, f] = args;
    if (
      this.#open?.kind === 'turn' &&
      this.#open.next > 0 &&
      !SILENT.has(code) &&
      code !== 'defcon'
    ) {
      this.close();
    }
    switch (code) {
      case 'influence':
        return this.#influence(entry, args);
      case 'vp':
        this.#vp = c;
        return this.#line(entry, { entry, kind: 'vp', side: a, points: b, to: c });
      case 'defcon':
        return this.#fall(entry, args);
      case 'militaryOps':
        return this.#line(entry, { entry, kind: 'militaryOps', side: a, to: b }, a);
      case 'headline': {
        if (this.#open?.kind !== 'headlines') {
          this.#headlined.clear();
          this.#begin(entry, NOBODY, { kind: 'headlines', cards: [0, 0], first: a });
        }
        this.#headlined.add(b);
        const scene = this.#open as Draft<HeadlineScene>;
        scene.cards = a === 0 ? [b, scene.cards[1]] : [scene.cards[0], b];
        scene.to = entry + 1;
        return undefined;
      }
      case 'play':
        this.#headlined.clear();
        return void this.#begin(entry, a, {
          kind: 'card',
          card: b,
          use: c,
          isHeadline: false,
          isEvent: false,
        });
      case 'operations': {
        const played = this.#open;
        if (played?.kind === 'card' && played.side === a && played.ops === undefined) {
          played.ops = b;
          played.opsKind = c;
          played.to = entry + 1;
          return undefined;
        }
        return this.#line(entry, { entry, kind: 'told' }, a);
      }
      case 'event': {
        const played = this.#open;
        // A card played for its own event: one scene.
        if (played?.kind === 'card' && played.card === b && played.side === a) {
          if (!played.isEvent && played.ops === undefined && played.lines.length === 0) {
            played.isEvent = true;
            played.to = entry + 1;
            return undefined;
          }
        }
        const isHeadline = this.#headlined.has(b);
        return void this.#begin(entry, a, { kind: 'card', card: b, isHeadline, isEvent: true });
      }
      case 'coup':
      case 'war':
        this.#announced = this.#begin(entry, a, { kind: 'note' });
        return undefined;
      case 'coupRoll': {
        const resistance = c + d + e - f;
        return this.#die(entry, a, {
          what: 'coup',
          country: b,
          die: c,
          terms: [
            ...(d === 0 ? [] : [{ by: d, what: 'modifier' as const }]),
            { by: e, what: 'ops' },
            { by: -resistance, what: 'resistance' },
          ],
          isGood: (die) => die + d + e - resistance > 0,
        });
      }
      case 'warRoll':
        return this.#die(entry, a, {
          what: 'war',
          country: b,
          die: c,
          terms: d === 0 ? [] : [{ by: d, what: 'modifier' }],
          isGood: (die) => die + d >= e,
        });
      case 'spaceRoll':
        return this.#die(entry, a, {
          what: 'space',
          box: b,
          die: c,
          terms: [],
          isGood: (die) => die <= d,
        });
      case 'trapRoll':
        return this.#die(entry, a, {
          what: 'trap',
          die: b,
          terms: [],
          isGood: (die) => die <= TRAP_DIE,
        });
      case 'crisisRoll':
        return this.#die(entry, NOBODY, {
          what: 'crisis',
          die: b,
          terms: c === 0 ? [] : [{ by: c, what: 'modifier' }],
          isGood: () => false,
        });
      case 'realign':
        return void this.#begin(entry, a, {
          kind: 'dice',
          what: 'realign',
          country: b,
          rolls: [],
        });
      case 'realignRoll':
        return this.#roll(entry, { side: a, die: c, modifier: d }, 'realign');
      case 'roll':
        return this.#roll(entry, { side: a, die: b, modifier: c }, 'roll');
      case 'scoringSide':
        if (this.#tiers.length === 0) this.#tiersFrom = entry;
        this.#tiers[b === 1 ? 1 : 0] = { tier: c, battlegrounds: d, neighbours: e };
        return undefined;
      case 'scoring': {
        const [us, ussr] = this.#tiers;
        const from = this.#tiers.length > 0 ? this.#tiersFrom : entry;
        this.#tiers = [];
        const scene = this.#begin(from, this.#open?.side ?? NOBODY, {
          kind: 'scoring',
          region: a,
          sides: us && ussr ? [us, ussr] : undefined,
          points: [b, c],
        });
        scene.to = entry + 1;
        return undefined;
      }
      case 'scoringSoutheastAsia':
        return void this.#begin(entry, this.#open?.side ?? NOBODY, {
          kind: 'scoring',
          region: NOBODY,
          sides: undefined,
          points: [a, b],
        });
      case 'militaryPenalty':
        this.#turnScene(entry).missing = [a, b];
        this.#open!.to = entry + 1;
        return undefined;
      case 'turn': {
        const scene = this.#turnScene(entry);
        scene.next = a;
        scene.to = entry + 1;
        scene.vp = this.#vp - this.#vpThen;
        scene.influence = this.#changed;
        this.#turn = a;
        this.#round = 0;
        this.#vpThen = this.#vp;
        this.#changed = new Map();
        return undefined;
      }
      case 'gameOver': {
        this.close();
        const cause = this.scenes.findLast(({ kind }) => kind !== 'defcon');
        return void this.#begin(entry, NOBODY, { kind: 'ending', winner: a, manner: b, cause });
      }
      case 'round':
        this.#round = b;
        return this.close();
      default:
        if (SILENT.has(code)) return undefined;
        if (code === 'effectEnds') this.#ends.add(entry);
        return this.#line(entry, { entry, kind: 'told' });
    }
  }

  #roll(entry: number, roll: DiceScene['rolls'][number], what: DiceScene['what']): void {
    const open = this.#open;
    if (open?.kind === 'dice' && open.what === what && open.rolls.length < 2) {
      open.rolls = [...open.rolls, roll];
      open.to = entry + 1;
    } else this.#begin(entry, roll.side, { kind: 'dice', what, rolls: [roll] });
  }
}

/** The scenes of a game from its first entry to its last. */
export function direct(log: readonly Entry[]): readonly Scene[] {
  const director = new Director();
  for (const [entry, told] of log.entries()) director.read(entry, told);
  director.close();
  return director.scenes;
}
