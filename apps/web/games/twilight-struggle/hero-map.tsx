import { Board, useLanguage } from '@brink/board';
import { useMemo } from 'react';
import { useGeography } from '../struggle/use-geography.ts';
import { midGame } from './shown-table.ts';
import { standingOf } from './standing.ts';
import { struggleUi } from './struggle-ui.ts';

const { layout, places, names, loadGeography } = struggleUi;
const SHOWN = midGame();

/** The world in the middle of a game, for the first page. */
export default function HeroMap() {
  const language = useLanguage();
  const geography = useGeography(loadGeography);
  const table = useMemo(() => standingOf(SHOWN, language), [language]);
  return (
    <Board
      layout={layout}
      geography={geography}
      places={places}
      names={names[language]}
      table={table}
      hasInsets={false}
    />
  );
}
