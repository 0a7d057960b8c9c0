import type { StaffWords } from './words.ts';

const signed = (vp: number): string =>
  vp === 0 ? '0 ПО' : `${vp > 0 ? 'США' : 'СССР'} +${Math.abs(vp)} ПО`;

const cards = (count: number): string => {
  const [ten, one] = [count % 100, count % 10];
  if (ten >= 11 && ten <= 14) return `${count} неизвестных карт`;
  if (one === 1) return `${count} неизвестная карта`;
  return one >= 2 && one <= 4 ? `${count} неизвестные карты` : `${count} неизвестных карт`;
};

export const ru: StaffWords = {
  why: {
    notYourDecision: () => 'Сейчас решаете не вы.',
    notOffered: () => 'Здесь этого выбрать нельзя.',
    notInHand: () => 'Этой карты нет в вашей руке.',
    cardDue: (names, card) => `Сначала нужно сыграть карту ${names.card(card)}.`,
    scoringWanted: () => 'Событие требует в этом ходу карту подсчета.',
    passingElsewhere: () => 'Эта карта у другой стороны.',
    passingFaceDown: () => 'Она лежит лицом вниз до конца раунда.',
    passingKeepsScoring: () => 'Тогда в руке осталась бы карта подсчета, которую пора сыграть.',
    passingNoHeadline: () => 'Эта карта не бывает начальным событием.',
    passingNoDiscard: () => 'Эту карту не сбрасывают.',
    notAHeadline: () => 'Эта карта не может быть начальным событием.',
    dueNotAsHeadline: () =>
      'Ее надо сыграть ради операций, поэтому начальным событием она быть не может.',
    trapNeedsTwo: (_, ops) => `Из ловушки сбрасывают карту от 2 ОО; эта считается за ${ops}.`,
    trapScoringLater: () =>
      'В ловушке подсчет играют, если сбросить нечего или карту пора сыграть.',
    scoringIsEvent: () => 'Карту подсчета играют только ради события.',
    rivalsEvent: () =>
      'Событие принадлежит другой стороне: оно произойдет вместе с вашими операциями, до или после них.',
    ownEvent: () => 'Событие ваше или нейтральное: выберите событие или операции.',
    eventForbidden: (names, card) => `Другое событие запрещает карту ${names.card(card)}.`,
    eventForbiddenBy: (names, card, flag) =>
      `Событие карты ${names.card(card)} невозможно: действует «${names.effect(flag)}».`,
    eventNeeds: (names, card, ...flags) =>
      `Событию карты ${names.card(card)} должно предшествовать ${flags.map((flag) => `«${names.effect(flag)}»`).join(' или ')}.`,
    eventImpossible: (names, card) => `Событие карты ${names.card(card)} сейчас ничего не сделает.`,
    dueForOperations: (names, card) =>
      `Карта ${names.card(card)} передана вам и должна быть сыграна ради операций.`,
    spaceEnd: () => 'Дальше на космическом треке ничего нет.',
    spaceUsed: (_, made) => `В этом раунде попыток больше нет (сделано: ${made}).`,
    spaceTooFew: (_, needed, ops) => `Для следующего деления нужно ${needed} ОО, у карты ${ops}.`,
    noPlaceTarget: () => 'Влияние разместить негде.',
    noCoupTarget: () => 'Нет страны, где возможен переворот.',
    noRealignTarget: () => 'Нет страны, где можно снизить влияние.',
    noRivalInfluence: () => 'У другой стороны здесь нет влияния.',
    closedByDefcon: (_, defcon) =>
      `DEFCON ${defcon} закрывает этот регион для переворотов и снижения влияния.`,
    closedByEffect: (names, flag) => `Защищает эффект «${names.effect(flag)}».`,
    closedNow: () => 'Сейчас сюда нельзя.',
    outOfReach: () => 'К началу хода у вас не было влияния здесь или по соседству.',
    tooDear: (_, cost, left) =>
      `Под контролем другой стороны влияние стоит ${cost} ОО, у вас осталось ${left}.`,
    notOfTheEvent: (names, card) =>
      card > 0 ? `Карта ${names.card(card)} сюда не действует.` : 'Событие сюда не действует.',
    eventInCivilWar: (names, card) =>
      `Пока в Китае идет гражданская война, событие карты ${names.card(card)} невозможно.`,
    eventVoid: (names, card) =>
      `После кризиса «Нулевого хода» событие карты ${names.card(card)} не действует.`,
    placedHere: () => 'В этот ход вы уже размещали здесь влияние.',
    realignedHere: () => 'В этот ход вы уже пытались снизить здесь влияние.',
  },
  ends: {
    none: 'Игра окончена.',
    vp: 'Тот, кто довел маркер ПО до конца своей половины трека, сразу побеждает.',
    europeControl: 'Тот, кто контролирует Европу при ее подсчете, сразу побеждает.',
    hornOfAfrica: 'Обе горячие точки и большинство стран Африки приносят победу при ее подсчете.',
    finalScoring:
      'После последнего раунда все регионы считаются еще раз; победителя называет маркер ПО.',
    defcon: 'При DEFCON 1 начинается ядерная война, и проигрывает тот, чей был ход.',
    heldScoringCard: 'Карта подсчета, оставленная в руке до конца раунда, проигрывает игру.',
    cubanMissileCrisis:
      'Во время Карибского кризиса переворот означает ядерную войну: проигрывает тот, кто его устроил.',
    wargames:
      'Событие «Балансирование на грани» закончило игру при DEFCON 2: 6 ПО другой стороне, затем решил маркер.',
    resignation: 'Игрок сдался.',
    agreement: 'Игроки договорились.',
    closed: 'Партию закрыл администратор.',
    time: 'Время вышло.',
  },
  verdicts: { safe: 'безопасно', dangerous: 'опасно', losing: 'проигрывает' },
  risk: (percent, isExact) =>
    `ядерная война ${isExact ? '' : 'примерно '}${percent}, если противник ответит худшим для вас`,
  isCut: 'вариантов слишком много, чтобы ее исключить',
  places: {
    own: 'в вашей руке',
    rival: 'в руке противника',
    unseen: 'у противника или в колоде',
    pile: 'в колоде',
    discard: 'в сбросе',
    removed: 'удалена из игры',
    table: 'на столе',
    waiting: 'в следующей колоде',
    passing: 'переходит из рук в руки',
  },
  sources: {
    seen: 'видна',
    shown: 'была показана',
    workedOut: 'вычислена: лежит там с тех пор, как колода кончилась',
    excluded: 'противник показал, что у него ее нет',
  },
  groupings: {
    place: 'по месту',
    period: 'по периоду',
    side: 'по стороне',
    region: 'по региону',
    danger: 'по опасности',
  },
  periods: { early: 'Начало войны', mid: 'Разгар войны', late: 'Конец войны' },
  sides: ['США', 'СССР', 'Нейтральные'],
  scoringCards: 'Подсчет',
  wholeWorld: 'Без региона',
  dangers: {
    drops: 'Понижает DEFCON',
    rivalMayDrop: 'Противник может понизить DEFCON',
    ownerMayDrop: 'Позволяет своей стороне понизить DEFCON',
    eitherMayDrop: 'Любая сторона может понизить DEFCON',
    rivalOps: 'Дает противнику операции',
    coupInEurope: 'Дает противнику переворот в Европе',
    coupNearNicaragua: 'Дает противнику переворот рядом с Никарагуа',
    ownCard: 'Вводит в игру карту своей руки',
    rivalCard: 'Вводит в игру карту противника',
    discardedCard: 'Вводит в игру карту из сброса',
  },
  noDanger: 'Ядерной войной не грозит',
  reshuffle: (turn, pile, discards) =>
    turn === undefined
      ? `В колоде ${pile}; ее хватит до конца игры.`
      : `В колоде ${pile}; сброс замешают при раздаче ${turn}-го раунда (сейчас в нем ${discards}).`,
  hiddenInHand: (count) => `У противника ${cards(count)}`,
  odds: {
    coup: 'Переворот',
    realign: 'Снижение влияния',
    war: 'Война',
    space: 'Космос',
    roll: 'Кубики',
  },
  effect: 'эффект',
  control: 'контроль',
  loss: 'ядерная война',
  military: (us, ussr, vp) =>
    `Не хватает военных операций: США ${us}, СССР ${ussr}. В конце раунда: ${signed(vp)}`,
  final: 'Финальный подсчет сейчас',
  finalShort: 'финальный подсчет',
  militaryOps: 'военные операции',
  upTo: (vp) => `до ${signed(vp)}`,
  guests: 'Гости',
  vp: signed,
  review: {
    title: 'Разбор',
    start: 'Разобрать партию',
    stop: 'Остановить',
    chanceOf: (seat) => `Шансы на победу: ${seat}`,
    turns: 'Переломы',
    curve: (seat) => `Шансы на победу (${seat}) по номеру выбора в записи:`,
    turningPoints: (places) => `Переломы: ${places}`,
    luck: (seat, dice, draws) => `Удача (${seat}): кубики ${dice}, карты ${draws}`,
    given: (seat, part) => `Упущено решениями (${seat}): ${part}`,
    mistakes: 'Ошибки',
    better: 'лучше',
  },
  section: (number) => `§${number}`,
};
