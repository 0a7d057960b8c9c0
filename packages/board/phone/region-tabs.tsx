import { SideMark } from '../marks/side-mark.tsx';
import type { Names, RegionStanding } from '../standing.ts';
import { useWords } from '../words/language.tsx';
import './region-tabs.css';

interface RegionTabsProps {
  readonly regions: Readonly<Record<string, RegionStanding>>;
  readonly names: Names;
  readonly chosen?: string;
  /** How many targets are lit in each region: nothing lit is off the screen unnoticed. */
  readonly targets?: Readonly<Record<string, number>>;
  readonly onChoose: (region: string) => void;
}

export function RegionTabs({ regions, names, chosen, targets = {}, onChoose }: RegionTabsProps) {
  const words = useWords();
  return (
    <nav className="b-regions" aria-label={words.regions}>
      {Object.entries(regions).map(([id, { scoring }]) => (
        <button
          key={id}
          type="button"
          aria-current={id === chosen ? 'true' : undefined}
          onClick={() => onChoose(id)}
        >
          <b>{names.regions[id].tab}</b>
          {scoring && (
            <span data-side={scoring.side}>
              {scoring.side ? (
                <>
                  <SideMark side={scoring.side} size={8} label={words.side[scoring.side]} />
                  {scoring.wins ? words.wins : `+${scoring.points}`}
                </>
              ) : (
                '='
              )}
            </span>
          )}
          {targets[id] ? (
            <em>
              {targets[id]}
              <span className="b-unseen"> {words.targets(targets[id])}</span>
            </em>
          ) : undefined}
        </button>
      ))}
    </nav>
  );
}
