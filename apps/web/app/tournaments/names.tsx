import { langOf } from '@brink/board';
import { Link } from '../link.tsx';

/** A name that may be in the other language than the page. */
export function Name({ children }: { readonly children: string }) {
  return <span lang={langOf(children)}>{children}</span>;
}

export function PlayerLink({ name }: { readonly name: string }) {
  return (
    <Link to={`/player/${encodeURIComponent(name)}`} className="w-tour-player">
      <Name>{name}</Name>
    </Link>
  );
}
