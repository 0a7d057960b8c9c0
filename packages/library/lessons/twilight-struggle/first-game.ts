import { deal, read, reply, task, type Lesson } from '../lesson.ts';

const USSR = [
  'socialist-governments',
  'nato',
  'comecon',
  'vietnam-revolts',
  'formosan-resolution',
  'duck-and-cover',
  'middle-east-scoring',
  'blockade',
];
const US = [
  'truman-doctrine',
  'olympic-games',
  'containment',
  'five-year-plan',
  'independent-reds',
  'un-intervention',
  'suez-crisis',
  'nuclear-test-ban',
];

/** A whole first turn, one thing a step; whoever likes plays on from any of them. */
export const firstGame: Lesson = {
  id: 'first-game',
  game: 'twilight-struggle',
  options: {},
  seat: 1,
  title: { en: 'First game', ru: 'Первая партия' },
  about: {
    en: 'Ten minutes on the real board: influence, a coup, events, the space race, scoring. Then play on.',
    ru: 'Десять минут на настоящем поле: влияние, переворот, события, космическая гонка, подсчет очков. И можно играть дальше.',
  },
  next: 'example-of-play',
  prelude: deal(USSR, US),
  steps: [
    read(
      {
        en: 'You are the USSR, a red pennant; the US is a blue disc. Nobody owns countries here: both sides press on them with influence.',
        ru: 'Вы играете за СССР: красный вымпел. США — синий круг. Странами здесь не владеют: на них давят влиянием.',
      },
      {
        title: { en: 'Two sides, one world', ru: 'Две стороны, один мир' },
        why: {
          en: '20 victory points win at once. A nuclear war loses at once for whoever starts it.',
          ru: '20 победных очков — немедленная победа. Ядерная война — немедленное поражение того, кто ее начал.',
        },
        rules: ['ts:10.3.1'],
      },
    ),
    read(
      {
        en: 'US influence on the left, USSR influence on the right, and between them the number on the shield. Lead by the shield or more and the country is yours: its side turns solid.',
        ru: 'Слева влияние США, справа СССР, между ними число на щите. Перевес на это число или больше — и страна ваша: ее край становится сплошным.',
      },
      {
        title: { en: 'A country is a scale', ru: 'Страна — это весы' },
        why: {
          en: 'The black band makes Poland a battleground: worth fighting for.',
          ru: 'Черная полоса — ключевая страна: за Польшу стоит бороться.',
        },
        marks: ['poland'],
        rules: ['ts:2.1.7'],
      },
    ),
    task(
      'poland',
      {
        en: 'Before the first turn you place 6 influence in Eastern Europe. Put 4 in Poland: 3 are enough for control, the fourth is a reserve.',
        ru: 'Перед первым раундом вы размещаете 6 влияния в Восточной Европе. Поставьте 4 в Польше: для контроля хватит 3, четвертое — запас.',
      },
      {
        title: { en: 'Take Poland', ru: 'Займите Польшу' },
        ask: { en: 'Click Poland four times', ru: 'Нажмите на Польшу четыре раза' },
        times: 4,
        marks: ['poland'],
        rules: ['ts:3.2'],
      },
    ),
    task(
      'east-germany',
      {
        en: 'East Germany began with 3 and you control it already. One more makes it as safe as Poland.',
        ru: 'В Восточной Германии с начала 3 влияния, и она уже ваша. Еще одно — и она так же надежна, как Польша.',
      },
      {
        title: { en: 'Keep what you have', ru: 'Укрепите свое' },
        ask: { en: 'Click East Germany', ru: 'Нажмите на Восточную Германию' },
        marks: ['east-germany'],
      },
    ),
    task(
      'yugoslavia',
      {
        en: 'The last one opens a door: lines lead from Yugoslavia to Italy and Greece. Influence spreads along lines.',
        ru: 'Последнее откроет дверь: из Югославии линии ведут в Италию и Грецию. Влияние растет вдоль линий.',
      },
      {
        title: { en: 'Look ahead along the lines', ru: 'Линии ведут дальше' },
        ask: { en: 'Click Yugoslavia', ru: 'Нажмите на Югославию' },
        marks: ['yugoslavia'],
        rules: ['ts:6.1.1'],
      },
    ),
    reply(
      'west-germany',
      'west-germany',
      'west-germany',
      'west-germany',
      'italy',
      'italy',
      'italy',
      'truman-doctrine',
    ),
    task(
      'socialist-governments',
      {
        en: 'A turn opens with headlines: each side picks a card in secret, and both events happen. Socialist Governments takes 3 US influence out of Western Europe.',
        ru: 'Раунд открывают начальные события: стороны втайне выбирают по карте, и происходят оба события. «Левые правительства» убирают 3 влияния США из Западной Европы.',
      },
      {
        title: { en: 'Make the headline', ru: 'Начните раунд событием' },
        why: {
          en: 'The US has just put 4 in West Germany and 3 in Italy.',
          ru: 'США только что поставили 4 в Западной Германии и 3 в Италии.',
        },
        ask: { en: 'Take Socialist Governments', ru: 'Возьмите «Левые правительства»' },
        rules: ['ts:4.5C'],
      },
    ),
    task(
      'italy',
      {
        en: 'Remove two from Italy. The shield says 2, one is left: the US has lost control.',
        ru: 'Уберите два из Италии. На щите 2, остается одно: США теряют контроль.',
      },
      {
        title: { en: 'Break their control', ru: 'Сломайте их контроль' },
        ask: { en: 'Click Italy twice', ru: 'Нажмите на Италию дважды' },
        times: 2,
        marks: ['italy'],
      },
    ),
    task(
      'west-germany',
      {
        en: 'The third comes from West Germany: 3 against a shield of 4. No more than 2 may come from one country.',
        ru: 'Третье — из Западной Германии: 3 против щита 4. Из одной страны берут не больше 2.',
      },
      {
        title: { en: 'And once more', ru: 'И еще раз' },
        ask: { en: 'Click West Germany', ru: 'Нажмите на Западную Германию' },
        marks: ['west-germany'],
      },
    ),
    reply('yugoslavia'),
    read(
      {
        en: 'The card with the larger number went first: yours. Then the Truman Doctrine swept you out of Yugoslavia. You never controlled it: influence without control is easy prey.',
        ru: 'Первой была карта с большим числом — ваша. Затем «Доктрина Трумэна» вытеснила вас из Югославии. Она не была под вашим контролем, а такое влияние — легкая добыча.',
      },
      {
        title: { en: 'Both headlines are told', ru: 'Оба события произошли' },
        marks: ['yugoslavia'],
        rules: ['ts:4.5C'],
      },
    ),
    task(
      'nato',
      {
        en: 'Now action rounds: one card each in turn, you first. Every card is a number or an event. Use NATO for its number: 4 operations. It names a US event, but that event cannot happen yet.',
        ru: 'Теперь ходы: по карте по очереди, вы первый. Карта — это число или событие. Возьмите НАТО ради числа: 4 ОО. Событие там американское, но пока оно невозможно.',
      },
      {
        title: { en: 'You act with a card', ru: 'Действуют картами' },
        why: {
          en: 'Good habit: spend the opponent’s big cards while they are harmless.',
          ru: 'Полезная привычка: тратьте большие карты противника, пока они безвредны.',
        },
        ask: { en: 'Take NATO', ru: 'Возьмите НАТО' },
        rules: ['ts:5.2'],
      },
    ),
    task(
      'operations',
      {
        en: 'Operations pay for influence, for a coup or for realignment. You want Iran, where the US has 1 and you have nothing.',
        ru: 'ОО тратят на влияние, переворот или снижение влияния. Вам нужен Иран: у США там 1, у вас ничего.',
      },
      {
        title: { en: 'What for?', ru: 'На что потратить?' },
        ask: { en: 'Choose Coup', ru: 'Выберите переворот' },
        marks: ['iran'],
        rules: ['ts:6.3.1'],
      },
    ),
    task('coup', { en: 'A coup it is.', ru: 'Значит, переворот.' }),
    task(
      'iran',
      {
        en: 'A coup rolls one die, adds your 4 operations and takes away twice the shield: 4. Every roll from 1 to 6 succeeds.',
        ru: 'Переворот: бросок кубика плюс ваши 4 ОО минус удвоенный щит, то есть 4. Годится любой бросок от 1 до 6.',
      },
      {
        title: { en: 'Overthrow it', ru: 'Свергните власть' },
        why: {
          en: 'It costs one step of DEFCON, 5→4: no more coups in Europe.',
          ru: 'Цена — ступень DEFCON, 5→4: в Европе перевороты больше невозможны.',
        },
        ask: { en: 'Choose Iran and roll', ru: 'Выберите Иран и бросьте кубик' },
        marks: ['iran'],
        rules: ['ts:6.3.2'],
      },
    ),
    reply('4'),
    read(
      {
        en: '4 on the die: 4 + 4 − 4 = 4. The first point removes the US, the other three are yours. DEFCON fell because Iran is a battleground. At 1 the world ends, and whoever lowered it loses.',
        ru: 'Выпало 4: 4 + 4 − 4 = 4. Первое очко убрало США, три остальных — ваши. DEFCON упал, потому что Иран — ключевая страна. При 1 миру конец, и кто его понизил, тот проиграл.',
      },
      {
        title: { en: 'Iran is yours', ru: 'Иран ваш' },
        why: {
          en: 'Coups also count as military ops. Each turn both sides need as many as DEFCON says, or they lose points.',
          ru: 'Перевороты дают очки военных операций. За раунд их нужно набрать столько, сколько показывает DEFCON, иначе вы теряете победные очки.',
        },
        marks: ['iran'],
        rules: ['ts:6.3.4', 'ts:8.2.1'],
      },
    ),
    reply('olympic-games', 'operations', 'influence', 'italy', 'italy'),
    task(
      'comecon',
      {
        en: 'The US has taken Italy back with 2 operations. Your answer: the Middle East. COMECON’s event works in Eastern Europe only, but its 3 operations work everywhere.',
        ru: 'США вернули Италию за 2 ОО. Ваш ответ — Ближний Восток. Событие «Совета экономической взаимопомощи» действует только в Восточной Европе, зато его 3 ОО — везде.',
      },
      {
        title: { en: 'Event or number?', ru: 'Событие или число?' },
        ask: { en: 'Take COMECON', ru: 'Возьмите «Совет экономической взаимопомощи»' },
        rules: ['ts:5.2'],
      },
    ),
    task(
      'operations',
      {
        en: 'This time place influence: one point per operation.',
        ru: 'На этот раз размещайте влияние: одно очко за каждое ОО.',
      },
      {
        title: { en: 'Without dice', ru: 'Без кубиков' },
        ask: { en: 'Choose Influence', ru: 'Выберите влияние' },
        rules: ['ts:6.1.1'],
      },
    ),
    task('influence', { en: 'Place influence.', ru: 'Разместите влияние.' }),
    task(
      'iraq',
      {
        en: 'Influence goes where you have some, or next door. Iraq has 1 of yours and a shield of 3: two more and you control a second battleground.',
        ru: 'Влияние ставят туда, где оно есть, или по соседству. В Ираке у вас 1, на щите 3: еще два — и вторая ключевая страна ваша.',
      },
      {
        title: { en: 'Finish Iraq', ru: 'Возьмите Ирак' },
        why: {
          en: 'In a country the opponent controls each point costs 2.',
          ru: 'В стране под контролем противника каждое очко стоит 2 ОО.',
        },
        ask: { en: 'Click Iraq twice', ru: 'Нажмите на Ирак дважды' },
        times: 2,
        marks: ['iraq'],
        rules: ['ts:6.1.2'],
      },
    ),
    task(
      'syria',
      {
        en: 'The last point makes Syria 2 against 0. It is no battleground, and you will need one such country.',
        ru: 'Последнее очко: в Сирии станет 2 против 0. Она не ключевая, но одна такая страна вам понадобится.',
      },
      {
        title: { en: 'A small country counts too', ru: 'Малая страна тоже важна' },
        ask: { en: 'Click Syria', ru: 'Нажмите на Сирию' },
        marks: ['syria'],
      },
    ),
    reply('containment', 'operations', 'influence', 'west-germany', 'jordan', 'egypt'),
    task(
      'vietnam-revolts',
      {
        en: 'The US has come to Jordan and Egypt. Now play a card of your own for its event: Vietnam Revolts puts 2 influence in Vietnam, far from anything you own.',
        ru: 'США пришли в Иорданию и Египет. Теперь разыграйте свою карту ради события: «Революция во Вьетнаме» даст 2 влияния во Вьетнаме, вдали от ваших стран.',
      },
      {
        title: { en: 'Your own event', ru: 'Ваше событие' },
        ask: { en: 'Take Vietnam Revolts', ru: 'Возьмите «Революцию во Вьетнаме»' },
        marks: ['vietnam'],
        rules: ['ts:5.2'],
      },
    ),
    task(
      'event',
      {
        en: 'Events do what numbers cannot: no neighbour is needed, and a bonus lasts until the turn ends.',
        ru: 'События могут то, чего не могут числа: соседи не нужны, а бонус действует до конца раунда.',
      },
      {
        title: { en: 'Let it happen', ru: 'Пусть произойдет' },
        why: {
          en: '✶ on a card: after its event it leaves the game.',
          ru: '✶ на карте: после события она убирается из игры.',
        },
        ask: { en: 'Choose Event', ru: 'Выберите событие' },
        marks: ['vietnam'],
      },
    ),
    reply('five-year-plan', 'operations', 'influence', 'malaysia', 'south-korea', 'south-korea'),
    task(
      'formosan-resolution',
      {
        en: 'Formosan Resolution is a US card. Its 2 operations are yours, but its event happens too: Taiwan will count for more in Asia. You can live with that.',
        ru: '«Формозская резолюция» — карта США. Ее 2 ОО ваши, но и событие произойдет: Тайвань станет важнее при подсчете в Азии. Это терпимо.',
      },
      {
        title: { en: 'The catch', ru: 'Главная хитрость' },
        why: {
          en: 'Your hand is never all yours. The art is to choose when their events hurt least.',
          ru: 'В вашей руке не все ваше. Искусство в том, чтобы чужие события случались, когда они безвредны.',
        },
        ask: { en: 'Take Formosan Resolution', ru: 'Возьмите «Формозскую резолюцию»' },
        rules: ['ts:5.2'],
      },
    ),
    task(
      'operationsFirst',
      {
        en: 'With an opponent’s card you also say what comes first, your operations or their event. Operations first.',
        ru: 'С картой противника вы решаете и порядок: сначала ваши ОО или его событие. Сначала операции.',
      },
      {
        title: { en: 'You set the order', ru: 'Порядок за вами' },
        ask: { en: 'Choose Influence', ru: 'Выберите влияние' },
        rules: ['ts:5.2'],
      },
    ),
    task('influence', { en: 'Place influence.', ru: 'Разместите влияние.' }),
    task(
      'thailand',
      {
        en: 'Thailand lies next to Vietnam: a battleground with a shield of 2. Both points there.',
        ru: 'Таиланд рядом с Вьетнамом: ключевая страна, на щите 2. Оба очка туда.',
      },
      {
        title: { en: 'Through the open door', ru: 'Через открытую дверь' },
        ask: { en: 'Click Thailand twice', ru: 'Нажмите на Таиланд дважды' },
        times: 2,
        marks: ['thailand'],
      },
    ),
    task(
      'laos-cambodia',
      {
        en: 'Vietnam Revolts gives you 1 more, because everything was spent in Southeast Asia. Put it next door.',
        ru: '«Революция во Вьетнаме» добавляет 1 влияние, потому что всё потрачено в Юго-Восточной Азии. Поставьте его рядом.',
      },
      {
        title: { en: 'A bonus', ru: 'Бонус' },
        ask: { en: 'Click Laos/Cambodia', ru: 'Нажмите на Лаос/Камбоджу' },
        marks: ['laos-cambodia'],
      },
    ),
    reply('independent-reds', 'operations', 'influence', 'greece', 'greece'),
    task(
      'duck-and-cover',
      {
        en: 'Duck and Cover is a US event you do not want: it lowers DEFCON and pays the US. There is one way to throw such a card away.',
        ru: '«Пригнись и накройся» — событие США, которого вы не хотите: оно понижает DEFCON и дает США очки. Есть способ сбросить такую карту.',
      },
      {
        title: { en: 'A card you do not want', ru: 'Ненужная карта' },
        ask: { en: 'Take Duck and Cover', ru: 'Возьмите «Пригнись и накройся»' },
        rules: ['ts:6.4.1'],
      },
    ),
    task(
      'space',
      {
        en: 'Into space with it: the event does not happen. Once per turn a card with 2 operations or more may go, and with 3 or less on the die you move ahead.',
        ru: 'Отправьте ее в космос: события не будет. Раз в раунд так уходит карта с 2 ОО или больше, а при броске 3 или меньше вы продвигаетесь.',
      },
      {
        title: { en: 'The space race', ru: 'Космическая гонка' },
        why: {
          en: 'The first in a box gets points. But the main thing is that the card is gone.',
          ru: 'Первому в ячейке — очки. Но главное — карты больше нет.',
        },
        ask: { en: 'Choose Space race', ru: 'Выберите космическую гонку' },
        rules: ['ts:6.4.1'],
      },
    ),
    reply('2', 'un-intervention', 'operations', 'influence', 'jordan'),
    task(
      'middle-east-scoring',
      {
        en: 'Sputnik flies: 2 VP. The US has just taken Jordan. Now the reason for all this: a scoring card. It has no number and must be played before the turn ends.',
        ru: 'Спутник летит: 2 ПО. США только что взяли Иорданию. А теперь то, ради чего всё было: карта подсчета очков. Числа на ней нет, и ее надо разыграть до конца раунда.',
      },
      {
        title: { en: 'Collect', ru: 'Соберите урожай' },
        why: {
          en: 'Whoever holds a scoring card at the end of a turn loses the game.',
          ru: 'Кто удержал карту подсчета очков до конца раунда, проигрывает партию.',
        },
        ask: { en: 'Take Middle East Scoring', ru: 'Возьмите «Подсчет очков на Ближнем Востоке»' },
        marks: ['iran', 'iraq', 'syria', 'jordan'],
        rules: ['ts:10.1.5'],
      },
    ),
    task(
      'event',
      {
        en: 'You control Iran, Iraq and Syria, the US controls Jordan alone. More countries, more battlegrounds and one that is none: that is domination.',
        ru: 'Под вашим контролем Иран, Ирак и Сирия, у США только Иордания. Больше стран, больше ключевых и хотя бы одна обычная — это доминирование.',
      },
      {
        title: { en: 'Presence, domination, control', ru: 'Присутствие, доминирование, контроль' },
        ask: { en: 'Choose Event', ru: 'Выберите событие' },
        marks: ['iran', 'iraq', 'syria', 'jordan'],
        rules: ['ts:10.1.1'],
      },
    ),
    read(
      {
        en: 'Domination 5 and two battlegrounds: 7 for you. Presence: 3 for the US. With the satellite that makes 6 VP. You know the whole game now: influence, coups, events, space, scoring.',
        ru: 'Доминирование — 5 и две ключевые страны: 7 вам. Присутствие: 3 США. Вместе со спутником это 6 ПО. Теперь вы знаете всю игру: влияние, перевороты, события, космос, подсчет очков.',
      },
      {
        title: { en: 'That was your first turn', ru: 'Ваш первый раунд позади' },
        why: {
          en: 'Ten turns make a game. This one goes on: the bot takes the US, you keep everything you have won.',
          ru: 'В партии десять раундов. Эта не кончена: бот возьмет США, а все завоеванное останется у вас.',
        },
        marks: ['iran', 'iraq', 'syria', 'jordan'],
      },
    ),
  ],
};
