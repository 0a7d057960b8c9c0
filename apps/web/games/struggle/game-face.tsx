import type { GameFace } from '../face.ts';
import type { GameId } from '../ids.ts';
import { endingIn } from './ending.ts';
import type { StruggleFace } from './face.ts';
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
