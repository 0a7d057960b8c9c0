import { read, type Told as ToldOf } from '@brink/kernel';
import { FIRST_LINE, LINE_DATA, WB, provinceOfCity, sideOfProvince } from '@brink/volk/board/map';
import { LOG, type Log, type LogCode } from '@brink/volk/log';
import type { Entry } from '../../../client/game-client.ts';
import { SILENT } from './codes.ts';
import type { CardScene, Line, PhaseScene, Scene, VolkFrame } from './scene.ts';

type Told<Code extends LogCode = LogCode> = ToldOf<Log, object, Code>;

/** A scene while it is still being told. */
type Draft<S extends Scene = Scene> = S extends Scene
  ? { -readonly [Key in keyof Omit<S, 'lines'>]: S[Key] } & { lines: Line[] }
  : never;
/** What one scene has besides its frame. */
type Content<S extends Scene = Scene> = S extends Scene ? Omit<S, keyof VolkFrame> : never;
type Pair = [west: number, east: number];

const NOBODY = -1;

/** Provinces in which a site lies; a road may lie between two, a factory abroad in none. */
function provincesOfSite(site: number): number[] {
  const cities = site < FIRST_LINE ? [site] : [LINE_DATA[site - FIRST_LINE].a];
  return cities.map((city) => provinceOfCity[city]).filter((province) => province >= 0);
}

function provincesIn(told: Told): number[] {
  if ('site' in told) return provincesOfSite(told.site);
  if ('sector' in told) return [WB];
  const envious = 'envious' in told ? [told.envious] : [];
  return 'province' in told ? [told.province, ...envious] : envious;
}

/** Counts mass protests as the rules do: those of West Berlin hit a supplier as well. */
class Protests {
  readonly #byProvince = new Map<number, number>();
  #links = 0;

  tell(province: number, count: number): 'breaks out' | 'ends' {
    const before = this.#byProvince.get(province) ?? 0;
    this.#byProvince.set(province, count);
    if (province === WB) this.#links = Math.min(this.#links, count);
    return count > before ? 'breaks out' : 'ends';
  }

  link(): void {
    this.#links++;
  }

