import { langOf } from '@brink/board';
import { useState } from 'react';
import { codeOf } from '../../ui/api-error.ts';
import { Link } from '../../ui/link.tsx';
import { unblock, useBlocks } from '../../client/blocks.ts';
import { orderProblem, useModerationTexts } from '../../table/moderation/texts.ts';
import '../../table/moderation/moderation.css';

/** Everybody one has muted or blocked, with the way back. */
export function BlockedList({ me }: { readonly me: string }) {
  const texts = useModerationTexts();
  const shunned = useBlocks();
  const [problem, setProblem] = useState<string>();
  return (
    <section className="w-card w-shunned" aria-labelledby="w-shunned">
      <h2 id="w-shunned">{texts.list}</h2>
      {shunned.length === 0 ? (
        <p className="w-about">{texts.nobody}</p>
      ) : (
        <ul>
          {shunned.map(({ id, name, kind }) => {
            const label = kind === 'block' ? texts.unblock : texts.unmute;
            return (
              <li key={`${id} ${kind}`}>
                <span>
                  <Link to={`/player/${encodeURIComponent(name)}`}>
                    <b lang={langOf(name)}>{name}</b>
                  </Link>{' '}
                  {kind === 'block' ? texts.isBlocked : texts.isMuted}
                </span>
                <button
                  type="button"
                  className="b-button"
                  aria-label={`${label}: ${name}`}
                  onClick={() => {
                    setProblem(undefined);
                    unblock(id, kind, me).catch((error: unknown) => setProblem(codeOf(error)));
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
          {orderProblem(texts, problem)}
        </p>
      )}
    </section>
  );
}
