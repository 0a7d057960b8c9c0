import { langOf } from '@brink/board';
import { Link } from './link.tsx';

/** The page about somebody who has an account. */
export const profileOf = (name: string): string => `/player/${encodeURIComponent(name)}`;

interface PlayerLinkProps {
  readonly name: string;
  /** Guests, and those who are gone, have no page to go to. */
  readonly hasProfile?: boolean;
  readonly className?: string;
}

/** A name, which may be in the other language than the page, as the way to whom it belongs. */
export function PlayerLink({ name, hasProfile = true, className }: PlayerLinkProps) {
  const shown = <span lang={langOf(name)}>{name}</span>;
  if (!hasProfile) return shown;
  return (
    <Link to={profileOf(name)} className={className}>
      {shown}
    </Link>
  );
}
