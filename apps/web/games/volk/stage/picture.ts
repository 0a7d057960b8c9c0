import { read } from '@brink/kernel';
import {
  CITY_COUNT,
  FIRST_LINE,
  RHEINSBERG,
  WB,
  connectionsOf,
  linesAt,
  sideOfProvince,
} from '@brink/volk/board/map';
import { LOG } from '@brink/volk/log';
import type { VolkView } from '@brink/volk';
import type { Entry } from '../../../client/game-client.ts';

const PER_PROTEST = 4;
const WALLS = ['none', 'standing', 'down'] as const;

/** Suppliers that feel a mass protest of West Berlin after so many entries. */
function linksAt(log: readonly Entry[], told: number): readonly number[] {
  const links: number[] = [];
  for (const entry of log.slice(0, told)) {
    const line = read(LOG, entry);
    if (line?.code === 'linkedProtest') links.push(line.province);
    else if (line?.code === 'protest' && line.province === WB) links.splice(line.count);
  }
  return links;
}

/** Roads that stood beside a city before an entry: no road stands at the beginning. */
function roadsBefore(log: readonly Entry[], at: number, city: number): readonly number[] {
  const standing = new Set<number>();
  for (const entry of log.slice(0, at)) {
    const line = read(LOG, entry);
    if (line?.code === 'build') standing.add(line.site - FIRST_LINE);
    else if (line?.code === 'dismantle') standing.delete(line.site - FIRST_LINE);
    else if (line?.code === 'stop') for (const road of linesAt[line.site]) standing.delete(road);
  }
  return linesAt[city].filter((road) => standing.has(road));
}

/** What is built, while it is taken back piece by piece. */
class Economy {
  readonly #factories: Map<number, boolean>;
  readonly #roads: Set<number>;

  constructor({ factories, lines }: VolkView) {
    this.#factories = new Map(factories.map(({ city, rundown }) => [city, rundown]));
    this.#roads = new Set(lines);
  }

  unbuild(site: number): void {
    if (site >= FIRST_LINE) this.#roads.delete(site - FIRST_LINE);
    // Rheinsberg takes two points: the first makes half of it.
    else if (site === RHEINSBERG && this.#factories.get(site) === false) {
      this.#factories.set(site, true);
    } else this.#factories.delete(site);
  }

  rebuild(site: number): void {
    if (site >= FIRST_LINE) this.#roads.add(site - FIRST_LINE);
    else this.#factories.set(site, site === RHEINSBERG && !this.#factories.has(site));
  }

  unrun(city: number): void {
    this.#factories.set(city, city === RHEINSBERG && !this.#factories.has(city));
  }

  unrepair(city: number): void {
    this.#factories.set(city, true);
  }

  #value(city: number, isRundown: boolean): number {
    const loss = isRundown ? 1 : 0;
    if (city === RHEINSBERG) return 2 - loss;
    const working = connectionsOf[city].filter(
      ({ a, b, lines }) =>
        this.#factories.has(a) &&
        this.#factories.has(b) &&
        lines.every((road) => this.#roads.has(road)),
    );
    return 1 - loss + working.length;
  }

  view(): Pick<VolkView, 'factories' | 'lines'> {
    const cities = Array.from({ length: CITY_COUNT }, (_, city) => city);
    return {
      factories: cities.flatMap((city) => {
        const rundown = this.#factories.get(city);
        return rundown === undefined ? [] : [{ city, rundown, value: this.#value(city, rundown) }];
      }),
      lines: [...this.#roads].toSorted((a, b) => a - b),
    };
  }
}

/**
 * The table as it looked before the last entries of the log: the picture may trail behind the
 * game, which is never behind. Only what scenes tell is taken back.
 */
export function pictureOf(view: VolkView, log: readonly Entry[], told: number): VolkView {
  if (told >= log.length) return view;
  const provinces = view.provinces.map((each) => ({ ...each }));
  const sectors = [...view.sectors];
  const tracks = [...view.tracks];
  const treasury: [number, number] = [...(view.superpowers?.treasury ?? [0, 0])];
  const economy = new Economy(view);
  let { wall } = view;
  let doves = view.superpowers?.doves ?? 0;
  for (let at = log.length - 1; at >= told; at--) {
    const line = read(LOG, log[at]);
    switch (line?.code) {
      case 'unrest':
        provinces[line.province].unrest -= line.change;
        break;
      case 'livingStandard':
        provinces[line.province].livingStandard -= line.change;
        break;
      case 'sector':
        sectors[line.sector] -= line.change;
        break;
      case 'socialist':
        provinces[line.province].socialists -= line.change;
        break;
      case 'track':
        tracks[line.track] -= line.change;
        break;
      case 'treasury':
        treasury[line.power] -= line.change;
        break;
      case 'dove':
        doves -= line.change;
        break;
      case 'wall':
        wall = WALLS[line.state - 1];
        break;
      case 'build':
        economy.unbuild(line.site);
        break;
      case 'dismantle':
        economy.rebuild(line.site);
        break;
      case 'rundown':
        economy.unrun(line.site);
        break;
      case 'repair':
        economy.unrepair(line.site);
        break;
      case 'stop':
        economy.rebuild(line.site);
        for (const road of roadsBefore(log, at, line.site)) economy.rebuild(FIRST_LINE + road);
        break;
      default:
    }
  }
  const links = linksAt(log, told);
  const protests: [west: number, east: number] = [0, 0];
  for (const [number, province] of provinces.entries()) {
    const linked = links.filter((supplier) => supplier === number).length;
    province.protests = Math.floor(province.unrest / PER_PROTEST) + linked;
    protests[sideOfProvince(number)] += province.protests;
  }
  const superpowers = view.superpowers && { ...view.superpowers, treasury, doves };
  return { ...view, ...economy.view(), provinces, sectors, tracks, wall, protests, superpowers };
}
