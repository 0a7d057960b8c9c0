import { Board, useLanguage, type Change, type CountryStanding } from '@brink/board';
import type { StruggleId } from '@brink/games/ids';
import { parseStep } from '@brink/kernel';
import { useMemo } from 'react';
import { useGlanceUi, useStart } from '../../games/game-uis.ts';
import { NO_TRACKS } from '../../games/struggle/living-board.tsx';
import { useGeography } from '../../games/struggle/use-geography.ts';
import { placementsOf } from './step-words.ts';

interface SetUpMapProps {
  readonly game: StruggleId;
  readonly variant: string;
  readonly line: readonly string[];
}

/** The map with what was placed on the way here. */
export function SetUpMap({ game, variant, line }: SetUpMapProps) {
  const language = useLanguage();
  const ui = useGlanceUi(game);
  const start = useStart(game);
  const geography = useGeography(ui.loadGeography);
  const { table, changed } = useMemo(() => {
    const held = start(variant).map(([us, ussr]) => [us, ussr]);
    const changes: Record<string, Change> = {};
    for (const step of line.map(parseStep)) {
      if (step?.kind !== 'setup' && step?.kind !== 'bonus') continue;
      for (const [country, points] of placementsOf(step.choice)) {
        if (!held[country]) continue;
        held[country][step.seat] += points;
        const id = ui.areaId(country);
        const side = step.seat === 0 ? 'us' : 'ussr';
        changes[id] = { side, by: (changes[id]?.by ?? 0) + points };
      }
    }
    const countries = Object.fromEntries(
      held.map(([us, ussr], number): [string, CountryStanding] => {
        const { stability, battleground } = ui.countries[number];
        const control = us - ussr >= stability ? 'us' : ussr - us >= stability ? 'ussr' : undefined;
        return [
          ui.areaId(number),
          { us, ussr, stability, battleground, ...(control && { control }) },
        ];
      }),
    );
    return { table: { countries, regions: {}, tracks: NO_TRACKS }, changed: changes };
  }, [ui, start, variant, line]);
  return (
    <Board
      layout={ui.layout}
      geography={geography}
      places={ui.places}
      names={ui.names[language]}
      table={table}
      changed={changed}
      focus={game === 'twilight-struggle' ? 'europe' : undefined}
      hasInsets={false}
    />
  );
}
