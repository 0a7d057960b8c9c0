import type { Notes } from '../note.ts';

/** What the stand-in cards of 2+2 speak of; their faces are ours, the events are history. */
export const twoPlusTwo = {
  'first-satellites-in-orbit': {
    en: 'Sputnik circled the Earth from October 1957, Explorer 1 from January 1958.',
    ru: 'Спутник облетал Землю с октября 1957 года, «Эксплорер-1» — с января 1958-го.',
  },
  'hydrogen-bombs-tested': {
    en: 'The US tested a thermonuclear device in November 1952, the USSR its first in August 1953.',
    ru: 'США испытали термоядерное устройство в ноябре 1952 года, СССР свое первое — в августе 1953-го.',
  },
  'recovery-aid-for-the-blocs': {
    en: 'The Marshall Plan rebuilt the West of Europe from 1948; the East was bound together by Comecon from 1949.',
    ru: 'План Маршалла с 1948 года восстанавливал запад Европы; восток с 1949 года связывал СЭВ.',
  },
  'four-powers-meet-at-geneva': {
    en: 'In July 1955 the heads of the four powers met for the first time since Potsdam. They agreed on little, in good temper.',
    ru: 'В июле 1955 года главы четырех держав встретились впервые после Потсдама. Договорились о немногом, зато дружелюбно.',
  },
  'austria-becomes-neutral': {
    en: 'The State Treaty of May 1955 ended the occupation of Austria, which declared its neutrality in October.',
    ru: 'Государственный договор мая 1955 года закончил оккупацию Австрии; в октябре она объявила о нейтралитете.',
  },
  'war-in-korea': {
    en: 'The war of 1950–1953 made the West rearm and brought the question of German soldiers to the table.',
    ru: 'Война 1950–1953 годов заставила Запад вооружаться и поставила вопрос о немецких солдатах.',
  },
  'stand-off-over-the-berlin-blockade': {
    en: 'For eleven months of 1948–1949 both sides avoided the first shot over Berlin.',
    ru: 'Одиннадцать месяцев 1948–1949 годов обе стороны избегали первого выстрела из-за Берлина.',
  },
  'hungarian-uprising': {
    en: 'In November 1956 the Soviet army put down the rising in Budapest; about two hundred thousand Hungarians fled.',
    ru: 'В ноябре 1956 года советская армия подавила восстание в Будапеште; около двухсот тысяч венгров бежали.',
  },
  'truman-doctrine': {
    en: 'In March 1947 the US took over from Britain the support of Greece and Turkey.',
    ru: 'В марте 1947 года США взяли на себя британскую помощь Греции и Турции.',
  },
  'suez-crisis': {
    en: 'In autumn 1956 both superpowers, for once on one side, made Britain and France leave Egypt.',
    ru: 'Осенью 1956 года обе сверхдержавы, на редкость заодно, заставили Британию и Францию уйти из Египта.',
  },
  'first-people-in-space': {
    en: 'Yuri Gagarin flew on 12 April 1961, John Glenn orbited the Earth in February 1962, Valentina Tereshkova in June 1963.',
    ru: 'Юрий Гагарин полетел 12 апреля 1961 года, Джон Гленн облетел Землю в феврале 1962-го, Валентина Терешкова — в июне 1963-го.',
  },
  'intercontinental-missiles-in-silos': {
    en: 'From the early 1960s missiles in hardened silos could be launched within minutes.',
    ru: 'С начала 1960-х ракеты в защищенных шахтах могли стартовать за считаные минуты.',
  },
  'courting-the-newly-independent-states': {
    en: 'Dams, steelworks and scholarships were the gifts of both blocs to the new states of Asia and Africa.',
    ru: 'Плотины, металлургические заводы и стипендии были подарками обоих блоков новым странам Азии и Африки.',
  },
  'partial-test-ban-treaty': {
    en: 'In force since October 1963, the treaty keeps its parties’ nuclear tests out of the air, space and the sea.',
    ru: 'Договор, который действует с октября 1963 года, не допускает ядерных испытаний его участников в воздухе, космосе и море.',
  },
  'non-proliferation-treaty': {
    en: 'Opened for signature in July 1968, it let five powers keep nuclear arms and bound the others to do without.',
    ru: 'Открытый к подписанию в июле 1968 года, он оставил ядерное оружие пяти державам и обязал остальных обойтись без него.',
  },
  'cuban-missile-crisis': {
    en: 'In October 1962 the world stood for thirteen days at the edge of nuclear war.',
    ru: 'В октябре 1962 года мир тринадцать дней стоял на краю ядерной войны.',
  },
  'escalation-in-vietnam': {
    en: 'In March 1965 the first American combat troops landed at Da Nang; by 1968 there were half a million.',
    ru: 'В марте 1965 года в Дананге высадились первые американские боевые части; к 1968 году их было полмиллиона.',
  },
  'support-for-liberation-movements': {
    en: 'Arms and training for those who fought the last colonial powers came above all from the East.',
    ru: 'Оружие и выучку тем, кто воевал с последними колониальными державами, давал прежде всего Восток.',
  },
  'tanks-at-checkpoint-charlie': {
    en: 'On 27 and 28 October 1961 American and Soviet tanks stood face to face in Berlin for sixteen hours.',
    ru: '27 и 28 октября 1961 года американские и советские танки шестнадцать часов стояли в Берлине лицом к лицу.',
  },
  'moscow-and-beijing-fall-out': {
    en: 'In 1960 the USSR called its specialists home from China; in 1969 there was shooting on the Ussuri.',
    ru: 'В 1960 году СССР отозвал специалистов из Китая; в 1969-м на Уссури стреляли.',
  },
  'moon-walks-and-orbital-stations': {
    en: 'Six American crews walked on the Moon by 1972; the USSR put the first station, Salyut 1, into orbit in 1971.',
    ru: 'До 1972 года по Луне ходили шесть американских экипажей; СССР вывел первую станцию, «Салют-1», в 1971 году.',
  },
  'multiple-warheads': {
    en: 'From 1970 one missile could carry several warheads to several targets, and treaties that counted launchers lost their worth.',
    ru: 'С 1970 года одна ракета могла нести несколько боеголовок на разные цели, и договоры, считавшие пусковые установки, обесценились.',
  },
  'proxy-wars-in-africa': {
    en: 'In Angola and in the Horn of Africa foreign arms and Cuban soldiers decided wars in the 1970s.',
    ru: 'В Анголе и на Африканском Роге в 1970-х исход войн решали чужое оружие и кубинские солдаты.',
  },
  'salt-treaties': {
    en: 'The agreements of 1972 and 1979 set limits to strategic arms; the second was observed without being ratified.',
    ru: 'Соглашения 1972 и 1979 годов ограничили стратегические вооружения; второе соблюдали без ратификации.',
  },
  'helsinki-final-act': {
    en: 'On 1 August 1975 thirty-five states confirmed the borders of Europe and promised to respect human rights.',
    ru: '1 августа 1975 года тридцать пять государств подтвердили границы Европы и обещали уважать права человека.',
  },
  'alert-during-the-october-war': {
    en: 'In the night of 25 October 1973 American forces were put on alert for fear of Soviet troops in Egypt.',
    ru: 'В ночь на 25 октября 1973 года войска США подняли по тревоге, опасаясь советского десанта в Египте.',
  },
  'false-missile-warning': {
    en: 'On 9 November 1979 a training tape made American screens show a Soviet attack that did not exist.',
    ru: '9 ноября 1979 года учебная лента показала на американских экранах советское нападение, которого не было.',
  },
  'files-on-the-helsinki-petitioners': {
    en: 'People in the GDR who applied to leave and cited Helsinki got an entry in the files of the Stasi.',
    ru: 'На тех, кто в ГДР просил о выезде, ссылаясь на Хельсинки, Штази заводила дела.',
  },
  'opening-to-china': {
    en: 'Nixon went to Beijing in February 1972; full relations followed in 1979.',
    ru: 'Никсон приехал в Пекин в феврале 1972 года; полные отношения установили в 1979-м.',
  },
  'soviet-troops-enter-afghanistan': {
    en: 'At Christmas 1979 Soviet troops flew to Kabul. The Senate put the second SALT treaty aside.',
    ru: 'В конце декабря 1979 года советские войска высадились в Кабуле. Сенат отложил второй договор ОСВ.',
  },
  'shuttle-flights-and-mir': {
    en: 'The first space shuttle flew in April 1981; the core of the station Mir was launched in February 1986.',
    ru: 'Первый шаттл полетел в апреле 1981 года; базовый блок станции «Мир» вывели в феврале 1986-го.',
  },
  'missiles-in-the-middle-of-europe': {
    en: 'Soviet SS-20 and American Pershing II missiles could strike within minutes of launch.',
    ru: 'Советские РСД-10 и американские «Першинги-2» долетали до цели за считаные минуты.',
  },
  'boycotted-olympic-games': {
    en: 'In 1980 many Western athletes were missing in Moscow, in 1984 those of the East in Los Angeles.',
    ru: 'В 1980 году в Москву не приехали многие западные спортсмены, в 1984-м в Лос-Анджелес — восточные.',
  },
  'inf-treaty': {
    en: 'The treaty signed in Washington in December 1987 did away with a whole class of missiles.',
    ru: 'Договор, подписанный в Вашингтоне в декабре 1987 года, уничтожил целый класс ракет.',
  },
  'summit-in-reykjavik': {
    en: 'In October 1986 Reagan and Gorbachev nearly agreed to give up all nuclear arms; they parted over missile defence.',
    ru: 'В октябре 1986 года Рейган и Горбачев едва не согласились отказаться от всего ядерного оружия; разошлись из-за противоракетной обороны.',
  },
  'exercise-mistaken-for-war': {
    en: 'In November 1983 NATO’s exercise Able Archer alarmed Moscow; how near it came to war is still debated.',
    ru: 'В ноябре 1983 года учения НАТО Able Archer встревожили Москву; насколько близка была война, спорят до сих пор.',
  },
  'airliner-shot-down-over-sakhalin': {
    en: 'On 1 September 1983 a Korean airliner with 269 people was shot down.',
    ru: '1 сентября 1983 года был сбит корейский лайнер с 269 людьми на борту.',
  },
  perestroika: {
    en: 'From 1985 on Gorbachev tried to rebuild Soviet socialism and let the allies go their own way.',
    ru: 'С 1985 года Горбачев пытался перестроить советский социализм и отпустил союзников идти своим путем.',
  },
  'strategic-defense-initiative': {
    en: 'The shield against missiles that Reagan proposed in 1983 was never built.',
    ru: 'Щит от ракет, предложенный Рейганом в 1983 году, так и не построили.',
  },
  'oil-price-collapse': {
    en: 'In 1986 the price of oil fell by more than half, and with it what the USSR earned abroad.',
    ru: 'В 1986 году цена нефти упала больше чем вдвое, а с ней и валютные доходы СССР.',
  },
} satisfies Notes;
