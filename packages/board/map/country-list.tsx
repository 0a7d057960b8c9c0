import { memo, type KeyboardEvent } from 'react';
import type { BoxPlace } from '../layout.ts';
import type { Names, TableStanding } from '../standing.ts';
import type { Place } from '../tints.ts';
import { useWords } from '../words/language.tsx';
import { isDirection, nearestOf, nearestTowards } from './nearest.ts';
import './country-list.css';

export interface Hint {
  readonly text: string;
  /** `refused` says why not; `danger` that the game could be lost. */
  readonly tone?: 'plain' | 'refused' | 'danger';
}

interface CountryListProps {
  readonly places: readonly Place[];
  readonly names: Names;
  readonly table: TableStanding;
  readonly boxes: ReadonlyMap<string, BoxPlace>;
  readonly legal?: ReadonlySet<string>;
  readonly hintOf?: (country: string) => Hint | undefined;
  /** Where the cursor was last: Tab comes back to it, or to the lit one nearest to it. */
  readonly resting: string;
  readonly onFocus: (country: string | undefined) => void;
  readonly onChoose: (country: string) => void;
}

interface CountryButtonProps {
  readonly id: string;
  readonly label: string;
  readonly isLegal: boolean;
  readonly isStop: boolean;
  readonly place: BoxPlace;
  readonly onFocus: (country: string | undefined) => void;
  readonly onChoose: (country: string) => void;
}

/** One country; it is made anew only when something is to be said of it. */
const CountryButton = memo(function CountryButton(props: CountryButtonProps) {
  const { id, label, isLegal, isStop, place, onFocus, onChoose } = props;
  const { x, y, w, h } = place;
  return (
    <button
      type="button"
      data-go-to={id}
      tabIndex={isStop ? 0 : -1}
      aria-disabled={!isLegal}
      aria-label={label}
      style={{ marginLeft: x - w / 2, marginTop: y - h / 2, width: w, height: h }}
      onFocus={() => onFocus(id)}
      onBlur={() => onFocus(undefined)}
      onClick={() => onChoose(id)}
    />
  );
});

/** More lit countries than this are no row of Tab stops: Tab comes to one, arrows go on. */
const MOST_STOPS = 40;

/**
 * The board for keyboards and screen readers: regions, each a list of buttons, lying invisibly over
 * the boxes of the drawing. Tab goes through the lit countries, arrows to the nearest box.
 */
export const CountryList = memo(function CountryList(props: CountryListProps) {
  const { places, names, table, boxes, legal, hintOf, resting, onFocus, onChoose } = props;
  const words = useWords();
  const isEveryStop = legal !== undefined && legal.size > 0 && legal.size <= MOST_STOPS;
  const onlyStop = nearestOf(resting, legal ?? [], boxes) ?? resting;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const from = (event.target as HTMLElement).dataset['goTo'];
    if (!from || !isDirection(event.key) || event.shiftKey || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    const next = nearestTowards(from, event.key, boxes);
    if (next) {
      event.currentTarget.querySelector<HTMLElement>(`[data-go-to="${next}"]`)?.focus();
    }
  };

  const button = (place: Place) => {
    const { id } = place;
    const isLegal = legal?.has(id) ?? false;
    return (
      <li key={id}>
        <CountryButton
          id={id}
          label={words.country({
            ...table.countries[id],
            name: names.countries[id].name,
            region: names.regions[place.region].name,
            isLegal,
            hint: hintOf?.(id)?.text,
          })}
          isLegal={isLegal}
          isStop={isEveryStop ? isLegal : id === onlyStop}
          place={boxes.get(id)!}
          onFocus={onFocus}
          onChoose={onChoose}
        />
      </li>
    );
  };

  return (
    <ul className="b-list" aria-label={words.countries} onKeyDown={onKeyDown}>
      {Object.entries(table.regions).map(([region, standing]) => (
        <li key={region}>
          <p className="b-unseen">{words.region(names.regions[region].name, standing)}</p>
          <ul aria-label={names.regions[region].name}>
            {places
              .filter(({ id, region: of }) => of === region && table.countries[id])
              .map(button)}
          </ul>
        </li>
      ))}
    </ul>
  );
});
