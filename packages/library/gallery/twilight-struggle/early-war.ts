import type { Notes } from '../note.ts';

export const earlyWar = {
  'asia-scoring': {
    en: 'China’s revolution, Japan’s recovery and the end of the European empires made Asia the first theatre where the Cold War turned hot. Two of its largest wars, in Korea and in Vietnam, were fought here.',
    ru: 'Революция в Китае, возрождение Японии и конец европейских империй сделали Азию первым местом, где холодная война стала горячей. Здесь шли две ее крупнейшие войны — в Корее и во Вьетнаме.',
  },
  'europe-scoring': {
    en: 'The division of Europe began the Cold War, and its end in 1989 finished it. Nowhere else did both alliances keep so many troops facing each other for so long.',
    ru: 'С раздела Европы холодная война началась, концом этого раздела в 1989 году она и завершилась. Нигде больше два союза не держали друг против друга столько войск так долго.',
  },
  'middle-east-scoring': {
    en: 'Oil, the Suez Canal and the conflict around Israel drew both superpowers into the Middle East. Alliances changed quickly here: Egypt, Iraq and Iran each changed camps.',
    ru: 'Нефть, Суэцкий канал и конфликт вокруг Израиля втянули сверхдержавы в дела Ближнего Востока. Союзы здесь менялись быстро: Египет, Ирак и Иран успели сменить лагерь.',
  },
  'duck-and-cover': {
    en: 'In 1951 the US civil defence administration had a film made in which Bert the Turtle taught schoolchildren to drop to the floor and shield themselves when they saw a nuclear flash. Drills of this kind became a childhood memory of a generation.',
    ru: 'В 1951 году ведомство гражданской обороны США заказало фильм, где черепаха Берт учила школьников при ядерной вспышке падать на пол и закрываться. Такие учебные тревоги запомнило целое поколение.',
  },
  'five-year-plan': {
    en: 'From 1928 the Soviet economy was run by plans of five years. They built heavy industry at great speed, but targets counted in tons often left shortages of everything else.',
    ru: 'С 1928 года советское хозяйство жило по пятилетним планам. Они быстро создали тяжелую промышленность, но показатели в тоннах нередко оборачивались нехваткой всего остального.',
  },
  'china-card': {
    en: 'The People’s Republic, proclaimed in October 1949, began as Moscow’s ally and became its rival within a decade. From 1971 on Washington sought its friendship too.',
    ru: 'Народная Республика, провозглашенная в октябре 1949 года, начала союзником Москвы и за десять лет стала ее соперником. С 1971 года дружбы с ней искал и Вашингтон.',
  },
  'socialist-governments': {
    en: 'After the war socialists and communists sat in the governments of France, Italy and Belgium, and Labour ruled Britain. In 1948 the CIA secretly paid for the campaign of the Italian Christian Democrats to keep the left from power.',
    ru: 'После войны социалисты и коммунисты входили в правительства Франции, Италии и Бельгии, а в Британии правили лейбористы. В 1948 году ЦРУ тайно оплачивало кампанию итальянских христианских демократов, чтобы не пустить левых к власти.',
  },
  fidel: {
    en: 'Fidel Castro’s guerrillas took Havana in January 1959. Nationalisations, an American embargo and the failed landing at the Bay of Pigs in 1961 drove Cuba into alliance with Moscow.',
    ru: 'Партизаны Фиделя Кастро вступили в Гавану в январе 1959 года. Национализация, американское эмбарго и провал высадки в заливе Свиней в 1961 году привели Кубу к союзу с Москвой.',
  },
  'vietnam-revolts': {
    en: 'Ho Chi Minh declared Vietnam independent in September 1945. War against the returning French lasted until their defeat at Dien Bien Phu in 1954.',
    ru: 'Хо Ши Мин провозгласил независимость Вьетнама в сентябре 1945 года. Война с вернувшимися французами длилась до их поражения при Дьенбьенфу в 1954 году.',
  },
  blockade: {
    en: 'In June 1948 the USSR cut the roads and railways to West Berlin. American and British aircraft supplied the city for almost a year, until the blockade was lifted in May 1949.',
    ru: 'В июне 1948 года СССР перекрыл дороги в Западный Берлин. Почти год город снабжали американские и британские самолеты; в мае 1949 года блокаду сняли.',
  },
  'korean-war': {
    en: 'North Korea attacked the South on 25 June 1950. UN troops led by the US and then a Chinese army entered the war; the armistice of 1953 left the border near where it had been.',
    ru: '25 июня 1950 года Северная Корея напала на Южную. В войну вступили войска ООН во главе с США, затем китайская армия; перемирие 1953 года оставило границу почти на прежнем месте.',
  },
  'romanian-abdication': {
    en: 'King Michael, who in 1944 had brought Romania over to the Allies, was forced to abdicate on 30 December 1947. The people’s republic was proclaimed the same day.',
    ru: 'Короля Михая, который в 1944 году перевел Румынию на сторону союзников, заставили отречься 30 декабря 1947 года. В тот же день провозгласили народную республику.',
  },
  'arab-israeli-war': {
    en: 'Arab states and Israel fought in 1948, 1956, 1967 and 1973. In the last war each superpower supplied its side by an airlift, and American forces were put on a higher alert.',
    ru: 'Арабские государства и Израиль воевали в 1948, 1956, 1967 и 1973 годах. В последней войне каждая сверхдержава снабжала свою сторону по воздуху, а войска США привели в повышенную готовность.',
  },
  comecon: {
    en: 'The Council for Mutual Economic Assistance was founded in January 1949 as Moscow’s answer to the Marshall Plan. It tied the economies of Eastern Europe to the Soviet one until 1991.',
    ru: 'Совет экономической взаимопомощи создали в январе 1949 года в ответ на план Маршалла. До 1991 года он связывал хозяйства Восточной Европы с советским.',
  },
  nasser: {
    en: 'Gamal Abdel Nasser was one of the officers who overthrew Egypt’s king in 1952. He bought arms from Czechoslovakia, nationalised the Suez Canal in 1956 and became the voice of Arab nationalism.',
    ru: 'Гамаль Абдель Насер был среди офицеров, свергнувших в 1952 году короля Египта. Он купил оружие у Чехословакии, в 1956 году национализировал Суэцкий канал и стал голосом арабского национализма.',
  },
  'warsaw-pact-formed': {
    en: 'The Warsaw Treaty was signed on 14 May 1955, days after West Germany had joined NATO. Its only joint operation in Europe was the invasion of one of its own members, Czechoslovakia, in 1968.',
    ru: 'Варшавский договор подписали 14 мая 1955 года, через несколько дней после вступления ФРГ в НАТО. Единственной его совместной операцией в Европе стало вторжение в страну-участницу — Чехословакию — в 1968 году.',
  },
  'de-gaulle-leads-france': {
    en: 'Charles de Gaulle returned to power in 1958. He gave France its own nuclear force and in 1966 took its troops out of NATO’s integrated command.',
    ru: 'Шарль де Голль вернулся к власти в 1958 году. Он дал Франции собственные ядерные силы, а в 1966 году вывел ее войска из объединенного командования НАТО.',
  },
  'captured-nazi-scientist': {
    en: 'Both sides took German engineers home in 1945–1946. Wernher von Braun, builder of the V-2, later led the making of the Saturn V that carried Americans to the Moon.',
    ru: 'В 1945–1946 годах обе стороны увезли к себе немецких инженеров. Вернер фон Браун, создатель «Фау-2», позже руководил разработкой «Сатурна-5», доставившего американцев на Луну.',
  },
  'truman-doctrine': {
    en: 'On 12 March 1947 President Truman asked Congress for money for Greece and Turkey and promised support to free peoples who resist subjugation. It was the first public commitment of the US to containing communism.',
    ru: '12 марта 1947 года президент Трумэн попросил у Конгресса деньги для Греции и Турции и обещал поддержку свободным народам, которые сопротивляются подчинению. Так США впервые открыто взялись сдерживать коммунизм.',
  },
  'olympic-games': {
    en: 'Medals were counted as victories of a system. The US and many others stayed away from Moscow in 1980, and the Soviet bloc from Los Angeles in 1984.',
    ru: 'Медали считали победами своего строя. В 1980 году США и многие другие не приехали в Москву, в 1984-м советский блок — в Лос-Анджелес.',
  },
  nato: {
    en: 'Twelve states signed the North Atlantic Treaty in Washington on 4 April 1949. It binds its members to regard an attack on one as an attack on all.',
    ru: 'Двенадцать государств подписали Североатлантический договор в Вашингтоне 4 апреля 1949 года. Нападение на одного его участники обязались считать нападением на всех.',
  },
  'independent-reds': {
    en: 'Tito’s Yugoslavia was expelled from the Cominform in 1948 and went its own way between the blocs. Albania and Romania, too, later defied Moscow.',
    ru: 'Югославию Тито исключили из Коминформа в 1948 году, и она пошла своим путем между блоками. Позже Москве перечили Албания и Румыния.',
  },
  'marshall-plan': {
    en: 'Secretary of State George Marshall offered Europe aid in a speech at Harvard in June 1947. About 13 billion dollars went to Western Europe by 1952; the USSR made its allies refuse.',
    ru: 'Госсекретарь Джордж Маршалл предложил Европе помощь в речи в Гарварде в июне 1947 года. До 1952 года Западная Европа получила около 13 миллиардов долларов; своим союзникам СССР велел отказаться.',
  },
  'indo-pakistani-war': {
    en: 'India and Pakistan fought over Kashmir in 1947 and 1965, and in 1971 over East Pakistan, which became Bangladesh. The USSR stood nearer to India, the US and China to Pakistan.',
    ru: 'Индия и Пакистан воевали за Кашмир в 1947 и 1965 годах, а в 1971-м — из-за Восточного Пакистана, который стал Бангладеш. СССР был ближе к Индии, США и Китай — к Пакистану.',
  },
  containment: {
    en: 'The diplomat George Kennan argued in 1946–1947 that Soviet expansion should be met with patient and firm counter-pressure. The word became the name of American policy for forty years.',
    ru: 'Дипломат Джордж Кеннан в 1946–1947 годах советовал встречать советское расширение терпеливым и твердым противодействием. Слово «сдерживание» на сорок лет стало именем американской политики.',
  },
  'cia-created': {
    en: 'The National Security Act of 1947 created the Central Intelligence Agency. Soon it not only gathered intelligence but took part in overthrowing governments, as in Iran in 1953 and in Guatemala in 1954.',
    ru: 'Закон о национальной безопасности 1947 года создал Центральное разведывательное управление. Вскоре оно не только собирало сведения, но и участвовало в свержении правительств — в Иране в 1953-м, в Гватемале в 1954-м.',
  },
  'us-japan-mutual-defense-pact': {
    en: 'A security treaty was signed together with the peace treaty in 1951 and renewed in 1960. American bases in Japan in exchange for protection allowed the country to spend little on arms and to become rich.',
    ru: 'Договор о безопасности подписали вместе с мирным в 1951 году и обновили в 1960-м. Американские базы в обмен на защиту позволили Японии мало тратить на оружие и разбогатеть.',
  },
  'suez-crisis': {
    en: 'In autumn 1956 Israel, Britain and France attacked Egypt, which had nationalised the canal. Pressure from Washington and threats from Moscow made them withdraw.',
    ru: 'Осенью 1956 года Израиль, Великобритания и Франция напали на Египет, национализировавший канал. Давление Вашингтона и угрозы Москвы заставили их уйти.',
  },
  'east-european-unrest': {
    en: 'Workers rose in East Germany in June 1953, in Poznań and in Hungary in 1956. Soviet tanks put down the first and the last of these.',
    ru: 'Рабочие восставали в ГДР в июне 1953 года, в Познани и в Венгрии в 1956-м. Первое и последнее из этих восстаний подавили советские танки.',
  },
  decolonization: {
    en: 'In 1960 alone seventeen African countries became independent. The new states were courted by both superpowers, and many learned to bargain with both.',
    ru: 'Только в 1960 году независимыми стали семнадцать стран Африки. За новые государства спорили обе сверхдержавы, и многие научились торговаться с обеими.',
  },
  'red-scare-purge': {
    en: 'Stalin’s last years brought new purges, up to the “doctors’ plot” of 1953. In the US Senator McCarthy hunted alleged communists from 1950 until the Senate censured him in 1954.',
    ru: 'Последние годы Сталина принесли новые чистки, вплоть до «дела врачей» 1953 года. В США сенатор Маккарти с 1950 года ловил мнимых коммунистов, пока в 1954-м его не осудил Сенат.',
  },
  'un-intervention': {
    en: 'The United Nations could act when no permanent member used its veto, as in Korea in 1950 while the USSR stayed away. From 1956 on its blue helmets stood between warring sides.',
    ru: 'ООН могла действовать, когда никто из постоянных членов не накладывал вето, — как в Корее в 1950 году, пока СССР не приходил на заседания. С 1956 года ее голубые каски вставали между воюющими.',
  },
  'de-stalinization': {
    en: 'In a closed speech at the Twentieth Party Congress in February 1956 Nikita Khrushchev condemned Stalin’s crimes. Camps were opened at home, and hopes rose in Poland and Hungary.',
    ru: 'В закрытом докладе на XX съезде партии в феврале 1956 года Никита Хрущев осудил преступления Сталина. Дома открывались лагеря, в Польше и Венгрии рождались надежды.',
  },
  'nuclear-test-ban': {
    en: 'In August 1963 the US, the USSR and Britain agreed to end nuclear tests in the atmosphere, in space and under water. France and China did not sign.',
    ru: 'В августе 1963 года США, СССР и Великобритания договорились прекратить ядерные испытания в атмосфере, космосе и под водой. Франция и Китай не подписали договор.',
  },
  'formosan-resolution': {
    en: 'In January 1955, while Chinese guns shelled islands held by the Nationalists, Congress allowed President Eisenhower to defend Taiwan by force. The resolution was repealed in 1974.',
    ru: 'В январе 1955 года, когда китайские пушки обстреливали острова, занятые националистами, Конгресс разрешил президенту Эйзенхауэру защищать Тайвань силой. Резолюцию отменили в 1974 году.',
  },
  defectors: {
    en: 'Igor Gouzenko, a cipher clerk in Ottawa, left in September 1945 with papers that proved Soviet spying in the West. Dancers, pilots and intelligence officers followed him over the years.',
    ru: 'Шифровальщик Игорь Гузенко ушел из посольства в Оттаве в сентябре 1945 года с бумагами о советском шпионаже на Западе. За ним в разные годы последовали артисты балета, летчики и разведчики.',
  },
  'cambridge-five': {
    en: 'Burgess, Maclean, Philby, Blunt and Cairncross, recruited in or after their Cambridge years, reported to Moscow from the heart of British service. Burgess and Maclean fled in 1951, Philby in 1963.',
    ru: 'Берджесс, Маклейн, Филби, Блант и Кернкросс, завербованные в кембриджские годы или вскоре после, писали в Москву из сердца британской службы. Берджесс и Маклейн бежали в 1951 году, Филби — в 1963-м.',
  },
  'special-relationship': {
    en: 'Churchill spoke of a special relationship of Britain and the United States at Fulton in March 1946. It rested on shared intelligence and, from 1958 on, on nuclear cooperation.',
    ru: 'Об особых отношениях Британии и США Черчилль сказал в Фултоне в марте 1946 года. Они держались на общей разведке, а с 1958 года и на ядерном сотрудничестве.',
  },
  norad: {
    en: 'The United States and Canada put their air defence under one command in 1957–1958. Its centre was later built inside Cheyenne Mountain in Colorado.',
    ru: 'США и Канада в 1957–1958 годах объединили противовоздушную оборону под одним командованием. Его центр позже построили внутри горы Шайенн в Колорадо.',
  },
} satisfies Notes;