  counts(): Pair {
    const sums: Pair = [this.#links, 0];
    for (const [province, count] of this.#byProvince) sums[sideOfProvince(province)] += count;
    return sums;
  }
}

/** Turns the log of a game into scenes. */
class Director {
  readonly scenes: Scene[] = [];
  #open: Draft | undefined;
  /** What has come of the open scene and gets a scene of its own after it. */
  #rising = new Set<number>();
  #wall: boolean | undefined;
  #isLastDove = false;
  #decade = 0;
  #isForFour = false;
  readonly #protests = new Protests();
  /** What has changed since the decade began. */
  #unrest: Pair = [0, 0];
  #built: Pair = [0, 0];
  #lost: Pair = [0, 0];

  #begin(entry: number, side: number, content: Content): Draft {
    this.close();
    const frame = { id: `${entry}`, from: entry, to: entry + 1, side, lines: [] };
    this.#open = { ...frame, decade: this.#decade, ...content };
    return this.#open;
  }

  close(): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open) return;
    this.scenes.push(open);
    // What they tell has been told in a line already.
    const after = (name: string, content: Content): void => {
      const frame = { id: `${open.id}${name}`, from: open.to, to: open.to, lines: [] };
      this.scenes.push({ ...frame, side: NOBODY, decade: this.#decade, ...content });
    };
    if (this.#wall !== undefined) after('w', { kind: 'wall', isBuilt: this.#wall });
    if (this.#rising.size > 0) {
      const counts = this.#protests.counts();
      after('p', { kind: 'protest', provinces: [...this.#rising], counts });
    }
    if (this.#isLastDove) after('d', { kind: 'doves' });
    this.#wall = undefined;
    this.#rising = new Set();
    this.#isLastDove = false;
  }

  #line(line: Line, side = NOBODY): void {
    const { entry } = line;
    if (!this.#open) this.#begin(entry, side, { kind: 'note' });
    const { lines } = this.#open!;
    this.#open!.to = entry + 1;
    const last = lines.at(-1);
    // Points one after another in one place are one change.
    const isSame =
      (line.kind === 'unrest' && last?.kind === 'unrest' && last.province === line.province) ||
      (line.kind === 'track' && last?.kind === 'track' && last.track === line.track) ||
      (line.kind === 'money' && last?.kind === 'money' && last.power === line.power) ||
      (line.kind === 'doves' && last?.kind === 'doves');
    if (isSame && 'from' in last!) lines[lines.length - 1] = { ...line, from: last.from } as Line;
    else lines.push(line);
  }

  #tell(entry: number, told: Told): void {
    const side = 'seat' in told ? told.seat : NOBODY;
    this.#line({ entry, kind: 'told', provinces: provincesIn(told) }, side);
  }

  /** What has to be counted goes on in the scene of its phase. */
  #count(entry: number, terms: PhaseScene['terms'], result?: number): void {
    const open = this.#open;
    if (open?.kind !== 'phase') return;
    open.terms = [...open.terms, ...terms];
    if (result !== undefined) open.result = result;
    open.to = entry + 1;
  }

  read(entry: number, told: Told): void {
    switch (told.code) {
      case 'decade':
        return this.#endDecade(entry, told.decade);
      case 'stage':
        this.#isForFour = told.isForFour === 1;
        this.close();
        return undefined;
      case 'takeCard': {
        const { seat, card, isFromHand } = told;
        const taken = { card, isFromHand: isFromHand === 1, isEvent: false, isAutomatic: false };
        return void this.#begin(entry, seat, { kind: 'card', ...taken });
      }
      case 'use':
      case 'event':
        return this.#use(entry, told);
      case 'automaticEvent': {
        const { card } = told;
        const happening = { card, isFromHand: false, isEvent: true, isAutomatic: true };
        return void this.#begin(entry, NOBODY, { kind: 'card', ...happening });
      }
      case 'gameOver': {
        this.close();
        const cause = this.scenes.findLast(({ from, to }) => to > from);
        return void this.#begin(entry, NOBODY, { kind: 'ending', cause });
      }
      case 'phase': {
        const { phase } = told;
        const content = { phase, isForFour: this.#isForFour, terms: [] };
        return void this.#begin(entry, NOBODY, { kind: 'phase', ...content });
      }
      default:
        if (!SILENT.has(told.code)) this.#change(entry, told);
        return undefined;
    }
  }

  #change(entry: number, told: Told): void {
    switch (told.code) {
      case 'unrest': {
        const { province, change, after } = told;
        this.#unrest[sideOfProvince(province)] += change;
        return this.#line({ entry, kind: 'unrest', province, from: after - change, to: after });
      }
      case 'protest': {
        const { province, count } = told;
        if (this.#protests.tell(province, count) === 'breaks out') this.#rising.add(province);
        else this.#rising.delete(province);
        return this.#tell(entry, told);
      }
      case 'linkedProtest':
        this.#protests.link();
        this.#rising.add(told.province);
        return this.#tell(entry, told);
      case 'livingStandard': {
        const { province, change, after } = told;
        return this.#line({ entry, kind: 'standard', province, from: after - change, to: after });
      }
      case 'build':
      case 'dismantle':
        (told.code === 'build' ? this.#built : this.#lost)[told.side]++;
        return this.#tell(entry, told);
      case 'track': {
        const { track, change, after } = told;
        return this.#line({ entry, kind: 'track', track, from: after - change, to: after });
      }
      case 'treasury': {
        const { power, change, after } = told;
        return this.#line({ entry, kind: 'money', power, from: after - change, to: after });
      }
      case 'dove': {
        const { change, after } = told;
        this.#isLastDove = change < 0 && after === 0;
        return this.#line({ entry, kind: 'doves', from: after - change, to: after });
      }
      case 'wall':
        this.#wall = told.state === 1;
        return this.#tell(entry, told);
      default:
        return this.#sum(entry, told);
    }
  }

  /** The sums of the phases; whatever is none of them is a line. */
  #sum(entry: number, told: Told): void {
    switch (told.code) {
      case 'flight': {
        const { runners, police, west, eastProtest, east, westProtest } = told;
        return this.#count(entry, [
          { what: 'runners', by: runners },
          { what: 'police', by: police },
          { what: 'west', by: west },
          { what: 'eastProtest', by: eastProtest },
          { what: 'east', by: -east },
          { what: 'westProtest', by: -westProtest },
        ]);
      }
      case 'flightValue':
        return this.#count(entry, [], told.points);
      case 'wallUpkeep':
        if (this.#open?.kind === 'phase') this.#open.isWalled = true;
        return this.#tell(entry, told);
      case 'currency': {
        const { position, exporting, standards, balance } = told;
        const terms = [
          { what: 'track' as const, by: position },
          { what: 'exports' as const, by: exporting },
          { what: 'standards' as const, by: -standards },
        ];
        return this.#count(entry, terms, balance);
      }
      case 'policeUpkeep':
        return this.#count(entry, told.count > 0 ? [{ what: 'cards', by: told.count }] : []);
      case 'socialistsDue':
        return this.#count(entry, [], told.change);
      case 'protests':
        this.#count(entry, []);
        if (this.#open?.kind === 'phase') this.#open.protests = [told.west, told.east];
        return undefined;
      default:
        return this.#tell(entry, told);
    }
  }

  /** What a card is used for is told by the scene in which it was taken. */
  #use(entry: number, told: Told<'use' | 'event'>): void {
    const { seat, card } = told;
    const open = this.#open;
    const isOfPlay =
      open?.kind === 'card' && open.card === card && !open.isEvent && open.use === undefined;
    const scene: Draft<CardScene> = isOfPlay
      ? open
      : (this.#begin(entry, seat, {
          kind: 'card',
          card,
          isFromHand: false,
          isEvent: false,
          isAutomatic: false,
        }) as Draft<CardScene>);
    if (told.code === 'event') scene.isEvent = true;
    else scene.use = told.use;
    scene.to = entry + 1;
  }

  #endDecade(entry: number, next: number): void {
    this.#begin(entry, NOBODY, {
      kind: 'decade',
      next,
      unrest: this.#unrest,
      built: this.#built,
      lost: this.#lost,
      protests: this.#protests.counts(),
    });
    this.#decade = next;
    this.#unrest = [0, 0];
    this.#built = [0, 0];
    this.#lost = [0, 0];
  }
}

/** The scenes of a game from its first entry to its last. */
export function direct(log: readonly Entry[]): readonly Scene[] {
  const director = new Director();
  for (const [at, entry] of log.entries()) {
    const told = read(LOG, entry);
    if (told) director.read(at, told);
  }
  director.close();
  return director.scenes;
}
