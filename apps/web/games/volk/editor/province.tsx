import { useLanguage } from '@brink/board';
import { PLACES, volk } from '@brink/volk';
import { membersOf, pairsOf, setPair, toggle } from '../../../table/editor/edit-text.ts';
import { Stepper } from '../../../table/editor/stepper.tsx';
import { useEditorTexts } from '../../../table/editor/texts.ts';
import { printsOf } from '../printed.ts';
import { namesOf } from '../standing.ts';
import type { PartProps } from './facts.tsx';

const WEST_BERLIN = 'WB';
const FIRST_EAST = PLACES.provinces.indexOf('MV');

interface ProvinceProps extends PartProps {
  readonly province: number;
  readonly onProvince: (province: number) => void;
}

/** What lies in a province. */
export function Province({ editor, province, onProvince }: ProvinceProps) {
  const { text, onEdit, options } = editor;
  const texts = useEditorTexts();
  const language = useLanguage();
  const names = namesOf(printsOf(options), language);
  const id = PLACES.provinces[province];
  const stepper = (field: string, key: string, name: string, max: number) => (
    <Stepper
      key={`${field} ${key}`}
      name={name}
      label={name}
      value={Number(pairsOf(text, field).get(key) ?? 0)}
      min={0}
      max={max}
      onChange={(value) => onEdit(withStandard(field, key, value))}
    />
  );
  /** West Berlin's living standard is the sum of its sectors. */
  const withStandard = (field: string, key: string, value: number): string => {
    const next = setPair(text, field, key, value === 0 ? undefined : `${value}`);
    if (field !== 'sectorStandard') return next;
    const sum = [...pairsOf(next, field).values()].reduce((all, each) => all + Number(each), 0);
    return setPair(next, 'livingStandard', WEST_BERLIN, sum === 0 ? undefined : `${sum}`);
  };
  return (
    <section className="w-ed-province" aria-label={names.provinces[province]}>
      <select
        className="w-ed-games"
        aria-label={texts.province}
        value={province}
        onChange={(event) => onProvince(Number(event.target.value))}
      >
        {names.provinces.map((name, i) => (
          <option key={name} value={i}>
            {name}
          </option>
        ))}
      </select>
      <div className="w-ed-facts">
        {stepper('unrest', id, texts.unrest, 60)}
        {id === WEST_BERLIN
          ? PLACES.sectors.map((sector, i) =>
              stepper('sectorStandard', sector, names.sectors[i], 20),
            )
          : stepper('livingStandard', id, texts.livingStandard, 20)}
        {province >= FIRST_EAST && stepper('socialists', id, texts.socialists, 12)}
      </div>
    </section>
  );
}

const siteName = (site: number): string => volk.choiceName('site', site);
const CITIES = [...PLACES.cities.keys()];
const LINES = Array.from(
  { length: PLACES.siteCount - CITIES.length },
  (_, line) => CITIES.length + line,
);

/** The cities that a road joins, by the name it has in records. */
const endsOf = (site: number): readonly string[] =>
  siteName(site)
    .replace(/-near$/, '')
    .split('--');

const HAMBURG = PLACES.cities.indexOf('hamburg');
/** Hamburg lies between these. */
const AROUND_HAMBURG: ReadonlySet<string> = new Set(['SH', 'NI']);

/** Cities of a province; Hamburg with those around it, those abroad with the East. */
const citiesAt = (province: number): readonly number[] =>
  CITIES.filter((city) => {
    const home = PLACES.provinceOfCity[city];
    if (home >= 0) return home === province;
    return city === HAMBURG
      ? AROUND_HAMBURG.has(PLACES.provinces[province])
      : province >= FIRST_EAST;
  });

const linesAt = (province: number): readonly number[] => {
  const own = new Set(
    CITIES.filter((city) => PLACES.provinceOfCity[city] === province).map(siteName),
  );
  return LINES.filter((line) => endsOf(line).some((city) => own.has(city)));
};

/** Nothing, a factory, or one that has run down. */
function withFactory(text: string, city: string, state: number): string {
  const set = (from: string, field: string, isThere: boolean): string =>
    membersOf(from, field).includes(city) === isThere ? from : toggle(from, field, city);
  return set(set(text, 'factories', state > 0), 'rundown', state === 2);
}

/** Factories and roads of a province. */
export function Sites({ editor, province }: PartProps & { readonly province: number }) {
  const { text, onEdit, options } = editor;
  const texts = useEditorTexts();
  const language = useLanguage();
  const names = namesOf(printsOf(options), language);
  const factories = membersOf(text, 'factories');
  const rundown = membersOf(text, 'rundown');
  const lines = membersOf(text, 'lines');
  return (
    <ul className="w-ed-sites">
      {citiesAt(province).map((city) => {
        const id = siteName(city);
        const now = rundown.includes(id) ? 2 : factories.includes(id) ? 1 : 0;
        return (
          <li key={id}>
            <span>{names.sites[city]}</span>
            <span className="w-ed-choice" role="group" aria-label={names.sites[city]}>
              {texts.factoryStates.map((name, state) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={now === state}
                  onClick={() => onEdit(withFactory(text, id, state))}
                >
                  {name}
                </button>
              ))}
            </span>
          </li>
        );
      })}
      {linesAt(province).map((line) => (
        <li key={line}>
          <label>
            <input
              type="checkbox"
              checked={lines.includes(siteName(line))}
              onChange={() => onEdit(toggle(text, 'lines', siteName(line)))}
            />
            {names.sites[line]}
          </label>
        </li>
      ))}
    </ul>
  );
}
