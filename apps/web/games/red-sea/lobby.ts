import { optionFields, parseOptions } from '@brink/red-sea/options';
import { texts } from '@brink/red-sea/text/index';
import type { GameLobby } from '../face.ts';
import { glanceAt } from '../struggle/glance.ts';

export const lobby: GameLobby = {
  id: 'red-sea',
  texts,
  optionFields,
  parseOptions,
  presets: { rulebook: {} },
  firstPreset: 'rulebook',
  summary: ({ bonusUs, bonusUssr }, language) => {
    const { title, seats } = texts[language];
    const bonuses = [bonusUs, bonusUssr].flatMap((points, seat) =>
      Number(points) > 0 ? [`${seats[seat]} +${String(points)}`] : [],
    );
    return [title, ...bonuses].join(' · ');
  },
  glance: glanceAt(texts),
};
