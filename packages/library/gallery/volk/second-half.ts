import type { Notes } from '../note.ts';

/** Cards of 1970 to 1989. */
export const secondHalf = {
  'transit-agreement': {
    en: 'From June 1972 traffic between West Germany and West Berlin ran smoothly; Bonn paid the tolls in one sum. It was the first treaty the two German states made with each other.',
    ru: 'С июня 1972 года движение между ФРГ и Западным Берлином пошло гладко; Бонн платил сборы одной суммой. Это был первый договор двух немецких государств друг с другом.',
  },
  'frg-recognizes-gdr-sovereignty': {
    en: 'In the Basic Treaty of December 1972 both states agreed to respect each other’s independence. They exchanged permanent missions, not embassies.',
    ru: 'По Основному договору декабря 1972 года оба государства обязались уважать независимость друг друга. Они обменялись постоянными представительствами, а не посольствами.',
  },
  'steel-crisis': {
    en: 'After 1974 the world needed less steel, and the Ruhr and the Saar lost tens of thousands of jobs. Strikes and protest marches could not stop closures.',
    ru: 'После 1974 года миру понадобилось меньше стали, и Рур с Сааром потеряли десятки тысяч рабочих мест. Закрытий не остановили ни забастовки, ни марши.',
  },
  'red-army-faction': {
    en: 'Andreas Baader, Ulrike Meinhof and others went underground in 1970. In autumn 1977 the group murdered the employers’ president Schleyer.',
    ru: 'Андреас Баадер, Ульрика Майнхоф и другие ушли в подполье в 1970 году. Осенью 1977-го группа убила главу союза работодателей Шлейера.',
  },
  'housing-programme': {
    en: 'In 1973 the SED promised to solve the housing question by 1990. Great estates of concrete slabs rose at the edge of towns while the centres fell to ruin.',
    ru: 'В 1973 году СЕПГ пообещала решить жилищный вопрос к 1990-му. На окраинах вырастали районы панельных домов, а центры разрушались.',
  },
  'palace-of-the-republic': {
    en: 'It was opened in Berlin in April 1976 on the site of the royal palace, which had been blown up in 1950. It held parliament, restaurants and a bowling alley; people called it Erich’s lamp shop.',
    ru: 'Его открыли в Берлине в апреле 1976 года на месте взорванного в 1950-м королевского дворца. Там были парламент, рестораны и боулинг; в народе его звали лавкой ламп Эриха.',
  },
  'east-permits-manufacture-of-blue-jeans': {
    en: 'For years jeans had been a sign of the enemy. In the 1970s the GDR began to sew its own, under names such as Wisent and Boxer.',
    ru: 'Годами джинсы считались вражеским знаком. В 1970-х ГДР стала шить свои, с названиями вроде «Визент» и «Боксер».',
  },
  'nationalizing-the-mittelstand': {
    en: 'In the spring of 1972 Honecker turned the last eleven thousand or so private and half-private firms into state works. Many of the small things of daily life became scarce.',
    ru: 'Весной 1972 года Хонеккер превратил последние одиннадцать тысяч с лишним частных и получастных фирм в государственные. Многих мелочей быта стало не хватать.',
  },
  'doubling-the-number-of-informal-agents': {
    en: 'Détente frightened the Stasi: by the middle of the 1970s it led some 180,000 unofficial informers, nearly twice as many as in the late 1960s.',
    ru: 'Разрядка пугала Штази: к середине 1970-х у нее было около 180 тысяч негласных осведомителей, почти вдвое больше, чем в конце 1960-х.',
  },
  'guillaume-affair': {
    en: 'On 24 April 1974 Günter Guillaume, an aide of the chancellor, was arrested as an officer of the Stasi. Two weeks later Brandt resigned.',
    ru: '24 апреля 1974 года Гюнтера Гийома, помощника канцлера, арестовали как офицера Штази. Через две недели Брандт ушел в отставку.',
  },
  'spring-guns-on-the-border': {
    en: 'From the early 1970s devices on the border fence fired at whoever touched the wire. They were taken down by 1984, after a big Western credit.',
    ru: 'С начала 1970-х устройства на пограничном заборе стреляли в того, кто тронет проволоку. К 1984 году, после крупного западного кредита, их сняли.',
  },
  'herstatt-bank-goes-bankrupt': {
    en: 'The Cologne bank was closed on 26 June 1974 after it had lost itself in speculation with currencies. Payments under way failed in several countries.',
    ru: 'Кёльнский банк закрыли 26 июня 1974 года: он разорился на валютных спекуляциях. Платежи сорвались сразу в нескольких странах.',
  },
  'hidden-currency-import-by-koko': {
    en: 'The office Commercial Coordination under Alexander Schalck-Golodkowski earned hard currency by every means: trade, antiques, arms. Almost nobody in the country knew it.',
    ru: 'Ведомство «Коммерческая координация» Александра Шальк-Голодковского добывало валюту любыми путями: торговлей, антиквариатом, оружием. В стране о нем почти никто не знал.',
  },
  '1973-oil-crisis': {
    en: 'On four Sundays of November and December 1973 no cars were allowed on West German roads. Growth without end was over.',
    ru: 'В четыре воскресенья ноября и декабря 1973 года по дорогам ФРГ нельзя было ездить на машинах. Бесконечный рост кончился.',
  },
  'brandt-kneels-in-warsaw': {
    en: 'On 7 December 1970 Willy Brandt knelt before the memorial of the Warsaw ghetto. The same day he signed the treaty with Poland.',
    ru: '7 декабря 1970 года Вилли Брандт встал на колени у памятника героям Варшавского гетто. В тот же день он подписал договор с Польшей.',
  },
  'auto-industry-booms': {
    en: 'The Golf of 1974 saved Volkswagen, and German cars sold all over the world. In the East one waited ten years and more for a Trabant.',
    ru: '«Гольф» 1974 года спас «Фольксваген», немецкие машины покупал весь мир. На Востоке «Трабант» ждали десять лет и дольше.',
  },
  'biermann-stripped-of-citizenship': {
    en: 'After a concert in Cologne in November 1976 the singer Wolf Biermann was not let back into the GDR. Artists protested openly, and many left the country in the years that followed.',
    ru: 'После концерта в Кёльне в ноябре 1976 года певца Вольфа Бирмана не пустили обратно в ГДР. Деятели искусства открыто протестовали, и в следующие годы многие уехали.',
  },
  'self-immolation-of-bruesewitz': {
    en: 'In August 1976 the pastor Oskar Brüsewitz set himself on fire in Zeitz in protest against the treatment of young Christians. He died four days later.',
    ru: 'В августе 1976 года пастор Оскар Брюзевиц поджег себя в Цайце, протестуя против притеснения молодых христиан. Через четыре дня он умер.',
  },
  'national-day-youth-riot': {
    en: 'On 7 October 1977, the national day, a concert at Alexanderplatz ended in a fight of young people with the police. Hundreds were arrested.',
    ru: '7 октября 1977 года, в день республики, концерт на Александерплац кончился дракой молодежи с полицией. Арестовали сотни человек.',
  },
  'munich-olympics': {
    en: 'The cheerful games of 1972 were to show another Germany. On 5 September Palestinian terrorists took Israeli athletes hostage; eleven of them died.',
    ru: 'Веселые игры 1972 года должны были показать другую Германию. 5 сентября палестинские террористы захватили израильских спортсменов; одиннадцать из них погибли.',
  },
  'peace-movement-in-east-and-west': {
    en: 'In October 1981 some 300,000 people demonstrated in Bonn against new missiles. In the East young people sewed “Swords into ploughshares” on their jackets and got into trouble for it.',
    ru: 'В октябре 1981 года в Бонне против новых ракет вышли около 300 тысяч человек. На Востоке молодые люди нашивали на куртки «Перекуем мечи на орала» и платились за это.',
  },
  'acid-rain-and-bitterfeld': {
    en: 'Around Bitterfeld lignite and chemistry poisoned air, water and soil. Environmental data were secret; a film shot in hiding in 1988 showed the place on Western television.',
    ru: 'Вокруг Биттерфельда бурый уголь и химия отравляли воздух, воду и землю. Данные были секретны; тайно снятый в 1988 году фильм показало западное телевидение.',
  },
  'shipyards-crisis': {
    en: 'Orders went to Asia, and the yards on the German coast shrank. AG Weser in Bremen closed in 1983 although its workers had occupied it.',
    ru: 'Заказы ушли в Азию, и верфи немецкого побережья сжимались. Бременская «Везер» закрылась в 1983 году, хотя рабочие ее заняли.',
  },
  'strauss-arranges-western-credits': {
    en: 'In 1983 of all people the anticommunist Franz Josef Strauß arranged a credit of a billion marks for the GDR. It saved East Berlin from insolvency.',
    ru: 'В 1983 году не кто иной, как антикоммунист Франц Йозеф Штраус, устроил ГДР кредит в миллиард марок. Он спас Восточный Берлин от неплатежа.',
  },
  'honecker-visits-west-germany': {
    en: 'In September 1987 Helmut Kohl received Erich Honecker in Bonn with anthem and flag. Honecker also went to see the house of his youth in the Saar.',
    ru: 'В сентябре 1987 года Гельмут Коль принял Эриха Хонеккера в Бонне с гимном и флагом. Хонеккер съездил и в дом своей юности в Сааре.',
  },
  'stasi-raids-dissident-samizdat-printers': {
    en: 'In the night of 25 November 1987 the Stasi searched the Environmental Library in a Berlin parish and arrested those at its press. Vigils for the prisoners spread the matter far and wide.',
    ru: 'В ночь на 25 ноября 1987 года Штази обыскала Экологическую библиотеку при берлинском приходе и арестовала печатников. Бдения в их поддержку разнесли весть повсюду.',
  },
  'reconstruction-of-the-semperoper': {
    en: 'Dresden’s opera was reopened on 13 February 1985, forty years to the day after the bombs. Such prestige works took builders away from ordinary houses.',
    ru: 'Дрезденскую оперу открыли вновь 13 февраля 1985 года, день в день через сорок лет после бомбежки. Такие престижные стройки забирали рабочих у обычных домов.',
  },
  'protests-against-nuclear-reprocessing': {
    en: 'From 1985 people of the Upper Palatinate and opponents of nuclear power fought against a plant at Wackersdorf. It was given up in 1989.',
    ru: 'С 1985 года жители Верхнего Пфальца и противники атома боролись против завода в Ваккерсдорфе. В 1989 году от него отказались.',
  },
  'census-controversy': {
    en: 'Hundreds of citizens’ groups called for a boycott of the census of 1983. The Constitutional Court stopped it and found that everybody has a right to decide about their own data.',
    ru: 'Сотни гражданских групп призвали бойкотировать перепись 1983 года. Конституционный суд остановил ее и признал право каждого распоряжаться своими данными.',
  },
  'launching-dax': {
    en: 'The German share index was introduced on 1 July 1988. Thirty big companies stood for the strength of the West German economy.',
    ru: 'Немецкий биржевой индекс появился 1 июля 1988 года. За силу западногерманской экономики отвечали тридцать крупных компаний.',
  },
  'massive-decay-of-historic-city-centers': {
    en: 'Low rents paid for no repairs, and old quarters in Görlitz, Erfurt and Quedlinburg fell apart. Citizens who wanted to save them met with suspicion.',
    ru: 'Низкой платы не хватало на ремонт, и старые кварталы Гёрлица, Эрфурта и Кведлинбурга рушились. На горожан, которые хотели их спасти, смотрели с подозрением.',
  },
  'ussr-tightens-oil-supply': {
    en: 'In 1981 Moscow told its allies that it would deliver less oil. East Germany, which had earned hard currency by refining it, fell back on lignite.',
    ru: 'В 1981 году Москва сообщила союзникам, что даст меньше нефти. ГДР, зарабатывавшая валюту на ее переработке, вернулась к бурому углю.',
  },
  'martial-law-against-solidarity': {
    en: 'On 13 December 1981 General Jaruzelski imposed martial law in Poland. East Germany had closed its border to free travel with Poland the year before.',
    ru: '13 декабря 1981 года генерал Ярузельский ввел в Польше военное положение. Свободные поездки в Польшу ГДР прекратила еще годом раньше.',
  },
  'east-plays-down-chernobyl': {
    en: 'In spring 1986 papers in the GDR said that there was no danger, while Western television spoke of radioactive milk. Vegetables the West would not buy appeared in Eastern shops.',
    ru: 'Весной 1986 года газеты ГДР писали, что опасности нет, а западное телевидение говорило о радиоактивном молоке. В восточных магазинах появились овощи, которых не брал Запад.',
  },
  'censoring-sputnik-magazine': {
    en: 'In November 1988 the GDR stopped the delivery of Sputnik, a Soviet digest that wrote openly about Stalin. The big brother had become too free.',
    ru: 'В ноябре 1988 года ГДР прекратила доставку «Спутника», советского дайджеста, открыто писавшего о Сталине. Старший брат стал слишком свободен.',
  },
  'reconciliation-at-verdun': {
    en: 'On 22 September 1984 Helmut Kohl and François Mitterrand stood hand in hand before the graves of Douaumont. The picture became a symbol.',
    ru: '22 сентября 1984 года Гельмут Коль и Франсуа Миттеран стояли, взявшись за руки, перед могилами Дуомона. Снимок стал символом.',
  },
  'first-mondays-demos': {
    en: 'From September 1989 people left the prayers in Leipzig’s St Nicholas Church to march. On 9 October there were seventy thousand, calling “We are the people”, and nobody fired.',
    ru: 'С сентября 1989 года люди выходили после молебна в лейпцигской церкви Святого Николая на марш. 9 октября их было семьдесят тысяч, они кричали «Мы народ», и никто не выстрелил.',
  },
  'uncovering-electoral-fraud': {
    en: 'At the local elections of 7 May 1989 citizens watched the counting and compared. The official 98.85 per cent was a forgery, and from then on there were protests on the seventh of every month.',
    ru: 'На местных выборах 7 мая 1989 года граждане следили за подсчетом и сравнили. Официальные 98,85 процента оказались подделкой, и с тех пор каждое седьмое число проходили протесты.',
  },
  'start-of-the-computer-age': {
    en: 'Nixdorf and Siemens sold computers in the West. In the East Robotron and the chip makers tried to keep up at enormous cost; in 1988 Honecker was handed a one-megabit chip.',
    ru: 'На Западе компьютеры продавали «Никсдорф» и «Сименс». На Востоке «Роботрон» и создатели микросхем догоняли их ценой огромных затрат; в 1988 году Хонеккеру вручили чип на мегабит.',
  },
  'hungary-dismantles-border-fence': {
    en: 'In May 1989 Hungary began to take down its fence towards Austria. On 11 September it let the East Germans go, and tens of thousands went.',
    ru: 'В мае 1989 года Венгрия начала разбирать забор на границе с Австрией. 11 сентября она отпустила восточных немцев, и уехали десятки тысяч.',
  },
  'honecker-ousts-ulbricht': {
    en: 'With Brezhnev’s consent Erich Honecker took Walter Ulbricht’s place on 3 May 1971. Consumption and housing were to win the people over.',
    ru: 'С согласия Брежнева Эрих Хонеккер 3 мая 1971 года сменил Вальтера Ульбрихта. Народ должны были привлечь товары и жилье.',
  },
  'round-table-emergency-cabinet': {
    en: 'From 7 December 1989 old parties and new movements sat at a Round Table in Berlin. It prepared the free elections of March 1990 and dissolved the Stasi’s successor.',
    ru: 'С 7 декабря 1989 года старые партии и новые движения сидели в Берлине за Круглым столом. Он подготовил свободные выборы марта 1990 года и распустил преемницу Штази.',
  },
  'the-wall-comes-down': {
    en: 'On 9 November 1989 Günter Schabowski announced free travel and, asked since when, said: at once. That night the guards opened the gates.',
    ru: '9 ноября 1989 года Гюнтер Шабовски объявил о свободе поездок и на вопрос, с какого времени, ответил: немедленно. Той же ночью пограничники открыли ворота.',
  },
} satisfies Notes;
