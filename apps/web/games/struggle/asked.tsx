import { SIDES } from '@brink/board';
import { PROMPTS } from '@brink/crossover/prompts';
import { argument, type Prompt } from '@brink/kernel';
import type { ReactNode } from 'react';
import { isDrawing, type TableFrame } from '../../table/game-ui.ts';
import { PromptButtons, PromptLine } from '../../table/prompt-line.tsx';
import type { AppTexts } from '../../ui/texts/texts.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { useGuide } from './use-guide.ts';
import type { TableModel } from './use-table.ts';

const leftIn = (prompt: Prompt): number | undefined => argument(PROMPTS, prompt, 'left');

/** What answers a question without the map or a card. */
export function Buttons({ table }: { readonly table: TableModel }) {
  const say = useSay();
  const { decision, selected, picked } = table;
  return (
    <PromptButtons
      sitting={table.sitting}
      // How a card is used is chosen beside the card.
      offers={decision.by === 'use' ? { ...decision, buttons: [] } : decision}
      isDoneFirst={decision.by === 'map'}
      isEnterTaken={picked !== undefined}
      confirm={selected === undefined ? undefined : { label: say.roll, onPress: table.confirm }}
      onChoose={table.press}
      onUndo={table.undo}
    />
  );
}

const ROLLS: Readonly<Partial<Record<string, 'coup' | 'realign' | 'war'>>> = {
  coupTarget: 'coup',
  realignTarget: 'realign',
  warTarget: 'war',
};

/** Where dice are about to be thrown; another country may still be chosen. */
function targetChosen({ selected, decision, ui, language }: TableModel, say: AppTexts) {
  if (selected === undefined) return undefined;
  const place = ui.names[language].countries[selected].name;
  return say.rollOrOther(say.oddsOf[ROLLS[decision.code] ?? 'roll'](place));
}

interface AskedProps {
  readonly table: TableModel;
  readonly badge?: ReactNode;
  readonly frame?: TableFrame | undefined;
}

/** The prompt line of the table. */
export function Asked({ table, badge, frame }: AskedProps) {
  const say = useSay();
  const { state, asked, view, past, faces } = table;
  // Where both choose at the same time, the tab is one's own.
  const actor = asked?.actors.includes(state.seat) ? state.seat : asked?.actors[0];
  const winner = state.result?.winners[0];
  // Until the bids are open nobody has a side.
  const isBidding = asked?.code === 'bid';
  const isTitled = frame !== undefined && (isDrawing(frame) || (asked?.choices.length ?? 0) === 0);
  const side =
    !past.isPresent || isBidding || isTitled
      ? undefined
      : state.result
        ? winner === undefined
          ? undefined
          : SIDES[winner]
        : SIDES[state.isThinking ? 1 - state.seat : (actor ?? state.seat)];
  const source = asked && !isTitled && asked.code !== 'useOfCard' ? view?.asking : undefined;
  return (
    <PromptLine
      sitting={table.sitting}
      side={side}
      tab={isBidding ? say.bid : frame?.tab}
      title={isTitled ? frame.title : undefined}
      source={source === undefined ? undefined : faces.get(source)?.title}
      counted={leftIn}
      half={targetChosen(table, say)}
      guide={useGuide(table)}
      buttons={
        <>
          {badge}
          {!isDrawing(frame) && <Buttons table={table} />}
          {frame?.tools}
        </>
      }
    />
  );
}
