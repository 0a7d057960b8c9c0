import type { Notes } from '../note.ts';

export const lateWar = {
  'iranian-hostage-crisis': {
    en: 'On 4 November 1979 students took the American embassy in Tehran. Fifty-two hostages were held for 444 days, and an attempt to free them failed in the desert in April 1980.',
    ru: '4 ноября 1979 года студенты захватили американское посольство в Тегеране. Пятьдесят два заложника провели в плену 444 дня; попытка освободить их в апреле 1980 года сорвалась в пустыне.',
  },
  'iron-lady': {
    en: 'A Soviet army newspaper gave Margaret Thatcher this name in 1976, and she liked it. Prime minister from 1979 to 1990, she stood close to Reagan and took back the Falklands in 1982.',
    ru: 'Так назвала Маргарет Тэтчер в 1976 году советская армейская газета, и прозвище ей понравилось. Премьер-министр с 1979 по 1990 год, она была близка к Рейгану и в 1982 году вернула Фолкленды.',
  },
  'reagan-bombs-libya': {
    en: 'On 15 April 1986 American aircraft struck Tripoli and Benghazi after a bomb in a Berlin discotheque had killed American soldiers. France did not let the bombers cross its sky.',
    ru: '15 апреля 1986 года американские самолеты ударили по Триполи и Бенгази: бомба в берлинской дискотеке убила американских солдат. Франция не пустила бомбардировщики через свое небо.',
  },
  'star-wars': {
    en: 'In March 1983 President Reagan proposed a shield against missiles, partly in space. The press named it after a film; no such shield was built, but it worried Moscow.',
    ru: 'В марте 1983 года президент Рейган предложил щит от ракет, отчасти космический. Газеты назвали его по фильму; щит не построили, но Москву он встревожил.',
  },
  'north-sea-oil': {
    en: 'Great fields were found in the Norwegian and British North Sea in 1969 and 1970. Their oil made the West less dependent on OPEC in the 1980s.',
    ru: 'В 1969 и 1970 годах в норвежской и британской частях Северного моря нашли большие месторождения. В 1980-х их нефть сделала Запад менее зависимым от ОПЕК.',
  },
  'the-reformer': {
    en: 'Mikhail Gorbachev became General Secretary in March 1985, the youngest member of the Politburo. He wanted to repair socialism and ended the Cold War instead.',
    ru: 'Михаил Горбачев стал генеральным секретарем в марте 1985 года, самым молодым в Политбюро. Он хотел починить социализм, а закончил холодную войну.',
  },
  'marine-barracks-bombing': {
    en: 'On 23 October 1983 a truck bomb killed 241 American servicemen of the peace force in Beirut; minutes later another hit the French. The US withdrew its troops early in 1984.',
    ru: '23 октября 1983 года грузовик со взрывчаткой убил в Бейруте 241 американского военного из миротворческих сил; через минуты другой взрыв поразил французов. В начале 1984 года США вывели войска.',
  },
  'soviets-shoot-down-kal-007': {
    en: 'On 1 September 1983 a Soviet fighter shot down a South Korean airliner that had strayed over Sakhalin. All 269 people on board died, and tension rose to a level not known for twenty years.',
    ru: '1 сентября 1983 года советский истребитель сбил над Сахалином сбившийся с курса южнокорейский лайнер. Погибли все 269 человек; такой напряженности не было двадцать лет.',
  },
  glasnost: {
    en: 'Openness was Gorbachev’s other word besides perestroika. From 1986 on newspapers and books spoke of what had been forbidden, and the party lost the monopoly of truth.',
    ru: 'Гласность была вторым словом Горбачева рядом с перестройкой. С 1986 года газеты и книги заговорили о запретном, и партия лишилась монополии на правду.',
  },
  'ortega-elected-in-nicaragua': {
    en: 'The Sandinistas overthrew Somoza in 1979, and Daniel Ortega was elected president in November 1984. The US armed the Contras against him; in 1990 he lost an election and left.',
    ru: 'Сандинисты свергли Сомосу в 1979 году, а в ноябре 1984-го Даниэль Ортега был избран президентом. США вооружали против него контрас; в 1990 году он проиграл выборы и ушел.',
  },
  terrorism: {
    en: 'Hijackings, bombs and hostages were the news of the 1970s and 1980s, from Munich in 1972 to Lockerbie in 1988. Each side accused the other of sheltering the perpetrators.',
    ru: 'Угоны, бомбы и заложники были новостями 1970-х и 1980-х, от Мюнхена в 1972 году до Локерби в 1988-м. Каждая сторона обвиняла другую в укрывательстве.',
  },
  'iran-contra-scandal': {
    en: 'In 1986 it came out that the White House had sold arms to Iran and sent the profit to the Contras in Nicaragua, which Congress had forbidden. Colonel Oliver North became the face of the affair.',
    ru: 'В 1986 году открылось, что Белый дом продавал оружие Ирану и переводил выручку никарагуанским контрас вопреки запрету Конгресса. Лицом скандала стал подполковник Оливер Норт.',
  },
  chernobyl: {
    en: 'The fourth reactor exploded in the night of 26 April 1986. Moscow was silent for two days, until Sweden measured the fallout; the disaster made the call for openness louder.',
    ru: 'Четвертый реактор взорвался в ночь на 26 апреля 1986 года. Москва молчала два дня, пока радиацию не заметили в Швеции; катастрофа усилила требование гласности.',
  },
  'latin-american-debt-crisis': {
    en: 'In August 1982 Mexico declared that it could no longer pay its debts, and others followed. For Latin America the 1980s became a lost decade.',
    ru: 'В августе 1982 года Мексика объявила, что не может платить долги, за ней последовали другие. Для Латинской Америки 1980-е стали потерянным десятилетием.',
  },
  'tear-down-this-wall': {
    en: 'Reagan said it to Gorbachev from afar, at the Brandenburg Gate on 12 June 1987. The Wall was opened on 9 November 1989.',
    ru: 'Рейган обратился так к Горбачеву издалека, у Бранденбургских ворот 12 июня 1987 года. Стену открыли 9 ноября 1989 года.',
  },
  'an-evil-empire': {
    en: 'Reagan used the words for the Soviet Union before evangelical Christians in Florida on 8 March 1983. In Moscow in 1988 he said that he had spoken of another time.',
    ru: 'Так Рейган назвал Советский Союз перед евангельскими христианами во Флориде 8 марта 1983 года. В Москве в 1988 году он сказал, что говорил о другом времени.',
  },
  'aldrich-ames-remix': {
    en: 'The CIA officer Aldrich Ames sold secrets to the KGB from 1985 on, and at least ten agents were executed. He was arrested in February 1994.',
    ru: 'Сотрудник ЦРУ Олдрич Эймс продавал секреты КГБ с 1985 года; не меньше десяти агентов казнили. Его арестовали в феврале 1994 года.',
  },
  'pershing-ii-deployed': {
    en: 'In answer to the Soviet SS-20 NATO placed Pershing II missiles in West Germany from November 1983. Hundreds of thousands demonstrated against them; the treaty of 1987 removed both kinds.',
    ru: 'В ответ на советские РСД-10 НАТО с ноября 1983 года размещала в ФРГ «Першинги-2». Против них выходили сотни тысяч людей; договор 1987 года убрал и те и другие.',
  },
  wargames: {
    en: 'In the film WarGames of 1983 a schoolboy plays with a military computer that cannot tell a game from war. It learns that the only way to win is not to play.',
    ru: 'В фильме «Военные игры» (1983) школьник играет с военным компьютером, который не отличает игру от войны. Машина понимает: победить можно, только если не играть.',
  },
  solidarity: {
    en: 'The strike at the Lenin Shipyard in Gdańsk in August 1980 made Solidarity the first free trade union of the Soviet bloc. Martial law forbade it in December 1981; in 1989 it won elections.',
    ru: 'Забастовка на верфи имени Ленина в Гданьске в августе 1980 года сделала «Солидарность» первым свободным профсоюзом советского блока. Военное положение запретило ее в декабре 1981-го; в 1989 году она выиграла выборы.',
  },
  'iran-iraq-war': {
    en: 'Iraq invaded Iran in September 1980. Eight years and hundreds of thousands of dead later the border was where it had been.',
    ru: 'Ирак вторгся в Иран в сентябре 1980 года. Через восемь лет и сотни тысяч жизней граница осталась на месте.',
  },
  'yuri-and-samantha': {
    en: 'Samantha Smith, ten years old, asked Yuri Andropov in a letter whether he wanted war. He answered in April 1983 and invited her; she spent two weeks in the USSR that July.',
    ru: 'Десятилетняя Саманта Смит спросила Юрия Андропова в письме, хочет ли он войны. В апреле 1983 года он ответил и пригласил ее; в июле она провела в СССР две недели.',
  },
  'awacs-sale-to-saudis': {
    en: 'In 1981 President Reagan sold five radar aircraft to Saudi Arabia against the protests of Israel; the Senate let it pass by 52 votes to 48. It bound the kingdom closer to Washington.',
    ru: 'В 1981 году президент Рейган продал Саудовской Аравии пять самолетов-радаров вопреки протестам Израиля; Сенат пропустил сделку 52 голосами против 48. Королевство теснее сблизилось с Вашингтоном.',
  },
} satisfies Notes;
