import { useLanguage, type BoardLanguage } from '@brink/board';
import type { EyesOf } from '../../client/analysis-messages.ts';
import { countEn, countRu } from '../../ui/texts/count.ts';

interface AnalysisTexts {
  readonly tab: string;
  readonly start: string;
  readonly share: string;
  readonly shared: string;
  readonly edit: string;
  readonly toStudy: string;
  readonly back: string;
  readonly on: string;
  readonly promote: string;
  readonly hand: string;
  readonly course: string;
  readonly plans: string;
  readonly dice: string;
  readonly moves: string;
  readonly cards: string;
  readonly explorer: string;
  readonly score: string;
  readonly notes: string;
  readonly pages: string;
  readonly eyes: Readonly<Record<EyesOf, string>>;
  readonly eyesLabel: string;
  readonly openWarning: readonly [title: string, text: string];
  readonly unseen: (count: number) => string;
  readonly deals: (sims: number) => string;
  readonly thinking: string;
  readonly bar: (left: string, right: string, us: number, error: number) => string;
  readonly barNote: (error: number) => string;
  /** In games whose chances nobody has held against results. */
  readonly estimate: string;
  readonly engine: string;
  readonly engineOn: string;
  readonly engineOff: string;
  readonly offText: string;
  readonly best: string;
  readonly toMove: (who: string) => string;
  readonly noPlans: Readonly<Record<'chance' | 'blind' | 'over', string>>;
  readonly tie: string;
  readonly follow: (plan: string) => string;
  readonly die: string;
  readonly deal: string;
  readonly average: (who: string, percent: number) => string;
  readonly asRolled: string;
  readonly roll: string;
  readonly rollAgain: string;
  readonly dealAgain: string;
  readonly allSix: string;
  readonly rolled: string;
  readonly face: (face: number) => string;
  readonly noDie: string;
  readonly even: string;
  readonly decision: string;
  readonly withDie: string;
  readonly future: string;
  readonly courseLabel: string;
  readonly noMoves: string;
  readonly sign: string;
  readonly noSign: string;
  readonly name: string;
  readonly comment: string;
  readonly alike: string;
  readonly alikeAbout: string;
  readonly remove: string;
  readonly arrows: string;
  readonly arrow: (from: string, to: string) => string;
  readonly mark: (place: string) => string;
  readonly whose: string;
  readonly noSide: string;
  readonly drawFrom: string;
  readonly drawTo: (from: string) => string;
  readonly drawn: (what: string) => string;
  readonly removed: (what: string) => string;
  readonly removeArrow: (what: string) => string;
  readonly arrowsFull: (most: number) => string;
  readonly clearArrows: string;
  readonly noArrows: string;
  readonly drawDone: string;
  readonly running: string;
  readonly runningText: string;
  readonly missing: string;
  readonly missingText: string;
  readonly misfit: string;
  readonly spectatorHint: string;
  readonly startsAbout: string;
  readonly fromStart: string;
  readonly ownGames: string;
  readonly dealAnew: string;
  readonly dealAnewAbout: string;
  readonly inPlay: string;
}

