import { Button, Prompt, type Side } from '@brink/board';
import { CHANCE, type Prompt as Question } from '@brink/kernel';
import type { ReactNode } from 'react';
import { useSay } from '../ui/texts/use-say.ts';
import type { AppTexts } from '../ui/texts/texts.ts';
import { fitInPrompt, type Offers } from './offers.ts';
import { PastBar } from './past-bar.tsx';
import type { Sitting } from './use-sitting.ts';
import { useTableTexts } from './texts.ts';

/** How much the question says is left. */
type Counted = (question: Question) => number | undefined;

/** The count that matters is underlined. */
function emphasised(text: string, count: number | undefined): ReactNode {
  if (count === undefined) return text;
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

function sentence(sitting: Sitting, say: AppTexts, counted: Counted | undefined): ReactNode {
  const { state, past, asked, texts } = sitting;
  if (!past.isPresent) return say.past(past.back);
  if (state.isOffline) return say.offline(state.retryIn ?? 0);
  const refusal = state.refusal as keyof AppTexts['refusals'] | undefined;
  if (refusal && say.refusals[refusal]) return say.refusals[refusal];
  if (state.result) return texts.outcome(state.result);
  if (state.isThinking) return say.thinking;
  // The question stands until the server has taken the answer.
  const question = asked ?? (state.isSending ? state.prompt : undefined);
  if (!question || question.actors.includes(CHANCE)) return state.seat < 0 ? say.watching : '';
  // Only a coach asks without leaving a choice: first there is something to read.
  if (question.actors.includes(state.seat) && question.choices.length === 0) return say.readFirst;
  const text = texts.prompt(question);
  return emphasised(text, counted?.(question));
}

interface PromptButtonsProps {
  readonly sitting: Sitting;
  /** Answers by button. A list that is shown elsewhere because it is long is left out. */
  readonly offers: Offers;
  /** The end of the question is the way on, not a way out. */
  readonly isDoneFirst?: boolean;
  /** What has been pointed at and wants to be confirmed. */
  readonly confirm?: { readonly label: string; readonly onPress: () => void };
  /** Enter does something else. */
  readonly isEnterTaken?: boolean;
  readonly onChoose?: (choice: number) => void;
  readonly onUndo?: () => void;
}

/** Undo, then what is positive: always in the same place. */
export function PromptButtons(props: PromptButtonsProps) {
  const { sitting, offers, isDoneFirst, confirm, isEnterTaken } = props;
  const { onChoose: choose = sitting.choose, onUndo = sitting.undo } = props;
  const say = useSay();
  const words = useTableTexts();
  const { state, past } = sitting;
  if (!past.isPresent) {
    return (
      <>
        <PastBar sitting={sitting} />
        <Button isPrimary keyLabel="Esc" onPress={past.toPresent}>
          {say.backToPresent}
        </Button>
      </>
    );
  }
  if (state.isOffline && sitting.client.tryNow) {
    return <Button onPress={sitting.client.tryNow}>{words.tryNow}</Button>;
  }
  if (state.result || state.seat < 0) return undefined;
  const { buttons, done, free } = offers;
  return (
    <>
      <Button
        keyLabel="U"
        disabledBecause={state.canUndo ? undefined : say.nothingToUndo}
        onPress={onUndo}
      >
        {say.undo}
      </Button>
      {free.map(({ choice, label }) => (
        <Button key={choice} onPress={() => choose(choice)}>
          {label}
        </Button>
      ))}
      {fitInPrompt(offers) &&
        buttons.map(({ choice, label, key }) => (
          <Button key={choice} isPrimary keyLabel={key} onPress={() => choose(choice)}>
            {label}
          </Button>
        ))}
      {done && (
        <Button
          isPrimary={isDoneFirst}
          keyLabel={confirm || isEnterTaken ? undefined : '↵'}
          onPress={() => choose(done.choice)}
        >
          {done.label}
        </Button>
      )}
      {confirm && (
        <Button isPrimary keyLabel="↵" onPress={confirm.onPress}>
          {confirm.label}
        </Button>
      )}
    </>
  );
}

interface PromptLineProps {
  readonly sitting: Sitting;
  /** Whose turn it is, in the colours of the board. */
  readonly side?: Side;
  readonly name?: string;
  /** Instead of a side, while nobody has one. */
  readonly tab?: string;
  /** In the place of the sentence. */
  readonly title?: ReactNode;
  /** The card or rule that asks. */
  readonly source?: string;
  readonly counted?: Counted;
  /** What is asked once an answer is half given. */
  readonly half?: string | undefined;
  /** For somebody's first game: where, why and how many. */
  readonly guide?: string | undefined;
  readonly buttons: ReactNode;
}

export function PromptLine(props: PromptLineProps) {
  const { sitting, side, name, tab, title, source, counted, half, guide, buttons } = props;
  const say = useSay();
  const { state, past } = sitting;
  return (
    <Prompt
      side={side}
      name={name}
      tab={past.isPresent ? (tab ?? say.over) : say.replayTab}
      source={source}
      isOffline={state.isOffline}
      buttons={buttons}
    >
      {title ?? half ?? sentence(sitting, say, counted)}
      {guide && <small className="w-guide">{guide}</small>}
    </Prompt>
  );
}
