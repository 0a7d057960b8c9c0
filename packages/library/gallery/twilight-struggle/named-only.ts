import type { GalleryCard } from '../card.ts';

/**
 * Promo cards of national editions that a rulebook names without telling what they do. We know no
 * facts of theirs, so they are told of and not played.
 */
export const namedOnly: readonly GalleryCard[] = [
  {
    key: 'twilight-struggle/finlandization',
    game: 'twilight-struggle',
    kind: 'card',
    number: undefined,
    period: undefined,
    side: undefined,
    marks: [],
    isStandIn: false,
    isNameOnly: true,
    name: { en: 'Finlandization', ru: 'Финляндизация' },
    text: {
      en: [
        'Not playable in Brink. The rulebook of the Russian Deluxe edition lists this promo card among the components (§2.0) and does not say what it does.',
      ],
      ru: [
        'В Brink не разыгрывается. Правила русского делюкс-издания называют эту промокарту среди компонентов (§2.0), но не говорят, что она делает.',
      ],
    },
    note: {
      en: 'The treaty of 1948 bound Finland to keep out of alliances against the Soviet Union. The country stayed a democracy with a free market, and its politicians learned to ask what Moscow would say.',
      ru: 'Договор 1948 года обязал Финляндию не вступать в союзы против СССР. Страна осталась демократией с рыночной экономикой, а ее политики привыкли думать о том, что скажет Москва.',
    },
    rulings: [],
  },
];
