import { Link } from './link.tsx';
import { useSettings } from './settings.ts';
import { Switches } from './switches.tsx';
import { useSay } from './words/use-say.ts';

/** The top of every page that is not a table. */
export function PageHead({ page }: { readonly page: 'home' | 'settings' }) {
  const say = useSay();
  const { name } = useSettings();
  return (
    <header className="w-head">
      <Link to="/" className="b-brand" label="Brink">
        BRINK
      </Link>
      <span className="w-head-tagline">{say.tagline}</span>
      <nav aria-label={say.menu}>
        <Link to="/" isCurrent={page === 'home'}>
          {say.nav.tables}
        </Link>
        <Link to="/settings" isCurrent={page === 'settings'}>
          {say.nav.settings}
        </Link>
      </nav>
      <Switches />
      {name && (
        <span className="w-head-name" lang={/[а-яё]/i.test(name) ? 'ru' : undefined}>
          {name}
        </span>
      )}
    </header>
  );
}
