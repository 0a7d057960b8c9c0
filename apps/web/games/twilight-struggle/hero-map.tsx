import { Board, loadGeography, useLanguage } from '@brink/board';
import { useMemo } from 'react';
import { useGeography } from '../struggle/use-geography.ts';
import { LAYOUT } from './layout.ts';
import { NAMES, PLACES } from './names.ts';
import { midGame } from './shown-table.ts';
import { standingOf } from './standing.ts';

const SHOWN = midGame();

/** The world in the middle of a game, for the first page. */
export default function HeroMap() {
  const language = useLanguage();
  const geography = useGeography(loadGeography);
  const table = useMemo(() => standingOf(SHOWN, language), [language]);
  return (
    <Board
      layout={LAYOUT}
      geography={geography}
      places={PLACES}
      names={NAMES[language]}
      table={table}
      hasInsets={false}
    />
  );
}
