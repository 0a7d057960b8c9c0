import { wordings } from '@brink/volk';
import type { GameFace } from '../face.ts';
import { VolkReplay } from './replay.tsx';
import { VolkTable } from './table.tsx';

export const face: GameFace = {
  id: 'volk',
  seatName: (seat, language) => wordings[language].seats[seat],
  Table: VolkTable,
  Replay: VolkReplay,
};
