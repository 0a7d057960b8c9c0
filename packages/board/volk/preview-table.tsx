import type { PreviewCell, PreviewRow } from './standing.ts';
import { useVolkWords } from './language.ts';
import './preview.css';

interface PreviewTableProps {
  readonly rows: readonly PreviewRow[];
  /** Runs now: earlier rows are ticked, this one framed. */
  readonly phase?: number;
  readonly sum: string;
  /** Without the formulas. */
  readonly isCompact?: boolean;
  readonly onPoint?: (provinces: readonly number[] | undefined) => void;
}

function Cell({ cell }: { readonly cell: PreviewCell }) {
  const words = useVolkWords();
  return (
    <td data-open={cell.isOpen} title={cell.isOpen ? words.open : undefined}>
      {cell.text}
    </td>
  );
}

/** What each phase of the decade's end would do if it came now. */
export function PreviewTable({ rows, phase, sum, isCompact, onPoint }: PreviewTableProps) {
  const words = useVolkWords();
  const now = rows.findIndex((row) => row.phase === phase);
  return (
    <table className="b-v-preview" data-compact={isCompact}>
      <caption>{words.preview}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {words.phase}
          </th>
          <th scope="col">{words.frg}</th>
          <th scope="col">{words.gdr}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr
            key={row.phase}
            data-now={i === now}
            data-past={i < now}
            data-fatal={row.isFatal}
            title={isCompact ? row.detail : undefined}
            onPointerEnter={() => onPoint?.(row.provinces ?? [])}
            onPointerLeave={() => onPoint?.(undefined)}
          >
            <td className="b-v-preview-mark">{i < now ? '✓' : row.mark}</td>
            <th scope="row">
              {row.name}
              {row.detail !== '' && (
                <small className={isCompact ? 'b-unseen' : undefined}>{row.detail}</small>
              )}
            </th>
            <Cell cell={row.cells[0]} />
            <Cell cell={row.cells[1]} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>{sum}</td>
        </tr>
      </tfoot>
    </table>
  );
}
