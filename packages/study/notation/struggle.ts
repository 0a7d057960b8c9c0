import { LOG } from '@brink/crossover/log';
import { read, type LogEntry, type Named, type Told } from '@brink/kernel';
import type { Arguments } from '@brink/struggle/log';
import { OPTIONS } from '@brink/struggle/options';
import { joined, type Notation, type NotationPart } from './parts.ts';
import { NOTATION_TEXTS } from './texts.ts';

type Line = Told<typeof LOG, Arguments>;
type InfluenceLine = Named<(typeof LOG)['influence'], Arguments>;

/** What has been read of a play so far. */
interface Deeds {
  card?: number;
  /** What the card, or the operations, are used for. */
  use?: string;
  event?: number;
  coup?: { country: number; die: number; before?: string; after?: string; isOver?: boolean };
  readonly realigned: number[];
  /** Points that operations have placed, by country. */
  readonly placed: Map<number, number>;
  war?: { country: number; die: number };
  spaceDie?: number;
  vp: number;
  isScoring: boolean;
  isPass: boolean;
  discarded?: number;
}

const pair = (us: number, ussr: number): string => `${us}:${ussr}`;

function influence(deeds: Deeds, line: InfluenceLine): void {
  const { side, country, change, us, ussr } = line;
  const { coup } = deeds;
  if (coup?.isOver) return;
  if (coup?.country === country && coup.die > 0) {
    coup.before ??= side === 0 ? pair(us - change, ussr) : pair(us, ussr - change);
    coup.after = pair(us, ussr);
    return;
  }
  const isOwn = deeds.use === 'influence' || deeds.use === 'mixed' || deeds.card === undefined;
  if (isOwn && change > 0 && deeds.event === undefined) {
    deeds.placed.set(country, (deeds.placed.get(country) ?? 0) + change);
  }
}

function note(deeds: Deeds, line: Line): void {
  switch (line.code) {
    case 'play':
      deeds.card ??= line.card;
      deeds.use ??= OPTIONS[line.use];
      break;
    case 'operations':
      // What the event did before does not count as placed by operations.
      delete deeds.event;
      deeds.use = OPTIONS[line.kind];
      break;
    case 'event':
      // What an event does after the coup is no result of it.
      if (deeds.coup && deeds.coup.die > 0) deeds.coup.isOver = true;
      deeds.event = line.card;
      break;
    case 'coup':
      deeds.coup ??= { country: line.country, die: 0 };
      break;
    case 'coupRoll':
      if (deeds.coup?.country === line.country) deeds.coup.die = line.die;
      break;
    case 'realign':
      if (!deeds.realigned.includes(line.country)) deeds.realigned.push(line.country);
      break;
    case 'war':
      deeds.war ??= { country: line.country, die: 0 };
      break;
    case 'warRoll':
      if (deeds.war) deeds.war.die = line.die;
      break;
    case 'spaceRoll':
      deeds.spaceDie ??= line.die;
      break;
    case 'influence':
      influence(deeds, line);
      break;
    case 'scoring':
      deeds.isScoring = true;
      break;
    case 'vp':
      deeds.vp += line.side === 0 ? line.points : -line.points;
      break;
    case 'pass':
      deeds.isPass = true;
      break;
    case 'discard':
      deeds.discarded ??= line.card;
      break;
    default:
      break;
  }
}

const signed = (value: number): string => (value < 0 ? ` −${-value}` : ` +${value}`);
const die = (value: number): readonly NotationPart[] =>
  value > 0 ? [' ', { kind: 'die', value }] : [];

/** What a side does with a play of influence and cards. */
export function deedsOfStruggle(
  { language, names }: Notation,
  entries: readonly LogEntry[],
): readonly NotationPart[] {
  const texts = NOTATION_TEXTS[language];
  const deeds: Deeds = {
    realigned: [],
    placed: new Map(),
    vp: 0,
    isScoring: false,
    isPass: false,
  };
  for (const entry of entries) {
    const line = read<typeof LOG, Arguments>(LOG, entry);
    // The next turn is no doing of this play.
    if (line?.code === 'turn') break;
    if (line) note(deeds, line);
  }
  const { card, coup, placed, realigned } = deeds;
  const name = (text: string): NotationPart => ({ kind: 'name', text });
  const place = (country: number): NotationPart => name(names.place(country));
  const aside: readonly NotationPart[] =
    card === undefined ? [] : [{ kind: 'aside', text: ` · ${names.card(card)}` }];
  if (coup) {
    const change = coup.before ? ` ${coup.before}→${coup.after}` : '';
    return [texts.coup, texts.of, place(coup.country), ...die(coup.die), change, ...aside];
  }
  if (realigned.length > 0) {
    return [
      texts.realign,
      texts.of,
      ...joined(realigned.map((country) => [place(country)])),
      ...aside,
    ];
  }
  if (deeds.use === 'space' && card !== undefined) {
    return [texts.space, texts.of, name(names.card(card)), ...die(deeds.spaceDie ?? 0)];
  }
  if (placed.size > 0) {
    const places = [...placed].map(([country, points]): readonly NotationPart[] =>
      points > 1 ? [place(country), ` ${points}`] : [place(country)],
    );
    return [texts.influence, texts.of, ...joined(places), ...aside];
  }
  if (card !== undefined) {
    if (deeds.isScoring) return [name(names.card(card)), deeds.vp === 0 ? '' : signed(deeds.vp)];
    const { war } = deeds;
    if (war) return [name(names.card(card)), ': ', place(war.country), ...die(war.die)];
    return [name(names.card(card)), deeds.event === undefined ? '' : `: ${texts.event}`];
  }
  if (deeds.isPass) return [texts.pass];
  return deeds.discarded === undefined
    ? []
    : [texts.discard, texts.of, name(names.card(deeds.discarded))];
}
