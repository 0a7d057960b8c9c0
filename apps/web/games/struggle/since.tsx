import { useSay } from '../../ui/texts/use-say.ts';
import { useTableTexts } from '../../table/texts.ts';
import type { TableModel } from './use-table.ts';
import './since.css';

/** The others have done nothing since the player's last move: there is no film of it. */
export function SinceNothing({ table }: { readonly table: TableModel }) {
  const say = useSay();
  const texts = useTableTexts();
  if (!table.isSinceNothing) return undefined;
  return (
    <section className="w-since" aria-label={texts.since}>
      <header>
        <h2>{texts.since}</h2>
        <button type="button" aria-label={say.close} onClick={table.closeSince}>
          ×
        </button>
      </header>
      <p className="w-empty">{texts.sinceNothing}</p>
    </section>
  );
}
