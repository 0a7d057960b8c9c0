import type { BoardLanguage } from '@brink/board';
import type { PreviewCell, PreviewRow } from '@brink/board/volk';
import { PLACES, wordings, type Preview, type VolkView } from '@brink/volk';
import { labelOf } from './chips.ts';
import { signed } from './standing.ts';
import { TABLE_TEXTS } from './texts/index.ts';

const NOTHING: PreviewCell = { text: '—' };
const FIRST_EAST = PLACES.provinces.indexOf('MV');
const LIMIT = 4;
const MARKS = ['', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '·', '··', '···'];

const cell = (text: string, isOpen = false): PreviewCell => (isOpen ? { text, isOpen } : { text });
const lost = (points: number): PreviewCell => (points > 0 ? cell(`−${points}`) : NOTHING);
const unrest = (points: number, isOpen = false): PreviewCell =>
  points > 0 ? cell(`▲+${points}`, isOpen) : NOTHING;

/** Sums of a row of provinces for both states. */
function bothSums(list: readonly number[]): readonly [number, number] {
  const sum = (part: readonly number[]): number => part.reduce((a, b) => a + b, 0);
  return [sum(list.slice(0, FIRST_EAST)), sum(list.slice(FIRST_EAST))];
}

const concerned = (list: readonly number[]): number[] =>
  list.flatMap((n, province) => (n > 0 ? [province] : []));

/** What each strike does at worst, by province. */
function worstOf({ strikes }: Preview): { sums: number[]; isOpen: boolean } {
  const sums = PLACES.provinces.map(() => 0);
  let isOpen = false;
  for (const { all, targets } of strikes) {
    const worst = targets.reduce((a, b) => (b.unrest > a.unrest ? b : a));
    const hit = all ? targets : [worst];
    if (hit.length < targets.length) isOpen = true;
    for (const target of hit) sums[target.province] += target.unrest;
  }
  return { sums, isOpen };
}

export function previewRows(view: VolkView, language: BoardLanguage): readonly PreviewRow[] {
  const say = TABLE_TEXTS[language].preview;
  const { phases } = wordings[language];
  const { preview } = view;
  const { flight, prestige, currency, superpowers, socialists } = preview;
  const named = (list: readonly number[], sign: string): string =>
    concerned(list)
      .map((province) => `${PLACES.provinces[province]} ${sign}${list[province]}`)
      .join(' · ') || say.nothing;
  const items = (list: readonly number[]): string =>
    list.map((item) => labelOf(item, language)).join('; ');
  const row = (
    phase: number,
    detail: string,
    cells: PreviewRow['cells'],
    more = {},
  ): PreviewRow => ({
    phase,
    mark: MARKS[phase],
    name: phases[phase][0].toUpperCase() + phases[phase].slice(1),
    detail,
    cells,
    ...more,
  });
  const steps = Math.max(
    0,
    flight.runners +
      flight.police +
      flight.west +
      flight.eastProtest -
      flight.east -
      flight.westProtest,
  );
  const holder = prestige.position > 0 ? 1 : 0;
  const box = prestige.position === 0 ? NOTHING : cell(signed(prestige.position), true);
  const [standardWest, standardEast] = bothSums(preview.standardLost);
  const [envyWest, envyEast] = bothSums(preview.comparison);
  const worst = worstOf(preview);
  const [strikeWest, strikeEast] = bothSums(worst.sums);
  const strikes = preview.strikes
    .map(({ from, all, targets }) => {
      const hit = targets.map((t) => `${PLACES.provinces[t.province]} +${t.unrest}`);
      return `${PLACES.provinces[from]} → ${hit.join(all ? ', ' : ' / ')}`;
    })
    .join(' · ');
  const debt = Math.max(0, -currency.balance);
  const first: readonly PreviewRow[] = superpowers
    ? [
        row(11, '', superpowers.armsVictory ? [cell('★'), cell('★')] : [NOTHING, NOTHING]),
        row(12, items(superpowers.space) || say.nothing, [
          NOTHING,
          superpowers.spaceVictory ? cell('★') : NOTHING,
        ]),
        row(13, items(superpowers.dominance) || say.nothing, [
          cell(`+$${superpowers.income[0]}`),
          cell(`+$${superpowers.income[1]}`),
        ]),
      ]
    : [];
  return [
    ...first,
    row(
      1,
      flight.wall
        ? say.wall
        : say.flight(
            flight.runners,
            flight.police,
            flight.west,
            flight.eastProtest,
            flight.east,
            flight.westProtest,
            steps,
          ),
      [NOTHING, lost(flight.wall ? 1 : flight.value)],
    ),
    row(
      2,
      prestige.position === 0
        ? say.noBox
        : `${say.box(holder, signed(prestige.position))}: ${items(prestige.items)}`,
      holder === 0 ? [box, NOTHING] : [NOTHING, box],
    ),
    row(
      3,
      say.currency(
        signed(currency.track),
        currency.exporting,
        currency.standards,
        signed(currency.balance),
      ),
      [NOTHING, debt > 0 ? cell(`↓${debt}`) : NOTHING],
    ),
    row(4, say.policeUpkeep(preview.policeUpkeep), [NOTHING, lost(preview.policeUpkeep)]),
    row(5, named(preview.standardLost, '−'), [lost(standardWest), lost(standardEast)], {
      provinces: concerned(preview.standardLost),
    }),
    row(6, named(preview.comparison, '+'), [unrest(envyWest), unrest(envyEast)], {
      provinces: concerned(preview.comparison),
    }),
    row(
      7,
      strikes || say.nothing,
      [unrest(strikeWest, worst.isOpen), unrest(strikeEast, worst.isOpen)],
      { provinces: concerned(worst.sums) },
    ),
    row(8, say.policeAction(preview.policeAction), [
      NOTHING,
      preview.policeAction > 0 ? cell(`▲−${preview.policeAction}`) : NOTHING,
    ]),
    row(9, say.socialists(signed(socialists.due), socialists.supply), [
      NOTHING,
      socialists.due === 0 ? NOTHING : cell(signed(socialists.due)),
    ]),
    row(
      10,
      say.collapse(preview.protests),
      [
        cell(`${preview.protestsAfter[0]}/${LIMIT}`, worst.isOpen),
        cell(`${preview.protestsAfter[1]}/${LIMIT}`, worst.isOpen),
      ],
      { isFatal: preview.collapses[0] || preview.collapses[1] },
    ),
  ];
}

/** One line under the table: what the East loses, and who would collapse. */
export function previewSum({ preview }: VolkView, language: BoardLanguage): string {
  const texts = TABLE_TEXTS[language];
  const points = (preview.flight.wall ? 1 : preview.flight.value) + preview.policeUpkeep;
  const parts = [
    texts.sumLost(points),
    preview.collapses[0] || preview.collapses[1]
      ? texts.sumCollapse(preview.collapses[0] ? 0 : 1)
      : texts.sumProtests(...preview.protestsAfter),
  ];
  const isOpen = preview.prestige.position !== 0 || worstOf(preview).isOpen;
  return `${isOpen ? `${texts.about}: ` : ''}${parts.join(' · ')}`;
}
