import { Button, useLanguage } from '@brink/board';
import { useState } from 'react';
import { takeUpdate } from '../client/updates.ts';
import { useSay } from '../ui/texts/use-say.ts';
import './update-banner.css';

const TEXTS = {
  en: { ready: 'A new version is ready. Your games are kept.', take: 'Update' },
  ru: { ready: 'Готова новая версия. Партии сохранены.', take: 'Обновить' },
} as const;

/** There is a newer client: it is told, and taken when the player wants it. */
export default function UpdateBanner() {
  const texts = TEXTS[useLanguage()];
  const say = useSay();
  const [isLater, setLater] = useState(false);
  if (isLater) return undefined;
  return (
    <aside className="w-update" aria-label={texts.take}>
      <span role="status">{texts.ready}</span>
      <Button isPrimary onPress={takeUpdate}>
        {texts.take}
      </Button>
      <button type="button" aria-label={say.close} onClick={() => setLater(true)}>
        ×
      </button>
    </aside>
  );
}
