import { SIDES } from '@brink/board';
import { twilightOptions } from '@brink/crossover/options';
import { PRESETS } from '@brink/twilight-struggle/presets';
import type { GameLobby } from '../face.ts';
import { glanceAt } from '../struggle/glance.ts';
import { conflicts, optionAbout, presetWords } from './option-words.ts';
import { TEXTS } from './texts.ts';

export const lobby: GameLobby = {
  id: 'twilight-struggle',
  texts: TEXTS,
  ...twilightOptions,
  presets: { ...PRESETS, crossover: { crossover: true } },
  presetWords,
  conflicts,
  firstPreset: 'tournament',
  optionAbout,
  seats: () => SIDES,
  firstSeat: 'ussr',
  hasStaff: true,
  headlines: async () => (await import('./cards.ts')).CARDS,
  summary: ({ edition, scenario, bonusUs }, language) => {
    const texts = TEXTS[language];
    const parts = [texts.option('edition', edition ?? 'deluxe')];
    if (scenario !== undefined && scenario !== 'standard') {
      parts.push(texts.option('scenario', scenario));
    }
    if (Number(bonusUs) > 0) parts.push(`${texts.seats[0]} +${String(bonusUs)}`);
    return `${texts.title}, ${parts.join(' · ')}`;
  },
  glance: glanceAt(TEXTS),
};
