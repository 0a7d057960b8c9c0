import { OpsBadge, useLanguage, type CardFace } from '@brink/board';
import { useState } from 'react';
import { RuleLink } from '../../ui/rule-link.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import type { MemoryNote, ScoreNote } from '../../client/advice.ts';
import './staff.css';

interface MemoryPanelProps {
  readonly memory: MemoryNote | undefined;
  /** A rule of the table on what the staff may say. */
  readonly note?: string;
  /** What is said where nothing can be told. */
  readonly empty: string;
  readonly faces: ReadonlyMap<number, CardFace>;
  readonly onOpen: (id: string) => void;
}

/** What a player can know of every card, in groups of his choice. */
export function MemoryPanel({ memory, note, empty, faces, onOpen }: MemoryPanelProps) {
  const say = useSay();
  const language = useLanguage();
  const [by, setBy] = useState('place');
  if (!memory) return <p className="w-empty">{empty}</p>;
  const grouping = memory.groupings.find(({ id }) => id === by) ?? memory.groupings[0];
  return (
    <div className="w-scroll w-memory">
      {note && <p>{note}</p>}
      <p>{memory.summary[language]}</p>
      <label>
        <span className="b-unseen">{say.memoryBy}</span>
        <select value={by} onChange={(event) => setBy(event.target.value)}>
          {memory.groupings.map(({ id, label }) => (
            <option key={id} value={id}>
              {label[language]}
            </option>
          ))}
        </select>
      </label>
      {grouping.groups.map(({ label, cards }) => (
        <section key={label.en}>
          <h3 className="w-subhead">
            {label[language]} <small>{cards.length}</small>
          </h3>
          <ul className="w-cards">
            {cards.map((number) => {
              const face = faces.get(number);
              const known = memory.cards[number];
              return (
                face && (
                  <li key={number}>
                    <button type="button" data-card={face.id} onClick={() => onOpen(face.id)}>
                      <OpsBadge
                        side={face.side}
                        ops={face.ops}
                        isScoring={face.isScoring}
                        isPlain={face.isPlain}
                        size={20}
                      />
                      <span>{face.title}</span>
                      {known?.about[language] && <i>{known.about[language]}</i>}
                    </button>
                  </li>
                )
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What every region would give now, with the reasons. */
export function ScorePanel({ score }: { readonly score: ScoreNote }) {
  const language = useLanguage();
  const say = useSay();
  return (
    // It scrolls and has nothing else to stop at.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="w-scroll" tabIndex={0} aria-label={say.tabs.score}>
      <ul className="w-score">
        {score.map(({ text, isReason, section }, i) => (
          // Lines have no name of their own, and two regions may say the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} data-reason={isReason}>
            {text[language]} {section && <RuleLink anchor={section} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
