import { Key, useLanguage } from '@brink/board';
import { IconCredits } from '../../ui/icon-credits.tsx';
import { Link } from '../../ui/link.tsx';
import { Switches } from '../../ui/switches.tsx';
import { KEY_LINES, type KeyLine } from '../../ui/texts/texts.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { Legend } from './legend.tsx';
import { HELP_TEXTS } from './texts.ts';
import './help.css';

const KEYS: Readonly<Record<KeyLine, readonly string[]>> = {
  card: ['1', '…', '9', '0'],
  use: ['I', 'C', 'R', 'S', 'E'],
  confirm: ['↵'],
  back: ['Esc'],
  undo: ['U', 'Ctrl+Z'],
  target: ['Tab', 'Shift+Tab'],
  arrows: ['↑', '↓', '←', '→'],
  find: ['/'],
  region: ['Alt+1…6'],
  past: ['←', '→'],
  since: ['W'],
  panel: ['L', 'T', 'N'],
  names: ['↑', '↓'],
  draw: ['D'],
  help: ['H', '?'],
};

const PLACES = [
  ['/rules', 'rules'],
  ['/cards', 'cards'],
  ['/learn/first-game', 'firstGame'],
  ['/learn/example-of-play', 'example'],
] as const;

/** How to read the table, where the rules are, what the keys do. */
export default function HelpContents({ hasLegend }: { readonly hasLegend: boolean }) {
  const say = useSay();
  const texts = HELP_TEXTS[useLanguage()];
  return (
    <>
      {hasLegend && <Legend />}
      <div className="w-help-more">
        <section>
          <h3>{texts.rules}</h3>
          <ul className="w-help-links">
            {PLACES.map(([address, name]) => (
              <li key={address}>
                <Link to={address}>{texts.places[name]}</Link>
              </li>
            ))}
          </ul>
          <h3>{say.settings}</h3>
          <ul className="w-help-links">
            <li>
              <Link to="/settings">{texts.allSettings}</Link>
            </li>
          </ul>
          <Switches />
        </section>
        <section>
          <h3>{say.keys}</h3>
          <dl className="w-keys">
            {KEY_LINES.map((line) => (
              <div key={line}>
                <dt>
                  {KEYS[line].map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </dt>
                <dd>{say.keyLines[line]}</dd>
              </div>
            ))}
          </dl>
          <IconCredits />
        </section>
      </div>
    </>
  );
}
