import type { Notes } from '../note.ts';

/** Cards of 1945 to 1969. */
export const firstHalf = {
  'land-reform': {
    en: 'In September 1945 the Soviet zone took estates of more than 100 hectares without compensation. The land went to refugees and smallholders, who later had to join collective farms.',
    ru: 'В сентябре 1945 года в советской зоне изъяли без выкупа имения больше 100 гектаров. Землю получили беженцы и мелкие крестьяне, которых позже загнали в кооперативы.',
  },
  'forced-merger-of-kpd-and-spd': {
    en: 'In April 1946 Communists and Social Democrats of the Soviet zone were merged into the SED. Social Democrats who resisted were dismissed or arrested.',
    ru: 'В апреле 1946 года коммунистов и социал-демократов советской зоны слили в СЕПГ. Несогласных социал-демократов увольняли и арестовывали.',
  },
  'monetary-reform-in-the-east': {
    en: 'The Soviet zone answered the Western mark in June 1948 with a currency of its own; coupons were pasted on old notes at first. Berlin had two kinds of money.',
    ru: 'На западную марку советская зона в июне 1948 года ответила своей; сначала на старые купюры клеили талоны. В Берлине ходили две валюты.',
  },
  'goettingen-eighteen': {
    en: 'In April 1957 eighteen physicists, Hahn, Born and Heisenberg among them, declared that they would take no part in making nuclear weapons. Adenauer had called such arms a development of artillery.',
    ru: 'В апреле 1957 года восемнадцать физиков, среди них Ган, Борн и Гейзенберг, заявили, что не будут участвовать в создании ядерного оружия. Аденауэр называл его развитием артиллерии.',
  },
  'stasi-is-founded': {
    en: 'The Ministry for State Security was founded in February 1950. It called itself shield and sword of the party and in the end had some ninety thousand employees.',
    ru: 'Министерство госбезопасности ГДР создали в феврале 1950 года. Оно звало себя щитом и мечом партии и под конец насчитывало около девяноста тысяч сотрудников.',
  },
  'planned-build-up-of-socialism': {
    en: 'In July 1952 Walter Ulbricht had the SED resolve on building socialism. Heavy industry came first, farmers were collectivised, and the stream of refugees swelled.',
    ru: 'В июле 1952 года Вальтер Ульбрихт провел через СЕПГ решение строить социализм. Вперед выдвинули тяжелую промышленность, крестьян объединяли в кооперативы, и поток беженцев вырос.',
  },
  'joining-the-cmea': {
    en: 'East Germany joined the Council for Mutual Economic Assistance in September 1950. Trade turned from West to East.',
    ru: 'ГДР вступила в Совет экономической взаимопомощи в сентябре 1950 года. Торговля повернулась с запада на восток.',
  },
  'saar-protectorate': {
    en: 'France took the Saar out of its zone in 1946–1947 and tied it to its own economy. In October 1955 the voters rejected a European statute, and in 1957 the Saar joined West Germany.',
    ru: 'В 1946–1947 годах Франция отделила Саар от своей зоны и привязала к своему хозяйству. В октябре 1955 года избиратели отвергли европейский статут, и в 1957-м Саар вошел в ФРГ.',
  },
  'joining-the-warsaw-pact': {
    en: 'East Germany signed the Warsaw Treaty in May 1955. Its National People’s Army followed in 1956, at first of volunteers.',
    ru: 'ГДР подписала Варшавский договор в мае 1955 года. В 1956-м появилась ее Национальная народная армия, сначала добровольная.',
  },
  'founding-of-the-fdj': {
    en: 'The Free German Youth was founded in March 1946; its first chairman was Erich Honecker. In time almost all pupils wore the blue shirt.',
    ru: 'Союз свободной немецкой молодежи основали в марте 1946 года, первым его главой был Эрих Хонеккер. Со временем синюю рубашку носили почти все школьники.',
  },
  'nato-membership-and-rearmament': {
    en: 'West Germany joined NATO in May 1955, ten years after the war. In November the first 101 volunteers of the new army received their papers.',
    ru: 'ФРГ вступила в НАТО в мае 1955 года, через десять лет после войны. В ноябре документы получил первый 101 доброволец новой армии.',
  },
  'reparations-agreement-with-israel': {
    en: 'In September 1952 Adenauer and Israel’s foreign minister Sharett signed an agreement in Luxembourg. West Germany paid three billion marks, largely in goods.',
    ru: 'В сентябре 1952 года Аденауэр и министр иностранных дел Израиля Шарет подписали в Люксембурге соглашение. ФРГ выплатила три миллиарда марок, в основном товарами.',
  },
  'monetary-reform-in-the-west': {
    en: 'On 20 June 1948 everyone in the western zones received forty Deutsche Marks. The next morning shop windows were full.',
    ru: '20 июня 1948 года каждый житель западных зон получил по сорок немецких марок. На следующее утро витрины были полны.',
  },
  'berlin-airlift': {
    en: 'From June 1948 aircraft carried flour, coal and dried potatoes to West Berlin, at times landing every few minutes. Children called them raisin bombers.',
    ru: 'С июня 1948 года самолеты возили в Западный Берлин муку, уголь и сушеную картошку, порой садясь каждые несколько минут. Дети звали их изюмными бомбардировщиками.',
  },
  'stalinist-purges': {
    en: 'In the early 1950s the SED hunted agents in its own ranks. Paul Merker, a member of the Politburo, was expelled in 1950, arrested in 1952 and sentenced in secret.',
    ru: 'В начале 1950-х СЕПГ искала агентов в собственных рядах. Члена Политбюро Пауля Меркера исключили в 1950 году, арестовали в 1952-м и тайно осудили.',
  },
  '1953-uprising': {
    en: 'On 17 June 1953 the protest of Berlin builders against higher norms became a rising in hundreds of places. Soviet tanks put it down.',
    ru: '17 июня 1953 года протест берлинских строителей против повышения норм перерос в восстание в сотнях мест. Его подавили советские танки.',
  },
  'dismantling-industry-in-the-east': {
    en: 'The USSR took its reparations from its own zone: whole factories, and the second track of most railway lines. East Germany paid many times what the West did.',
    ru: 'Репарации СССР брал в своей зоне: целые заводы и вторую колею большинства железных дорог. Восток заплатил во много раз больше Запада.',
  },
  'the-miracle-of-bern': {
    en: 'On 4 July 1954 West Germany beat Hungary, unbeaten for four years, 3–2 and won the World Cup. Many remembered it as the day on which they were somebody again.',
    ru: '4 июля 1954 года ФРГ обыграла не знавшую поражений четыре года Венгрию 3:2 и стала чемпионом мира. Многие запомнили этот день как возвращение к самим себе.',
  },
  'west-germany-granted-sovereignty': {
    en: 'The Paris Treaties came into force on 5 May 1955 and ended the occupation. The Allies kept rights concerning Berlin and Germany as a whole.',
    ru: 'Парижские соглашения вступили в силу 5 мая 1955 года и закончили оккупацию. За союзниками остались права в отношении Берлина и Германии в целом.',
  },
  'the-wirtschaftswunder': {
    en: 'Under the minister Ludwig Erhard West Germany’s economy grew in the 1950s faster than any other in Europe. Around 1960 there was work for all, and workers were called in from abroad.',
    ru: 'При министре Людвиге Эрхарде экономика ФРГ росла в 1950-х быстрее всех в Европе. Около 1960 года работы хватало всем, и рабочих стали звать из-за границы.',
  },
  'career-bans-for-critical-socialists': {
    en: 'Communists who asked for a freer socialism lost their posts. The chemist Robert Havemann was dismissed from his chair in Berlin in 1964.',
    ru: 'Коммунисты, хотевшие более свободного социализма, лишались должностей. Химика Роберта Хавемана уволили с берлинской кафедры в 1964 году.',
  },
  'short-term-berlin-visas': {
    en: 'At Christmas 1963, for the first time since the Wall, West Berliners could visit relatives in the East. More than a million visits were counted in eighteen days.',
    ru: 'На Рождество 1963 года впервые после возведения стены жители Западного Берлина смогли навестить родных на Востоке. За восемнадцать дней насчитали больше миллиона посещений.',
  },
  'nospl-reforms': {
    en: 'In 1963 Ulbricht introduced a New Economic System of Planning and Management: more rights for works, prices nearer to costs. By 1970 it had been given up.',
    ru: 'В 1963 году Ульбрихт ввел Новую экономическую систему: больше прав заводам, цены ближе к издержкам. К 1970 году от нее отказались.',
  },
  'youth-meeting-of-germany': {
    en: 'At Whitsun 1964 half a million young people met in East Berlin. The radio programme made for it, DT64, stayed on the air for almost thirty years.',
    ru: 'На Троицу 1964 года в Восточном Берлине собралось полмиллиона молодых людей. Созданная к встрече радиопередача DT64 прожила почти тридцать лет.',
  },
  'benno-ohnesorg-shot': {
    en: 'On 2 June 1967 a policeman in West Berlin shot a student at a demonstration against the Shah. In 2009 it became known that the man had worked for the Stasi.',
    ru: '2 июня 1967 года полицейский в Западном Берлине застрелил студента на демонстрации против шаха. В 2009 году узнали, что стрелявший работал на Штази.',
  },
  'protests-of-1968': {
    en: 'Students stood up against the Vietnam War, the press of Axel Springer and the silence of their parents. In April the student leader Rudi Dutschke was shot and badly wounded.',
    ru: 'Студенты выступили против войны во Вьетнаме, газет Акселя Шпрингера и молчания родителей. В апреле студенческого вожака Руди Дучке тяжело ранили выстрелами.',
  },
  'first-german-nuclear-plant-is-in-the-east': {
    en: 'The power station of Rheinsberg, north of Berlin, fed electricity to the grid from May 1966. It ran until 1990.',
    ru: 'Атомная станция в Райнсберге к северу от Берлина дала ток в сеть в мае 1966 года. Работала она до 1990-го.',
  },
  'east-germany-introduces-citizenship': {
    en: 'A law of February 1967 created a citizenship of the GDR. In Bonn’s eyes there was only one German citizenship.',
    ru: 'Закон февраля 1967 года ввел гражданство ГДР. В глазах Бонна немецкое гражданство было одно.',
  },
  'founding-of-intershop': {
    en: 'From 1962 shops called Intershop sold Western goods for Western money. From 1974 GDR citizens too were allowed to own such money and spend it there.',
    ru: 'С 1962 года магазины «Интершоп» продавали западные товары за западные деньги. С 1974 года иметь и тратить там такие деньги разрешили и гражданам ГДР.',
  },
  'west-germany-pays-to-free-prisoners': {
    en: 'From the early 1960s Bonn paid for the release of political prisoners, first in cash, then in goods. More than thirty thousand people were freed this way by 1989.',
    ru: 'С начала 1960-х Бонн платил за освобождение политзаключенных — сначала деньгами, потом товарами. До 1989 года так вышли на свободу больше тридцати тысяч человек.',
  },
  'east-germany-at-the-olympics': {
    en: 'From 1956 to 1964 one German team had competed; in 1968 there were two. The GDR became a sporting power, with doping ordered by the state.',
    ru: 'С 1956 по 1964 год выступала одна немецкая команда, в 1968-м их стало две. ГДР превратилась в спортивную державу — с допингом по указанию государства.',
  },
  'spiegel-scandal': {
    en: 'In October 1962 the police searched the magazine Der Spiegel and arrested its publisher Augstein over an article on the army. After protests the defence minister Strauß had to go.',
    ru: 'В октябре 1962 года полиция обыскала журнал «Шпигель» и арестовала издателя Аугштайна из-за статьи об армии. После протестов пришлось уйти министру обороны Штраусу.',
  },
  'west-german-emergency-acts': {
    en: 'In May 1968 the Bundestag changed the constitution for the case of war or catastrophe. Trade unions and students had marched on Bonn against it.',
    ru: 'В мае 1968 года бундестаг изменил конституцию на случай войны или бедствия. Против этого на Бонн шли профсоюзы и студенты.',
  },
  'conscientious-objectors': {
    en: 'West Germany’s constitution allows refusing military service. East Germany introduced conscription in 1962 and from 1964 let objectors serve as construction soldiers without arms.',
    ru: 'Конституция ФРГ разрешает отказ от военной службы. ГДР ввела призыв в 1962 году и с 1964-го позволила отказникам служить стройбатовцами без оружия.',
  },
  'colour-tv-comes-to-the-west': {
    en: 'On 25 August 1967 Willy Brandt pressed a button at the Berlin radio exhibition and the picture turned coloured. East Germany followed in 1969, with another system.',
    ru: '25 августа 1967 года Вилли Брандт нажал кнопку на берлинской радиовыставке, и изображение стало цветным. ГДР пошла следом в 1969 году, с другой системой.',
  },
  'take-a-chance-on-more-democracy': {
    en: 'In his first declaration as chancellor, in October 1969, Willy Brandt promised to dare more democracy. Voting age went down to eighteen.',
    ru: 'В первом заявлении на посту канцлера, в октябре 1969 года, Вилли Брандт обещал отважиться на большую демократию. Голосовать стали с восемнадцати лет.',
  },
  'prague-spring': {
    en: 'In the night of 21 August 1968 troops of the USSR, Poland, Hungary and Bulgaria entered Czechoslovakia. The East German army stood ready at the border and, on Moscow’s order, stayed there.',
    ru: 'В ночь на 21 августа 1968 года войска СССР, Польши, Венгрии и Болгарии вошли в Чехословакию. Армия ГДР стояла наготове у границы и по приказу Москвы там осталась.',
  },
  'us-jet-shot-down-in-east-germany': {
    en: 'In January 1964 Soviet fighters shot down an American training jet that had strayed into Thuringia; its three officers died. In March a reconnaissance aircraft shared its fate, and its crew survived.',
    ru: 'В январе 1964 года советские истребители сбили залетевший в Тюрингию американский учебный самолет; погибли три офицера. В марте сбили и разведчик, его экипаж уцелел.',
  },
  'ich-bin-ein-berliner': {
    en: 'On 26 June 1963 John F. Kennedy spoke these words before the town hall of Schöneberg. Hundreds of thousands cheered.',
    ru: '26 июня 1963 года Джон Кеннеди произнес эти слова у ратуши Шёнеберга. Ему рукоплескали сотни тысяч.',
  },
  'frankfurt-auschwitz-trials': {
    en: 'From December 1963 to August 1965 men who had served at Auschwitz stood before a German court. The prosecutor Fritz Bauer wanted the country to look at its past.',
    ru: 'С декабря 1963 по август 1965 года перед немецким судом стояли служившие в Освенциме. Прокурор Фриц Бауэр хотел, чтобы страна посмотрела на свое прошлое.',
  },
  'russian-tanks': {
    en: 'Some hundreds of thousands of Soviet soldiers stood in East Germany until 1994. In June 1953 their tanks saved the SED from its own people.',
    ru: 'До 1994 года в Восточной Германии стояли сотни тысяч советских солдат. В июне 1953 года их танки спасли СЕПГ от собственного народа.',
  },
  'building-the-berlin-wall': {
    en: 'Two months before the border was closed on 13 August 1961 Ulbricht had said that nobody intended to build a wall. At least 140 people died at it.',
    ru: 'За два месяца до закрытия границы 13 августа 1961 года Ульбрихт говорил, что строить стену никто не собирается. У нее погибло не меньше 140 человек.',
  },
} satisfies Notes;
