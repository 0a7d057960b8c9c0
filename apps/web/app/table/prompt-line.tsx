import { Button, Prompt, SIDES, useLanguage } from '@brink/board';
import { CHANCE } from '@brink/kernel';
import type { ReactNode } from 'react';
import { TEXTS } from '../../twilight-struggle/texts.ts';
import { useSay } from '../words/use-say.ts';
import type { AppWords } from '../words/words.ts';
import type { TableModel } from './use-table.ts';

/** More letters than this do not fit beside the sentence. */
const MOST_LETTERS = 44;

/** Whether the answers stand in the prompt line, or need a list of their own. */
export const fitsInPrompt = ({ decision }: TableModel): boolean =>
  decision.buttons.reduce((sum, { label }) => sum + label.length + 4, 0) <= MOST_LETTERS;

const COUNTED = new Set(['placeInfluence', 'place', 'remove', 'removeAll', 'realignTarget']);

/** The count that matters is underlined. */
function emphasised(text: string, code: string, count: number | undefined): ReactNode {
  if (!COUNTED.has(code) || count === undefined) return text;
  const at = text.search(new RegExp(`(?<!\\d)${count}(?!\\d)`));
  if (at < 0) return text;
  const end = at + `${count}`.length;
  return (
    <>
      {text.slice(0, at)}
      <u>{text.slice(at, end)}</u>
      {text.slice(end)}
    </>
  );
}

function sentence(table: TableModel, say: AppWords, language: 'en' | 'ru'): ReactNode {
  const { state, past, asked } = table;
  if (!past.isPresent) return say.past(past.back);
  if (state.isOffline) return say.offline(state.retryIn ?? 0);
  const refusal = state.refusal as keyof AppWords['refusals'] | undefined;
  if (refusal && say.refusals[refusal]) return say.refusals[refusal];
  if (state.result) return TEXTS[language].outcome(state.result);
  if (state.isThinking) return say.thinking;
  if (!asked || asked.actors.includes(CHANCE)) return state.seat < 0 ? say.watching : '';
  return emphasised(TEXTS[language].prompt(asked), asked.code, asked.args[0]);
}

/** Undo, then what is positive: always in the same place. */
export function PromptButtons({ table }: { readonly table: TableModel }) {
  const say = useSay();
  const { state, decision, past, selected, picked } = table;
  if (!past.isPresent) {
    return (
      <Button isPrimary keyLabel="Esc" onPress={past.toPresent}>
        {say.backToPresent}
      </Button>
    );
  }
  if (state.result || state.seat < 0) return undefined;
  return (
    <>
      <Button
        keyLabel="U"
        disabledBecause={state.canUndo ? undefined : say.nothingToUndo}
        onPress={table.undo}
      >
        {say.undo}
      </Button>
      {decision.free.map(({ choice, label }) => (
        <Button key={choice} onPress={() => table.choose(choice)}>
          {label}
        </Button>
      ))}
      {decision.by === 'buttons' &&
        fitsInPrompt(table) &&
        decision.buttons.map(({ choice, label, key }) => (
          <Button key={choice} isPrimary keyLabel={key} onPress={() => table.choose(choice)}>
            {label}
          </Button>
        ))}
      {decision.done && (
        <Button
          isPrimary={decision.by === 'map'}
          keyLabel={selected === undefined && picked === undefined ? '↵' : undefined}
          onPress={() => table.choose(decision.done!.choice)}
        >
          {decision.done.label}
        </Button>
      )}
      {selected !== undefined && (
        <Button isPrimary keyLabel="↵" onPress={table.confirm}>
          {say.roll}
        </Button>
      )}
    </>
  );
}

export function PromptLine({ table }: { readonly table: TableModel }) {
  const language = useLanguage();
  const say = useSay();
  const { state, asked, view, past, faces } = table;
  const actor = asked?.actors[0];
  const winner = state.result?.winners[0];
  const side = !past.isPresent
    ? undefined
    : state.result
      ? winner === undefined
        ? undefined
        : SIDES[winner]
      : SIDES[state.isThinking ? 1 - state.seat : (actor ?? state.seat)];
  const source = asked && asked.code !== 'useOfCard' ? view?.resolving.at(-1) : undefined;
  return (
    <Prompt
      side={side}
      tab={past.isPresent ? say.over : say.replayTab}
      source={source === undefined ? undefined : faces.get(source)?.title}
      isOffline={state.isOffline}
      buttons={<PromptButtons table={table} />}
    >
      {sentence(table, say, language)}
    </Prompt>
  );
}
