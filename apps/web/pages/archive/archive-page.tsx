import { Button, useLanguage } from '@brink/board';
import type { ArchivedGame } from '@brink/protocol';
import { useMemo, useState } from 'react';
import { queryText, type Query } from '../../client/api.ts';
import { WHOLE_ARCHIVE, searchArchive } from '../../client/archive-api.ts';
import { useMe } from '../../client/me.ts';
import { useGameUi } from '../../games/game-uis.ts';
import { Loading } from '../../ui/notice.tsx';
import '../../table/table.css';
import { Choices } from '../../ui/choices.tsx';
import { PageHead } from '../page-head.tsx';
import { goTo, useSearch } from '../../ui/router.ts';
import { PAGE, usePages } from '../../client/use-pages.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { ArchivedRow } from './archived-row.tsx';
import { Bring } from './bring.tsx';
import type { Place } from './place.ts';
import { SearchForm } from './search-form.tsx';
import { NO_SEARCH, searchOf, wantedOf, type Search } from './search.ts';
import { ARCHIVE_TEXTS } from './texts.ts';
import { Arrival } from '../../ui/arrival.tsx';
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
      <Arrival>
        {list.length > 0 && (
          <ul className="w-games">
            {list.map((game) => (
              <ArchivedRow key={game.id} game={game} onDrop={isMine ? found.retry : undefined} />
            ))}
          </ul>
        )}
      </Arrival>
      {hasMore && (
        <p className="w-more">
          <Button onPress={found.more}>{texts.more}</Button>
        </p>
      )}
    </>
  );
}

/** The board where reading a log stopped. What was told of the uploads stays behind it. */
function PlaceInLog({ place, onClose }: { readonly place: Place; readonly onClose: () => void }) {
  const { Replay } = useGameUi('twilight-struggle');
  const recorded = useMemo(
    () => ({ ...place, file: { ...place.file, onClose } }),
    // The way back does not change what is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [place],
  );
  return <Replay recorded={recorded} />;
}

/** Finished games: found, brought along, taken home. */
export default function ArchivePage() {
  const texts = ARCHIVE_TEXTS[useLanguage()];
  const address = useSearch();
  const search = useMemo(() => searchOf(address), [address]);
  const me = useMe();
  const isAccount = me.status === 'known' && me.user.kind === 'account';
  const [place, setPlace] = useState<Place>();
  /** Grows with every game that is kept: the list is asked for anew. */
  const [taken, setTaken] = useState(0);
  const listMine = (): void => {
    setTaken((before) => before + 1);
    seek({ ...NO_SEARCH, mine: 'true' });
  };
  const page = (
    <div className="w-page" hidden={place !== undefined}>
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
        <Found key={taken} search={search} />
        <div className="w-archive-foot">
          <Bring onTaken={listMine} onPlace={setPlace} />
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
  return (
    <>
      {page}
      {place && (
        <Arrival fallback={<Loading />}>
          <PlaceInLog place={place} onClose={() => setPlace(undefined)} />
        </Arrival>
      )}
    </>
  );
}
