import { DONE } from '@brink/kernel';
import { namesFrom } from '@brink/study/notation/parts';
import { volk, wordings, type VolkView } from '@brink/volk';
import type { GameUi } from '../../table/game-ui.ts';
import { endingOf } from './ending.ts';
import { printsOf } from './printed.ts';
import { VolkOverlay } from './overlay.tsx';
import { VolkReplay } from './replay.tsx';
import { VolkTable } from './table.tsx';
import { UnseenCards } from './unseen-cards.tsx';
import { onDemand } from '../../ui/arrival.tsx';

/** Provinces and building sites by the names that choices have. */
function placeAt(name: string): string | undefined {
  for (const kind of ['province', 'site']) {
    const number = volk.choiceOf(kind, name);
    if (number !== undefined && number < DONE) return `[data-target="${kind}-${number}"]`;
  }
  return undefined;
}

export const gameUi: GameUi = {
  id: 'volk',
  seatName: (seat, language) => wordings[language].seats[seat],
  texts: (options) => printsOf(options).texts,
  names: (options, language) => {
    const names = namesFrom(printsOf(options).texts[language]);
    return { ...names, place: (province) => names.other('province', province) };
  },
  placeAt,
  analysisTabs: (standing, eyes, labels, options) => [
    {
      id: 'cards',
      label: labels.cards,
      content: <UnseenCards standing={standing} options={options} isOpen={eyes === 'open'} />,
    },
  ],
  hasReview: true,
  ending: (manner, language, view) => endingOf(manner, language, view as VolkView | undefined),
  Table: VolkTable,
  Replay: VolkReplay,
  Editor: onDemand(() => import('./editor/editor.tsx')),
  Overlay: VolkOverlay,
};
