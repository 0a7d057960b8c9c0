import { SIDES } from '@brink/board';
import { redSeaOptions } from '@brink/crossover/options';
import type { GameLobby } from '../face.ts';
import { glanceAt } from '../struggle/glance.ts';
import { texts } from './texts.ts';
import { PRESETS, conflicts, optionAbout, presetWords } from './option-words.ts';

export const lobby: GameLobby = {
  id: 'red-sea',
  texts,
  ...redSeaOptions,
  presets: PRESETS,
  firstPreset: 'rulebook',
  presetWords,
  conflicts,
  optionAbout,
  seats: () => SIDES,
  firstSeat: 'ussr',
  hasStaff: true,
  headlines: async () => (await import('./cards.ts')).CARDS,
  summary: ({ bonusUs, bonusUssr, crossover }, language) => {
    const { title, seats, option } = texts[language];
    const bonuses = [bonusUs, bonusUssr].flatMap((points, seat) =>
      Number(points) > 0 ? [`${seats[seat]} +${String(points)}`] : [],
    );
    return [title, ...(crossover === true ? [option('crossover')] : []), ...bonuses].join(' · ');
  },
  glance: glanceAt(texts),
};
