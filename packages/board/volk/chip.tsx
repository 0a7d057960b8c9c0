import { Dove, SawRoof, Steps, Unrest, arrowhead } from './glyphs.tsx';
import type { Chip, ChipGlyph } from './standing.ts';
import './cards.css';

const R = 9;
/** Pictures that are a letter or sign; the others are drawn. */
const SIGNS: Readonly<Partial<Record<ChipGlyph, string>>> = {
  move: '⇄',
  stop: '✕',
  police: 'P',
  wall: '▥',
  spy: '◉',
  money: '$',
  conflict: '⚔',
  peace: '☮',
  either: '±',
  card: '▯',
  arms: '▲$',
};

function Picture({ glyph, sign }: Chip) {
  const x = sign ? -2.6 : 0;
  switch (glyph) {
    case 'unrest':
      return <Unrest x={x} r={4.6} />;
    case 'standard':
      return <Steps x={x} r={4.6} />;
    case 'economy':
      return <SawRoof x={x} r={4.8} />;
    case 'rundown':
      return <SawRoof x={x} r={4.8} className="b-v-soft" />;
    case 'protest':
      return <rect x={x - 4} y="-4" width="8" height="8" className="b-v-ink" />;
    case 'dove':
      return <Dove x={x} r={6} />;
    default:
      return (
        <text x={x} y="4" className="b-v-chip-sign">
          {SIGNS[glyph]}
        </text>
      );
  }
}

const VIEW = 23;

/** An icon: round frame West, pointed East, diamond nobody's. */
export function IconChip({ chip, size = 20 }: { readonly chip: Chip; readonly size?: number }) {
  const { owner, sign, label, isShaded } = chip;
  return (
    <svg
      className="b-v-chip"
      viewBox={`${-VIEW / 2} ${-VIEW / 2} ${VIEW} ${VIEW}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      data-owner={owner}
      data-shaded={isShaded}
      style={{ '--unit': VIEW / size }}
    >
      <title>{label}</title>
      {owner === 'us' && <circle r={R + 1} className="b-v-chip-frame" />}
      {owner === 'ussr' && <path d={arrowhead(-0.6, 0, R)} className="b-v-chip-frame" />}
      {owner === 'any' && (
        <rect x={-R} y={-R} width={2 * R} height={2 * R} rx="2" className="b-v-chip-frame" />
      )}
      <Picture {...chip} />
      {sign && (
        <text x="4.6" y="4.6" className="b-v-chip-way">
          {sign}
        </text>
      )}
    </svg>
  );
}
