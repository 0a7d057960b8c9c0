import type { Notes } from '../note.ts';

/** The promo cards and the two that Turn Zero brings. */
export const promo = {
  'non-aligned-movement': {
    en: 'Twenty-five states met in Belgrade in September 1961, called together by Tito, Nehru, Nasser and others. They joined neither bloc and asked both for respect and for aid.',
    ru: 'В сентябре 1961 года в Белграде по призыву Тито, Неру, Насера и других собрались двадцать пять государств. Они не вошли ни в один блок и от обоих ждали уважения и помощи.',
  },
  'mobutu-sese-seko': {
    en: 'General Mobutu took power in the Congo in November 1965, renamed it Zaire in 1971 and ruled until 1997. The West overlooked the plunder of the country because he was a firm anticommunist.',
    ru: 'Генерал Мобуту взял власть в Конго в ноябре 1965 года, в 1971-м назвал страну Заиром и правил до 1997-го. Запад не замечал, как он грабит страну: он был твердым антикоммунистом.',
  },
  'berlin-wall': {
    en: 'In the night of 13 August 1961 East Germany closed the border in Berlin. Until then about three million people had left the country; the Wall stood for 28 years.',
    ru: 'В ночь на 13 августа 1961 года ГДР закрыла границу в Берлине. До того страну покинули около трех миллионов человек; стена простояла 28 лет.',
  },
  'stanislav-petrov': {
    en: 'On 26 September 1983 satellites reported five American missiles in flight. Lieutenant Colonel Petrov, on duty near Moscow, judged it a false alarm and was right.',
    ru: '26 сентября 1983 года спутники сообщили о пяти летящих американских ракетах. Дежуривший под Москвой подполковник Петров счел тревогу ложной и оказался прав.',
  },
  'kremlin-flu': {
    en: 'When a Soviet leader disappeared from view, the papers spoke of a cold; diplomats read the order of the men on the tribune. Brezhnev, Andropov and Chernenko all died within two and a half years.',
    ru: 'Когда советский руководитель исчезал, газеты писали о простуде, а дипломаты изучали порядок людей на трибуне. Брежнев, Андропов и Черненко умерли за два с половиной года.',
  },
  'first-lightning': {
    en: 'The first Soviet atomic bomb was exploded at Semipalatinsk on 29 August 1949; First Lightning was its code name. Agents in the American project had shortened the way.',
    ru: 'Первую советскую атомную бомбу взорвали под Семипалатинском 29 августа 1949 года; «Первая молния» — кодовое имя испытания. Путь сократили агенты в американском проекте.',
  },
  'who-lost-china': {
    en: 'After Mao’s victory in 1949 Republicans in Congress asked who had lost China. Experts on Asia were driven from the State Department, and were missed when Vietnam came.',
    ru: 'После победы Мао в 1949 году республиканцы в Конгрессе спрашивали, кто потерял Китай. Знатоков Азии изгнали из Госдепартамента, и во время Вьетнама их не хватало.',
  },
  'dont-wait-for-the-translation': {
    en: 'On 25 October 1962 Adlai Stevenson asked the Soviet ambassador Zorin in the Security Council whether there were missiles in Cuba, and told him not to wait for the interpreter. Then he had the photographs shown.',
    ru: '25 октября 1962 года Адлай Стивенсон спросил в Совете Безопасности советского представителя Зорина, есть ли на Кубе ракеты, и велел не ждать перевода. Затем он показал фотографии.',
  },
  'europe-scoring-allied-berlin': {
    en: 'In April 1945 Eisenhower stopped at the Elbe and left Berlin to the Red Army. Had the Western Allies gone on, the iron curtain might have fallen farther east.',
    ru: 'В апреле 1945 года Эйзенхауэр остановился на Эльбе и оставил Берлин Красной армии. Пойди западные союзники дальше, железный занавес мог опуститься восточнее.',
  },
  'nationalist-china': {
    en: 'Chiang Kai-shek’s government lost the mainland in 1949 and kept Taiwan. It held China’s seat in the United Nations until 1971.',
    ru: 'Правительство Чан Кайши в 1949 году потеряло материк и удержало Тайвань. До 1971 года оно занимало место Китая в ООН.',
  },
} satisfies Notes;
