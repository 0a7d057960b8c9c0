import { Pictogram, useLanguage, useWords, SIDES } from '@brink/board';
import {
  crises as enCrises,
  statecraft as enStatecraft,
} from '@brink/twilight-struggle/text/en/turn-zero';
import {
  crises as ruCrises,
  statecraft as ruStatecraft,
} from '@brink/twilight-struggle/text/ru/turn-zero';
import { BANDS, CRISES } from '@brink/twilight-struggle/turn-zero/crises';
import { STATECRAFT } from '@brink/twilight-struggle/turn-zero/statecraft';
import type { TurnZeroView, TwilightView } from '@brink/twilight-struggle/view';
import type { Sitting } from '../../../table/use-sitting.ts';
import { VARIANT_TEXTS } from './texts.ts';

const TEXTS = {
  en: { crises: enCrises, statecraft: enStatecraft },
  ru: { crises: ruCrises, statecraft: ruStatecraft },
};

const signed = (value: number): string =>
  value === 0 ? '' : value > 0 ? `+${value}` : `−${-value}`;

interface CardsProps {
  readonly sitting: Sitting;
  readonly turnZero: TurnZeroView;
  readonly seat: 0 | 1;
}

/** The own statecraft; what can be laid down now is lit. */
function Statecraft({ sitting, turnZero, seat }: CardsProps) {
  const language = useLanguage();
  const words = VARIANT_TEXTS[language];
  const legal = sitting.asked?.code === 'statecraft' ? sitting.asked.choices : [];
  return (
    <ul className="w-statecraft" aria-label={words.statecraft}>
      {turnZero.statecraft[seat].map((choice) => {
        const { id, modifier } = STATECRAFT[choice];
        const { name, text } = TEXTS[language].statecraft[id];
        return (
          <li key={id}>
            <button
              type="button"
              data-side={SIDES[seat]}
              disabled={!legal.includes(choice)}
              onClick={() => sitting.choose(choice)}
            >
              <b>
                <Pictogram of={`turn-zero/${id}`} size={22} /> {name}
              </b>
              <em>{signed(modifier) || '◇'}</em>
              <span>{text}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The crisis at hand with its four ends, the cards for it, and how the others have ended. */
export function TurnZero({
  sitting,
  view,
}: {
  readonly sitting: Sitting;
  readonly view: TwilightView;
}) {
  const language = useLanguage();
  const { side: names } = useWords();
  const words = VARIANT_TEXTS[language];
  const { turnZero, answer, viewer } = view;
  if (!turnZero) return undefined;
  const { crises } = TEXTS[language];
  const { crisis, results } = turnZero;
  const seat = viewer === 0 || viewer === 1 ? viewer : undefined;
  const now = crisis < 0 ? undefined : crises[CRISES[crisis]];
  const past = results.flatMap((band, i) => (band < 0 ? [] : [{ ...crises[CRISES[i]], band }]));
  return (
    <section className="w-extra w-crisis" aria-label={words.crisis}>
      {now && (
        <>
          <h2>
            <Pictogram of={`turn-zero/${CRISES[crisis]}`} size={24} /> {now.name}
          </h2>
          <dl>
            {BANDS.map((band, i) => (
              <div key={band}>
                <dt>{words.bands[i]}</dt>
                <dd>{now.results[i]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {seat !== undefined && now && (
        <>
          <p className="w-crisis-head">
            {answer >= 0 ? words.laidDown : words.statecraft}
            <i>{words.rivalHolds(names[SIDES[1 - seat]], turnZero.statecraftCount[1 - seat])}</i>
          </p>
          <Statecraft sitting={sitting} turnZero={turnZero} seat={seat} />
        </>
      )}
      {past.length > 0 && (
        <details>
          <summary>
            {words.past}: {past.length}
          </summary>
          <ul>
            {past.map(({ name, band, results: ends }) => (
              <li key={name}>
                <b>{name}.</b> {ends[band]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
