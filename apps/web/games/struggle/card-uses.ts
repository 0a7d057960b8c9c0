import { SIDES, type BoardLanguage, type CardFace, type CardUse } from '@brink/board';
import type { OptionValues } from '@brink/kernel';
import { optionId, type Option } from '@brink/struggle/options';
import type { AppWords } from '../../app/words/words.ts';
import type { Advice } from '../../play/advice.ts';
import type { UseLook } from '../../play/game-client.ts';
import type { StruggleFace, StruggleView } from './face.ts';
import { warningOf } from './heard.ts';

export type Order = 'after' | 'before';

/** A use of the popover with the choices that it stands for. */
export interface PlannedUse extends CardUse {
  readonly choice: number;
  /** What is chosen next, as soon as the operations are asked for. */
  readonly kind?: number;
}

const OPERATIONS = [
  ['influence', 'I'],
  ['coup', 'C'],
  ['realign', 'R'],
] as const;

interface Asked {
  readonly game: StruggleFace;
  readonly face: CardFace;
  readonly legal: readonly number[];
  readonly looks?: readonly UseLook[];
  readonly view: StruggleView;
  readonly options: OptionValues;
  readonly seat: number;
  readonly order: Order;
  readonly say: AppWords;
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
  const why = (name: Option, otherwise: string): string =>
    advice?.why.find(({ choice }) => choice === optionId(name))?.text[language] ?? otherwise;
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
      ...told('eventFirst', say.useEventFirst),
    });
  }
  if (!face.isScoring) {
    const box = view.space[seat === 1 ? 1 : 0] + 1;
    const die = game.nextSpaceBox(view, seat, options)?.die ?? 0;
    const isRefused = !can('space');
    uses.push({
      id: 'space',
      key: 'S',
      label: say.uses.space,
      choice: optionId('space'),
      ...(isRefused
        ? { consequence: why('space', say.useNotSpace), isRefused }
        : told('space', say.useSpace(box, die, Math.round((die / 6) * 100)))),
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
        ? { consequence: why('event', say.useNotEvent), isRefused }
        : told('event', face.isScoring ? say.useScoring : say.useEvent)),
    });
  }
  return uses;
}

/** What the reader should know about the event first. */
export function noticeOf(
  face: CardFace,
  legal: readonly number[],
  seat: number,
  say: AppWords,
): { readonly side: (typeof SIDES)[number]; readonly text: string } | undefined {
  const rival = SIDES[1 - seat];
  if (face.side !== rival || face.isScoring) return undefined;
  return { side: rival, text: hasOrder(legal) ? say.rivalEvent : say.rivalEventOff };
}
