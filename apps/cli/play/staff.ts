import type { Game, Language } from '@brink/kernel';
import { tellGuard, tellMemory, tellOdds, tellScoring, tellWhyNot, adapterOf } from '@brink/staff';
import type { Side, Table } from '@brink/struggle';

export const ADVICE = ['odds', 'guard', 'memory', 'score'] as const;
export type Advice = (typeof ADVICE)[number];

/** What a player asks his staff: of one choice or of all of them. */
export interface Asked {
  readonly game: Game;
  readonly id: string;
  readonly seat: number;
  readonly language: Language;
  readonly choice?: number;
}

/** Lines to print; none if the staff has nothing to say, undefined for games without one. */
export function advise(name: Advice, { game, id, seat, language, choice }: Asked) {
  const adapter = adapterOf(id);
  if (!adapter) return undefined;
  const [table, side] = [game as Table, seat as Side];
  switch (name) {
    case 'odds':
      return tellOdds(adapter, table, side, language, choice);
    case 'guard':
      return tellGuard(adapter, table, side, language);
    case 'memory':
      return tellMemory(adapter, table, side, language);
    case 'score':
      return tellScoring(adapter, table, language);
  }
}

export function explain({ game, id, seat, language, choice }: Asked): string | undefined {
  const adapter = adapterOf(id);
  if (!adapter || choice === undefined) return undefined;
  return tellWhyNot(adapter, game as Table, seat as Side, choice, language);
}
