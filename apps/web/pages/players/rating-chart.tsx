import { useLanguage } from '@brink/board';
import type { RatingHistory } from '@brink/protocol';
import { useState } from 'react';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { scaleFor } from './chart-scale.ts';
import { PEOPLE_TEXTS } from './texts.ts';

type Points = RatingHistory['points'];

const HEIGHT = 220;
const WIDTHS = { desk: 900, phone: 362 } as const;
const MARGIN = { left: 46, right: 14, top: 12, bottom: 26 } as const;
function Table({ points }: { readonly points: Points }) {
  const language = useLanguage();
  const texts = PEOPLE_TEXTS[language];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <table className="w-results">
      <thead>
        <tr>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.rating}</th>
          <th scope="col">{texts.deviation}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ at, rating, deviation }, index) => (
          <tr key={index}>
            <th scope="row">{date.format(at)}</th>
            <td>{index + 1}</td>
            <td>{Math.round(rating)}</td>
            <td>{texts.plusMinus(Math.round(deviation))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A rating game by game, with how far it may be off; the same as a table below. */
export function RatingChart({ points }: { readonly points: Points }) {
  const language = useLanguage();
  const texts = PEOPLE_TEXTS[language];
  const width = WIDTHS[useMedia(PHONE) ? 'phone' : 'desk'];
  const [isOpen, setOpen] = useState(false);
  const ratings = points.map(({ rating }) => rating);
  const { low, high, lines } = scaleFor(ratings);
  const right = width - MARGIN.right;
  const bottom = HEIGHT - MARGIN.bottom;
  const x = (index: number): number =>
    points.length === 1
      ? (MARGIN.left + right) / 2
      : MARGIN.left + (index / (points.length - 1)) * (right - MARGIN.left);
  const y = (rating: number): number => {
    const share = (Math.min(high, Math.max(low, rating)) - low) / (high - low);
    return bottom - share * (bottom - MARGIN.top);
  };
  const path = (values: readonly number[]): string =>
    values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  const above = points.map(({ rating, deviation }) => rating + deviation);
  const below = points.map(({ rating, deviation }) => rating - deviation);
  const back = below
    .map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`)
    .toReversed()
    .join('L');
  const [first, last] = [points[0], points[points.length - 1]];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const told = texts.historyOf(
    points.length,
    Math.round(first.rating),
    Math.round(last.rating),
    Math.round(Math.max(...ratings)),
  );
  return (
    <figure className="w-chart">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={`${texts.history}. ${told}`}>
        {lines.map((line) => (
          <g key={line}>
            <path d={`M${MARGIN.left} ${y(line)}H${right}`} className="w-chart-rule" />
            <text x={MARGIN.left - 8} y={y(line) + 4.5} textAnchor="end">
              {line}
            </text>
          </g>
        ))}
        <path d={`M${path(above)}L${back}Z`} className="w-chart-doubt" />
        <path d={`M${path(ratings)}`} className="w-chart-line" />
        <circle cx={x(points.length - 1)} cy={y(last.rating)} r={4.5} className="w-chart-now" />
        {points.length > 1 && (
          <text x={MARGIN.left} y={HEIGHT - 7}>
            {date.format(first.at)}
          </text>
        )}
        <text x={right} y={HEIGHT - 7} textAnchor="end">
          {date.format(last.at)}
        </text>
      </svg>
      <figcaption>{told}</figcaption>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{texts.asTable}</summary>
        {isOpen && <Table points={points} />}
      </details>
    </figure>
  );
}
