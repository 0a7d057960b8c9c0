import type { ReviewProgress } from '@brink/staff';
import type { CSSProperties } from 'react';
import { errorOf, pointsOf, sharesOf, signed, withoutLuck, type ReviewWords } from './words.ts';

interface WaterfallProps {
  readonly found: ReviewProgress;
  readonly words: ReviewWords;
}

interface Fall {
  readonly kind: 'start' | 'us' | 'ussr' | 'luck' | 'rest';
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Nine results of ten lie so far around the end of the bar. */
  readonly error: number;
  readonly value: string;
}

/** The error of what a whole review says of decisions, in standard errors. */
export const errorOfAll = ({ decidedError }: ReviewProgress): number => Math.hypot(...decidedError);

function fallsOf({ found, words }: WaterfallProps): readonly Fall[] {
  const { texts, players } = words;
  const { start, decisions, dice, draws, rest } = sharesOf(found);
  const { decidedError, rolls } = found;
  const hasDice = rolls.some((faces) => faces.some((count) => count > 0));
  const falls: Fall[] = [];
  let now = start;
  const fall = (kind: Fall['kind'], name: string, part: number, error = 0): void => {
    falls.push({ kind, name, from: now, to: now + part, error, value: signed(part) });
    now += part;
  };
  falls.push({
    kind: 'start',
    name: texts.start,
    from: 0,
    to: start,
    error: 0,
    value: `${pointsOf(start)}`,
  });
  fall('us', texts.decides(players[0]), decisions[0], decidedError[0]);
  fall('ussr', texts.decides(players[1]), decisions[1], decidedError[1]);
  if (hasDice) fall('luck', texts.dice, dice);
  fall('luck', texts.draws, draws);
  fall('rest', texts.rest, rest);
  return falls;
}

/** Luck and decisions apart: from the chance at the start to the end, one bar each. */
export function Waterfall(props: WaterfallProps) {
  const { found, words } = props;
  const { texts, sides } = words;
  const falls = fallsOf(props);
  const shares = sharesOf(found);
  const all = falls.flatMap(({ from, to, error }) => [
    from,
    to - errorOf(error) / 100,
    to + errorOf(error) / 100,
  ]);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (value: number): number => ((value - low) / (high - low)) * 100;
  return (
    <>
      <ol className="rv-falls">
        {falls.map(({ kind, name, from, to, error, value }) => {
          const [left, right] = [Math.min(from, to), Math.max(from, to)];
          const style = {
            '--from': x(left),
            '--wide': x(right) - x(left),
            '--error': error > 0 ? errorOf(error) / (high - low) : 0,
          } as CSSProperties;
          return (
            <li key={name} data-kind={kind} data-down={to < from || undefined} style={style}>
              <span>{name}</span>
              <span className="rv-bar" aria-hidden>
                <i />
              </span>
              <b>{value}</b>
            </li>
          );
        })}
      </ol>
      <p className="rv-note">
        {texts.withoutLuck(sides[0], pointsOf(withoutLuck(shares)), errorOf(errorOfAll(found)))}{' '}
        {texts.key} {!found.isMeasured && texts.estimate}
      </p>
    </>
  );
}
