import { useLanguage } from '@brink/board';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { warmUp } from './first-game.ts';
import { HOME_TEXTS } from './texts.ts';

type Name = 'learn' | 'bot' | 'friend';

const SIGNS: Readonly<Record<Name, string>> = {
  learn:
    'M3 6h12l2 2 2-2h12v21H19l-2 2-2-2H3zm3 3v3h7V9zm0 6v2h7v-2zm0 5v2h7v-2zm15-11v3h7V9zm0 6v2h7v-2zm0 5v2h7v-2z',
  bot: 'M15 2h4v5h7v15H8V7h7zM4 12h3v7H4zm23 0h3v7h-3zM12 12v3h3v-3zm7 0v3h3v-3zm-7 6v2h10v-2zM9 24h16v6H9z',
  friend:
    'M10 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm14 0a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM2 30c0-9 3-13 8-13s6 3 6.500 6v7zm18 0 0-7c1-4 3-6 6-6 4 0 6 4 6 13z',
};

const Sign = ({ of }: { readonly of: Name }) => (
  <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden>
    <path d={SIGNS[of]} fill="currentcolor" fillRule="evenodd" />
  </svg>
);

const Arrow = () => (
  <svg viewBox="0 0 26 26" width="26" height="26" className="w-way-arrow" aria-hidden>
    <path d="M3 13h19M14 5l8 8-8 8" />
  </svg>
);

function Inside({ name }: { readonly name: Name }): ReactNode {
  const { title, detail } = HOME_TEXTS[useLanguage()].ways[name];
  return (
    <>
      <Sign of={name} />
      <span>
        <b>{title}</b>
        <small>{detail}</small>
      </span>
      <Arrow />
    </>
  );
}

interface WaysProps {
  readonly hasServer: boolean;
  readonly onBot: () => void;
  readonly onFriend: () => void;
}

/** The three ways in. */
export function Ways({ hasServer, onBot, onFriend }: WaysProps) {
  const say = useSay();
  const { waysIn } = HOME_TEXTS[useLanguage()];
  return (
    <nav className="w-ways" aria-label={waysIn}>
      <Link to="/learn/first-game" className="w-way w-way-first">
        <Inside name="learn" />
      </Link>
      <button
        type="button"
        className="w-way"
        data-way="bot"
        onPointerEnter={() => void warmUp()}
        onFocus={() => void warmUp()}
        onClick={onBot}
      >
        <Inside name="bot" />
      </button>
      <button
        type="button"
        className="w-way"
        data-way="friend"
        aria-disabled={!hasServer || undefined}
        title={hasServer ? undefined : say.noServer}
        onClick={hasServer ? onFriend : undefined}
      >
        <Inside name="friend" />
      </button>
    </nav>
  );
}
