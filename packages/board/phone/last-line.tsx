import { SideMark } from '../marks/side-mark.tsx';
import { LogParts } from '../side/log-parts.tsx';
import type { LogLine } from '../side/log-line.ts';
import { useWords } from '../words/language.tsx';
import './last-line.css';

/** The last line of the log; pulling it up shows the rest. */
export function LastLine({
  line,
  onOpen,
}: {
  readonly line?: LogLine;
  readonly onOpen: () => void;
}) {
  const words = useWords();
  return (
    <div className="b-last-line">
      {line?.side && <SideMark side={line.side} label={words.side[line.side]} />}
      <span>{line && <LogParts parts={line.parts} links={{ isPlain: true }} />}</span>
      <button type="button" onClick={onOpen}>
        {words.log} <span aria-hidden>▴</span>
      </button>
    </div>
  );
}
