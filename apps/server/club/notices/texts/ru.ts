import type { NoticeTexts } from './texts.ts';

const against = (name: string | undefined): string => (name ? `, соперник ${name}` : '');
const plural = new Intl.PluralRules('ru');
const waiting: Readonly<Record<string, (count: number) => string>> = {
  one: (count) => `Вашего хода ждет ${count} партия.`,
  few: (count) => `Вашего хода ждут ${count} партии.`,
  many: (count) => `Вашего хода ждут ${count} партий.`,
};

export const ru: NoticeTexts = {
  say: {
    turn: ({ name }, title) => `Ваш ход: ${title}${against(name)}.`,
    time: ({ name, tournament }, title, until) =>
      tournament === undefined
        ? `Время на исходе: ${title}${against(name)}. Ходите до ${until}.`
        : `Скоро конец тура «${name}»: доиграйте партию (${title}) до ${until}.`,
    start: ({ name }, title) => `Партия началась: ${title}${against(name)}.`,
    end: ({ name }, title) => `Партия окончена: ${title}${against(name)}.`,
    challenge: ({ name }, title) => `${name || 'Кто-то'} приглашает вас в партию: ${title}.`,
    round: ({ name }, title, until) =>
      until
        ? `Начался новый тур турнира «${name}» (${title}), срок — ${until}.`
        : `Турнир «${name}» окончен (${title}).`,
    digest: ({ count = 0 }) => (waiting[plural.select(count)] ?? waiting['many'])(count),
    test: () => 'Это проверка: уведомления Brink сюда приходят.',
    confirm: () =>
      'Кто-то попросил Brink присылать уведомления на этот адрес. Если это вы, подтвердите его.',
  },
  open: 'Открыть',
  ask: {
    stop: (address) => `Отключить все уведомления на ${address}?`,
    confirm: (address) => `Присылать уведомления на ${address}?`,
  },
  stop: 'Отписаться',
  confirm: 'Подтвердить адрес',
  stopped: 'На этот адрес больше ничего не придет.',
  confirmed: 'Спасибо. Уведомления будут приходить на этот адрес.',
  unknown: 'Ссылка больше не действует.',
};
