import type { TournamentPage } from '@brink/protocol';

/** Spreadsheets take some beginnings for formulas: those are disarmed. */
function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : value.replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The standings, one entrant a line. */
export function csvOf({ standings, entrantsList, tieBreaks }: TournamentPage): string {
  const sides = [
    ...new Set(standings.flatMap((each) => each.sides.map(({ side }) => side))),
  ].sort();
  const head = ['place', 'player', 'points', ...tieBreaks, ...sides.map((side) => `as ${side}`)];
  const rows = standings.map((standing) => [
    standing.place,
    entrantsList[standing.entrant].name,
    standing.points,
    ...tieBreaks.map((each) => standing.breaks[each]),
    ...sides.map((side) => {
      const {
        wins = 0,
        draws = 0,
        losses = 0,
      } = standing.sides.find((of) => of.side === side) ?? {};
      return `${wins}-${draws}-${losses}`;
    }),
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
