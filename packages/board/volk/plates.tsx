import { memo } from 'react';
import type { Rect } from '../layout.ts';
import { useLanguage } from '../words/language.tsx';
import { SawRoof, Steps, Unrest, hexagon } from './glyphs.tsx';
import { useVolkWords } from './language.ts';
import { polyline, type ProvincePlace, type VolkLayout } from './layout.ts';
import type { MapStanding, ProvinceStanding } from './standing.ts';

/** Square corners are West, cut corners East. */
const plateShape = ({ x, y, w, h }: Rect, side: ProvincePlace['side'], cut = 6): string =>
  side === 'us'
    ? `M${x} ${y}h${w}v${h}h${-w}Z`
    : `M${x + cut} ${y}h${w - 2 * cut}l${cut} ${cut}v${h - 2 * cut}l${-cut} ${cut}h${2 * cut - w}l${-cut} ${-cut}v${2 * cut - h}Z`;

const headShape = ({ x, y, w }: Rect, side: ProvincePlace['side'], h: number): string =>
  side === 'us'
    ? `M${x} ${y}h${w}v${h}h${-w}Z`
    : `M${x} ${y + h}v${6 - h}l6 -6h${w - 12}l6 6v${h - 6}Z`;

const PER_PROTEST = 4;

/** Triangles up to a mass protest, and a block that counts the protests. */
function UnrestRow(props: {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly r: number;
  readonly of: ProvinceStanding;
}) {
  const { x, y, w, r, of } = props;
  const rest = of.unrest % PER_PROTEST;
  return (
    <>
      {[0, 1, 2, 3].map((i) => (
        <Unrest
          key={i}
          x={x + r + 1 + i * (2 * r + 2)}
          y={y}
          r={r}
          className={i < rest ? 'b-v-ink' : 'b-v-blank'}
        />
      ))}
      {of.protests > 0 && (
        <>
          <rect
            x={x + w - 15}
            y={y - r - 2}
            width="13"
            height={2 * r + 4}
            rx="1"
            className="b-v-ink"
          />
          <text x={x + w - 8.5} y={y + 4} className="b-v-protest">
            {of.protests}
          </text>
        </>
      )}
    </>
  );
}

interface PlateProps {
  readonly place: ProvincePlace;
  readonly of: ProvinceStanding;
  readonly isLegal: boolean;
  readonly isNamed: boolean;
}

const frameOf = (isLegal: boolean, of: ProvinceStanding) => ({
  className: 'b-v-plate',
  'data-legal': isLegal,
  'data-protest': of.protests > 0,
});

/** Amber brackets around what can be chosen. */
function Lamp({ box: { x, y, w, h } }: { readonly box: Rect }) {
  return <rect x={x - 4} y={y - 4} width={w + 8} height={h + 8} rx="4" className="b-v-lamp" />;
}

function Ring({ box: { x, y, w, h } }: { readonly box: Rect }) {
  return <rect x={x - 4} y={y - 4} width={w + 8} height={h + 8} rx="4" className="b-v-ring" />;
}

const Plate = memo(function Plate({ place, of, isLegal, isNamed }: PlateProps) {
  const language = useLanguage();
  const { plate: box, side, id, label } = place;
  return (
    <g>
      {isLegal && <Lamp box={box} />}
      {isNamed && <Ring box={box} />}
      <path d={plateShape(box, side)} {...frameOf(isLegal, of)} />
      <path d={headShape(box, side, 14)} className={`b-v-head-${side}`} />
      <text x={box.x + 6} y={box.y + 11} className="b-v-head">
        {id}
        <tspan dx="4" className="b-v-head-name">
          {label[language]}
        </tspan>
      </text>
      <Steps x={box.x + 10} y={box.y + 24} r={5} />
      <text x={box.x + 19} y={box.y + 29.4} className="b-v-figure">
        {of.standard}
      </text>
      <SawRoof x={box.x + 43} y={box.y + 24} r={5} className="b-v-soft" />
      <text x={box.x + 51} y={box.y + 29.4} className="b-v-figure b-v-figure-soft">
        {of.economy}
      </text>
      <path d={`M${box.x + 4} ${box.y + 32.5}h${box.w - 8}`} className="b-v-rule" />
      <UnrestRow x={box.x + 3} y={box.y + 41.2} w={box.w - 3} r={5} of={of} />
      {of.socialists > 0 && (
        <>
          <path d={hexagon(box.x + box.w + 3, box.y + 24, 8.5)} className="b-v-socialist" />
          <text x={box.x + box.w + 3} y={box.y + 28} className="b-v-protest">
            {of.socialists}
          </text>
        </>
      )}
    </g>
  );
});