const TEXTS: Readonly<Record<BoardLanguage, AnalysisTexts>> = {
  en: {
    tab: 'Analysis',
    start: 'The start',
    share: 'Share',
    shared: 'Copied',
    edit: 'Edit position',
    toStudy: 'To study',
    back: 'Back',
    on: 'Forward',
    promote: 'Promote',
    hand: 'Hand',
    course: 'Course',
    plans: 'Plans',
    dice: 'Dice',
    moves: 'Moves',
    cards: 'Cards',
    explorer: 'Explorer',
    score: 'Scoring',
    notes: 'Notes',
    pages: 'Parts of the analysis',
    eyes: { public: 'Spectator', hand: 'hand', open: 'Open' },
    eyesLabel: 'What the engine may know',
    openWarning: ['Open hands', 'Nobody at the table knew this. Not used to judge mistakes.'],
    unseen: (count) => `${countEn(count, 'card', 'cards')} unseen.`,
    deals: (sims) => `Judged over ${sims.toLocaleString('en')} deals.`,
    thinking: 'The engine begins to think',
    bar: (left, right, us, error) =>
      `${left} ${us} percent, ${right} ${100 - us} percent, give or take ${error}`,
    barNote: (error) => `Give or take ${error}.`,
    estimate: 'An estimate: not held against results yet.',
    engine: 'Engine',
    engineOn: 'on',
    engineOff: 'off',
    offText: 'The engine is off. You judge.',
    best: 'Best plans',
    toMove: (who) => `${who} to move`,
    noPlans: {
      chance: 'Chance is next: there is nothing to plan.',
      blind: 'A spectator does not see what there is to choose from.',
      over: 'The game is over.',
    },
    tie: '1 and 2 overlap: no clear best. Either is fair play.',
    follow: (plan) => `Play this plan: ${plan}`,
    die: 'Die',
    deal: 'Cards are dealt',
    average: (who, percent) => `${who} ${percent} on average`,
    asRolled: 'As rolled',
    roll: 'Roll',
    rollAgain: 'Roll again',
    dealAgain: 'Deal',
    allSix: 'All six',
    rolled: 'rolled',
    face: (face) => `Set the die to ${face}`,
    noDie: 'No die here. It appears where one is rolled.',
    even: 'even',
    decision: 'decision',
    withDie: 'with a die or a deal',
    future: 'not yet known',
    courseLabel: 'Chances from play to play; moves along the game',
    noMoves: 'Nothing has been played from here. Play on the board, for both sides.',
    sign: 'Sign',
    noSign: 'none',
    name: 'Name of the variation',
    comment: 'Comment',
    alike: 'Holds for these rolls too',
    alikeAbout: 'The tree then says “if 2–4”.',
    remove: 'Delete from here',
    arrows: 'Arrows',
    arrow: (from, to) => `arrow from ${from} to ${to}`,
    mark: (place) => `mark on ${place}`,
    whose: 'Whose arrow',
    noSide: 'No side (dashed)',
    drawFrom: 'Choose where an arrow begins',
    drawTo: (from) => `From ${from}: choose where it leads; ${from} again marks it`,
    drawn: (what) => `Drawn: ${what}`,
    removed: (what) => `Removed: ${what}`,
    removeArrow: (what) => `Remove the ${what}`,
    arrowsFull: (most) => `There is room for ${most} arrows`,
    clearArrows: 'Clear arrows',
    noArrows: 'No arrows here',
    drawDone: 'Done',
    running: 'This game is still being played',
    runningText:
      'The board shows every hand and an engine. It opens when the game is over, so that nobody can look into hidden cards.',
    missing: 'Nothing to analyse here',
    missingText: 'The address names no game, puzzle or study that is known here.',
    misfit: 'From here on the variation does not fit the rules.',
    spectatorHint: 'Choose a hand above to play on.',
    startsAbout: 'Open any finished game, puzzle or replay here, or begin with the first move.',
    fromStart: 'From the first move',
    ownGames: 'Finished games on this device',
    dealAnew: 'Deal anew',
    dealAnewAbout: 'Opens the position with other unseen cards.',
    inPlay: 'Only where a play begins.',
  },
  ru: {
    tab: 'Анализ',
    start: 'Начало',
    share: 'Поделиться',
    shared: 'Скопировано',
    edit: 'Править позицию',
    toStudy: 'В исследование',
    back: 'Назад',
    on: 'Вперед',
    promote: 'Поднять',
    hand: 'Рука',
    course: 'График',
    plans: 'Планы',
    dice: 'Кубик',
    moves: 'Ходы',
    cards: 'Карты',
    explorer: 'Обозреватель',
    score: 'Подсчет',
    notes: 'Заметки',
    pages: 'Части анализа',
    eyes: { public: 'Зритель', hand: 'рука', open: 'Открыто' },
    eyesLabel: 'Что может знать движок',
    openWarning: ['Карты открыты', 'За столом этого никто не знал. Ошибки так не судят.'],
    unseen: (count) => `Не видно: ${countRu(count, 'карта', 'карты', 'карт')}.`,
    deals: (sims) => `Оценка по ${sims.toLocaleString('ru')} раздачам.`,
    thinking: 'Движок начинает думать',
    bar: (left, right, us, error) =>
      `${left}: ${us} %, ${right}: ${100 - us} %, погрешность ${error}`,
    barNote: (error) => `Погрешность ${error}.`,
    estimate: 'Это прикидка: с исходами партий она еще не сверена.',
    engine: 'Движок',
    engineOn: 'включен',
    engineOff: 'выключен',
    offText: 'Движок выключен. Решать вам.',
    best: 'Лучшие планы',
    toMove: (who) => `Ход: ${who}`,
    noPlans: {
      chance: 'Решает случай: планировать нечего.',
      blind: 'Зритель не видит, из чего выбирать.',
      over: 'Партия окончена.',
    },
    tie: '1 и 2 пересекаются: явно лучшего нет, годятся оба.',
    follow: (plan) => `Сыграть этот план: ${plan}`,
    die: 'Кубик',
    deal: 'Раздача карт',
    average: (who, percent) => `${who}: в среднем ${percent}`,
    asRolled: 'Как выпало',
    roll: 'Бросить',
    rollAgain: 'Перебросить',
    dealAgain: 'Раздать',
    allSix: 'Все шесть',
    rolled: 'выпало',
    face: (face) => `Поставить на кубике ${face}`,
    noDie: 'Здесь кубика нет. Он появится там, где его бросают.',
    even: 'поровну',
    decision: 'решение',
    withDie: 'с кубиком или раздачей',
    future: 'еще неизвестно',
    courseLabel: 'Шансы от хода к ходу; перемещает по партии',
    noMoves: 'Отсюда еще ничего не сыграно. Играйте на карте за обе стороны.',
    sign: 'Знак',
    noSign: 'нет',
    name: 'Название варианта',
    comment: 'Комментарий',
    alike: 'Верно и для этих бросков',
    alikeAbout: 'В дереве будет «если 2–4».',
    remove: 'Удалить отсюда',
    arrows: 'Стрелки',
    arrow: (from, to) => `стрелка «${from}» — «${to}»`,
    mark: (place) => `отметка «${place}»`,
    whose: 'Чья стрелка',
    noSide: 'Без стороны (пунктир)',
    drawFrom: 'Выберите, откуда стрелка',
    drawTo: (from) => `Откуда: ${from}. Выберите, куда; то же место еще раз — отметка`,
    drawn: (what) => `Добавлена ${what}`,
    removed: (what) => `Убрана ${what}`,
    removeArrow: (what) => `Убрать: ${what}`,
    arrowsFull: (most) => `Стрелок не больше ${most}`,
    clearArrows: 'Стереть стрелки',
    noArrows: 'Здесь нет стрелок',
    drawDone: 'Готово',
    running: 'Эта партия еще идет',
    runningText:
      'Доска анализа показывает все руки и движок. Она откроется после партии, чтобы никто не заглянул в закрытые карты.',
    missing: 'Здесь нечего анализировать',
    missingText: 'По этому адресу нет известной здесь партии, задачи или исследования.',
    misfit: 'Дальше вариант не подходит к правилам.',
    spectatorHint: 'Чтобы играть дальше, выберите руку выше.',
    startsAbout:
      'Здесь открывается любая сыгранная партия, задача или повтор. Или начните с первого хода.',
    fromStart: 'С первого хода',
    ownGames: 'Сыгранные партии на этом устройстве',
    dealAnew: 'Раздать иначе',
    dealAnewAbout: 'Открывает позицию с другими невидимыми картами.',
    inPlay: 'Только в начале хода.',
  },
};

export const useAnalysisTexts = (): AnalysisTexts => TEXTS[useLanguage()];
