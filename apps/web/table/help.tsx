import { Key } from '@brink/board';
import { useSay } from '../ui/texts/use-say.ts';
import { KEY_LINES, type KeyLine } from '../ui/texts/texts.ts';
import { IconCredits } from '../ui/icon-credits.tsx';
import { Modal } from '../ui/modal.tsx';

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
  help: ['H', '?'],
};

export function Help({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Modal title={say.keys} onClose={onClose}>
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
    </Modal>
  );
}
