import { langOf } from '@brink/board';
import { PlayerLink as AnyPlayerLink } from '../player-link.tsx';

/** A name that may be in the other language than the page. */
export function Name({ children }: { readonly children: string }) {
  return <span lang={langOf(children)}>{children}</span>;
}

export function PlayerLink({ name }: { readonly name: string }) {
  return <AnyPlayerLink name={name} className="w-tour-player" />;
}
