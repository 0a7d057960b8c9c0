import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { useSay } from './texts/use-say.ts';

/** A calm page with a message and a way on. */
export function Notice(props: {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}) {
  const say = useSay();
  return (
    <main className="w-notice">
      <p className="b-brand">BRINK</p>
      <h1>{props.title}</h1>
      {props.text && <p>{props.text}</p>}
      <div className="w-row">
        {props.children}
        <Link to="/" className="b-button">
          {say.toLobby}
        </Link>
      </div>
    </main>
  );
}

export function Loading() {
  const say = useSay();
  return (
    <main className="w-loading" role="status">
      <p className="b-brand">BRINK</p>
      <p>{say.loading}</p>
    </main>
  );
}
