import type { GameId } from '@brink/games/ids';
import type { GameUi } from '../../table/game-ui.ts';
import { endingIn } from './ending.ts';
import type { StruggleUi } from './struggle-ui.ts';
import { StruggleOverlay } from './overlay.tsx';
import { StruggleReplay } from './replay.tsx';
import { StruggleTable } from './table.tsx';
import { StruggleTold } from './told.tsx';

/** A game whose table is that of influence and cards. */
export const gameUiOf = (id: GameId, ui: StruggleUi): GameUi => ({
  id,
  seatName: (seat, language) => ui.texts[language].seats[seat],
  ending: (manner, language, _view, options) => endingIn(ui, manner, language, options),
  hasReview: true,
  Table: (props) => <StruggleTable ui={ui} {...props} />,
  Overlay: (props) => <StruggleOverlay ui={ui} {...props} />,
  Replay: (props) => <StruggleReplay ui={ui} {...props} />,
  Told: (props) => <StruggleTold ui={ui} {...props} />,
});
