import { memo, useLayoutEffect, useRef } from 'react';
import { SideMark } from '../marks/side-mark.tsx';
import { useWords } from '../words/language.tsx';
import type { LogLine } from './log-line.ts';
import { LogParts, type LogLinks } from './log-parts.tsx';
import './log.css';

interface LineProps extends LogLinks {
  readonly line: LogLine;
}

const Line = memo(function Line({ line, ...links }: LineProps) {
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

/** The teletype. It stays at its end while the reader does. */
export function Log({ lines, ...links }: LogLinks & { readonly lines: readonly LogLine[] }) {
  const words = useWords();
  const tape = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  useLayoutEffect(() => {
    const { current } = tape;
    if (current && isFollowing.current) current.scrollTop = current.scrollHeight;
  }, [lines]);
  return (
    <div className="b-tape">
      <div
        ref={tape}
        className="b-tape-scroll"
        role="log"
        aria-label={words.log}
        // Long logs scroll by keyboard too.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isFollowing.current = scrollHeight - scrollTop - clientHeight < AT_END;
        }}
      >
        <ol className="b-log">
          {lines.map((line) => (
            <Line key={line.id} line={line} {...links} />
          ))}
        </ol>
      </div>
    </div>
  );
}
