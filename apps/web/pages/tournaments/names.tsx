import { langOf } from '@brink/board';
import { PlayerLink as AnyPlayerLink } from '../../ui/player-link.tsx';
import { useSay } from '../../ui/texts/use-say.ts';

/** A name that may be in the other language than the page. */
export function Name({ children }: { readonly children: string }) {
  return <span lang={langOf(children)}>{children}</span>;
}

interface EntrantProps {
  readonly name: string;
  readonly hasProfile?: boolean;
}

/** Who takes part or organises; whoever has deleted himself has no name any more. */
export function PlayerLink({ name, hasProfile = false }: EntrantProps) {
  const say = useSay();
  if (name === '') return <i>{say.nobody}</i>;
  return <AnyPlayerLink name={name} hasProfile={hasProfile} className="w-tour-player" />;
}
