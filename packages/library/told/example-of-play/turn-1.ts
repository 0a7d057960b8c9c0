import { inTurn, type ToldStep } from '../told-game.ts';

const { us, ussr, headline, phase } = inTurn(1);

export const TURN_1: readonly ToldStep[] = [
  phase(
    'setup',
    'olympic-games middle-east-scoring nato formosan-resolution de-stalinization containment comecon un-intervention warsaw-pact-formed fidel truman-doctrine europe-scoring de-gaulle-leads-france korean-war red-scare-purge cia-created poland poland poland poland east-germany yugoslavia west-germany west-germany italy italy italy italy france iran france france west-germany west-germany',
    {
      title: { en: 'The first eighteen points', ru: 'Первые восемнадцать очков' },
      text: {
        en: 'Both have 8 cards. Chris places 6 in Eastern Europe: 4 in Poland, 1 in East Germany, 1 in Yugoslavia. Stefan answers with 7 in Western Europe and 5 bonus points, one of them in Iran.',
        ru: 'У обоих по 8 карт. Крис ставит 6 влияния в Восточной Европе: 4 в Польше, 1 в Восточной Германии, 1 в Югославии. Стефан отвечает 7 очками в Западной Европе и 5 бонусными, одно из них в Иране.',
      },
      why: {
        en: 'Poland and the two Germanies are battlegrounds and get a point in reserve. Stefan finishes Italy at once, 4 against a shield of 2, and guards the road to Asia in Iran.',
        ru: 'Польша и обе Германии — ключевые страны, и каждой дают очко про запас. Стефан сразу закрывает Италию, 4 при щите 2, и стережет в Иране дорогу в Азию.',
      },
      other: {
        en: 'Chris may keep the point for Yugoslavia and make Poland 5. Stefan may use the bonus for a third point in Iran, which a weak roll would not clear.',
        ru: 'Крис мог не трогать Югославию и усилить Польшу до 5. Стефан мог поставить в Иране третье очко: слабый бросок его бы не вытеснил.',
      },
    },
  ),
  headline(
    'ussr',
    'middle-east-scoring olympic-games participate 3 2',
    {
      title: { en: 'Olympic Games', ru: 'Олимпийские игры' },
      text: {
        en: 'Chris opens with the Olympic Games, Stefan takes part. Both roll, the host adds 2, and Chris wins: 2 VP for the USSR.',
        ru: 'Крис начинает «Олимпийскими играми», Стефан участвует. Оба бросают кубик, хозяин прибавляет 2 и побеждает: 2 ПО СССР.',
      },
      why: {
        en: 'The higher number is read first, and a scoring card has none: the Games come before Stefan’s headline. As a headline they are 2 VP that usually fall to whoever plays them.',
        ru: 'Первой идет карта с большим числом, а у карты подсчета очков его нет: игры опережают событие Стефана. Это 2 ПО, которые чаще достаются хозяину.',
      },
      other: {
        en: 'Stefan could stay at home. Then DEFCON falls to 4 and Chris acts with 4 operations: much worse than a fair chance at 2 VP.',
        ru: 'Стефан мог не поехать. Тогда DEFCON падает до 4, а Крис действует, как будто у него 4 ОО: это куда хуже честного шанса на 2 ПО.',
      },
    },
    'event',
  ),
  headline('us', '', {
    title: { en: 'Scored before the storm', ru: 'Подсчет перед бурей' },
    text: {
      en: 'Stefan’s headline is Middle East Scoring. The US controls Iran and nothing else in the region, the USSR nothing: presence 3 and one battleground make 4 VP. The US leads by 2.',
      ru: 'Начальное событие Стефана — подсчет очков на Ближнем Востоке. У него в регионе только Иран, у Криса ничего: присутствие 3 и ключевая страна дают 4 ПО. США впереди на 2.',
    },
    why: {
      en: 'Iran is about to be attacked. A scoring card is worth most at the moment when your side of the scale is heavier, and that moment is now.',
      ru: 'Иран вот-вот атакуют. Карту подсчета очков выгоднее всего разыграть, пока ваша чаша весов тяжелее, и этот миг сейчас.',
    },
    other: {
      en: 'Held until the last action round it would have paid Chris. It must be played this turn in any case.',
      ru: 'Если отложить карту до последнего хода, очки достались бы Крису. А разыграть ее в этом раунде пришлось бы все равно.',
    },
  }),
  ussr(1, 'nato operations coup iran 6', {
    title: { en: 'Straight for Iran', ru: 'Прямо в Иран' },
    text: {
      en: 'Chris spends NATO on a coup in Iran. The event is American, but it needs the Marshall Plan or the Warsaw Pact first: today it is only a 4. The die shows 6, and 6 + 4 − 4 = 6 clears Iran and leaves 4 Soviet points.',
      ru: 'Крис тратит НАТО на переворот в Иране. Событие американское, но ему нужны «План Маршалла» или Варшавский договор: сегодня это просто 4 ОО. На кубике 6, и 6 + 4 − 4 = 6: Иран очищен, и там 4 влияния СССР.',
    },
    why: {
      en: 'From Iran the road leads to Pakistan, Afghanistan and India. And DEFCON falls to 4, so Stefan cannot answer with a coup in Europe.',
      ru: 'Из Ирана дорога ведет в Пакистан, Афганистан и Индию. И DEFCON падает до 4, так что Стефан не сможет ответить переворотом в Европе.',
    },
    other: {
      en: 'A third US point in Iran would have survived a roll of 1 or 2. Against a 6 nothing helps.',
      ru: 'Третье очко США в Иране пережило бы бросок 1 или 2. Против 6 не поможет ничего.',
    },
  }),
  us(1, 'formosan-resolution operations influence malaysia colombia', {
    title: { en: 'Two footholds', ru: 'Два плацдарма' },
    text: {
      en: 'Stefan plays Formosan Resolution for its 2 operations: one point in Malaysia, one in Colombia. Colombia has a shield of 1 and is American at once.',
      ru: 'Стефан разыгрывает «Формозскую резолюцию» ради 2 ОО: по очку в Малайзии и Колумбии. На щите Колумбии 1, и она сразу под его контролем.',
    },
    why: {
      en: 'Malaysia leads to Thailand, Colombia to Venezuela. A point is cheap now and buys the right to place there later.',
      ru: 'Малайзия ведет в Таиланд, Колумбия — в Венесуэлу. Сейчас очко стоит дешево, а позже откроет туда путь.',
    },
    other: {
      en: 'A coup while DEFCON stands at 4 would have collected military ops and kept Chris busy. Stefan waits one action round.',
      ru: 'Собственный переворот при DEFCON 4 дал бы очки военных операций и связал Криса. Стефан ждет еще ход.',
    },
  }),
  ussr(2, 'de-stalinization event finland yugoslavia iran iran chile venezuela thailand malaysia', {
    title: { en: 'Four seeds', ru: 'Четыре зерна' },
    text: {
      en: 'De-Stalinization lets Chris move up to 4 points to countries the US does not control. They come from Finland, Yugoslavia and twice from Iran, and go to Chile, Venezuela, Thailand and Malaysia.',
      ru: '«Десталинизация» переносит до 4 очков в страны, которые не контролируют США. Крис берет их из Финляндии, Югославии и дважды из Ирана и отправляет в Чили, Венесуэлу, Таиланд и Малайзию.',
    },
    why: {
      en: 'Nothing else takes the USSR to South America so early. Iran keeps 2, exactly its shield: still Soviet.',
      ru: 'Ничто другое не приведет СССР в Южную Америку так рано. В Иране остается 2, ровно по щиту: он по-прежнему его.',
    },
    other: {
      en: 'Played for 3 operations the card would have gone to waste: it is the best Soviet event of the Early War, and it is removed afterwards.',
      ru: 'Ради 3 ОО тратить такую карту жаль: это лучшее советское событие начала войны, и после него она убирается из игры.',
    },
  }),
  us(2, 'containment operations coup thailand 1', {
    title: { en: 'A one in Thailand', ru: 'Единица в Таиланде' },
    text: {
      en: 'Stefan strikes back: Containment for a coup in Thailand. The die shows 1, and 1 + 3 − 4 = 0: nothing happens. But the attempt counts, DEFCON falls to 3, and the US has 3 military ops.',
      ru: 'Стефан бьет в ответ: «Сдерживание коммунизма» ради переворота в Таиланде. Выпадает 1, и 1 + 3 − 4 = 0: ничего. Но попытка засчитана, DEFCON падает до 3, а у США 3 очка военных операций.',
    },
    why: {
      en: 'Thailand is a battleground with a single Soviet point and a shield of 2. Any roll but a 1 would have cleared it.',
      ru: 'Таиланд — ключевая страна, там одно советское очко и щит 2. Любой бросок, кроме 1, его бы вытеснил.',
    },
    other: {
      en: 'The event would have given every US card this turn one operation more. Stefan has good numbers left, and in hindsight that was the safer half of the card.',
      ru: 'Событие добавило бы по 1 ОО каждой карте США в этом раунде. У Стефана оставались неплохие числа, и задним числом это была надежная половина карты.',
    },
  }),
  ussr(3, 'comecon operations influence thailand venezuela afghanistan', {
    title: { en: 'Seeds become control', ru: 'Зерна всходят' },
    text: {
      en: 'COMECON for 3 operations: one point each in Thailand, Venezuela and Afghanistan. Thailand and Venezuela now hold 2 against a shield of 2: both battlegrounds are Soviet.',
      ru: '«Совет экономической взаимопомощи» ради 3 ОО: по очку в Таиланде, Венесуэле и Афганистане. В Таиланде и Венесуэле теперь 2 при щите 2: обе ключевые страны под контролем СССР.',
    },
    why: {
      en: 'A country under control is dearer to enter and no longer a free target for the Truman Doctrine and its kind. Afghanistan is next door to the USSR itself.',
      ru: 'В страну под контролем дороже войти, и события вроде «Доктрины Трумэна» ее уже не тронут. Афганистан граничит с самим СССР.',
    },
    other: {
      en: 'The event adds points in Eastern Europe only, where Chris already has enough.',
      ru: 'Событие добавляет влияние только в Восточной Европе, а там у Криса уже есть все необходимое.',
    },
  }),
  us(3, 'un-intervention event fidel operations coup venezuela 1', {
    title: { en: 'Another one', ru: 'Еще одна единица' },
    text: {
      en: 'UN Intervention takes the event off an opponent’s card: Stefan plays it with Fidel and has 2 operations without Cuba. A coup in Venezuela, and the die shows 1 again: 1 + 2 − 4 = −1.',
      ru: '«Вмешательство ООН» снимает событие с карты противника: Стефан кладет его вместе с «Фиделем Кастро» и получает 2 ОО без Кубы. Переворот в Венесуэле, и снова 1: 1 + 2 − 4 = −1.',
    },
    why: {
      en: 'Two problems at once: Fidel is disarmed, Venezuela attacked. With 5 military ops Stefan has reached the end of that track. DEFCON is 2.',
      ru: 'Две задачи сразу: Фидель обезврежен, Венесуэла под ударом. У США 5 очков военных операций, это край шкалы. DEFCON 2.',
    },
    other: {
      en: 'UN Intervention could have waited for a worse card. Europe Scoring and Korean War are still in Stefan’s hand.',
      ru: '«Вмешательство ООН» могло подождать карты похуже. В руке еще «Корейская война» и подсчет очков в Европе.',
    },
  }),
  ussr(4, 'warsaw-pact-formed operations influence brazil argentina indonesia', {
    title: { en: 'The pact can wait', ru: 'Договор подождет' },
    text: {
      en: 'Chris uses the Warsaw Pact for its number: Brazil, Argentina, Indonesia. Indonesia has a shield of 1 and is Soviet at once.',
      ru: 'Крис берет «Организацию Варшавского договора» ради числа: Бразилия, Аргентина, Индонезия. На щите Индонезии 1, и она сразу под контролем СССР.',
    },
    why: {
      en: 'At DEFCON 2 nobody may attempt a coup in these regions’ battlegrounds without starting the war, so new points there are safe from coups. And without the pact NATO stays harmless.',
      ru: 'При DEFCON 2 переворот в ключевой стране означает ядерную войну, так что новые очки в безопасности. А пока договора нет, безвредно и НАТО.',
    },
    other: {
      en: 'As an event the pact would have strengthened Eastern Europe and opened the door for NATO.',
      ru: 'Событием договор укрепил бы Восточную Европу, но открыл бы дорогу НАТО.',
    },
  }),
  us(4, 'europe-scoring event', {
    title: { en: 'Europe pays', ru: 'Европа платит' },
    text: {
      en: 'Europe Scoring. Stefan controls France, Italy, West Germany and Britain: domination 7 and three battlegrounds, 10 VP. Chris has presence and two battlegrounds, 5 VP. The US goes 5 ahead, to 7.',
      ru: 'Подсчет очков в Европе. У Стефана Франция, Италия, Западная Германия и Великобритания: доминирование 7 и три ключевые страны, 10 ПО. У Криса присутствие и две ключевые, 5 ПО. США прибавляют 5: теперь 7.',
    },
    why: {
      en: 'Britain is the country that is no battleground, and without such a country there is no domination.',
      ru: 'Великобритания — та самая не ключевая страна, без которой доминирования не бывает.',
    },
    other: {
      en: 'Waiting would have been dangerous: Chris could break Britain or France with one event. A held scoring card loses the game.',
      ru: 'Ждать опасно: одно событие Криса могло сломать контроль над Францией или Великобританией. А кто удержал карту подсчета очков, проигрывает.',
    },
  }),
  ussr(5, 'truman-doctrine operationsFirst influence thailand', {
    title: { en: 'A shot into the air', ru: 'Выстрел в воздух' },
    text: {
      en: 'Chris plays the Truman Doctrine for its 1 operation: a third point in Thailand. The event happens too, but finds no Soviet point in an uncontrolled country of Europe. The card is gone for good.',
      ru: 'Крис разыгрывает «Доктрину Трумэна» ради 1 ОО: третье очко в Таиланде. Событие тоже происходит, но в Европе нет советского влияния без контроля. Карта убрана из игры.',
    },
    why: {
      en: 'De-Stalinization has emptied Finland and Yugoslavia. An opponent’s event with no target is the cheapest way to lose it.',
      ru: 'Финляндию и Югославию он сам освободил «Десталинизацией». Чужое событие без цели — самый дешевый способ от него избавиться.',
    },
    other: {
      en: 'Kept in hand it would have waited for a day when it hurts.',
      ru: 'Оставшись в руке, карта дождалась бы дня, когда она больно бьет.',
    },
  }),
  us(5, 'korean-war operationsFirst influence south-korea south-korea 1', {
    title: { en: 'War in Korea', ru: 'Война в Корее' },
    text: {
      en: 'Stefan must play Korean War and places its 2 operations first: South Korea has 3 and is American. Then the war breaks out. The die shows 1, the attack fails, and Chris gets 2 military ops for it.',
      ru: 'Стефану приходится разыграть «Корейскую войну», и он сначала тратит 2 ОО: в Южной Корее 3, она его. Затем начинается война. На кубике 1, нападение отбито, а Крис получает 2 очка военных операций.',
    },
    why: {
      en: 'Operations before the event: the country is strengthened before it is attacked. In a lost war all US points there would have become Soviet.',
      ru: 'Операции раньше события: страну укрепляют до удара. При поражении все влияние США там стало бы советским.',
    },
    other: {
      en: 'Into space with it? The card has 2 operations and could have gone. Stefan prefers to have South Korea.',
      ru: 'Отправить карту в космос? На ней 2 ОО, так можно. Но Стефану нужна Южная Корея.',
    },
  }),
  ussr(6, 'de-gaulle-leads-france operations influence afghanistan pakistan pakistan', {
    title: { en: 'Down the road from Iran', ru: 'По дороге из Ирана' },
    text: {
      en: 'De Gaulle gives 3 operations: Afghanistan 2 and Pakistan 2. Both have a shield of 2 and are Soviet now.',
      ru: '«Де Голль» дает 3 ОО: в Афганистане 2, в Пакистане 2. На щитах по 2, обе страны теперь под контролем СССР.',
    },
    why: {
      en: 'This is what Iran was for. Asia Scoring has not been seen yet, and Chris builds for it.',
      ru: 'Ради этого и был нужен Иран. Подсчета очков в Азии еще не было, и Крис готовится к нему.',
    },
    other: {
      en: 'Against France the event takes 2 and adds 1. Europe has just been scored, so Asia comes first.',
      ru: 'Событием можно ослабить Францию: −2 США, +1 СССР. Но Европу только что подсчитали, Азия важнее.',
    },
  }),
  us(
    6,
    'cia-created operations influence jordan',
    {
      title: { en: 'One point in Jordan', ru: 'Одно очко в Иордании' },
      text: {
        en: 'CIA Created is worth 1 operation: Stefan puts it in Jordan, next to Israel.',
        ru: '«Создание ЦРУ» — это 1 ОО: Стефан ставит очко в Иордании, рядом с Израилем.',
      },
      why: {
        en: 'The last card of a turn is often a small one. Stefan returns to the region that was lost with Iran.',
        ru: 'Последняя карта раунда часто мала. Стефан возвращается в регион, потерянный вместе с Ираном.',
      },
      other: {
        en: 'The event shows Chris’s hand and gives the same operation: useful earlier in a turn, of little use when only one card is left there.',
        ru: 'Событие открывает руку Криса и дает то же 1 ОО: полезно в начале раунда, но не сейчас, когда у Криса осталась одна карта.',
      },
    },
    'turn',
  ),
  phase(
    'cleanup',
    '',
    {
      title: { en: 'Nobody is short', ru: 'Долгов нет' },
      text: {
        en: 'DEFCON stands at 2, so each side needed 2 military ops. Both have 5: nobody pays. The tracks go back to 0.',
        ru: 'DEFCON 2, значит, каждому нужно 2 очка военных операций. У обоих по 5: никто не платит. Жетоны возвращаются на 0.',
      },
      why: {
        en: 'The requirement is the number on the DEFCON track: the nearer the brink, the less force is asked for.',
        ru: 'Требование равно числу на шкале DEFCON: чем ближе к краю, тем меньше силы нужно показать.',
      },
      other: {
        en: 'A player who is short gives the difference to the opponent in VP. It will happen in turn 3.',
        ru: 'Кому не хватило, отдает разницу противнику в ПО. В третьем раунде это случится.',
      },
    },
    'turn',
  ),
];
