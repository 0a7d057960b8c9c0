import { Button, useLanguage } from '@brink/board';
import type { ArchivedGame } from '@brink/protocol';
import { Suspense, useMemo } from 'react';
import { queryText, type Query } from '../../client/api.ts';
import { WHOLE_ARCHIVE, searchArchive } from '../../client/archive-api.ts';
import { useMe } from '../../client/me.ts';
import { Choices } from '../../ui/choices.tsx';
import { PageHead } from '../page-head.tsx';
import { goTo, useSearch } from '../../ui/router.ts';
import { PAGE, usePages } from '../../client/use-pages.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { ArchivedRow } from './archived-row.tsx';
import { Bring } from './bring.tsx';
import { SearchForm } from './search-form.tsx';
import { NO_SEARCH, searchOf, wantedOf, type Search } from './search.ts';
import { ARCHIVE_TEXTS } from './texts.ts';
import '../account/account.css';
import './archive.css';

const load = (query: Query, last: ArchivedGame | undefined): Promise<readonly ArchivedGame[]> =>
  searchArchive({ ...query, before: last?.ended, beforeId: last?.id, limit: PAGE });

const seek = (search: Search): void => {
  const query = queryText(wantedOf(search));
  goTo(query === '' ? '/archive' : `/archive?${query}`);
};

function Found({ search }: { readonly search: Search }) {
  const say = useSay();
  const texts = ARCHIVE_TEXTS[useLanguage()];
  const found = usePages(wantedOf(search), load);
  const { list, status, problem, hasMore } = found;
  const isMine = search.mine === 'true';
  if (status === 'failed') {
    return (
      <div className="w-games w-none" role="alert">
        <p>{problem === 'bad-request' ? texts.badSearch : texts.noServer}</p>
        <Button onPress={found.retry}>{texts.retry}</Button>
      </div>
    );
  }
  const nothing = isMine ? texts.nothingMine : texts.nothing;
  return (
    <>
      <p className="w-about" role="status">
        {status === 'loading'
          ? say.loading
          : list.length === 0
            ? nothing
            : texts.found(list.length, hasMore)}
      </p>
      <Suspense>
        {list.length > 0 && (
          <ul className="w-games">
            {list.map((game) => (
              <ArchivedRow key={game.id} game={game} onDrop={isMine ? found.retry : undefined} />
            ))}
          </ul>
        )}
      </Suspense>
      {hasMore && (
        <p className="w-more">
          <Button onPress={found.more}>{texts.more}</Button>
        </p>
      )}
    </>
  );
}

/** Finished games: found, brought along, taken home. */
export default function ArchivePage() {
  const texts = ARCHIVE_TEXTS[useLanguage()];
  const address = useSearch();
  const search = useMemo(() => searchOf(address), [address]);
  const me = useMe();
  const isAccount = me.status === 'known' && me.user.kind === 'account';
  return (
    <div className="w-page">
      <PageHead page="archive" />
      <main className="w-people">
        <h1>{texts.title}</h1>
        <p className="w-about">{texts.about}</p>
        <SearchForm first={search} onSearch={seek} />
        {isAccount && (
          <Choices
            label={texts.whose}
            values={[
              { id: '', label: texts.everybodys },
              { id: 'true', label: texts.mine },
            ]}
            chosen={search.mine}
            onChoose={(mine) => seek({ ...search, mine })}
          />
        )}
        <Found search={search} />
        <div className="w-archive-foot">
          <Bring onTaken={() => seek({ ...NO_SEARCH, mine: 'true' })} />
          <p>
            <a className="b-button" href={WHOLE_ARCHIVE} download>
              {texts.downloadAll}
            </a>{' '}
            <span className="w-about">{texts.downloadAllAbout}</span>
          </p>
        </div>
      </main>
    </div>
  );
}
