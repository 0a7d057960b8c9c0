import { Link } from '../link.tsx';

/** A name that may be in the other language than the page. */
export function Name({ children }: { readonly children: string }) {
  return <span lang={/[а-яё]/i.test(children) ? 'ru' : undefined}>{children}</span>;
}

export function PlayerLink({ name }: { readonly name: string }) {
  return (
    <Link to={`/player/${encodeURIComponent(name)}`} className="w-tour-player">
      <Name>{name}</Name>
    </Link>
  );
}
