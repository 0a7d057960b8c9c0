import {
  legal,
  members,
  pending,
  promptFor,
  readAll,
  type Game,
  type Language,
} from '@brink/kernel';
import {
  STAFF_TEXTS,
  allOdds,
  chanceOfControl,
  chanceOfEffect,
  chanceOfLoss,
  controlAfter,
  groupCards,
  guardChoice,
  hasEffect,
  GROUPINGS,
  memoryOf,
  percent,
  regionScores,
  sayWhy,
  scoringLines,
  tellWarning,
  adapterOf,
  whyNot,
  type Grouping,
  type Odds,
  type OddsRow,
  type Adapter,
} from '@brink/staff';
import { OPTIONS, handOf, isIn, SHARED_LOG, type Side, type Table } from '@brink/struggle';
import type {
  Advice,
  GuardNote,
  MemoryGroup,
  MemoryNote,
  OddsNote,
  OddsNoteRow,
  Told,
  WhyNote,
} from '../../client/advice.ts';

const inBoth = (tell: (language: Language) => string): Told => ({
  en: tell('en'),
  ru: tell('ru'),
});

const signed = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`);

/** The arithmetic of a coup, as the log tells it: die, modifier, operations, result. */
function sumOf({ rolls }: OddsRow): Pick<OddsNoteRow, 'sum' | 'result'> {
  const [roll] = readAll(SHARED_LOG, rolls, 'coupRoll');
  if (!roll) return {};
  const { die, modifier, ops, result } = roll;
  const resistance = die + modifier + ops - result;
  const changed = modifier === 0 ? '' : ` ${signed(modifier)}`;
  return { sum: `${die}${changed} + ${ops} − ${resistance}`, result };
}

/** A change of VP for the one who throws; what no result changes is left out. */
function scoresOf({ side, rows, before }: Odds, { vp, scores, final }: OddsRow) {
  const own = (change: number): string => {
    const value = side === 0 ? change : -change;
    return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
  };
  const moved = scores.filter((_, i) => rows.some((row) => row.scores[i] !== 0));
  return {
    ...(rows.some((row) => row.vp !== before.vp) && { vp: own(vp - before.vp) }),
    ...(moved.length > 0 && { scores: moved.map(own).join('/') }),
    ...(rows.some((row) => row.final !== 0) && { final: own(final) }),
  };
}

function rowNote(odds: Odds, row: OddsRow): OddsNoteRow {
  const at = row.countries.find(({ country }) => country === odds.country);
  const before = odds.country < 0 ? undefined : odds.before.influence;
  const influence = before && ([before[2 * odds.country], before[2 * odds.country + 1]] as const);
  return {
    probability: row.probability,
    ...(row.dice.length === 1 && row.dice[0].length === 1 && { die: row.dice[0][0] }),
    ...sumOf(row),
    ...(influence && { influence: at?.influence ?? influence }),
    control: controlAfter(odds, row),
    ...scoresOf(odds, row),
    isGood: hasEffect(odds, row),
  };
}

/** Everything that a throw may change besides the country: the largest change of each. */
function effectsOf(adapter: Adapter, game: Table, { rows, before, side }: Odds): Told {
  const far = (values: readonly number[]): number =>
    values.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0);
  const cards = regionScores(adapter, game).map(({ card }) => card);
  return inBoth((language) => {
    const texts = STAFF_TEXTS[language];
    const parts: string[] = [];
    const level = Math.min(...rows.map(({ defcon }) => defcon));
    if (level !== before.defcon) parts.push(`DEFCON ${before.defcon} → ${level}`);
    const military = Math.max(...rows.map(({ militaryOps }) => militaryOps[side]));
    if (military !== before.militaryOps[side]) {
      parts.push(`${texts.militaryOps} ${before.militaryOps[side]} → ${military}`);
    }
    for (const [i, card] of cards.entries()) {
      const change = far(rows.map(({ scores }) => scores[i]));
      if (change !== 0) parts.push(`${adapter.names[language].card(card)}: ${texts.upTo(change)}`);
    }
    const final = far(rows.map((row) => row.final));
    if (final !== 0) parts.push(`${texts.finalShort}: ${texts.upTo(final)}`);
    return parts.join(' · ');
  });
}

function oddsNotes(adapter: Adapter, game: Table, seat: Side): OddsNote[] {
  return [...allOdds(adapter, game, seat)].map(([choice, odds]) => ({
    choice,
    kind: odds.kind,
    success: chanceOfEffect(odds),
    control: odds.country < 0 ? 0 : chanceOfControl(odds, seat),
    loss: chanceOfLoss(odds),
    ops: readAll(SHARED_LOG, odds.rows[0].rolls, 'coupRoll')[0]?.ops ?? 0,
    rows: odds.rows.map((row) => rowNote(odds, row)),
    effects: effectsOf(adapter, game, odds),
  }));
}

/** Everything that a player might think of choosing here, legal or not. */
function thinkable(game: Table, seat: Side): readonly number[] {
  const domain = promptFor(game, seat)?.domain;
  if (domain === 'country') return Array.from({ length: game.rules.countryCount }, (_, i) => i);
  if (domain === 'option') return OPTIONS.map((_, i) => i);
  if (domain !== 'card') return [];
  return game.rules.cards.flatMap((card, number) =>
    card && (isIn(game, handOf(seat), number) || number === game.rules.passingCard) ? [number] : [],
  );
}

function whyNotes(adapter: Adapter, game: Table, seat: Side): WhyNote[] {
  return thinkable(game, seat).flatMap((choice) => {
    const why = whyNot(adapter, game, seat, choice);
    if (!why) return [];
    const text = inBoth((language) => sayWhy(adapter, why, language));
    return [{ choice, text, section: why.section }];
  });
}

function groupLabel(adapter: Adapter, by: Grouping, key: string | number): Told {
  return inBoth((language) => {
    const texts = STAFF_TEXTS[language];
    if (by === 'place') return texts.places[key as keyof typeof texts.places];
    if (by === 'period') return texts.periods[adapter.periods[Number(key)]] ?? texts.visitors;
    if (by === 'side') return key === 'scoring' ? texts.scoringCards : texts.sides[Number(key)];
    if (by === 'region') {
      return Number(key) < 0 ? texts.wholeWorld : adapter.names[language].region(Number(key));
    }
    return key === 'none' ? texts.noDanger : texts.dangers[key];
  });
}

/** The memory panel of a seat. */
export function memoryNote(id: string, game: Game, seat: number): MemoryNote | undefined {
  const adapter = adapterOf(id);
  if (!adapter || seat < 0) return undefined;
  const { cards, hiddenInHand, pile, reshuffle } = memoryOf(adapter, game as Table, seat as Side);
  return {
    summary: inBoth((language) => {
      const texts = STAFF_TEXTS[language];
      const { turn, discards } = reshuffle;
      return `${texts.hiddenInHand(hiddenInHand)}. ${texts.reshuffle(turn, pile, discards)}`;
    }),
    cards: Object.fromEntries(
      cards.map(({ card, place, source, probability }) => [
        card,
        {
          probability,
          about: inBoth((language) => {
            const texts = STAFF_TEXTS[language];
            if (place === 'unseen') return percent(probability, language);
            return source === 'seen' ? '' : texts.sources[source];
          }),
        },
      ]),
    ),
    groupings: GROUPINGS.map((by) => ({
      id: by,
      label: inBoth((language) => STAFF_TEXTS[language].groupings[by]),
      groups: [...groupCards(cards, by)].map(([key, group]): MemoryGroup => ({
        label: groupLabel(adapter, by, key),
        cards: group.map(({ card }) => card),
      })),
    })),
  };
}

export function scoreNote(id: string, game: Game): Advice['score'] {
  const adapter = adapterOf(id);
  if (!adapter) return [];
  const ru = scoringLines(adapter, game as Table, 'ru');
  return scoringLines(adapter, game as Table, 'en').map(({ text: en, isReason, section }, i) => ({
    text: { en, ru: ru[i].text },
    isReason,
    section,
  }));
}

/** The facts that a seat's staff tells at once; the guard takes longer. */
export function factsFor(id: string, game: Game, seat: number): Advice | undefined {
  const adapter = adapterOf(id);
  if (!adapter || seat < 0) return undefined;
  const table = game as Table;
  const isMine = (pending(game) & (1 << seat)) !== 0;
  return {
    odds: isMine ? oddsNotes(adapter, table, seat as Side) : [],
    why: isMine ? whyNotes(adapter, table, seat as Side) : [],
    memory: memoryNote(id, game, seat),
    score: scoreNote(id, game),
    guard: [],
  };
}

/** Prompts at which a play is begun or a coup is aimed: where one may lose at once. */
const GUARDED: ReadonlySet<string> = new Set([
  'headline',
  'actionRound',
  'useOfCard',
  'coupTarget',
]);

/** What the guard has to look at, one choice after another. */
export function guardedChoices(game: Game, seat: number): readonly number[] {
  const prompt = seat < 0 ? undefined : promptFor(game, seat);
  if (!prompt || !GUARDED.has(prompt.code)) return [];
  return members(legal(game, seat));
}

export function guardNote(
  id: string,
  game: Game,
  seat: number,
  choice: number,
): GuardNote | undefined {
  const adapter = adapterOf(id);
  if (!adapter) return undefined;
  const warning = guardChoice(adapter, game as Table, seat as Side, choice);
  return {
    choice,
    verdict: warning.verdict,
    text: inBoth((language) => tellWarning(adapter, warning, language)),
  };
}
