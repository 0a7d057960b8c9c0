import { inTurn, type ToldStep } from '../told-game.ts';

const { us, ussr, headline, phase } = inTurn(3);

export const TURN_3: readonly ToldStep[] = [
  phase(
    'deal',
    'vietnam-revolts blockade nuclear-test-ban decolonization us-japan-mutual-defense-pact socialist-governments europe-scoring asia-scoring olympic-games nato arab-israeli-war duck-and-cover un-intervention',
    {
      title: { en: 'The old cards return', ru: 'Колода идет по кругу' },
      text: {
        en: 'DEFCON rises to 3. The draw pile runs out during the deal, and the discard pile is shuffled: Europe and Asia Scoring, NATO and Decolonization are back.',
        ru: 'DEFCON поднимается до 3. Колода кончается во время раздачи, и сброс перемешивают: подсчеты в Европе и Азии, НАТО и «Деколонизация» возвращаются.',
      },
      why: {
        en: 'Cards with ✶ whose events happened are gone. All others come again, and a good memory knows which.',
        ru: 'Карты с ✶, чьи события произошли, убраны. Остальные вернутся, и хорошая память знает, какие.',
      },
      other: {
        en: 'Turn 3 is the last of the Early War: from turn 4 on new cards join the deck.',
        ru: 'Третий раунд — последний в начале войны: с четвертого в колоду добавят новые карты.',
      },
    },
  ),
  headline(
    'us',
    'marshall-plan decolonization france west-germany united-kingdom spain-portugal greece turkey benelux',
    {
      title: { en: 'The Marshall Plan', ru: 'План Маршалла' },
      text: {
        en: 'Stefan headlines the Marshall Plan: one point in each of seven countries of Western Europe. With 4 operations it goes first.',
        ru: 'Начальное событие Стефана — «План Маршалла»: по очку в семи странах Западной Европы. С 4 ОО оно идет первым.',
      },
      why: {
        en: 'Greece, Turkey, Spain and Benelux are new: countries that are no battlegrounds decide who dominates. And NATO may happen from now on.',
        ru: 'Греция, Турция, Испания и Бенилюкс — новые: доминирование решают и не ключевые страны. И отныне возможно НАТО.',
      },
      other: {
        en: 'Seven operations’ worth for one card: there is no better use for it.',
        ru: 'Семь очков влияния за одну карту: лучшего применения ей нет.',
      },
    },
    'event',
  ),
  headline('ussr', 'algeria zaire south-africa malaysia', {
    title: { en: 'Decolonization again', ru: 'Снова деколонизация' },
    text: {
      en: 'Chris adds a point in Algeria, Zaire, South Africa and Malaysia. Algeria and Zaire are Soviet, and in South Africa 3 against 1 is no longer control.',
      ru: 'Крис добавляет по очку в Алжире, Заире, Южной Африке и Малайзии. Алжир и Заир его, а в Южной Африке 3 против 1 — уже не контроль.',
    },
    why: {
      en: 'Four battlegrounds of Africa are Soviet now. One point can also take: Stefan’s lead in South Africa is 2, the shield is 3.',
      ru: 'Четыре ключевые страны Африки теперь советские. Одно очко может и отнимать: перевес Стефана в Южной Африке 2, а щит 3.',
    },
    other: {
      en: 'The same card for 2 operations would have reached two countries, and only next to others.',
      ru: 'Та же карта ради 2 ОО — это два очка, и только по соседству.',
    },
  }),
  ussr(1, 'defectors operationsFirst coup saudi-arabia 5', {
    title: { en: 'A coup for a point', ru: 'Переворот за очко' },
    text: {
      en: 'Defectors for a coup in Saudi Arabia: 5 + 2 − 6 = 1. Stefan loses one point and with it control. The event gives the US 1 VP. DEFCON is 2.',
      ru: '«Перебежчики» ради переворота в Саудовской Аравии: 5 + 2 − 6 = 1. Стефан теряет очко, а с ним и контроль. Событие дает США 1 ПО. DEFCON 2.',
    },
    why: {
      en: 'The first coup of a turn belongs to the USSR, and it closes the door: Stefan has no battleground left to attack. 2 military ops besides.',
      ru: 'Первый переворот раунда — у СССР, и он закрывает дверь: Стефану больше нечего атаковать в ключевых странах. И 2 очка военных операций.',
    },
    other: {
      en: 'Against a shield of 3 two operations succeed only with a 5 or a 6. A bigger card would have been surer, but Chris wants those for placing.',
      ru: 'Против щита 3 двух ОО хватает лишь при 5 или 6. Карта побольше надежнее, но такие Крис бережет для влияния.',
    },
  }),
  us(1, 'us-japan-mutual-defense-pact operations influence saudi-arabia egypt egypt greece', {
    title: { en: 'Four points, three problems', ru: 'Четыре очка, три задачи' },
    text: {
      en: 'The pact again for its 4 operations: Saudi Arabia is repaired, Egypt gets 2 and is American, Greece has 2 and is controlled too.',
      ru: 'Договор снова ради 4 ОО: Саудовская Аравия восстановлена, в Египте 2 и контроль США, в Греции тоже 2 и контроль.',
    },
    why: {
      en: 'Greece is for Europe Scoring, which Stefan holds: with Britain weakened by Suez it takes another country that is no battleground.',
      ru: 'Греция нужна для подсчета в Европе, который у него в руке: Великобританию ослабил Суэц, и требуется другая не ключевая страна.',
    },
    other: {
      en: 'The event would have brought Japan in time for Asia Scoring, which is in Chris’s hand. Stefan prefers Europe.',
      ru: 'Событие дало бы Японию к подсчету в Азии, который у Криса в руке. Стефан предпочел Европу.',
    },
  }),
  ussr(2, 'vietnam-revolts event', {
    title: { en: 'Vietnam revolts', ru: 'Вьетнам восстает' },
    text: {
      en: 'Two points in Vietnam, and until the turn ends 1 operation more for every Soviet card that is spent in Southeast Asia alone.',
      ru: 'Два очка во Вьетнаме и до конца раунда +1 ОО к каждой карте СССР, потраченной только в Юго-Восточной Азии.',
    },
    why: {
      en: 'Vietnam is no battleground, but it counts, and the bonus will be used in the next action round.',
      ru: 'Вьетнам не ключевой, но он считается, а бонус пригодится уже следующим ходом.',
    },
    other: {
      en: '2 operations would have placed the same points only next to Thailand. The event costs less and gives more.',
      ru: 'Ради 2 ОО он поставил бы те же очки рядом с Таиландом. Событие дает больше.',
    },
  }),
  us(2, 'europe-scoring event', {
    title: { en: 'Europe pays again', ru: 'Европа платит снова' },
    text: {
      en: 'Europe Scoring: France, Italy, West Germany and Greece are domination and three battlegrounds, 10 VP against 5. The US rises from 3 to 8.',
      ru: 'Подсчет очков в Европе: Франция, Италия, Западная Германия и Греция — доминирование и три ключевые страны, 10 ПО против 5. У США было 3, стало 8.',
    },
    why: {
      en: 'Greece has done it: without it there would have been battlegrounds alone, and that is only presence.',
      ru: 'Решила Греция: без нее не было бы ни одной не ключевой страны и вышло бы только присутствие.',
    },
    other: {
      en: 'Chris might have spent the first action round on Europe, and chose Saudi Arabia.',
      ru: 'Крис мог потратить первый ход на Европу. Он выбрал Саудовскую Аравию.',
    },
  }),
  ussr(3, 'socialist-governments operations influence burma malaysia laos-cambodia laos-cambodia', {
    title: { en: 'Four instead of three', ru: 'Четыре вместо трех' },
    text: {
      en: 'Socialist Governments has 3 operations, Vietnam Revolts makes them 4: Burma, Malaysia and twice Laos/Cambodia. All three are Soviet now.',
      ru: 'На «Левых правительствах» 3 ОО, «Революция во Вьетнаме» делает из них 4: Бирма, Малайзия и дважды Лаос / Камбоджа. Все три теперь под контролем СССР.',
    },
    why: {
      en: 'All four lie in Southeast Asia, so the bonus counts. Chris builds a belt around Thailand before Asia is scored.',
      ru: 'Все четыре в Юго-Восточной Азии, поэтому бонус действует. Перед подсчетом Крис строит пояс вокруг Таиланда.',
    },
    other: {
      en: 'The event would have taken 3 points in Western Europe, but Europe has just been scored.',
      ru: 'Событие сняло бы 3 влияния США в Западной Европе, но Европу только что подсчитали.',
    },
  }),
  us(3, 'olympic-games operations influence israel israel', {
    title: { en: 'A wall for Israel', ru: 'Стена для Израиля' },
    text: {
      en: 'Olympic Games for 2 operations: Israel has 3, with a shield of 4.',
      ru: '«Олимпийские игры» ради 2 ОО: в Израиле 3 при щите 4.',
    },
    why: {
      en: 'Stefan holds the Arab-Israeli War and has to play it some day. First comes the work that makes it fail.',
      ru: 'У него в руке «Арабо-израильская война», и когда-нибудь ее придется разыграть. Сначала он готовит ее провал.',
    },
    other: {
      en: 'As an event the Games are an almost even roll for 2 VP: at DEFCON 2 nobody dares to stay at home.',
      ru: 'Событием игры — почти равный бросок за 2 ПО: остаться дома при DEFCON 2 не решится никто.',
    },
  }),
  ussr(4, 'asia-scoring event', {
    title: { en: 'Asia pays again', ru: 'Азия платит снова' },
    text: {
      en: 'Asia Scoring: Chris has nine countries and three battlegrounds, Stefan Australia and South Korea. 10 against 4: the US falls back from 8 to 2.',
      ru: 'Подсчет очков в Азии: у Криса девять стран, три из них ключевые, у Стефана Австралия и Южная Корея. 10 против 4: у США было 8, стало 2.',
    },
    why: {
      en: 'The belt of small countries has not raised the sum, but it makes the domination hard to break.',
      ru: 'Пояс малых стран суммы не прибавил, зато доминирование теперь трудно сломать.',
    },
    other: {
      en: 'With Japan in American hands Stefan would have scored one more. The pact was spent for its number twice.',
      ru: 'С Японией Стефан получил бы на очко больше. Договор дважды ушел ради числа.',
    },
  }),
  us(4, 'arab-israeli-war operationsFirst influence israel jordan 6', {
    title: { en: 'A war that cannot be won', ru: 'Война без шансов' },
    text: {
      en: 'Operations first: Israel 4 and Jordan 2, both American. Then the war: Israel itself and its neighbours Egypt and Jordan take 3 from the die. Even a 6 is not enough. Chris gets 2 military ops.',
      ru: 'Сначала операции: Израиль 4 и Иордания 2, обе под контролем США. Затем война: сам Израиль и соседние Египет и Иордания отнимают 3 от броска. Даже 6 не хватает. Крис получает 2 очка военных операций.',
    },
    why: {
      en: 'An opponent’s event has become two controlled countries. The order was everything.',
      ru: 'Чужое событие обернулось двумя странами под контролем. Все решил порядок.',
    },
    other: {
      en: 'Event first, and Israel would have fallen on a 5 or 6.',
      ru: 'Сначала событие — и Израиль пал бы при 5 или 6.',
    },
  }),
  ussr(5, 'nato operationsFirst influence syria brazil chile chile', {
    title: { en: 'NATO for good', ru: 'НАТО навсегда' },
    text: {
      en: 'NATO comes back to Chris. Four operations: Syria, Brazil and twice Chile, three countries under control. But now the event happens and stays in force.',
      ru: 'НАТО снова у Криса. Четыре ОО: Сирия, Бразилия и дважды Чили, три страны под контролем. Но теперь событие происходит и остается в силе.',
    },
    why: {
      en: 'The Marshall Plan has woken it. What was only a number in turn 1 closes Western Europe to Soviet coups and realignments today.',
      ru: 'Его разбудил «План Маршалла». Что в первом раунде было просто числом, сегодня закрывает страны США в Европе от переворотов и снижения влияния.',
    },
    other: {
      en: 'Into space? NATO has the operations for it, and Stefan would have had no NATO. Chris wants South America more.',
      ru: 'В космос? ОО хватает, и НАТО бы не было. Но Южная Америка Крису нужнее.',
    },
  }),
  us(5, 'un-intervention event blockade influence libya', {
    title: { en: 'The blockade is called off', ru: 'Кризис отменен' },
    text: {
      en: 'UN Intervention disarms Blockade: Stefan gets its 1 operation without the event and puts a point in Libya, next to Egypt.',
      ru: '«Вмешательство ООН» обезвреживает «Берлинский кризис»: Стефан получает его 1 ОО без события и ставит очко в Ливии, рядом с Египтом.',
    },
    why: {
      en: 'Blockade asks for a card of 3 operations or takes West Germany. With one small card left Stefan could not have paid.',
      ru: '«Берлинский кризис» требует карту с 3 ОО или отнимает Западную Германию. С последней малой картой в руке Стефану нечем было бы платить.',
    },
    other: {
      en: 'UN Intervention saved for Nasser would have saved Egypt. West Germany is dearer.',
      ru: '«Вмешательство ООН» вместе с «Насером» спасло бы Египет. Но Западная Германия дороже.',
    },
  }),
  ussr(6, 'nuclear-test-ban operations influence argentina costa-rica costa-rica costa-rica', {
    title: { en: 'South and Central', ru: 'Юг и центр' },
    text: {
      en: 'Nuclear Test Ban for 4 operations: Argentina has 2 and is Soviet, Costa Rica gets 3 from Panama.',
      ru: '«Запрет на испытания» ради 4 ОО: в Аргентине 2 и контроль СССР, в Коста-Рике 3, по соседству с Панамой.',
    },
    why: {
      en: 'Venezuela, Brazil, Argentina and Chile: all battlegrounds of South America are Soviet. Whenever the scoring cards of the Mid War arrive, Chris is ready.',
      ru: 'Венесуэла, Бразилия, Аргентина и Чили: все ключевые страны Южной Америки его. К подсчетам середины войны он готов.',
    },
    other: {
      en: 'The event gives no VP at DEFCON 2: it pays DEFCON minus 2. It would only have opened coups for Stefan again.',
      ru: 'При DEFCON 2 событие не дает ПО: оно платит DEFCON минус 2. Зато Стефан снова смог бы устраивать перевороты.',
    },
  }),
  us(
    6,
    'nasser operationsFirst coup costa-rica 5',
    {
      title: { en: 'The last card', ru: 'Последняя карта' },
      text: {
        en: 'Nasser, 1 operation: a coup in Costa Rica, 5 + 1 − 6 = 0, no effect. Then the event: half of Stefan’s points in Egypt go and Chris gets 2. Costa Rica is no battleground: DEFCON stays.',
        ru: '«Гамаль Насер», 1 ОО: переворот в Коста-Рике, 5 + 1 − 6 = 0, без последствий. Затем событие: половина влияния Стефана в Египте исчезает, у Криса там 2. Коста-Рика не ключевая: DEFCON на месте.',
      },
      why: {
        en: 'Stefan needs military ops, and at DEFCON 2 only a country that is no battleground is safe to attack. One is better than none.',
        ru: 'Нужны очки военных операций, а при DEFCON 2 безопасно атаковать лишь не ключевую страну. Одно лучше, чем ни одного.',
      },
      other: {
        en: 'A point in Egypt after the event would have kept the balance there, at the price of 2 VP instead of 1.',
        ru: 'Очко влияния вместо переворота обошлось бы в 2 ПО вместо 1.',
      },
    },
    'militaryPenalty',
  ),
  phase(
    'cleanup',
    '',
    {
      title: { en: 'One short', ru: 'Одного не хватило' },
      text: {
        en: '2 military ops were needed. Chris has 4, Stefan only 1, and gives 1 VP. The US leads by 1, and the Early War is over.',
        ru: 'Нужно было 2 очка военных операций. У Криса 4, у Стефана только 1: он отдает 1 ПО. США впереди на 1, начало войны позади.',
      },
      why: {
        en: 'Chris took the first coup in every turn, and each time DEFCON fell to where Stefan could not follow. That is the quiet lesson of these three turns.',
        ru: 'В каждом раунде первый переворот был у Криса, и каждый раз DEFCON падал туда, куда Стефан уже не мог пойти. Это тихий урок трех раундов.',
      },
      other: {
        en: 'The score says even, the map says USSR: South America, Africa and Asia wait to be scored. Take a side and play on from here.',
        ru: 'По счету почти ничья, по карте впереди СССР: Южная Америка, Африка и Азия ждут подсчета. Выберите сторону и играйте дальше.',
      },
    },
    'turn',
  ),
];