/** From afar: living standard and unrest, or protests. */
const Pill = memo(function Pill({ place, of, isLegal, isNamed }: PlateProps) {
  const { phonePlate: box, side } = place;
  const middle = box.y + box.h / 2;
  return (
    <g>
      {isLegal && <Lamp box={box} />}
      {isNamed && <Ring box={box} />}
      <path d={plateShape(box, side)} {...frameOf(isLegal, of)} />
      <path
        d={plateShape({ ...box, w: side === 'us' ? 9 : 12 }, side, 4)}
        className={`b-v-head-${side}`}
      />
      <Steps x={box.x + 20} y={middle + 1} r={6} className="b-v-soft" />
      <text x={box.x + 28} y={middle + 9} className="b-v-pill-figure">
        {of.standard}
      </text>
      {of.protests > 0 ? (
        <>
          <rect x={box.x + 46} y={middle - 9} width="15" height="18" rx="2" className="b-v-ink" />
          <text x={box.x + 53.5} y={middle + 5.5} className="b-v-protest">
            {of.protests}
          </text>
        </>
      ) : (
        <Unrest
          x={box.x + 53}
          y={middle + 1}
          r={7}
          className={of.unrest > 0 ? 'b-v-ink' : 'b-v-blank'}
        />
      )}
      <text x={box.x + 63} y={middle + 9} className="b-v-pill-figure">
        {of.unrest}
      </text>
    </g>
  );
});

interface PlatesProps {
  readonly layout: VolkLayout;
  readonly standing: MapStanding;
  readonly legal: ReadonlySet<number>;
  readonly legalSectors: ReadonlySet<number>;
  readonly named?: ReadonlySet<number>;
  readonly isSmall: boolean;
}

/** Both halves of the city with the sectors of the West, over the Baltic. */
function Berlin({ layout, standing, legal, legalSectors, named }: PlatesProps) {
  const language = useLanguage();
  const words = useVolkWords();
  const { berlin: box } = layout;
  const west = layout.provinces.findIndex(({ id }) => id === 'WB');
  const east = layout.provinces.findIndex(({ id }) => id === 'EB');
  const [wb, eb] = [layout.provinces[west], layout.provinces[east]];
  const [inWest, inEast] = [standing.provinces[west], standing.provinces[east]];
  return (
    <g>
      <path d={polyline(box.leader)} className="b-v-leader" />
      <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="4" className="b-v-inset" />
      <text x={box.x + 9} y={box.y + 17} className="b-v-inset-title">
        {words.berlin}
      </text>
      <text x={box.x + box.w - 8} y={box.y + 16} className="b-v-inset-note">
        {words.wall[standing.wall]}
      </text>
      {[
        { number: west, place: wb, of: inWest, name: words.west },
        { number: east, place: eb, of: inEast, name: words.east },
      ].map(({ number, place, of, name }) => (
        <g key={place.id}>
          {legal.has(number) && <Lamp box={place.plate} />}
          {named?.has(number) && <Ring box={place.plate} />}
          <path d={plateShape(place.plate, place.side)} {...frameOf(legal.has(number), of)} />
          <path d={headShape(place.plate, place.side, 15)} className={`b-v-head-${place.side}`} />
          <text x={place.plate.x + 6} y={place.plate.y + 11.6} className="b-v-head">
            {place.id}
            <tspan dx="5" className="b-v-head-name">
              {name}
            </tspan>
          </text>
          <UnrestRow
            x={place.unrest!.x - 2}
            y={place.unrest!.y + 15}
            w={place.unrest!.w + 3}
            r={5.6}
            of={of}
          />
        </g>
      ))}
      <text x={wb.plate.x + wb.plate.w - 12} y={wb.plate.y + 12} className="b-v-head-level">
        {inWest.standard}
      </text>
      {wb.sectors!.map((sector, i) => (
        <g key={sector.supplier}>
          <rect
            x={sector.x}
            y={sector.y}
            width={sector.w}
            height={sector.h}
            rx="2"
            className="b-v-sector"
            data-legal={legalSectors.has(i)}
          />
          <text x={sector.x + 5} y={sector.y + 16.5} className="b-v-sector-name">
            {sector.label[language]}
          </text>
          <Steps x={sector.x + 32} y={sector.y + 12} r={5} />
          <text x={sector.x + 40} y={sector.y + 17} className="b-v-figure">
            {standing.sectors[i]}
          </text>
          <text x={sector.x + sector.w - 4} y={sector.y + 16} className="b-v-inset-note">
            ← {sector.supplier}
          </text>
        </g>
      ))}
      <Steps x={eb.plate.x + 18} y={eb.plate.y + 42} r={8} />
      <text x={eb.plate.x + 34} y={eb.plate.y + 49} className="b-v-figure-large">
        {inEast.standard}
      </text>
      <SawRoof x={eb.plate.x + 18} y={eb.plate.y + 74} r={8} className="b-v-soft" />
      <text x={eb.plate.x + 34} y={eb.plate.y + 81} className="b-v-figure-large b-v-figure-soft">
        {inEast.economy}
      </text>
      {inEast.socialists > 0 && (
        <>
          <path d={hexagon(eb.plate.x + 18, eb.plate.y + 106, 8.5)} className="b-v-socialist" />
          <text x={eb.plate.x + 18} y={eb.plate.y + 110} className="b-v-protest">
            {inEast.socialists}
          </text>
        </>
      )}
    </g>
  );
}

export function Plates(props: PlatesProps) {
  const { layout, standing, legal, named, isSmall } = props;
  const Shown = isSmall ? Pill : Plate;
  return (
    <>
      {layout.provinces.map(
        (place, number) =>
          (isSmall || !place.isInset) && (
            <Shown
              key={place.id}
              place={place}
              of={standing.provinces[number]}
              isLegal={legal.has(number)}
              isNamed={named?.has(number) ?? false}
            />
          ),
      )}
      {!isSmall && <Berlin {...props} />}
    </>
  );
}
