import { useLanguage } from '@brink/board';

/** Who drew the pictograms of the cards; which of them is in `games/pictogram-credits.json`. */
export const ICON_AUTHORS = [
  'Delapouite',
  'Lorc',
  'Skoll',
  'Quoting',
  'Cathelineau',
  'Sbed',
  'Pierre Leducq',
  'Caro Asercion',
  'Rihlsul',
  'DarkZaitzev',
  'Lucas',
  'Zajkonur',
  'Willdabeast',
] as const;

const SOURCE = 'https://game-icons.net';
const LICENCE = 'https://creativecommons.org/licenses/by/3.0/';

const TEXTS = {
  en: { by: 'Icons made by', from: 'from', recoloured: 'recoloured' },
  ru: { by: 'Авторы значков:', from: 'с сайта', recoloured: 'изменен цвет' },
} as const;

/** Their licence asks for it. */
export function IconCredits() {
  const language = useLanguage();
  const { by, from, recoloured } = TEXTS[language];
  const names = new Intl.ListFormat(language).format(ICON_AUTHORS);
  return (
    <p className="w-about">
      {by} {names}, {from} <a href={SOURCE}>game-icons.net</a>, <a href={LICENCE}>CC BY 3.0</a>,{' '}
      {recoloured}.
    </p>
  );
}
