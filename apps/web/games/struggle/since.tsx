import { Log } from '@brink/board';
import { useSay } from '../../ui/texts/use-say.ts';
import { useTableTexts } from '../../table/texts.ts';
import type { TableModel } from './use-table.ts';
import './since.css';

/** What the others have done since the player's last move, in words; the map shows it in numbers. */
export function Since({ table }: { readonly table: TableModel }) {
  const say = useSay();
  const texts = useTableTexts();
  const { since, closeSince, lines } = table;
  if (!since) return undefined;
  const fresh = lines.slice(since.lines);
  return (
    <section className="w-since" aria-label={texts.since}>
      <header>
        <h2>{texts.since}</h2>
        <button type="button" aria-label={say.close} onClick={closeSince}>
          ×
        </button>
      </header>
      {fresh.length === 0 ? (
        <p className="w-empty">{texts.sinceNothing}</p>
      ) : (
        <Log
          lines={fresh}
          isPlain
          onCard={table.openCard}
          onPoint={table.point}
          onCountry={table.pin}
        />
      )}
    </section>
  );
}
