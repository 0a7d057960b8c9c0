import { SIDES, SideMark, type CountryStanding, type Side } from '@brink/board';
import { useEditorTexts } from '../../../table/editor/texts.ts';

interface InfluencePopProps {
  readonly name: string;
  readonly standing: CountryStanding;
  readonly value: readonly [us: number, ussr: number];
  readonly seats: readonly string[];
  /** The side that keys change. */
  readonly side: Side;
  readonly onSide: (side: Side) => void;
  readonly onChange: (side: Side, to: (now: number) => number) => void;
  readonly onClose: () => void;
}

/** The influence of both sides in a country: buttons, and a number to type. */
export function InfluencePop(props: InfluencePopProps) {
  const { name, standing, value, seats, side, onSide, onChange, onClose } = props;
  const texts = useEditorTexts();
  return (
    <div
      className="w-ed-pop"
      role="group"
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <h3>
        {name} <span>{texts.stability(standing.stability)}</span>
      </h3>
      {SIDES.map((each, seat) => (
        <div key={each} className="w-ed-row" data-on={each === side || undefined}>
          <span>
            <SideMark side={each} size={13} /> {seats[seat]}
          </span>
          <button
            type="button"
            aria-label={texts.less(texts.influenceOf(seats[seat], name))}
            disabled={value[seat] === 0}
            onClick={() => onChange(each, (now) => now - 1)}
          >
            −
          </button>
          <input
            type="number"
            min={0}
            max={99}
            aria-label={texts.influenceOf(seats[seat], name)}
            value={value[seat]}
            onFocus={(event) => {
              onSide(each);
              event.target.select();
            }}
            onChange={(event) => {
              const typed = event.target.valueAsNumber;
              onChange(each, () => (Number.isInteger(typed) ? typed : 0));
            }}
          />
          <button
            type="button"
            aria-label={texts.more(texts.influenceOf(seats[seat], name))}
            onClick={() => onChange(each, (now) => now + 1)}
          >
            +
          </button>
        </div>
      ))}
      <p>{texts.popHelp}</p>
    </div>
  );
}
