import type { GameFace } from '../../table/game-ui.ts';
import type { GameId } from '../../ui/game-ids.ts';
import { endingIn } from './ending.ts';
import type { StruggleFace } from './struggle-ui.ts';
import { StruggleOverlay } from './overlay.tsx';
import { StruggleReplay } from './replay.tsx';
import { StruggleTable } from './table.tsx';

/** A game whose table is that of influence and cards. */
export const gameFaceOf = (id: GameId, face: StruggleFace): GameFace => ({
  id,
  seatName: (seat, language) => face.texts[language].seats[seat],
  ending: (manner, language, _view, options) => endingIn(face, manner, language, options),
  Table: (props) => <StruggleTable face={face} {...props} />,
  Overlay: (props) => <StruggleOverlay face={face} {...props} />,
  Replay: (props) => <StruggleReplay face={face} {...props} />,
});
