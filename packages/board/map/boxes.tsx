import { memo, useMemo } from 'react';
import type { BoardLayout, BoxPlace } from '../layout.ts';
import type { Change, CountryStanding, Names } from '../standing.ts';
import { tintOf, type Place } from '../tints.ts';
import { useLanguage } from '../words/language.tsx';
import { CountryBox, type BoxLook, type CountryBoxProps } from './country-box.tsx';
import { DeltaBadge } from './delta-badge.tsx';

export interface BoxStates {
  readonly legal?: ReadonlySet<string>;
  /** Of those, the ones whose choice loses the game. */
  readonly fatal?: ReadonlySet<string>;
  readonly selected?: string;
  readonly changed?: Readonly<Record<string, Change>>;
  readonly named?: ReadonlySet<string>;
}

export interface BoxesProps extends BoxStates {
  readonly layout: BoardLayout;
  readonly places: readonly Place[];
  readonly names: Names;
  readonly countries: Readonly<Record<string, CountryStanding>>;
  /** No letter is smaller, in units of the map. */
  readonly least: number;
  /** Where each box is drawn. */
  readonly boxes: ReadonlyMap<string, BoxPlace>;
}

function lookOf(id: string, { legal, selected, changed }: BoxStates): BoxLook {
  if (!legal || legal.size === 0) return 'rest';
  if (legal.has(id)) return 'legal';
  return id === selected || changed?.[id] ? 'rest' : 'faded';
}

export const isChoosable = (id: string, { legal }: BoxStates): boolean => legal?.has(id) ?? false;

/** Everything one box needs, as plain values. */
export function useBoxProps(props: BoxesProps): (place: Place) => CountryBoxProps {
  const { boxes, names, countries, selected, changed, named, fatal } = props;
  const isRussian = useLanguage() === 'ru';
  return (place) => {
    const { id } = place;
    const { x, y, w, kind, tightEn, tightRu } = boxes.get(id)!;
    const { us, ussr, stability, battleground, flashpoint, marks, control } = countries[id];
    return {
      id,
      x,
      y,
      w,
      label: names.countries[id].label,
      isTight: Boolean(isRussian ? tightRu : tightEn),
      tint: tintOf(place),
      battleground,
      isFlashpoint: flashpoint ?? false,
      isSea: kind === 'sea',
      marks: marks?.join(' · '),
      stability,
      us,
      ussr,
      control,
      look: lookOf(id, props),
      isSelected: id === selected,
      isNamed: named?.has(id) ?? false,
      isFatal: fatal?.has(id) ?? false,
      hasChanged: changed?.[id] !== undefined,
      least: props.least,
    };
  };
}

/** All countries of the map and what has just changed on them. */
export const Boxes = memo(function Boxes(props: BoxesProps) {
  const { places, countries, boxes, changed = {} } = props;
  const boxProps = useBoxProps(props);
  const shown = useMemo(() => places.filter(({ id }) => countries[id]), [places, countries]);
  return (
    <>
      {shown.map((place) => (
        <CountryBox key={place.id} {...boxProps(place)} />
      ))}
      {Object.entries(changed).map(([id, change]) => (
        <DeltaBadge key={id} place={boxes.get(id)!} change={change} />
      ))}
    </>
  );
});

/** The box under the pointer or the keyboard, drawn once more above all others. */
export function Lens({ of, ...props }: BoxesProps & { readonly of: string }) {
  const boxProps = useBoxProps(props);
  const place = props.places.find(({ id }) => id === of);
  return place && props.countries[of] ? <CountryBox {...boxProps(place)} isLens /> : undefined;
}
