import type { StaffTexts } from './staff-texts.ts';

const signed = (vp: number): string =>
  vp === 0 ? '0 ПО' : `${vp > 0 ? 'США' : 'СССР'} +${Math.abs(vp)} ПО`;

const cards = (count: number): string => {
  const [ten, one] = [count % 100, count % 10];
  if (ten >= 11 && ten <= 14) return `${count} неизвестных карт`;
  if (one === 1) return `${count} неизвестная карта`;
  return one >= 2 && one <= 4 ? `${count} неизвестные карты` : `${count} неизвестных карт`;
};

export const ru: StaffTexts = {
  why: {
    notYourDecision: () => 'Сейчас решаете не вы.',
    notOffered: () => 'Здесь этого выбрать нельзя.',
    draftRivals: () => 'Эта карта — из списка противника.',
    draftTooDear: (_, ops, left) => `Карта стоит ${ops} ОО, у вас осталось ${left}.`,
    notInHand: () => 'Этой карты нет в вашей руке.',
    cardDue: (names, card) => `Сначала нужно разыграть карту ${names.card(card)}.`,
    scoringWanted: () => 'Событие требует в этот ход разыграть карту подсчета очков.',
    passingElsewhere: () => 'Эта карта у противника.',
    passingFaceDown: () => 'Она лежит лицом вниз до конца раунда.',
    passingKeepsScoring: () =>
      'Тогда в руке осталась бы карта подсчета очков, которую пора разыграть.',
    passingNoHeadline: () => 'Эта карта не бывает начальным событием.',
    passingNoDiscard: () => 'Эту карту не сбрасывают.',
    notAHeadline: () => 'Эта карта не может быть начальным событием.',
    dueNotAsHeadline: () =>
      'Ее надо разыграть ради операций, поэтому начальным событием она быть не может.',
    trapNeedsTwo: (_, ops) =>
      `Чтобы закончить вторжение, сбрасывают карту от 2 ОО; эта считается за ${ops}.`,
    trapScoringLater: () =>
      'Во вторжении карту подсчета очков разыгрывают, если сбросить нечего или ее пора разыграть.',
    scoringIsEvent: () => 'Карту подсчета очков разыгрывают только ради события.',
    rivalsEvent: () =>
      'Это событие противника: оно произойдет вместе с вашими операциями, до или после них.',
    ownEvent: () => 'Событие ваше или общее: выберите событие или операции.',
    eventForbidden: (names, card) => `Другое событие запрещает карту ${names.card(card)}.`,
    eventForbiddenBy: (names, card, flag) =>
      `Событие карты ${names.card(card)} невозможно: действует «${names.effect(flag)}».`,
    eventNeeds: (names, card, ...flags) =>
      `Событию карты ${names.card(card)} должно предшествовать ${flags.map((flag) => `«${names.effect(flag)}»`).join(' или ')}.`,
    eventImpossible: (names, card) => `Событие карты ${names.card(card)} сейчас ничего не сделает.`,
    dueForOperations: (names, card) =>
      `Карта ${names.card(card)} передана вам, ее надо разыграть ради операций.`,
    spaceEnd: () => 'Это последнее деление.',
    spaceUsed: (_, made) => `В этом раунде попыток больше нет (сделано: ${made}).`,
    spaceTooFew: (_, needed, ops) => `Для следующего деления нужно ${needed} ОО, у карты ${ops}.`,
    noPlaceTarget: () => 'Влияние разместить негде.',
    noCoupTarget: () => 'Нет страны, где возможен переворот.',
    noRealignTarget: () => 'Нет страны, где можно снизить влияние.',
    noRivalInfluence: () => 'У противника здесь нет влияния.',
    closedByDefcon: (_, defcon) =>
      `DEFCON ${defcon} закрывает этот регион для переворотов и снижения влияния.`,
    closedByEffect: (names, flag) => `Защищает эффект «${names.effect(flag)}».`,
    closedNow: () => 'Сейчас эта страна закрыта.',
    outOfReach: () => 'К началу хода у вас не было влияния здесь или по соседству.',
    tooDear: (_, cost, left) =>
      `Под контролем противника влияние стоит ${cost} ОО, у вас осталось ${left}.`,
    notOfTheEvent: (names, card) =>
      card > 0
        ? `На эту страну карта ${names.card(card)} не действует.`
        : 'На эту страну событие не действует.',
    setUpUssr: () => 'При подготовке к игре здесь влияние не размещают.',
    setUpUs: () => 'При подготовке к игре здесь влияние не размещают.',
    bonusInfluence: () =>
      'Дополнительное влияние размещают там, где оно у вас уже есть: до контроля плюс 2.',
    eventInCivilWar: (names, card) =>
      `Пока в Китае идет гражданская война, событие карты ${names.card(card)} невозможно.`,
    eventVoid: (names, card) =>
      `После кризиса «Нулевого хода» событие карты ${names.card(card)} не действует.`,
    placedHere: () => 'В этот ход вы уже размещали здесь влияние.',
    realignedHere: () => 'В этот ход вы уже пытались снизить здесь влияние.',
  },
  ends: {
    none: 'Игра окончена.',
    vp: 'Кто довел жетон ПО до края шкалы, сразу побеждает.',
    europeControl: 'Кто контролирует Европу при подсчете очков в ней, сразу побеждает.',
    hornOfAfrica:
      'Контроль над обеими горячими точками и над большим числом стран Африки, чем у противника, приносит победу при подсчете очков в Африке.',
    finalScoring: 'После последнего раунда все регионы считаются еще раз; решает жетон ПО.',
    defcon: 'При DEFCON 1 начинается ядерная война, и проигрывает тот, чей был ход.',
    heldScoringCard: 'Кто удержал карту подсчета очков до конца раунда, проигрывает.',
    cubanMissileCrisis:
      'Во время Карибского кризиса переворот означает ядерную войну: проигрывает тот, кто его предпринял.',
    wargames:
      'Событие «Балансирование на грани» закончило игру при DEFCON 2: 6 ПО противнику, затем решил жетон.',
    resignation: 'Игрок сдался.',
    agreement: 'Игроки договорились.',
    closed: 'Партию закрыл администратор.',
    time: 'Время вышло.',
  },
  percent: (figure) => `${figure} %`,
  verdicts: { safe: 'безопасно', dangerous: 'опасно', losing: 'проигрыш' },
  risk: (percent, isExact) =>
    `в худшем случае ядерная война с вероятностью ${isExact ? '' : 'около '}${percent}`,
  isCut: 'вариантов слишком много, чтобы ее исключить',
  places: {
    own: 'в вашей руке',
    rival: 'в руке противника',
    unseen: 'у противника или в колоде',
    pile: 'в колоде',
    discard: 'в сбросе',
    removed: 'убрана из игры',
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
  periods: { early: 'Начало войны', mid: 'Середина войны', late: 'Окончание войны' },
  sides: ['США', 'СССР', 'Общие'],
  scoringCards: 'Подсчет очков',
  wholeWorld: 'Без региона',
  dangers: {
    drops: 'Понижает DEFCON',
    rivalMayDrop: 'Противник может понизить DEFCON',
    ownerMayDrop: 'Позволяет своей стороне понизить DEFCON',
    eitherMayDrop: 'Любая сторона может понизить DEFCON',
    rivalOps: 'Дает противнику операции',
    rivalOpsOrCard: 'Дает противнику операции или карту из этой руки',
    coupInEurope: 'Дает противнику переворот в Европе',
    coupNearNicaragua: 'Дает противнику переворот рядом с Никарагуа',
    ownCard: 'Вводит в игру карту из вашей руки',
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
    `Не хватает очков военных операций: США ${us}, СССР ${ussr}. В конце раунда: ${signed(vp)}`,
  final: 'Финальный подсчет сейчас',
  finalShort: 'финальный подсчет',
  militaryOps: 'очки военных операций',
  upTo: (vp) => `до ${signed(vp)}`,
  visitors: 'Объединение',
  vp: signed,
  review: {
    curve: (seat) => `Шансы на победу (${seat}):`,
    turningPoints: (places) => `Переломы: ${places}`,
    luck: (seat, dice, draws) => `Удача (${seat}): кубики ${dice}, карты ${draws}`,
    decided: (seat, part, error) => `Решения (${seat}): ${part} ± ${error} для своей стороны`,
    good: (good, all) => `не хуже лучших ${good} из ${all}`,
    estimate: 'Шансы здесь — прикидка: с исходами партий они еще не сверены.',
    better: 'лучше',
  },
  section: (number) => `§${number}`,
};
