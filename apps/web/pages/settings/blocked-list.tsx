import { langOf } from '@brink/board';
import { useState } from 'react';
import { codeOf } from '../../client/api.ts';
import { Link } from '../../ui/link.tsx';
import { unshun, useShunned } from '../../client/blocks.ts';
import { orderProblem, useOrderWords } from '../../table/moderation/texts.ts';
import '../../table/moderation/moderation.css';

/** Everybody one has muted or blocked, with the way back. */
export function ShunnedList({ me }: { readonly me: string }) {
  const words = useOrderWords();
  const shunned = useShunned();
  const [problem, setProblem] = useState<string>();
  return (
    <section className="w-card w-shunned" aria-labelledby="w-shunned">
      <h2 id="w-shunned">{words.list}</h2>
      {shunned.length === 0 ? (
        <p className="w-about">{words.nobody}</p>
      ) : (
        <ul>
          {shunned.map(({ id, name, kind }) => {
            const label = kind === 'block' ? words.unblock : words.unmute;
            return (
              <li key={`${id} ${kind}`}>
                <span>
                  <Link to={`/player/${encodeURIComponent(name)}`}>
                    <b lang={langOf(name)}>{name}</b>
                  </Link>{' '}
                  {kind === 'block' ? words.isBlocked : words.isMuted}
                </span>
                <button
                  type="button"
                  className="b-button"
                  aria-label={`${label}: ${name}`}
                  onClick={() => {
                    setProblem(undefined);
                    unshun(id, kind, me).catch((error: unknown) => setProblem(codeOf(error)));
                  }}
                >
                  {label}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {problem && (
        <p className="w-problem" role="alert">
          {orderProblem(words, problem)}
        </p>
      )}
    </section>
  );
}
