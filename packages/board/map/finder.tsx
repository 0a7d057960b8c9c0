import { useId, useState, type KeyboardEvent } from 'react';
import { useWords } from '../words/language.tsx';
import './finder.css';

export interface Findable {
  readonly id: string;
  readonly name: string;
  /** Other things it may be called, in any language. */
  readonly aliases: readonly string[];
}

const MOST_SHOWN = 6;
const plain = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е');

/** Names that begin with the letters come before names that only hold them. */
export function findByName(query: string, all: readonly Findable[]): readonly Findable[] {
  const wanted = plain(query.trim());
  if (wanted === '') return [];
  const rank = ({ name, aliases }: Findable): number => {
    const forms = [name, ...aliases].map(plain);
    if (forms.some((form) => form.startsWith(wanted))) return 0;
    return forms.some((form) => form.includes(wanted)) ? 1 : 2;
  };
  return all
    .map((found) => ({ found, order: rank(found) }))
    .filter(({ order }) => order < 2)
    .toSorted((a, b) => a.order - b.order)
    .slice(0, MOST_SHOWN)
    .map(({ found }) => found);
}

interface FinderProps {
  readonly all: readonly Findable[];
  readonly onFind: (id: string) => void;
  readonly onClose: () => void;
}

/** Type a name: the first match is one Enter away. */
export function Finder({ all, onFind, onClose }: FinderProps) {
  const words = useWords();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const found = findByName(query, all);

  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && found[at]) onFind(found[at].id);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    if (found.length > 0) setAt((at + step + found.length) % found.length);
  };

  return (
    <div className="b-finder">
      <input
        // The player has just asked for it.
        autoFocus
        className="b-finder-input"
        role="combobox"
        aria-label={words.find}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found[at] && `${listId}-${found[at].id}`}
        placeholder={words.find}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={onClose}
      />
      <ul id={listId} role="listbox" aria-label={words.find}>
        {found.map(({ id, name }, i) => (
          <li
            key={id}
            id={`${listId}-${id}`}
            role="option"
            aria-selected={i === at}
            onPointerDown={() => onFind(id)}
          >
            {name}
          </li>
        ))}
      </ul>
      {query !== '' && found.length === 0 && <p className="b-finder-none">{words.findNothing}</p>}
    </div>
  );
}
