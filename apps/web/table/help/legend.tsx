import { Card, CountryBox, SideMark, useLanguage, type Side } from '@brink/board';
import type { ReactNode } from 'react';
import { HELP_TEXTS } from './texts.ts';

interface Example {
  readonly label: string;
  readonly us: number;
  readonly ussr: number;
  readonly stability: number;
  readonly control?: Side;
  readonly isLit?: boolean;
}

const WIDTH = 100;

function Country({ label, us, ussr, stability, control, isLit }: Example) {
  return (
    <CountryBox
      id={label}
      x={0}
      y={0}
      w={WIDTH}
      label={label}
      isTight={false}
      tint="me"
      battleground
      isFlashpoint={false}
      isSea={false}
      marks={undefined}
      stability={stability}
      us={us}
      ussr={ussr}
      control={control}
      look={isLit ? 'legal' : 'rest'}
      isSelected={false}
      isNamed={false}
      isFatal={false}
      hasChanged={false}
      least={0}
    />
  );
}

/** Where a number stands, and what its line leads to. */
const CALLS = [
  { at: [0, -48], to: [0, -28] },
  { at: [-82, 14], to: [-46, 14] },
  { at: [0, 50], to: [0, 26] },
  { at: [82, 14], to: [46, 14] },
  { at: [-92, -34], to: [-52, -14] },
] as const;

/** A country with numbers at its parts. */
function LabelledCountry({ label }: { readonly label: string }) {
  return (
    <svg className="w-legend-box" viewBox="-112 -64 224 132" aria-hidden>
      <path d="M-112 -44L-50 -12" className="w-legend-line" strokeDasharray="6 4" />
      <path d="M50 16L104 44" className="w-legend-line" />
      {CALLS.map(({ at, to }, i) => (
        <path key={i} d={`M${at.join(' ')}L${to.join(' ')}`} className="w-legend-line" />
      ))}
      <Country label={label} us={3} ussr={1} stability={2} control="us" />
      {CALLS.map(({ at: [x, y] }, i) => (
        <g key={i} className="w-legend-number" transform={`translate(${x} ${y})`}>
          <circle r="9" />
          <text y="4.2">{i + 1}</text>
        </g>
      ))}
    </svg>
  );
}

function Keyed({ lines }: { readonly lines: readonly (readonly [string, string])[] }) {
  return (
    <ol className="w-legend-key">
      {lines.map(([head, text]) => (
        <li key={head}>
          <span>
            <b>{head}</b> {text}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface CellsProps {
  readonly cells: readonly {
    readonly text: ReactNode;
    readonly side?: Side | undefined;
    readonly isNow?: boolean;
  }[];
  /** Each cell is higher than the one before. */
  readonly isRising?: boolean;
}

function Cells({ cells, isRising }: CellsProps) {
  return (
    <div className="w-legend-cells" aria-hidden>
      {cells.map(({ text, side, isNow }, i) => (
        <i
          key={i}
          data-side={side}
          data-now={isNow}
          style={isRising ? { minHeight: `${28 + i * 6}px` } : undefined}
        >
          {text}
        </i>
      ))}
    </div>
  );
}

const numbers = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + (to > from ? i : -i));

const DEFCON = numbers(5, 1).map((text) => ({ text, isNow: text === 3 }));
const MARKERS: Readonly<Partial<Record<number, Side>>> = { 2: 'us', 3: 'ussr' };
const MILITARY = numbers(0, 5).map((text) => ({ text, side: MARKERS[text] }));
const SPACE = numbers(1, 8).map((text) => ({
  text: text === 3 ? <SideMark side="us" /> : text === 4 ? <SideMark side="ussr" /> : text,
}));
const TURNS = numbers(1, 10).map((text) => ({ text, isNow: text === 5 }));
const SCORE = numbers(-3, 4).map((n) => ({ text: Math.abs(n), isNow: n === 4 }));
const TRACKS = { defcon: DEFCON, score: SCORE, military: MILITARY, space: SPACE, turns: TURNS };

/** How to read a country, a card and the tracks. */
export function Legend() {
  const texts = HELP_TEXTS[useLanguage()];
  const { examples } = texts;
  const shown: readonly (readonly [Example, readonly [string, string]])[] = [
    [{ label: examples.names[0], us: 1, ussr: 0, stability: 2 }, examples.none],
    [{ label: examples.names[1], us: 3, ussr: 1, stability: 2, control: 'us' }, examples.us],
    [{ label: examples.names[2], us: 0, ussr: 4, stability: 3, control: 'ussr' }, examples.ussr],
    [{ label: examples.names[3], us: 1, ussr: 1, stability: 1, isLit: true }, examples.lit],
  ];
  return (
    <div className="w-help">
      <section>
        <h3>{texts.country}</h3>
        <LabelledCountry label={examples.names[1]} />
        <Keyed lines={texts.countryKey} />
        <div className="w-legend-examples">
          {shown.map(([country, [head, text]]) => (
            <figure key={head}>
              <svg className="w-legend-box" viewBox="-66 -42 132 84" aria-hidden>
                <Country {...country} />
              </svg>
              <figcaption>
                <b>{head}</b>
                {text}
              </figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section>
        <h3>{texts.card}</h3>
        <div className="w-legend-card" inert aria-hidden>
          <Card face={texts.face} />
          <i style={{ left: '-16px', top: '22px' }}>1</i>
          <i style={{ right: '-12px', top: '50px' }}>2</i>
          <i style={{ left: '-16px', bottom: '10px' }}>3</i>
          <i style={{ right: '28px', bottom: '-11px' }}>4</i>
        </div>
        <Keyed lines={texts.cardKey} />
      </section>
      <section>
        <h3>{texts.tracks}</h3>
        {texts.trackKey.map(([id, head, text]) => (
          <div key={id} className="w-legend-track">
            <Cells cells={TRACKS[id]} isRising={id === 'defcon'} />
            <p>
              <b>{head}</b> {text}
            </p>
          </div>
        ))}
      </section>
    </div>
  );
}
