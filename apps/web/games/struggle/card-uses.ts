import { SIDES, type BoardLanguage, type CardFace, type CardUse } from '@brink/board';
import type { OptionValues } from '@brink/kernel';
import { optionId, type Option } from '@brink/struggle/options';
import type { AppTexts } from '../../ui/texts/texts.ts';
import type { Advice } from '../../client/advice.ts';
import type { UseLook } from '../../client/game-client.ts';
import type { StruggleUi, StruggleView } from './struggle-ui.ts';
import { warningOf } from './heard.ts';

export type Order = 'after' | 'before';

/** A use of the popover with the choices that it stands for. */
export interface PlannedUse extends CardUse {
  readonly choice: number;
  /** What is chosen next, as soon as the operations are asked for. */
  readonly kind?: number;
  /** Where the rules refuse it. */
  readonly section?: string | undefined;
}

const OPERATIONS = [
  ['influence', 'I'],
  ['coup', 'C'],
  ['realign', 'R'],
] as const;

interface Asked {
  readonly game: StruggleUi;
  readonly face: CardFace;
  readonly legal: readonly number[];
  readonly looks?: readonly UseLook[];
  readonly view: StruggleView;
  readonly options: OptionValues;
  readonly seat: number;
  readonly order: Order;
  readonly say: AppTexts;
  readonly language: BoardLanguage;
  readonly advice: Advice | undefined;
}

/** Whether the player may say when the other side's event happens. */
export const hasOrder = (legal: readonly number[]): boolean =>
  legal.includes(optionId('eventFirst')) && legal.includes(optionId('operationsFirst'));

/** Exactly what can be done with the card, and what would come of it. */
export function usesOf({
  game,
  face,
  legal,
  looks,
  view,
  options,
  seat,
  order,
  say,
  language,
  advice,
}: Asked): PlannedUse[] {
  const can = (name: Option): boolean => legal.includes(optionId(name));
  const told = (name: Option, consequence: string) => {
    const warning = warningOf(advice, optionId(name));
    return warning ? { consequence: warning.text[language], isDeadly: true } : { consequence };
  };
  const refused = (name: Option, otherwise: string) => {
    const why = advice?.why.find(({ choice }) => choice === optionId(name));
    return {
      consequence: why?.text[language] ?? otherwise,
      isRefused: true,
      section: why?.section,
    };
  };
  /** What dice that follow at once would bring, where the staff has looked. */
  const thrown = (name: Option, otherwise: string): string => {
    const odds = advice?.odds.find(({ choice }) => choice === optionId(name));
    if (!odds) return otherwise;
    const control = odds.kind === 'war' ? Math.round(odds.control * 100) : undefined;
    const chances = say.useOdds(Math.round(odds.success * 100), control);
    return [chances, odds.effects[language]].filter((part) => part !== '').join(' · ');
  };
  const uses: PlannedUse[] = [];

  const operations: Option | undefined = can('operations')
    ? 'operations'
    : can('operationsFirst') && (order === 'after' || !can('eventFirst'))
      ? 'operationsFirst'
      : undefined;
  if (operations) {
    const look = looks?.find(({ use }) => use === optionId(operations));
    for (const [name, key] of OPERATIONS) {
      const kind = optionId(name);
      const found = look?.kinds?.find((each) => each.kind === kind);
      const ops = look?.ops ?? face.ops;
      const isRefused = look?.kinds !== undefined && !found;
      const text = !found
        ? say.useOps(ops)
        : name === 'influence'
          ? say.usePoints(ops, found.targets)
          : say.useTargets(ops, found.targets);
      uses.push({
        id: name,
        key,
        label: say.uses[name],
        choice: optionId(operations),
        kind,
        ...(isRefused ? { consequence: say.useNot, isRefused } : told(operations, text)),
      });
    }
  } else if (can('eventFirst')) {
    uses.push({
      id: 'eventFirst',
      key: 'E',
      label: say.uses.event,
      choice: optionId('eventFirst'),
      ...told('eventFirst', thrown('eventFirst', say.useEventFirst)),
    });
  }
  if (!face.isScoring) {
    const box = view.space[seat === 1 ? 1 : 0] + 1;
    const die = game.nextSpaceBox(view, seat, options)?.die ?? 0;
    const isRefused = !can('space');
    const spaceOdds = thrown('space', '');
    uses.push({
      id: 'space',
      key: 'S',
      label: say.uses.space,
      choice: optionId('space'),
      ...(isRefused
        ? refused('space', say.useNotSpace)
        : told('space', `${say.useSpace(box, die)}${spaceOdds === '' ? '' : ` · ${spaceOdds}`}`)),
    });
  }
  if (operations !== 'operationsFirst' && !can('eventFirst') && !face.isPlain) {
    const isRefused = !can('event');
    uses.push({
      id: 'event',
      key: 'E',
      label: say.uses.event,
      choice: optionId('event'),
      ...(isRefused
        ? refused('event', say.useNotEvent)
        : told('event', thrown('event', face.isScoring ? say.useScoring : say.useEvent))),
    });
  }
  return uses;
}

/** What the reader should know about the event first. */
export function noticeOf(
  face: CardFace,
  legal: readonly number[],
  seat: number,
  say: AppTexts,
): { readonly side: (typeof SIDES)[number]; readonly text: string } | undefined {
  const rival = SIDES[1 - seat];
  if (face.side !== rival || face.isScoring) return undefined;
  return { side: rival, text: hasOrder(legal) ? say.rivalEvent : say.rivalEventOff };
}
