import { inTurn, type ToldStep } from '../told-game.ts';

const { us, ussr, headline, phase } = inTurn(2);

export const TURN_2: readonly ToldStep[] = [
  phase(
    'deal',
    'arab-israeli-war indo-pakistani-war asia-scoring five-year-plan decolonization romanian-abdication duck-and-cover socialist-governments captured-nazi-scientist independent-reds east-european-unrest suez-crisis defectors us-japan-mutual-defense-pact marshall-plan',
    {
      title: { en: 'A calmer morning', ru: 'Стало тише' },
      text: {
        en: 'A new turn: DEFCON rises to 3, and both draw up to 8 cards. Chris has kept one from last turn.',
        ru: 'Новый раунд: DEFCON поднимается до 3, оба добирают до 8 карт. У Криса осталась одна с прошлого раунда.',
      },
      why: {
        en: 'At 3 coups are possible again in Africa, in the Middle East and in both Americas. Whoever acts first takes the one that is left: the USSR.',
        ru: 'При 3 снова возможны перевороты в Африке, на Ближнем Востоке и в обеих Америках. Единственный достанется тому, кто ходит первым: СССР.',
      },
      other: {
        en: 'One card may always be held back. Chris kept Red Scare/Purge, and now it opens the turn.',
        ru: 'Одну карту всегда можно удержать. Крис удержал «Красную угрозу», и теперь она начнет раунд.',
      },
    },
  ),
  headline(
    'ussr',
    'indo-pakistani-war red-scare-purge',
    {
      title: { en: 'A turn at half strength', ru: 'Раунд вполсилы' },
      text: {
        en: 'Red Scare/Purge: until the turn ends every US card has 1 operation less, though never less than 1.',
        ru: '«Красная угроза / Репрессии»: до конца раунда на каждой карте США на 1 ОО меньше, но не меньше 1.',
      },
      why: {
        en: 'As a headline it works for the whole turn: six action rounds, six operations. It has the largest number in Chris’s hand and goes first.',
        ru: 'Начальным событием она действует весь раунд: шесть ходов — шесть ОО. Это самое большое число в его руке, и оно идет первым.',
      },
      other: {
        en: 'Played for its 4 operations it would have been one good action. Six small losses are worth more.',
        ru: 'Ради 4 ОО это было бы одно хорошее действие. Шесть мелких потерь дороже.',
      },
    },
    'event',
  ),
  headline('us', 'pakistan 5', {
    title: { en: 'India attacks Pakistan', ru: 'Индия нападает на Пакистан' },
    text: {
      en: 'Stefan’s Indo-Pakistani War is directed at Pakistan. Iran and Afghanistan are Soviet and cost 2: the 5 becomes 3, and 4 was needed. The attack fails, but brings 2 military ops.',
      ru: '«Индо-пакистанская война» Стефана направлена на Пакистан. Соседние Иран и Афганистан советские и стоят 2: его 5 превращается в 3, а нужно 4. Нападение отбито, но дает 2 очка военных операций.',
    },
    why: {
      en: 'A war needs no influence nearby and touches no DEFCON. In a headline it is not weakened by Red Scare either.',
      ru: 'Войне не нужно влияние рядом, и DEFCON она не трогает. К тому же «Красная угроза» ее не ослабляет.',
    },
    other: {
      en: 'India would have been easier, with Pakistan alone on the other scale, but there is no Soviet influence to take over.',
      ru: 'Против Индии было бы легче, ей помогает один Пакистан, но там нет советского влияния, которое можно забрать.',
    },
  }),
  ussr(1, 'arab-israeli-war operations coup panama 5', {
    title: { en: 'The canal', ru: 'Канал' },
    text: {
      en: 'Chris spends Arab-Israeli War on a coup in Panama: 5 + 2 − 4 = 3. The US point goes, two Soviet points come. Panama is Soviet, DEFCON is 2 again.',
      ru: 'Крис тратит «Арабо-израильскую войну» на переворот в Панаме: 5 + 2 − 4 = 3. Влияние США исчезает, появляются два советских. Панама его, DEFCON снова 2.',
    },
    why: {
      en: 'A battleground of Central America, 2 military ops at once, and with DEFCON 2 Stefan has no coup left in any battleground.',
      ru: 'Ключевая страна Центральной Америки, сразу 2 очка военных операций, а при DEFCON 2 у Стефана не остается переворотов в ключевых странах.',
    },
    other: {
      en: 'The card’s own event would attack Israel with an even chance. The coup in Panama could hardly fail: 3 or more was enough.',
      ru: 'Свое событие напало бы на Израиль с равными шансами. А перевороту в Панаме хватало броска 3.',
    },
  }),
  us(1, 'five-year-plan operations influence saudi-arabia saudi-arabia', {
    title: { en: 'Towards the oil', ru: 'К нефти' },
    text: {
      en: 'Five Year Plan has 3 operations, Red Scare leaves 2. Both go to Saudi Arabia, next to Jordan.',
      ru: 'На «Пятилетке» 3 ОО, «Красная угроза» оставляет 2. Оба идут в Саудовскую Аравию, рядом с Иорданией.',
    },
    why: {
      en: 'A battleground that nobody holds, with a shield of 3: one point more and it is American.',
      ru: 'Ничья ключевая страна, на щите 3: еще одно очко — и она его.',
    },
    other: {
      en: 'The event makes Chris discard a card at random. With a scoring card among them that might even have been a favour.',
      ru: 'Событие заставило бы Криса сбросить случайную карту. Если это подсчет очков, вышла бы даже услуга.',
    },
  }),
  ussr(2, 'asia-scoring event', {
    title: { en: 'Asia pays', ru: 'Азия платит' },
    text: {
      en: 'Asia Scoring: Chris controls North Korea, Pakistan, Thailand, Afghanistan and Indonesia. Domination 7 and three battlegrounds make 10 VP; Stefan has presence and South Korea, 4 VP. The US lead shrinks from 7 to 1.',
      ru: 'Подсчет очков в Азии: у Криса Северная Корея, Пакистан, Таиланд, Афганистан и Индонезия. Доминирование 7 и три ключевые страны — 10 ПО; у Стефана присутствие и Южная Корея, 4 ПО. Отрыв США тает с 7 до 1.',
    },
    why: {
      en: 'Everything since Iran led here. The card comes early in the turn, before Stefan can break a single country.',
      ru: 'Все, начиная с Ирана, вело сюда. Крис считает в начале раунда, пока Стефан не сломал ни одной страны.',
    },
    other: {
      en: 'One more action round of building would have risked the domination for a point or two.',
      ru: 'Еще ход на подготовку — риск потерять доминирование ради очка-другого.',
    },
  }),
  us(2, 'romanian-abdication operationsFirst influence saudi-arabia', {
    title: { en: 'The price of one point', ru: 'Цена одного очка' },
    text: {
      en: 'Romanian Abdication has 1 operation and Red Scare cannot lower it: Saudi Arabia, 3 against a shield of 3. Then the event: Romania becomes Soviet, with 3 points.',
      ru: 'На «Последнем короле Румынии» 1 ОО, и «Красная угроза» его не отнимет: Саудовская Аравия, 3 при щите 3. Затем событие: Румыния становится советской, там 3 очка.',
    },
    why: {
      en: 'Stefan gets a battleground, Chris gets a country that counts for little. An opponent’s card is best played when its event does the least.',
      ru: 'Стефану — ключевая страна, Крису — страна, которая мало что значит. Чужую карту играют тогда, когда событие слабее всего.',
    },
    other: {
      en: 'One operation is too little for space. The event had to happen some day.',
      ru: 'Для космоса 1 ОО мало. Когда-нибудь это событие все равно произошло бы.',
    },
  }),
  ussr(3, 'decolonization event burma angola nigeria algeria', {
    title: { en: 'Africa wakes', ru: 'Африка просыпается' },
    text: {
      en: 'Decolonization puts a point each in Burma, Angola, Nigeria and Algeria. Angola and Nigeria have a shield of 1 and are Soviet battlegrounds at once.',
      ru: '«Деколонизация» дает по очку в Бирме, Анголе, Нигерии и Алжире. На щитах Анголы и Нигерии по 1, и обе сразу становятся советскими ключевыми странами.',
    },
    why: {
      en: 'Two operations could never reach four countries on two continents. DEFCON 2 protects the battlegrounds from coups.',
      ru: 'За 2 ОО в четыре страны на двух континентах не попасть. DEFCON 2 защищает ключевые страны от переворотов.',
    },
    other: {
      en: 'The card goes to the discard pile and comes back: next turn Chris will see it again.',
      ru: 'Карта уходит в сброс и вернется: в следующем раунде Крис увидит ее снова.',
    },
  }),
  us(3, 'socialist-governments space 1', {
    title: { en: 'Into space with it', ru: 'В космос ее' },
    text: {
      en: 'Socialist Governments would cost Stefan 3 points in Western Europe. Into space with it: 2 operations after Red Scare are enough, the die shows 1, and the US is first in the box: 2 VP.',
      ru: '«Левые правительства» стоили бы Стефану 3 влияния в Западной Европе. Он отправляет карту в космос: 2 ОО после «Красной угрозы» хватает, на кубике 1, и США первые: 2 ПО.',
    },
    why: {
      en: 'The space race is a bin for dangerous cards. The points are a bonus.',
      ru: 'Космическая гонка — мусорная корзина для опасных карт. Очки — приятное дополнение.',
    },
    other: {
      en: 'Played for operations the event would have followed, and France, Italy or West Germany would have fallen.',
      ru: 'Ради операций карту пришлось бы разыграть вместе с событием, и Франция, Италия или Западная Германия бы дрогнули.',
    },
  }),
  ussr(4, 'duck-and-cover space 3', {
    title: { en: 'The other satellite', ru: 'Второй спутник' },
    text: {
      en: 'Chris does the same with Duck and Cover. A 3 is enough for the first box; the USSR is second there and gets 1 VP.',
      ru: 'Крис поступает так же с картой «Пригнись и накройся». Для первой ячейки 3 достаточно; он там второй и получает 1 ПО.',
    },
    why: {
      en: 'The event lowers DEFCON. At 2 that is nuclear war, and the one in whose action round it happens loses: Chris could not have played it in any other way.',
      ru: 'Событие понижает DEFCON. При 2 это ядерная война, и проигрывает тот, в чей ход она случилась: разыграть карту иначе Крис просто не мог.',
    },
    other: {
      en: 'Holding it to the next turn is the other safe way, if nothing worse needs the place.',
      ru: 'Другой безопасный путь — удержать карту до следующего раунда, если место не занято картой похуже.',
    },
  }),
  us(4, 'independent-reds operations influence south-africa', {
    title: { en: 'A long way off', ru: 'Дальний угол' },
    text: {
      en: 'Independent Reds is a 2, Red Scare makes it a 1: South Africa has 2 now, with a shield of 3.',
      ru: 'На «Непокорных соцстранах» 2 ОО, «Красная угроза» оставляет 1: в Южной Африке теперь 2 при щите 3.',
    },
    why: {
      en: 'Angola has turned Soviet next door. South Africa is the only US foothold on the continent.',
      ru: 'Соседняя Ангола стала советской. Южная Африка — единственная опора США на континенте.',
    },
    other: {
      en: 'The event would put as many US points into Romania as there are Soviet ones: 3 of them, and Romania would be lost to Chris.',
      ru: 'Событие дало бы США в Румынии столько же очков, сколько у СССР, то есть 3: контроль Криса там бы исчез.',
    },
  }),
  ussr(5, 'captured-nazi-scientist operations influence lebanon', {
    title: { en: 'Lebanon for one', ru: 'Ливан за одно очко' },
    text: {
      en: 'Captured Nazi Scientist for 1 operation: Lebanon, with a shield of 1, is Soviet.',
      ru: '«Вербовка нацистских ученых» ради 1 ОО: Ливан, на щите 1, под контролем СССР.',
    },
    why: {
      en: 'Small countries decide who has more of them. Lebanon lies beside Israel and Jordan.',
      ru: 'Малые страны решают, у кого их больше. Ливан соседствует с Израилем и Иорданией.',
    },
    other: {
      en: 'The event would lead to the second box: no VP there, but the right to send two cards per turn into space.',
      ru: 'Событие привело бы его во вторую ячейку: очков там нет, зато в космос можно отправлять две карты за раунд.',
    },
  }),
  us(
    5,
    'suez-crisis eventFirst united-kingdom united-kingdom france france influence france france',
    {
      title: { en: 'Suez', ru: 'Суэц' },
      text: {
        en: 'Suez Crisis takes 4 US points from Britain, France and Israel. Stefan lets the event come first, two from Britain, two from France, and then repairs France with 2 operations.',
        ru: '«Суэцкий кризис» отнимает 4 влияния США в Великобритании, Франции и Израиле. Стефан пускает событие вперед: два из Великобритании, два из Франции, а затем чинит Францию на 2 ОО.',
      },
      why: {
        en: 'Chris chooses what goes, Stefan chooses the order. Event first: the repair stands where the damage was done.',
        ru: 'Крис выбирает, что убрать, Стефан — порядок. Сначала событие: ремонт приходится туда, где урон.',
      },
      other: {
        en: 'Operations first would have let Chris answer them. Space was taken already: one card per turn.',
        ru: 'Сначала операции — и Крис бы на них ответил. А место в космосе уже занято: одна карта за раунд.',
      },
    },
  ),
  ussr(6, 'east-european-unrest eventFirst romania poland influence east-germany iraq iraq', {
    title: { en: 'Unrest at home', ru: 'Беспорядки дома' },
    text: {
      en: 'East European Unrest costs Chris a point in three countries: Romania, Poland and East Germany. Then 3 operations: East Germany is mended, and Iraq rises to 3: control.',
      ru: '«Протесты в Восточной Европе» отнимают у Криса по очку в трех странах: Румынии, Польше и Восточной Германии. Затем 3 ОО: Восточная Германия восстановлена, в Ираке 3: контроль.',
    },
    why: {
      en: 'Now the reserve of the set-up pays: Poland falls to 3 and is still Soviet. Only Romania is lost.',
      ru: 'Вот когда окупается запас при расстановке: в Польше 3, и она все еще его. Потеряна только Румыния.',
    },
    other: {
      en: 'Later in the game the event takes two points from each country. Now is a good time to be rid of it.',
      ru: 'В конце игры событие снимает по два очка. Избавиться от него сейчас — удача.',
    },
  }),
  us(
    6,
    'us-japan-mutual-defense-pact operations influence france france south-africa',
    {
      title: { en: 'The treaty stays in the drawer', ru: 'Договор остается в столе' },
      text: {
        en: 'The US/Japan pact has 4 operations, Red Scare leaves 3: two in France, one in South Africa, which is American now with 3.',
        ru: 'На «Договоре о сотрудничестве США и Японии» 4 ОО, «Красная угроза» оставляет 3: два во Франции, одно в Южной Африке, где теперь 3 и контроль США.',
      },
      why: {
        en: 'France has 5 against a shield of 3 and survives the next blow. Used for its number the card returns with the reshuffle.',
        ru: 'Во Франции 5 при щите 3: следующий удар она выдержит. Разыгранная ради числа, карта вернется после перемешивания.',
      },
      other: {
        en: 'The event would have made Japan American and closed it to coups for good, Red Scare or not.',
        ru: 'Событие отдало бы США Японию и навсегда закрыло ее от переворотов, и «Красная угроза» тут не помеха.',
      },
    },
    'turn',
  ),
  phase(
    'cleanup',
    '',
    {
      title: { en: 'Exactly enough', ru: 'Ровно столько' },
      text: {
        en: '2 military ops were needed. Chris has 2 from Panama, Stefan 2 from the war over Pakistan: nobody pays.',
        ru: 'Нужно было 2 очка военных операций. У Криса 2 за Панаму, у Стефана 2 за войну в Пакистане: никто не платит.',
      },
      why: {
        en: 'A lost war counts like a won one here. That is half of its value.',
        ru: 'Проигранная война засчитывается так же, как выигранная. В этом половина ее ценности.',
      },
      other: {
        en: 'Without the Indo-Pakistani War Stefan would have given Chris 2 VP.',
        ru: 'Без «Индо-пакистанской войны» Стефан отдал бы Крису 2 ПО.',
      },
    },
    'turn',
  ),
];
