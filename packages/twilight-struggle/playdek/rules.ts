/** Which rule a line of the log is about, for those who look for a difference. */
import type { SimpleKind, Use } from './statements.ts';
import type { Unit } from './units.ts';

const USE_RULES: Readonly<Record<Use, string>> = {
  influence: '§6.1 placing influence',
  coup: '§6.3 coups',
  realignment: '§6.2 realignments',
  space: '§6.4 the space race',
};

const RULES: Readonly<Partial<Record<SimpleKind, string>>> = {
  headline: '§4.5 C headline phase',
  event: '§5.2 events',
  target: '§6.2–6.3 coups and realignments',
  influence: '§6.1 influence',
  'coup-roll': '§6.3 coups',
  'realign-roll': '§6.2 realignments',
  war: '§7.6 wars',
  'war-roll': '§7.6 wars',
  'space-roll': '§6.4 the space race',
  'space-advance': '§6.4 the space race',
  'trap-roll': 'Quagmire and Bear Trap',
  olympics: 'Olympic Games',
  'choose-region': 'Chernobyl',
  'in-play': '§7.3 lasting events',
  vp: '§10 scoring and victory',
  defcon: '§8.1 DEFCON',
  'military-ops': '§8.2 military operations',
  reshuffle: '§4.3 the draw pile',
  'game-end': '§10.3 the end of the game',
  reveal: '§4.3 cards in hand',
  discard: '§4.3 cards in hand',
  'no-cards': '§4.3 cards in hand',
  play: '§5.0 playing a card',
  return: 'Grain Sales to Soviets',
};

export function ruleOf(statement: Unit['statement'] | undefined): string {
  if (!statement) return '§10.3 the end of the game';
  if (statement.kind === 'use') return USE_RULES[statement.use];
  if (statement.kind === 'head') {
    return statement.at.phase === 'headline' ? '§4.5 C headline phase' : '§4.5 D action rounds';
  }
  return RULES[statement.kind] ?? 'log format';
}
