import {
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type UIEvent,
} from 'react';
import { SideMark } from '../marks/side-mark.tsx';
import { useLater } from '../use-later.ts';
import { useWords } from '../words/language.tsx';
import type { LogLine } from './log-line.ts';
import { LogParts, type LogLinks } from './log-parts.tsx';
import './log.css';

interface LineProps {
  readonly line: LogLine;
  readonly links: LogLinks;
}

const Line = memo(function Line({ line, links }: LineProps) {
  const words = useWords();
  const { kind, when, side, parts, isNow } = line;
  return (
    <li className="b-log-line" data-kind={kind} data-now={isNow}>
      {kind !== 'turn' && <span className="b-log-when">{when}</span>}
      {kind !== 'turn' && <span>{side && <SideMark side={side} label={words.side[side]} />}</span>}
      <span className="b-log-text">
        <LogParts parts={parts} links={links} />
        {isNow && (
          <span className="b-log-cursor" aria-hidden>
            ▌
          </span>
        )}
      </span>
    </li>
  );
});

const AT_END = 24;
/** So many lines are printed at least, and so many more where somebody scrolls up. */
const CHUNK = 40;
/** So near to the first line, in pixels, those before it are printed. */
const NEAR = 400;

/** The first line of the end of a log: in chunks, so that not every new line takes an old one away. */
const tailOf = (lines: number): number => Math.max(0, Math.floor(lines / CHUNK) - 1) * CHUNK;

/**
 * Up and Down go from name to name, beginning with those in sight. Were every name a stop for Tab,
 * a long game would lie between a player and the map.
 */
function walkNames(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: tape } = event;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
  const names = [...tape.querySelectorAll<HTMLElement>('[role="button"]')];
  const at = names.findIndex((name) => name === target);
  const { top, bottom } = tape.getBoundingClientRect();
  const isSeen = (name: HTMLElement): boolean => {
    const box = name.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  };
  const isUp = key === 'ArrowUp';
  const first = isUp ? names.findLast(isSeen) : names.find(isSeen);
  const next = at < 0 ? first : names[isUp ? at - 1 : at + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What the app passes anew on every render must not print every line anew. */
function useLinks({ isPlain, ...links }: LogLinks): LogLinks {
  const latest = useRef(links);
  useLayoutEffect(() => {
    latest.current = links;
  });
  return useMemo(
    () => ({
      isPlain,
      onCard: (id) => latest.current.onCard?.(id),
      onPoint: (country) => latest.current.onPoint?.(country),
      onCountry: (country) => latest.current.onCountry?.(country),
    }),
    [isPlain],
  );
}

/**
 * The teletype. It stays at its end while the reader does: its styles see to that, places are counted
 * from the end. A long game is not printed whole, or each frame would cost more from turn to turn.
 */
export function Log({ lines: told, ...props }: LogLinks & { readonly lines: readonly LogLine[] }) {
  // After the map: what is told is seen there first.
  const lines = useLater(told, true, 3);
  const words = useWords();
  const links = useLinks(props);
  const tape = useRef<HTMLDivElement>(null);
  const read = useRef({ last: '', height: 0 });
  /** The first line for somebody who reads further up. */
  const [opened, setOpened] = useState<number>();
  const first = Math.min(opened ?? lines.length, tailOf(lines.length));
  const isFollowing = opened === undefined;
  const last = lines.at(-1)?.id ?? '';
  // What comes at the end moves nothing that is being read.
  useLayoutEffect(() => {
    const { current } = tape;
    if (!current || isFollowing) return;
    const { scrollHeight } = current;
    const before = read.current;
    read.current = { last, height: scrollHeight };
    if (before.last !== last) current.scrollTop -= scrollHeight - before.height;
  }, [last, first, isFollowing]);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>): void => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    read.current = { last, height: scrollHeight };
    const above = scrollHeight - clientHeight + scrollTop;
    if (-scrollTop < AT_END) setOpened(undefined);
    else if (above < NEAR) setOpened(Math.max(0, first - CHUNK));
    else setOpened(first);
  };
  return (
    <div className="b-tape">
      <div
        ref={tape}
        className="b-tape-scroll"
        role="log"
        aria-label={words.log}
        // Long logs scroll by keyboard too.
        tabIndex={0}
        onKeyDown={walkNames}
        onScroll={onScroll}
      >
        <ol className="b-log">
          {lines.slice(first).map((line) => (
            <Line key={line.id} line={line} links={links} />
          ))}
        </ol>
      </div>
    </div>
  );
}
