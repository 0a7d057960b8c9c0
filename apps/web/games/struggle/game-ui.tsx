import type { GameId } from '@brink/games/ids';
import { namesFrom } from '@brink/study/notation/parts';
import type { GameUi } from '../../table/game-ui.ts';
import { endingIn } from './ending.ts';
import { ScorePanel } from './memory-panel.tsx';
import type { StruggleUi } from './struggle-ui.ts';
import { StruggleTable } from './table.tsx';
import { onDemand } from '../../ui/arrival.tsx';

// A table is what most come for: everything else is fetched by who opens it.
const StruggleEditor = onDemand(() => import('./editor/editor.tsx'));
const StruggleOverlay = onDemand(async () => ({
  default: (await import('./overlay.tsx')).StruggleOverlay,
}));
const StruggleReplay = onDemand(async () => ({
  default: (await import('./replay.tsx')).StruggleReplay,
}));
const StruggleTold = onDemand(async () => ({ default: (await import('./told.tsx')).StruggleTold }));
const UnseenCards = onDemand(async () => ({
  default: (await import('./unseen-cards.tsx')).UnseenCards,
}));

/** A game whose table is that of influence and cards. */
export const gameUiOf = (id: GameId, ui: StruggleUi): GameUi => ({
  id,
  seatName: (seat, language) => ui.texts[language].seats[seat],
  texts: () => ui.texts,
  names: (_options, language) => ({
    ...namesFrom(ui.texts[language]),
    card: (card) => ui.cards[language].get(card)?.title ?? `${card}`,
    place: (place) => ui.names[language].countries[ui.areaId(place)].label,
  }),
  analysisTabs: (standing, eyes, labels) => [
    {
      id: 'cards',
      label: labels.cards,
      content: <UnseenCards ui={ui} standing={standing} isOpen={eyes === 'open'} />,
    },
    ...(standing.score
      ? [{ id: 'score', label: labels.score, content: <ScorePanel score={standing.score} /> }]
      : []),
  ],
  ending: (manner, language, _view, options) => endingIn(ui, manner, language, options),
  hasReview: true,
  Table: (props) => <StruggleTable ui={ui} {...props} />,
  Overlay: (props) => <StruggleOverlay ui={ui} {...props} />,
  Replay: (props) => <StruggleReplay ui={ui} {...props} />,
  Editor: (props) => <StruggleEditor ui={ui} {...props} />,
  Told: (props) => <StruggleTold ui={ui} {...props} />,
});
