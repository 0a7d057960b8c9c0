import type { Notes } from '../note.ts';

export const crises = {
  've-day': {
    en: 'Germany surrendered on 8 May 1945; in Moscow it was already the 9th. Where the armies stood, the border of the two Europes would run.',
    ru: 'Германия капитулировала 8 мая 1945 года; в Москве было уже 9-е. Где стояли армии, там и прошла граница двух Европ.',
  },
  'yalta-and-potsdam': {
    en: 'In February and in July 1945 the leaders of the three powers settled the zones of Germany and the border of Poland, and left much to dispute.',
    ru: 'В феврале и в июле 1945 года вожди трех держав договорились о зонах Германии и границе Польши и многое оставили для споров.',
  },
  'uk-election': {
    en: 'Britain voted on 5 July 1945; the result, announced during the Potsdam Conference, replaced Churchill with Labour’s Clement Attlee.',
    ru: 'Британия голосовала 5 июля 1945 года; итоги, объявленные во время Потсдамской конференции, сменили Черчилля на лейбориста Клемента Эттли.',
  },
  israel: {
    en: 'Ben-Gurion proclaimed Israel on 14 May 1948. Both Washington and Moscow recognised it within days; its neighbours attacked.',
    ru: 'Бен-Гурион провозгласил Израиль 14 мая 1948 года. Вашингтон и Москва признали его за считаные дни; соседи напали.',
  },
  'vj-day': {
    en: 'Japan surrendered in August 1945, after two atomic bombs and the Soviet entry into the war. The Americans alone occupied it; Korea was divided.',
    ru: 'Япония капитулировала в августе 1945 года после двух атомных бомб и вступления СССР в войну. Оккупировали ее одни американцы; Корею разделили.',
  },
  'chinese-civil-war': {
    en: 'The war between the Nationalists and the Communists went on after Japan’s defeat and ended in 1949 with the People’s Republic.',
    ru: 'Война националистов с коммунистами возобновилась после разгрома Японии и кончилась в 1949 году Народной Республикой.',
  },
} satisfies Notes;

export const statecraft = {
  kennan: {
    en: 'George F. Kennan’s long telegram from Moscow in February 1946 explained Soviet policy to Washington and became the ground of containment.',
    ru: '«Длинная телеграмма» Джорджа Кеннана из Москвы в феврале 1946 года объяснила Вашингтону советскую политику и легла в основу сдерживания.',
  },
  acheson: {
    en: 'Dean Acheson, secretary of state from 1949 to 1953, helped to build NATO. Later he called his memoirs Present at the Creation.',
    ru: 'Дин Ачесон, госсекретарь в 1949–1953 годах, помогал создавать НАТО. Мемуары он назвал «Присутствуя при сотворении».',
  },
  marshall: {
    en: 'George Marshall, army chief of staff in the war and secretary of state from 1947, gave his name to the plan that rebuilt Western Europe.',
    ru: 'Джордж Маршалл, начальник штаба армии в войну и госсекретарь с 1947 года, дал имя плану, который восстановил Западную Европу.',
  },
  dulles: {
    en: 'Allen Dulles ran American intelligence from Bern in the war and headed the CIA from 1953 to 1961; his brother John Foster was secretary of state.',
    ru: 'Аллен Даллес в войну вел американскую разведку из Берна, а в 1953–1961 годах возглавлял ЦРУ; его брат Джон Фостер был госсекретарем.',
  },
  oss: {
    en: 'The Office of Strategic Services was the American secret service of the war. It was dissolved in 1945; the CIA came two years later.',
    ru: 'Управление стратегических служб было американской разведкой военных лет. Его распустили в 1945 году; ЦРУ появилось двумя годами позже.',
  },
  andropov: {
    en: 'Yuri Andropov was ambassador in Budapest in 1956, headed the KGB for fifteen years and led the USSR from 1982 to his death in 1984.',
    ru: 'Юрий Андропов был послом в Будапеште в 1956 году, пятнадцать лет возглавлял КГБ и руководил СССР с 1982 года до смерти в 1984-м.',
  },
  khrushchev: {
    en: 'Nikita Khrushchev led the USSR from 1953 to 1964: from the denunciation of Stalin to Sputnik, the Wall and the missiles in Cuba.',
    ru: 'Никита Хрущев руководил СССР с 1953 по 1964 год: от разоблачения Сталина до спутника, Стены и ракет на Кубе.',
  },
  molotov: {
    en: 'Vyacheslav Molotov was foreign minister from 1939 to 1949 and again from 1953 to 1956; in 1947 he walked out of the talks on the Marshall Plan.',
    ru: 'Вячеслав Молотов был министром иностранных дел в 1939–1949 и 1953–1956 годах; в 1947 году он покинул переговоры о плане Маршалла.',
  },
  beria: {
    en: 'Lavrenty Beria, chief of Stalin’s secret police, supervised the Soviet atomic project. He was arrested in June 1953 and shot in December.',
    ru: 'Лаврентий Берия, глава сталинской тайной полиции, руководил атомным проектом. Его арестовали в июне 1953 года и расстреляли в декабре.',
  },
  kgb: {
    en: 'The Committee for State Security existed under this name from 1954 to 1991; in 1945 its forerunner was the NKGB.',
    ru: 'Комитет государственной безопасности носил это имя с 1954 по 1991 год; в 1945 году его предшественником был НКГБ.',
  },
} satisfies Notes;
