import { useLanguage } from '@brink/board';
import type { ReactNode } from 'react';
import { PEOPLE_TEXTS } from './texts.ts';

export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export const gamesIn = ({ wins, draws, losses }: Tally): number => wins + draws + losses;

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  wins: tallies.reduce((sum, { wins }) => sum + wins, 0),
  draws: tallies.reduce((sum, { draws }) => sum + draws, 0),
  losses: tallies.reduce((sum, { losses }) => sum + losses, 0),
});

/** A draw counts half. */
const shareOf = (tally: Tally): number => (tally.wins + tally.draws / 2) / gamesIn(tally);

export interface ResultRow extends Tally {
  readonly id: string;
  readonly name: ReactNode;
}

interface ResultTableProps {
  readonly title: string;
  readonly rows: readonly ResultRow[];
}

export function ResultTable({ title, rows }: ResultTableProps) {
  const language = useLanguage();
  const texts = PEOPLE_TEXTS[language];
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <table className="w-results">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{texts.won}</th>
          <th scope="col">{texts.drawn}</th>
          <th scope="col">{texts.lost}</th>
          <th scope="col">{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            <td>{row.wins}</td>
            <td>{row.draws}</td>
            <td>{row.losses}</td>
            <td>{percent.format(shareOf(row))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
