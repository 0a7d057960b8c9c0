import { memo } from 'react';
import type { Side } from '../sides.ts';
import type { Tint } from '../tints.ts';
import './country-box.css';

/** `legal` is lit, `faded` cannot be chosen now. */
export type BoxLook = 'rest' | 'legal' | 'faded';

/** Only plain values: a box is drawn again only when one of them changes. */
export interface CountryBoxProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly label: string;
  readonly isTight: boolean;
  readonly tint: Tint;
  readonly battleground: boolean;
  readonly isFlashpoint: boolean;
  /** No country: water, in no region. */
  readonly isSea: boolean;
  /** What else lies on it. */
  readonly marks: string | undefined;
  readonly stability: number;
  readonly us: number;
  readonly ussr: number;
  readonly control: Side | undefined;
  readonly look: BoxLook;
  readonly isSelected: boolean;
  /** Brackets without the lamp: the log speaks of it. */
  readonly isNamed: boolean;
  /** To choose it would lose the game: hatched, with a sign. */
  readonly isFatal: boolean;
  readonly hasChanged: boolean;
  /** No letter is smaller, in units of the map. */
  readonly least: number;
  /** Under the pointer or the keyboard: larger, above all others. */
  readonly isLens?: boolean;
}

const H = 60;
const TOP = -H / 2;
const CELLS = TOP + 25;
const BOTTOM = H / 2;
const LENS = 1.18;
const SHIELD = `M0 ${CELLS + 3.5}l12.5 5.6v11c0 5-5 8.6-12.5 11.6c-7.5-3-12.5-6.6-12.5-11.6v-11z`;

/** Control breaks the outline: round to the left for the US, pointed to the right for the USSR. */
const lug = (side: Side, edge: number, inner: number): string =>
  side === 'us'
    ? `M${-inner} ${CELLS}H${-edge}C${-edge - 12} ${CELLS} ${-edge - 12} ${BOTTOM} ${-edge} ${BOTTOM}H${-inner}Z`
    : `M${inner} ${CELLS}H${edge}L${edge + 9} ${(CELLS + BOTTOM) / 2}L${edge} ${BOTTOM}H${inner}Z`;

/** The lower edge of a flashpoint's band has teeth. */
function teeth(edge: number): string {
  const [tooth, count] = [6, Math.round((2 * edge) / 12)];
  const step = edge / count;
  return Array.from({ length: count }, () => `l${-step} ${tooth}l${-step} ${-tooth}`).join('');
}

/** The width of a letter by its size, on the average, and what a name leaves free. */
const LETTER = 0.425;
const SIDE_ROOM = 5;
const STABILITY = 17.5;

const BOLT = 'M2-8-5 1H0L-2 8 5-1H0Z';
const WAVE = 'q4-6 8 0t8 0t8 0';

function brackets(edge: number): string {
  const [x, y, arm] = [edge + 9.5, BOTTOM + 8.5, 13];
  return [
    `M${-x} ${-y + arm}V${-y}H${-x + arm}`,
    `M${x - arm} ${-y}H${x}V${-y + arm}`,
    `M${x} ${y - arm}V${y}H${x - arm}`,
    `M${-x + arm} ${y}H${-x}V${y - arm}`,
  ].join('');
}

