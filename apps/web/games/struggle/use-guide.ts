import { useMemo } from 'react';
import { isNewcomer } from '../../client/newcomer.ts';
import { useSettings } from '../../ui/settings.ts';
import { guideOf } from './guide.ts';
import type { TableModel } from './use-table.ts';

/** What a first game says besides the question; a coach says it in their own words. */
export function useGuide(table: TableModel): string | undefined {
  const { ui, asked, state, view, language, client } = table;
  const { staff } = useSettings();
  const isFirst = useMemo(() => client.kind !== 'study' && isNewcomer(), [client]);
  if (!isFirst || staff === 'off' || state.seat < 0 || !view) return undefined;
  const { log, options, seat } = state;
  return guideOf({ ui, asked, turn: view.turn, log, options, seat, language });
}
