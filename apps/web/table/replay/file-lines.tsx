import { useEffect, useRef } from 'react';
import type { Recorded } from './recorded.ts';
import './file-lines.css';

/** The log that a game was read from, open at the line where reading stopped. */
export function FileLines({ file }: { readonly file: NonNullable<Recorded['file']> }) {
  const stop = useRef<HTMLLIElement>(null);
  useEffect(() => {
    stop.current?.scrollIntoView({ block: 'center' });
  }, [file]);
  const unknown = new Set(file.unknown);
  return (
    <ol className="w-file-lines w-scroll" lang="en" tabIndex={0} aria-label={file.name}>
      {file.lines.map((line, i) => {
        const number = i + 1;
        const isStop = number === file.at;
        return (
          <li
            // The lines never change.
            key={number}
            ref={isStop ? stop : undefined}
            aria-current={isStop ? 'location' : undefined}
            data-unknown={unknown.has(number)}
          >
            {line || '\u00A0'}
          </li>
        );
      })}
    </ol>
  );
}