export const CountryBox = memo(function CountryBox(props: CountryBoxProps) {
  const { id, x, y, w, label, battleground, stability, us, ussr, control, look } = props;
  const { isSelected, isNamed, isLens, isFlashpoint, isSea, marks } = props;
  const edge = w / 2;
  const printed = props.isTight ? 19.4 : 20.5;
  const nameSize = Math.max(printed, props.least);
  const isSqueezed = nameSize > printed && label.length * nameSize * LETTER > w - SIDE_ROOM;
  const stabilitySize = Math.max(STABILITY, props.least);
  const isLit = look === 'legal' || isSelected;
  const whole = { x: -edge, y: TOP, width: w, height: H, rx: 3 };
  const at = `translate(${x} ${y})${isLens ? ` scale(${LENS})` : ''}`;
  return (
    <g
      transform={at}
      className={`b-country${battleground ? ' b-country-battleground' : ''}${isLens ? ' b-country-lens' : ''}`}
      data-country={isLens ? undefined : id}
      data-look={look}
      data-selected={isSelected || undefined}
    >
      {!isLens && (
        <rect
          x={-edge - 8}
          y={TOP - 8}
          width={w + 16}
          height={H + 16}
          fill="none"
          className="b-country-reach"
        />
      )}
      {look === 'faded' && (
        <>
          <rect {...whole} className="b-country-bed" />
          {control && <path d={lug(control, edge, edge - 2)} className="b-country-bed" />}
        </>
      )}
      <g className={look === 'faded' ? 'b-country-faded' : undefined}>
        {isLit && (
          <rect
            x={-edge - 8}
            y={TOP - 7}
            width={w + 16}
            height={H + 14}
            rx="4"
            className="b-lamp"
          />
        )}
        <rect {...whole} x={-edge + 2} y={TOP + 3} className="b-shadow" />
        {isSea && (
          <rect
            x={-edge - 5}
            y={TOP - 5}
            width={w + 10}
            height={H + 10}
            rx="12"
            className="b-country-shore"
          />
        )}
        <rect {...whole} className="b-country-paper" />
        {isSea ? (
          <path
            d={`M${-edge + 40} ${BOTTOM - 12}${WAVE}M${edge - 64} ${BOTTOM - 12}${WAVE}`}
            className="b-country-waves"
          />
        ) : (
          <path
            d={`M${-edge} ${CELLS}V${TOP + 3}a3 3 0 0 1 3-3H${edge - 3}a3 3 0 0 1 3 3V${CELLS}${isFlashpoint ? teeth(edge) : ''}Z`}
            fill={battleground || isFlashpoint ? undefined : `var(--r-${props.tint})`}
            className={isFlashpoint ? 'b-country-flashpoint' : 'b-country-band'}
          />
        )}
        {control && <path d={lug(control, edge, 16)} className={`b-fill-${control}`} />}
        <rect {...whole} className="b-country-frame" />
        {!isSea && !isFlashpoint && (
          <path d={`M${-edge + 1} ${CELLS}H${edge - 1}`} className="b-country-rule" />
        )}
        <text
          y={TOP + 19.5}
          className="b-country-name"
          fontSize={nameSize}
          textLength={isSqueezed ? w - SIDE_ROOM : undefined}
          lengthAdjust={isSqueezed ? 'spacingAndGlyphs' : undefined}
        >
          {label}
        </text>
        {isFlashpoint && (
          <path
            d={BOLT}
            transform={`translate(${edge - 11} ${TOP + 12})`}
            className="b-country-bolt"
          />
        )}
        <path d={SHIELD} className="b-country-shield" />
        <text
          y={CELLS + 18 + 0.35 * stabilitySize}
          className="b-country-stability"
          fontSize={stabilitySize}
        >
          {stability}
        </text>
        {us > 0 && (
          <text
            x={-edge + 19}
            y={CELLS + 27}
            className="b-influence"
            data-side="us"
            data-solid={control === 'us'}
          >
            {us}
          </text>
        )}
        {ussr > 0 && (
          <text
            x={edge - 19}
            y={CELLS + 27}
            className="b-influence"
            data-side="ussr"
            data-solid={control === 'ussr'}
          >
            {ussr}
          </text>
        )}
        {marks && (
          <g className="b-country-mark">
            <rect x={-edge + 8} y={BOTTOM - 1} width={w - 16} height="20" rx="2" />
            <text y={BOTTOM + 14}>{marks}</text>
          </g>
        )}
        {props.hasChanged && !isLens && (
          <rect key={`${us} ${ussr}`} {...whole} className="b-country-flash" />
        )}
        {(look === 'legal' || isNamed || isLens) && (
          <path d={brackets(edge)} className="b-brackets" />
        )}
        {props.isFatal && (
          <g className="b-country-fatal">
            <rect x={-edge - 6} y={TOP - 6} width={w + 12} height={H + 12} rx="3" />
            <path d={`M${edge - 4} ${TOP - 14}l11 19h-22z`} />
          </g>
        )}
        {isSelected && (
          <rect
            x={-edge - 7}
            y={TOP - 6}
            width={w + 14}
            height={H + 12}
            rx="4"
            className="b-ring"
          />
        )}
      </g>
    </g>
  );
});

const PRINTED = [19.4, 20.5];

/**
 * Letters in the sizes of the lens, which nobody sees: making a font is dear, and the frame in which a
 * scene lights its place has enough to do.
 */
export const LensFonts = memo(function LensFonts({ least }: { readonly least: number }) {
  return (
    <g transform={`scale(${LENS})`} visibility="hidden">
      {['b-country', 'b-country b-country-battleground'].map((className) => (
        <g key={className} className={className}>
          {PRINTED.map((printed) => (
            <text key={printed} className="b-country-name" fontSize={Math.max(printed, least)}>
              A
            </text>
          ))}
        </g>
      ))}
      <text className="b-country-stability" fontSize={Math.max(STABILITY, least)}>
        1
      </text>
      <text className="b-influence">1</text>
    </g>
  );
});
