import { SIDES } from '@brink/board';
import { optionFields, parseOptions, type RedSeaOptions } from '@brink/red-sea/options';
import { texts } from '@brink/red-sea/text/index';
import type { ByLanguage, GameLobby } from '../face.ts';
import { glanceAt } from '../struggle/glance.ts';

/** What each option means, for those who choose. */
const optionAbout: ByLanguage<Readonly<Record<keyof RedSeaOptions, string>>> = {
  en: {
    bonusUs: 'A handicap for the US.',
    bonusUssr: 'A handicap for the USSR.',
    rulings: 'Points that the rulebook leaves open.',
  },
  ru: {
    bonusUs: 'Фора для США.',
    bonusUssr: 'Фора для СССР.',
    rulings: 'То, о чём правила молчат.',
  },
};

export const lobby: GameLobby = {
  id: 'red-sea',
  texts,
  optionFields,
  parseOptions,
  presets: { rulebook: {} },
  firstPreset: 'rulebook',
  optionAbout,
  seats: () => SIDES,
  firstSeat: 'ussr',
  summary: ({ bonusUs, bonusUssr }, language) => {
    const { title, seats } = texts[language];
    const bonuses = [bonusUs, bonusUssr].flatMap((points, seat) =>
      Number(points) > 0 ? [`${seats[seat]} +${String(points)}`] : [],
    );
    return [title, ...bonuses].join(' · ');
  },
  glance: glanceAt(texts),
};
