import type { Notes } from '../note.ts';

export const midWar = {
  'brush-war': {
    en: 'Small wars at the edge of the great conflict: guerrillas armed by one side, a government by the other. From Greece to Angola the superpowers hardly ever met in battle themselves.',
    ru: 'Малые войны на краю большого спора: одна сторона вооружала партизан, другая — правительство. От Греции до Анголы сами сверхдержавы почти никогда не встречались в бою.',
  },
  'central-america-scoring': {
    en: 'The US regarded the Caribbean as its own doorstep. The coup in Guatemala in 1954, Cuba’s revolution and the wars in Nicaragua and El Salvador made it a front of the Cold War.',
    ru: 'Карибский бассейн США считали своим порогом. Переворот в Гватемале в 1954 году, кубинская революция, войны в Никарагуа и Сальвадоре сделали его фронтом холодной войны.',
  },
  'southeast-asia-scoring': {
    en: 'President Eisenhower compared the region to a row of dominoes in 1954. After American withdrawal Saigon and Phnom Penh fell in April 1975, but Thailand and Malaysia did not.',
    ru: 'В 1954 году президент Эйзенхауэр сравнил этот край с рядом костяшек домино. После ухода американцев в апреле 1975 года пали Сайгон и Пномпень, но Таиланд и Малайзия устояли.',
  },
  'arms-race': {
    en: 'By the middle of the 1980s both sides together had more than sixty thousand nuclear warheads. Each new system, from the hydrogen bomb to multiple warheads, was soon matched by the other.',
    ru: 'К середине 1980-х у двух сторон вместе было больше шестидесяти тысяч ядерных боезарядов. На каждую новинку, от водородной бомбы до разделяющихся головных частей, другая вскоре отвечала тем же.',
  },
  'cuban-missile-crisis': {
    en: 'In October 1962 an American aircraft photographed Soviet missiles in Cuba, and President Kennedy ordered a naval blockade. After thirteen days the missiles were withdrawn; American ones in Turkey went quietly later.',
    ru: 'В октябре 1962 года американский самолет сфотографировал советские ракеты на Кубе, и президент Кеннеди объявил морскую блокаду. Через тринадцать дней ракеты стали вывозить; американские из Турции убрали позже и без шума.',
  },
  'nuclear-subs': {
    en: 'USS Nautilus, the first submarine driven by a reactor, put to sea in January 1955. Submarines with missiles, from 1960 on, could strike back even after a surprise attack.',
    ru: '«Наутилус», первая подлодка с реактором, вышла в море в январе 1955 года. Лодки с ракетами с 1960 года могли ответить даже после внезапного удара.',
  },
  quagmire: {
    en: 'The US had over half a million soldiers in Vietnam by 1968 and could neither win nor leave. The Paris agreement of January 1973 ended its part in the war.',
    ru: 'К 1968 году у США во Вьетнаме было больше полумиллиона солдат, и они не могли ни победить, ни уйти. Парижское соглашение в январе 1973 года закончило их участие в войне.',
  },
  'salt-negotiations': {
    en: 'Talks on limiting strategic arms began in Helsinki in November 1969. The first agreement was signed in Moscow in May 1972, the second in Vienna in 1979; the Senate never ratified it.',
    ru: 'Переговоры об ограничении стратегических вооружений начались в Хельсинки в ноябре 1969 года. Первое соглашение подписали в Москве в мае 1972-го, второе — в Вене в 1979-м; Сенат США его так и не ратифицировал.',
  },
  'bear-trap': {
    en: 'Soviet troops entered Afghanistan in December 1979 and stayed for more than nine years. Mujahideen armed through Pakistan held the countryside; the last units left in February 1989.',
    ru: 'Советские войска вошли в Афганистан в декабре 1979 года и оставались там больше девяти лет. Моджахеды, получавшие оружие через Пакистан, держали сельскую местность; последние части ушли в феврале 1989 года.',
  },
  summit: {
    en: 'From Geneva in 1955 to Malta in 1989 the leaders met to measure each other and to sign what their diplomats had prepared. Some meetings failed, as in Paris in 1960, and some opened the way to disarmament.',
    ru: 'От Женевы в 1955 году до Мальты в 1989-м лидеры встречались, чтобы присмотреться друг к другу и подписать подготовленное дипломатами. Одни встречи срывались, как в Париже в 1960 году, другие открывали путь к разоружению.',
  },
  'how-i-learned-to-stop-worrying': {
    en: 'Stanley Kubrick’s film Dr. Strangelove of 1964 made a comedy of nuclear war by accident. Its doomsday machine mocked the logic of deterrence as the strategists of the day wrote it.',
    ru: 'Фильм Стэнли Кубрика «Доктор Стрейнджлав» (1964) сделал из случайной ядерной войны комедию. Его «машина Судного дня» высмеяла логику сдерживания, о которой писали тогдашние стратеги.',
  },
  junta: {
    en: 'Generals ruled much of Latin America in the 1960s and 1970s: Brazil from 1964, Chile from 1973, Argentina from 1976. Most counted on American sympathy as long as they fought the left.',
    ru: 'В 1960–1970-х годах во многих странах Латинской Америки правили генералы: в Бразилии с 1964 года, в Чили с 1973-го, в Аргентине с 1976-го. Большинство рассчитывали на сочувствие США, пока воевали с левыми.',
  },
  'kitchen-debates': {
    en: 'In July 1959 Vice President Nixon and Khrushchev argued about washing machines and systems in the model kitchen of the American exhibition in Moscow. Part of it was recorded on colour television tape.',
    ru: 'В июле 1959 года вице-президент Никсон и Хрущев спорили о стиральных машинах и общественном строе на образцовой кухне американской выставки в Москве. Часть спора записали на цветную видеоленту.',
  },
  'missile-envy': {
    en: 'The physician Helen Caldicott, an opponent of nuclear arms, gave this title to her book of 1984. It mocked the urge to own whatever missile the other side owned.',
    ru: 'Так назвала свою книгу 1984 года врач Хелен Калдикотт, противница ядерного оружия. Она высмеяла желание иметь любую ракету, какая есть у другой стороны.',
  },
  'we-will-bury-you': {
    en: 'Khrushchev said it to Western diplomats in Moscow in November 1956. He meant that socialism would outlive capitalism; it was heard as a threat.',
    ru: 'Хрущев сказал это западным дипломатам в Москве в ноябре 1956 года. Он имел в виду, что социализм переживет капитализм; услышали угрозу.',
  },
  'brezhnev-doctrine': {
    en: 'After the tanks had ended the Prague Spring in August 1968, Moscow claimed the right to defend socialism wherever it was endangered. Gorbachev gave that claim up in the late 1980s.',
    ru: 'После того как танки в августе 1968 года прервали Пражскую весну, Москва объявила право защищать социализм везде, где ему грозит опасность. Горбачев отказался от этого права в конце 1980-х.',
  },
  'portuguese-empire-crumbles': {
    en: 'The Carnation Revolution of April 1974 ended dictatorship in Lisbon and the wars in Africa. Angola and Mozambique became independent in 1975 under Marxist governments.',
    ru: 'Революция гвоздик в апреле 1974 года покончила с диктатурой в Лиссабоне и с войнами в Африке. Ангола и Мозамбик в 1975 году стали независимыми под властью марксистских правительств.',
  },
  'south-african-unrest': {
    en: 'The shots at Sharpeville in 1960 and Soweto in 1976 made apartheid an affair of the world. Moscow helped the African National Congress; Washington hesitated to drop an anticommunist government.',
    ru: 'Расстрелы в Шарпевиле в 1960 году и в Соуэто в 1976-м сделали апартеид делом всего мира. Москва помогала Африканскому национальному конгрессу, Вашингтон не спешил бросить антикоммунистическое правительство.',
  },
  allende: {
    en: 'Salvador Allende, elected president of Chile in 1970, nationalised the copper mines. The army under Pinochet overthrew him on 11 September 1973, and he died in the palace.',
    ru: 'Сальвадор Альенде, избранный президентом Чили в 1970 году, национализировал медные рудники. 11 сентября 1973 года армия Пиночета свергла его, и он погиб во дворце.',
  },
  'willy-brandt': {
    en: 'As chancellor from 1969 Willy Brandt made treaties with Moscow, Warsaw and East Berlin and received the Nobel Peace Prize in 1971. He resigned in 1974, when his aide Guillaume proved to be a spy.',
    ru: 'Став канцлером в 1969 году, Вилли Брандт заключил договоры с Москвой, Варшавой и Восточным Берлином и получил в 1971 году Нобелевскую премию мира. В 1974 году он ушел в отставку: его помощник Гийом оказался шпионом.',
  },
  'muslim-revolution': {
    en: 'In January 1979 the Shah left Iran, and Ayatollah Khomeini returned from exile in February. The Islamic Republic rejected both superpowers.',
    ru: 'В январе 1979 года шах покинул Иран, в феврале вернулся из изгнания аятолла Хомейни. Исламская республика отвергла обе сверхдержавы.',
  },
  'abm-treaty': {
    en: 'The treaty of May 1972 allowed each side two sites of defence against missiles, from 1974 only one. The idea was that a side that cannot defend itself will not strike first.',
    ru: 'Договор мая 1972 года оставил каждой стороне два района противоракетной обороны, а с 1974 года — один. Расчет был на то, что беззащитный не ударит первым.',
  },
  'cultural-revolution': {
    en: 'In 1966 Mao called the young to attack the party’s own officials, and the Red Guards threw China into chaos. The campaign ended only with his death in 1976.',
    ru: 'В 1966 году Мао призвал молодежь громить партийных начальников, и хунвейбины ввергли Китай в хаос. Кампания кончилась лишь с его смертью в 1976 году.',
  },
  'flower-power': {
    en: 'The slogan came from the protests against the Vietnam War in the middle of the 1960s. At the Pentagon in October 1967 demonstrators put flowers into the barrels of soldiers’ rifles.',
    ru: 'Лозунг родился в протестах против войны во Вьетнаме в середине 1960-х. У Пентагона в октябре 1967 года демонстранты вставляли цветы в стволы солдатских винтовок.',
  },
  'u2-incident': {
    en: 'On 1 May 1960 a Soviet missile brought down the American reconnaissance aircraft of Francis Gary Powers near Sverdlovsk. The summit in Paris two weeks later failed over it; in 1962 he was exchanged for the agent Abel.',
    ru: '1 мая 1960 года советская ракета сбила под Свердловском американский разведчик Фрэнсиса Гэри Пауэрса. Из-за этого двумя неделями позже сорвалась встреча в Париже; в 1962 году летчика обменяли на разведчика Абеля.',
  },
  opec: {
    en: 'Five oil states founded OPEC in Baghdad in September 1960. The embargo of its Arab members in 1973 quadrupled the price of oil and shook the West.',
    ru: 'Пять нефтяных стран основали ОПЕК в Багдаде в сентябре 1960 года. Эмбарго ее арабских членов в 1973 году подняло цену нефти вчетверо и потрясло Запад.',
  },
  'lone-gunman': {
    en: 'President Kennedy was shot in Dallas on 22 November 1963. The Warren Commission found that Lee Harvey Oswald had acted alone; many Americans never believed it.',
    ru: 'Президента Кеннеди застрелили в Далласе 22 ноября 1963 года. Комиссия Уоррена заключила, что Ли Харви Освальд действовал один; многие американцы в это так и не поверили.',
  },
  'colonial-rear-guards': {
    en: 'White minorities in Rhodesia and South Africa and the Portuguese in Angola and Mozambique held on to power into the 1970s and beyond. The West disliked their rule and feared their fall.',
    ru: 'Белое меньшинство Родезии и ЮАР и португальцы в Анголе и Мозамбике удерживали власть до 1970-х годов и дольше. Запад не одобрял их правления и боялся их падения.',
  },
  'panama-canal-returned': {
    en: 'Jimmy Carter and Omar Torrijos signed the treaties in September 1977. Panama took over the canal at noon on 31 December 1999.',
    ru: 'Джимми Картер и Омар Торрихос подписали договоры в сентябре 1977 года. Канал перешел к Панаме в полдень 31 декабря 1999 года.',
  },
  'camp-david-accords': {
    en: 'After thirteen days at Camp David in September 1978 Sadat and Begin agreed on peace between Egypt and Israel. The treaty of 1979 gave Sinai back to Egypt.',
    ru: 'После тринадцати дней в Кэмп-Дэвиде в сентябре 1978 года Садат и Бегин договорились о мире Египта с Израилем. Договор 1979 года вернул Египту Синай.',
  },
  'puppet-governments': {
    en: 'Critics used the word for regimes that lived by a foreign patron. Dependence worked both ways: a weak client could draw its patron into a war.',
    ru: 'Так критики называли режимы, жившие за счет чужого покровителя. Зависимость была взаимной: слабый подопечный мог втянуть патрона в войну.',
  },
  'grain-sales-to-soviets': {
    en: 'After a bad harvest the USSR bought millions of tons of American grain in 1972, so quietly and cheaply that prices in the US jumped. President Carter stopped sales in 1980 because of Afghanistan, Reagan resumed them in 1981.',
    ru: 'После неурожая СССР в 1972 году купил миллионы тонн американского зерна — так тихо и дешево, что в США подскочили цены. В 1980 году Картер прекратил продажи из-за Афганистана, в 1981-м Рейган их возобновил.',
  },
  'john-paul-ii-elected-pope': {
    en: 'Karol Wojtyła, archbishop of Kraków, was elected in October 1978, the first pope in 455 years who was not Italian. Millions came to see him in Poland in June 1979.',
    ru: 'Кароля Войтылу, архиепископа Краковского, избрали в октябре 1978 года; впервые за 455 лет папой стал не итальянец. В июне 1979 года в Польше его встречали миллионы.',
  },
  'latin-american-death-squads': {
    en: 'Groups close to army and police murdered opponents in Guatemala, El Salvador and elsewhere. Archbishop Romero of San Salvador was shot at the altar in March 1980.',
    ru: 'Группы, близкие к армии и полиции, убивали противников в Гватемале, Сальвадоре и других странах. Архиепископа Сан-Сальвадора Ромеро застрелили у алтаря в марте 1980 года.',
  },
  'oas-founded': {
    en: 'Twenty-one states signed the charter of the Organization of American States in Bogotá in April 1948. In 1962 it excluded the government of Cuba.',
    ru: 'Двадцать одно государство подписало устав Организации американских государств в Боготе в апреле 1948 года. В 1962 году она отстранила правительство Кубы.',
  },
  'nixon-plays-the-china-card': {
    en: 'President Nixon, known as a foe of communism, flew to Beijing in February 1972 and met Mao. Closeness to China made Moscow more willing to negotiate.',
    ru: 'Президент Никсон, известный враг коммунизма, в феврале 1972 года прилетел в Пекин и встретился с Мао. Сближение с Китаем сделало Москву сговорчивее.',
  },
  'sadat-expels-soviets': {
    en: 'In July 1972 Anwar Sadat sent home thousands of Soviet military advisers. After the war of 1973 he turned to Washington.',
    ru: 'В июле 1972 года Анвар Садат выслал тысячи советских военных советников. После войны 1973 года он обратился к Вашингтону.',
  },
  'shuttle-diplomacy': {
    en: 'After the October War of 1973 Henry Kissinger flew between the capitals of the Middle East for months. He brought about the disengagement of troops in Sinai and on the Golan Heights.',
    ru: 'После Октябрьской войны 1973 года Генри Киссинджер месяцами летал между столицами Ближнего Востока. Он добился разведения войск на Синае и Голанских высотах.',
  },
  'voice-of-america': {
    en: 'The Voice of America first spoke in Russian in February 1947. The USSR spent much on jammers, and people listened all the same.',
    ru: '«Голос Америки» впервые заговорил по-русски в феврале 1947 года. СССР много тратил на глушилки, но станцию все равно слушали.',
  },
  'liberation-theology': {
    en: 'In the late 1960s priests in Latin America began to read the Gospel as a call to change the lot of the poor; Gustavo Gutiérrez gave the movement its name. Rome, and Washington, found it too near to Marxism.',
    ru: 'В конце 1960-х латиноамериканские священники стали читать Евангелие как призыв изменить судьбу бедных; имя движению дал Густаво Гутьеррес. Рим и Вашингтон находили его слишком близким к марксизму.',
  },
  'ussuri-river-skirmish': {
    en: 'In March 1969 Soviet and Chinese border troops fought over Damansky (Zhenbao) Island. The clash showed the world how deep the split between the two had become.',
    ru: 'В марте 1969 года советские и китайские пограничники сражались за остров Даманский (Чжэньбао). Этот бой показал миру, как глубок стал раскол.',
  },
  'ask-not-what-your-country': {
    en: 'John F. Kennedy’s inaugural address of 20 January 1961 asked Americans what they could do for their country. Weeks later he founded the Peace Corps.',
    ru: 'В инаугурационной речи 20 января 1961 года Джон Кеннеди спросил американцев, что они могут сделать для своей страны. Через несколько недель он создал Корпус мира.',
  },
  'alliance-for-progress': {
    en: 'In 1961 President Kennedy offered Latin America money for growth and land reform so that it should not follow Cuba. Much of it was spent; few of the reforms came.',
    ru: 'В 1961 году президент Кеннеди предложил Латинской Америке деньги на развитие и земельную реформу, чтобы она не пошла за Кубой. Потратили много, реформ вышло мало.',
  },
  'africa-scoring': {
    en: 'In a continent of new states both superpowers, China and Cuba looked for allies. The civil war in Angola from 1975 and the war in the Horn in 1977 drew in foreign arms and troops.',
    ru: 'На континенте новых государств союзников искали обе сверхдержавы, Китай и Куба. Гражданская война в Анголе с 1975 года и война на Африканском Роге в 1977-м втянули чужое оружие и войска.',
  },
  'one-small-step': {
    en: 'On 20 July 1969 Neil Armstrong and Buzz Aldrin landed on the Moon. The US had caught up with the USSR, which had been first with satellite, man and woman in space.',
    ru: '20 июля 1969 года Нил Армстронг и Базз Олдрин высадились на Луне. США догнали СССР, который первым отправил в космос спутник, мужчину и женщину.',
  },
  'south-america-scoring': {
    en: 'South America had no open war of the superpowers, but coups, guerrillas and secret services. Brazil, Argentina, Chile and Venezuela weighed most.',
    ru: 'В Южной Америке сверхдержавы открыто не воевали, зато были перевороты, партизаны и спецслужбы. Больше всего весили Бразилия, Аргентина, Чили и Венесуэла.',
  },
  che: {
    en: 'Ernesto Guevara, an Argentine physician, fought beside Castro and then tried to carry revolution to the Congo and to Bolivia. He was captured and shot there in October 1967.',
    ru: 'Аргентинский врач Эрнесто Гевара воевал вместе с Кастро, а потом пытался принести революцию в Конго и Боливию. Там его схватили и расстреляли в октябре 1967 года.',
  },
  'our-man-in-tehran': {
    en: 'The Shah, restored with American and British help in 1953, was for a quarter of a century the West’s chief ally on the Gulf. The phrase echoes Graham Greene’s novel Our Man in Havana.',
    ru: 'Шах, возвращенный на трон с помощью США и Британии в 1953 году, четверть века был главным союзником Запада у Персидского залива. Название перекликается с романом Грэма Грина «Наш человек в Гаване».',
  },
} satisfies Notes;
