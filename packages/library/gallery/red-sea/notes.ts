import type { Notes } from '../note.ts';

export const redSea = {
  'peace-corps': {
    en: 'President Kennedy founded the Peace Corps in March 1961. Ethiopia was among the first countries it went to; many of its volunteers were schoolteachers.',
    ru: 'Корпус мира президент Кеннеди создал в марте 1961 года. Эфиопия была среди первых стран, куда он пришел; многие добровольцы работали школьными учителями.',
  },
  'ogaden-war': {
    en: 'Somalia invaded Ethiopia’s Ogaden in July 1977. Moscow dropped its Somali ally for Ethiopia, and with Soviet arms and Cuban troops Ethiopia drove the Somalis out by March 1978.',
    ru: 'В июле 1977 года Сомали вторглось в эфиопский Огаден. Москва оставила сомалийского союзника ради Эфиопии, и с советским оружием и кубинскими войсками та к марту 1978 года вытеснила сомалийцев.',
  },
  zbig: {
    en: 'Zbigniew Brzezinski, born in Warsaw, was President Carter’s national security adviser from 1977 to 1981. He wrote that the agreement on strategic arms lay buried in the sands of the Ogaden.',
    ru: 'Збигнев Бжезинский, уроженец Варшавы, в 1977–1981 годах был советником президента Картера по безопасности. Он писал, что соглашение о стратегических вооружениях погребено в песках Огадена.',
  },
  usaid: {
    en: 'The Agency for International Development was set up in 1961 to bring American foreign aid under one roof. Aid followed interest: Ethiopia, Kenya, Sudan and Somalia received it in turn.',
    ru: 'Агентство по международному развитию создали в 1961 году, чтобы собрать американскую помощь в одних руках. Помощь шла за интересом: ее поочередно получали Эфиопия, Кения, Судан и Сомали.',
  },
  'albano-stalinist-economics': {
    en: 'Enver Hoxha’s Albania broke with Moscow in 1961 and with China in 1978. In the 1980s the leaders of the rebels in Ethiopia’s Tigray looked to it as a model.',
    ru: 'Албания Энвера Ходжи порвала с Москвой в 1961 году и с Китаем в 1978-м. В 1980-х ее брали за образец вожди повстанцев эфиопского Тиграя.',
  },
  'the-victorious-leader': {
    en: 'Siad Barre seized power in Somalia in October 1969 and had himself sung of as the victorious leader. In November 1977 he expelled his Soviet advisers; he fell in January 1991.',
    ru: 'Сиад Барре захватил власть в Сомали в октябре 1969 года; в песнях его славили победоносным вождем. В ноябре 1977 года он выслал советских советников; пал он в январе 1991-го.',
  },
  eplf: {
    en: 'The Eritrean People’s Liberation Front grew out of a split of the older liberation movement in the 1970s. It took Asmara in May 1991, and in 1993 Eritreans voted for independence.',
    ru: 'Народный фронт освобождения Эритреи вырос в 1970-х из раскола прежнего движения. В мае 1991 года он взял Асмэру, а в 1993-м эритрейцы проголосовали за независимость.',
  },
  centcom: {
    en: 'The US Central Command was established on 1 January 1983 out of the Rapid Deployment Force. It was to defend the Gulf and the lands around the Red Sea.',
    ru: 'Центральное командование США создали 1 января 1983 года на основе Сил быстрого развертывания. Ему поручили Персидский залив и земли вокруг Красного моря.',
  },
  'carter-doctrine': {
    en: 'In January 1980, weeks after the invasion of Afghanistan, President Carter declared that an attempt to gain control of the Persian Gulf would be repelled, if need be by force.',
    ru: 'В январе 1980 года, через несколько недель после вторжения в Афганистан, президент Картер заявил, что попытку овладеть Персидским заливом отразят, если понадобится, силой.',
  },
  'kenya-joins-rdf': {
    en: 'In 1980 Kenya, Oman and Somalia let the American Rapid Deployment Force use their ports and airfields. Mombasa became a port of call for the fleet.',
    ru: 'В 1980 году Кения, Оман и Сомали пустили американские Силы быстрого развертывания в свои порты и на аэродромы. В Момбасу стал заходить флот.',
  },
  'voice-of-america-in-amharic': {
    en: 'The Voice of America began to broadcast in Amharic in 1982. Under Mengistu’s censorship foreign radio was the source of news.',
    ru: '«Голос Америки» начал вещать на амхарском в 1982 году. При цензуре Менгисту источником новостей было иностранное радио.',
  },
  'french-connections': {
    en: 'Djibouti became independent in June 1977 and kept a French garrison. Madagascar had sent its French bases away a few years before.',
    ru: 'Джибути стало независимым в июне 1977 года и оставило у себя французский гарнизон. Мадагаскар за несколько лет до того французские базы выставил.',
  },
  'the-events-of-86': {
    en: 'On 13 January 1986 guards of South Yemen’s president opened fire on his rivals in the Politburo. Two weeks of civil war in Aden cost thousands of lives, and Soviet ships evacuated foreigners.',
    ru: '13 января 1986 года охрана президента Южного Йемена открыла огонь по его соперникам в Политбюро. Две недели гражданской войны в Адене унесли тысячи жизней; иностранцев вывозили советские суда.',
  },
  'hero-of-the-crossing': {
    en: 'Anwar Sadat won this name when Egyptian troops crossed the Suez Canal in October 1973. He was shot at the parade on the anniversary, 6 October 1981.',
    ru: 'Это имя Анвар Садат получил, когда египетские войска в октябре 1973 года форсировали Суэцкий канал. Его застрелили на параде в годовщину, 6 октября 1981 года.',
  },
  'israeli-periphery-doctrine': {
    en: 'In the 1950s Ben-Gurion sought friends beyond the ring of Arab neighbours: Turkey, Iran and Ethiopia. Ties with Ethiopia outlived its emperor.',
    ru: 'В 1950-х Бен-Гурион искал друзей за кольцом арабских соседей: Турцию, Иран и Эфиопию. Связи с Эфиопией пережили ее императора.',
  },
  'the-strong-man-of-sudan': {
    en: 'Jaafar Nimeiry took power in Sudan in May 1969 with the help of the left. After a communist coup of July 1971 had failed he turned to the West; he was overthrown in April 1985.',
    ru: 'Джафар Нимейри взял власть в Судане в мае 1969 года при поддержке левых. После провала коммунистического переворота в июле 1971 года он повернул к Западу; свергли его в апреле 1985-го.',
  },
  'afghanistan-invasion': {
    en: 'Soviet troops entered Afghanistan in December 1979. In January 1980 the UN General Assembly condemned it by a great majority, many Muslim states among it.',
    ru: 'Советские войска вошли в Афганистан в декабре 1979 года. В январе 1980 года Генеральная Ассамблея ООН осудила это большинством голосов, среди которых были многие мусульманские страны.',
  },
  'daniel-arap-moi': {
    en: 'Daniel arap Moi followed Kenyatta as president of Kenya in 1978 and ruled until 2002. In 1982 he survived a coup of air force men and made Kenya a one-party state.',
    ru: 'Дэниэл арап Мои сменил Кениату на посту президента Кении в 1978 году и правил до 2002-го. В 1982 году он пережил мятеж военных летчиков и сделал Кению однопартийной.',
  },
  'soviets-airlift-cubans': {
    en: 'From November 1977 an air bridge brought Soviet arms to Ethiopia, and more than ten thousand Cuban soldiers came with them. Soviet generals planned the counter-offensive.',
    ru: 'С ноября 1977 года воздушный мост доставлял в Эфиопию советское оружие, с ним прибыло больше десяти тысяч кубинских солдат. Контрнаступление планировали советские генералы.',
  },
  'malagasy-constitutional-referendum': {
    en: 'In December 1975 voters in Madagascar approved the socialist constitution of Didier Ratsiraka. The navy officer ruled until 1993 and again later.',
    ru: 'В декабре 1975 года избиратели Мадагаскара одобрили социалистическую конституцию Дидье Рацираки. Морской офицер правил до 1993 года и позже еще раз.',
  },
  'the-lion-falters': {
    en: 'Haile Selassie, emperor since 1930 and titled Lion of Judah, was deposed on 12 September 1974 after famine, strikes and mutinies. He died in custody the next year.',
    ru: 'Хайле Селассие, император с 1930 года, носивший титул Льва Иуды, был свергнут 12 сентября 1974 года после голода, забастовок и мятежей. Через год он умер под стражей.',
  },
  'dhofar-rebellion': {
    en: 'In the Omani province of Dhofar rebels helped by South Yemen fought from the 1960s on. Sultan Qaboos, with British and Iranian support, declared the war won in December 1975.',
    ru: 'В оманской провинции Дофар с 1960-х воевали повстанцы, которым помогал Южный Йемен. Султан Кабус с британской и иранской поддержкой объявил о победе в декабре 1975 года.',
  },
  nasserism: {
    en: 'Arab unity, socialism and distance from both blocs: Nasser’s ideas outlived him in parties and armies from Yemen to Sudan.',
    ru: 'Арабское единство, социализм и дистанция от обоих блоков: идеи Насера пережили его в партиях и армиях от Йемена до Судана.',
  },
  't-62s-and-kalashnikovs': {
    en: 'Within a few months of 1977–1978 Ethiopia received Soviet arms worth about a billion dollars. Tanks and rifles of one make met on both sides of the Ogaden front.',
    ru: 'За несколько месяцев 1977–1978 годов Эфиопия получила советского оружия примерно на миллиард долларов. В Огадене по обе стороны фронта были одинаковые танки и автоматы.',
  },
  'gosplan-advisers': {
    en: 'Gosplan was the committee that drew up the Soviet plans, and its men advised friendly governments too. Ethiopia adopted a ten-year plan in 1984, the year of the famine.',
    ru: 'Госплан составлял советские планы, его люди советовали и дружественным правительствам. Эфиопия приняла десятилетний план в 1984 году — в год голода.',
  },
  'the-derg': {
    en: 'Derg means committee: some 120 officers and men formed it in June 1974 and soon ruled Ethiopia. It killed sixty dignitaries of the empire that November and nationalised the land in 1975.',
    ru: '«Дерг» значит «комитет»: его в июне 1974 года составили около 120 военных и вскоре уже правили Эфиопией. В ноябре он казнил шестьдесят сановников империи, в 1975 году национализировал землю.',
  },
  'mengistu-haile-mariam': {
    en: 'Mengistu came out on top of the Derg in February 1977, after a shoot-out among its leaders. The Red Terror followed; in May 1991 he fled to Zimbabwe.',
    ru: 'Менгисту возглавил Дерг в феврале 1977 года после перестрелки его вождей. За этим последовал красный террор; в мае 1991 года он бежал в Зимбабве.',
  },
  'us-presidential-elections': {
    en: 'In 1976 Carter beat Ford, in 1980 Reagan beat Carter. With each change allies and rivals had to learn anew what Washington wanted.',
    ru: 'В 1976 году Картер победил Форда, в 1980-м Рейган — Картера. С каждой сменой союзникам и соперникам приходилось заново узнавать, чего хочет Вашингтон.',
  },
  'f-5es-delivered': {
    en: 'In the middle of the 1970s Ethiopia still received American F-5E fighters. In 1977 they won the air over the Ogaden against Somalia’s MiGs.',
    ru: 'В середине 1970-х Эфиопия еще получала американские истребители F-5E. В 1977 году они отвоевали небо Огадена у сомалийских МиГов.',
  },
  'marxist-leninist-vanguard-party': {
    en: 'Moscow urged its new friends to found parties on the Leninist model. South Yemen did so in 1978, Ethiopia in September 1984.',
    ru: 'Москва советовала новым друзьям создавать партии ленинского образца. Южный Йемен сделал это в 1978 году, Эфиопия — в сентябре 1984-го.',
  },
  'presidential-directive-30': {
    en: 'With this directive of February 1978 President Carter made human rights a measure of American foreign policy. Allies with a bad record could lose aid.',
    ru: 'Этой директивой в феврале 1978 года президент Картер сделал права человека мерилом внешней политики США. Союзники с дурной славой могли лишиться помощи.',
  },
  'cyrus-vance': {
    en: 'Carter’s secretary of state wanted to keep the talks on arms apart from quarrels in Africa. He resigned in April 1980 over the attempt to free the hostages in Tehran.',
    ru: 'Госсекретарь Картера хотел отделить переговоры о вооружениях от африканских ссор. В апреле 1980 года он ушел в отставку из-за попытки освободить заложников в Тегеране.',
  },
  stagflation: {
    en: 'A stagnant economy and inflation together: the 1970s brought the West both, made worse by two oil shocks. Economists had thought one excluded the other.',
    ru: 'Застой и инфляция сразу: 1970-е принесли Западу и то и другое, а два нефтяных шока добавили. Экономисты думали, что одно исключает другое.',
  },
  'cento-collapses': {
    en: 'The Central Treaty Organization, born as the Baghdad Pact in 1955, was to shield the Middle East. Iran and Pakistan left after the Iranian revolution, and it was dissolved in 1979.',
    ru: 'Организация центрального договора, рожденная в 1955 году как Багдадский пакт, должна была прикрывать Ближний Восток. После иранской революции из нее вышли Иран и Пакистан, и в 1979 году она распалась.',
  },
  'anti-zionist-committee': {
    en: 'The Anti-Zionist Committee of the Soviet Public was founded in April 1983 under General David Dragunsky. It denied that there was a wish to emigrate and courted Arab opinion.',
    ru: 'Антисионистский комитет советской общественности создали в апреле 1983 года под началом генерала Давида Драгунского. Он отрицал желание евреев уехать и был обращен к арабскому миру.',
  },
  'mr-nyet': {
    en: 'Andrei Gromyko was Soviet foreign minister from 1957 to 1985. His name in the West came from the many vetoes he cast in the United Nations.',
    ru: 'Андрей Громыко был министром иностранных дел СССР с 1957 по 1985 год. Свое прозвище на Западе он получил за частые вето в ООН.',
  },
  'middle-east-scoring': {
    en: 'The way of the oil leads through two straits, Bab el-Mandeb and Hormuz. Whoever had friends on their shores could open or close them.',
    ru: 'Путь нефти лежит через два пролива, Баб-эль-Мандебский и Ормузский. У кого были друзья на их берегах, тот мог их открыть и закрыть.',
  },
  'africa-scoring': {
    en: 'In 1977 the superpowers changed partners in the Horn of Africa: Ethiopia went to Moscow, Somalia to Washington. The naval base at Berbera changed hands with them.',
    ru: 'В 1977 году сверхдержавы поменялись партнерами на Африканском Роге: Эфиопия ушла к Москве, Сомали — к Вашингтону. С ними сменила хозяина и база в Бербере.',
  },
  'romanian-autonomy': {
    en: 'Ceaușescu’s Romania did not take part in the invasion of Czechoslovakia in 1968 and kept its relations with Israel after 1967. The West rewarded it with credits and trade.',
    ru: 'Румыния Чаушеску не участвовала во вторжении в Чехословакию в 1968 году и сохранила отношения с Израилем после 1967-го. Запад отвечал кредитами и торговлей.',
  },
  oau: {
    en: 'Thirty-two states founded the Organisation of African Unity in Addis Ababa in May 1963. It held to the colonial borders, and so to Ethiopia’s against Somali claims.',
    ru: 'Тридцать два государства основали Организацию африканского единства в Аддис-Абебе в мае 1963 года. Она держалась колониальных границ, а значит, эфиопской — против притязаний Сомали.',
  },
  'arab-league': {
    en: 'The League was founded in Cairo in March 1945. Somalia joined in 1974, Djibouti in 1977; Egypt was suspended in 1979 for its peace with Israel.',
    ru: 'Лигу основали в Каире в марте 1945 года. Сомали вступило в 1974 году, Джибути в 1977-м; членство Египта приостановили в 1979-м за мир с Израилем.',
  },
  separatists: {
    en: 'Eritreans, Ogaden Somalis and South Sudanese fought against states whose borders they had not drawn. The war in the south of Sudan paused in 1972 and began again in 1983.',
    ru: 'Эритрейцы, сомалийцы Огадена и южные суданцы воевали с государствами, чьих границ не проводили. Война на юге Судана прервалась в 1972 году и возобновилась в 1983-м.',
  },
  'indian-ocean-zone-of-peace': {
    en: 'At the proposal of Ceylon the UN General Assembly declared the Indian Ocean a zone of peace in December 1971. The fleets stayed.',
    ru: 'По предложению Цейлона Генеральная Ассамблея ООН в декабре 1971 года объявила Индийский океан зоной мира. Флоты остались.',
  },
  'apollo-soyuz-test-project': {
    en: 'On 17 July 1975 an Apollo and a Soyuz docked in orbit, and the commanders Stafford and Leonov shook hands. It was the last flight of an Apollo.',
    ru: '17 июля 1975 года «Аполлон» и «Союз» состыковались на орбите, и командиры Стаффорд и Леонов пожали руки. Это был последний полет «Аполлона».',
  },
  famine: {
    en: 'Drought, war and the policy of the regime caused a famine in Ethiopia in 1983–1985 in which hundreds of thousands died. A BBC report from Korem in October 1984 woke the world.',
    ru: 'Засуха, война и политика режима вызвали в Эфиопии в 1983–1985 годах голод, унесший сотни тысяч жизней. Мир очнулся после репортажа Би-би-си из Корема в октябре 1984 года.',
  },
  'we-are-the-world': {
    en: 'Michael Jackson and Lionel Richie wrote the song, and over forty American stars recorded it in one night in January 1985. The proceeds went to the hungry in Africa.',
    ru: 'Песню написали Майкл Джексон и Лайонел Ричи, и больше сорока американских звезд записали ее за одну ночь в январе 1985 года. Выручка пошла голодающим Африки.',
  },
  'diego-garcia': {
    en: 'Britain leased the atoll to the US for a base and removed its inhabitants by 1973. From there ships and bombers reach the Red Sea and the Gulf.',
    ru: 'Британия сдала атолл США под базу и к 1973 году выселила жителей. Оттуда корабли и бомбардировщики достают до Красного моря и Персидского залива.',
  },
  detente: {
    en: 'The relaxation of the early 1970s brought treaties on arms and in 1975 the Helsinki Final Act. The war in the Horn was one of the blows that ended it.',
    ru: 'Разрядка начала 1970-х принесла договоры о вооружениях, а в 1975 году — Хельсинкский акт. Война на Африканском Роге была одним из ударов, которые ее прикончили.',
  },
  'yemeni-presidential-assassinations': {
    en: 'North Yemen’s president al-Hamdi was murdered in October 1977, his successor in June 1978 by a bomb in a briefcase brought from Aden. Two days later the president of South Yemen was shot too.',
    ru: 'Президента Северного Йемена аль-Хамди убили в октябре 1977 года, его преемника — в июне 1978-го бомбой в портфеле из Адена. Через два дня расстреляли и президента Южного Йемена.',
  },
  seychelles: {
    en: 'A year after independence, in June 1977, France-Albert René took power in the Seychelles and leaned to the left. In November 1981 mercenaries who posed as a beer drinkers’ club failed to overthrow him.',
    ru: 'Через год после независимости, в июне 1977 года, власть на Сейшелах взял Франс-Альбер Рене и повел их влево. В ноябре 1981 года его не смогли свергнуть наемники, выдававшие себя за клуб любителей пива.',
  },
  'water-wars': {
    en: 'Egypt and Sudan divided the Nile between them in 1959 without Ethiopia, where most of its water rises. In 1979 Sadat said that only water could take Egypt to war again.',
    ru: 'В 1959 году Египет и Судан разделили Нил без Эфиопии, где рождается большая часть его воды. В 1979 году Садат сказал, что снова воевать Египет заставит только вода.',
  },
} satisfies Notes;
