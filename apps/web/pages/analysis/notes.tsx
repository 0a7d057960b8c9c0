import { Button, useLanguage } from '@brink/board';
import {
  ROOT,
  SIGNS,
  STUDY_LIMITS,
  arrowsAt,
  inLanguage,
  nodeAt,
  noteAt,
  rowTo,
  type StudyText,
} from '@brink/study';
import { useId, useSyncExternalStore } from 'react';
import type { AnalysisClient } from '../../client/analysis-client.ts';
import type { ArrowText } from './drawing.tsx';
import { useAnalysisTexts } from './texts.ts';

interface NotesProps {
  readonly client: AnalysisClient;
  readonly tellArrow: ArrowText;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Name, comment and sign of what is shown. */
export function Notes({ client, tellArrow }: NotesProps) {
  const texts = useAnalysisTexts();
  const language = useLanguage();
  const id = useId();
  // What is written stands there at once.
  const { tree, node, rows, facts } = useSyncExternalStore(client.subscribeAnalysis, client.shown);
  const said = noteAt(tree, node);
  /** A text in two languages stays one. */
  const written = (before: StudyText | undefined, text: string): StudyText =>
    before === undefined || typeof before === 'string' ? text : { ...before, [language]: text };
  const isDie = facts.get(node)?.domain === 'die';
  const { choice } = nodeAt(tree, node);
  const arrows = arrowsAt(tree, rowTo(rows, node));
  const alike = new Set(said.alike ?? []);
  return (
    <div className="w-scroll an-notes">
      <fieldset className="an-signs">
        <legend>{texts.sign}</legend>
        {[undefined, ...SIGNS].map((sign) => (
          <button
            key={sign ?? ''}
            type="button"
            aria-pressed={said.sign === sign}
            disabled={node === ROOT}
            onClick={() => client.note({ sign })}
          >
            {sign ?? texts.noSign}
          </button>
        ))}
      </fieldset>
      <label htmlFor={`${id}-name`}>{texts.name}</label>
      <input
        id={`${id}-name`}
        className="w-input"
        maxLength={STUDY_LIMITS.name}
        value={inLanguage(said.name, language)}
        onChange={({ target }) => client.note({ name: written(said.name, target.value) })}
      />
      <label htmlFor={`${id}-comment`}>{texts.comment}</label>
      <textarea
        id={`${id}-comment`}
        className="w-input"
        rows={5}
        maxLength={STUDY_LIMITS.comment}
        value={inLanguage(said.comment, language)}
        onChange={({ target }) => client.note({ comment: written(said.comment, target.value) })}
      />
      {isDie && (
        <fieldset className="an-signs">
          <legend>{texts.alike}</legend>
          {FACES.filter((face) => face !== choice).map((face) => (
            <button
              key={face}
              type="button"
              aria-pressed={alike.has(face)}
              onClick={() => {
                const next = new Set(alike);
                if (!next.delete(face)) next.add(face);
                client.note({ alike: next.size === 0 ? undefined : [...next] });
              }}
            >
              {face}
            </button>
          ))}
          <p>{texts.alikeAbout}</p>
        </fieldset>
      )}
      {arrows.length > 0 && (
        <fieldset className="an-arrows">
          <legend>{texts.arrows}</legend>
          <ul>
            {arrows.map((arrow) => {
              const told = tellArrow(arrow);
              return (
                <li key={told}>
                  <span>{told}</span>
                  <button
                    type="button"
                    aria-label={texts.removeArrow(told)}
                    title={texts.removeArrow(told)}
                    onClick={() => client.draw(arrow)}
                  >
                    ×
                  </button>
                </li>
              );
            })}
          </ul>
          <Button onPress={() => client.clearArrows()}>{texts.clearArrows}</Button>
        </fieldset>
      )}
      <Button
        disabledBecause={node === ROOT ? texts.start : undefined}
        onPress={() => client.prune()}
      >
        {texts.remove}
      </Button>
    </div>
  );
}
