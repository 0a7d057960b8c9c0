import type { SharedReason } from '../../bot/reason.ts';
import type { Message, ReasonNames } from '../message.ts';

const points = (vp: number): string => (vp > 0 ? `+${vp}` : `${vp}`.replace('-', '−'));

/** Почему бот выбрал именно это: одна строка для новичка. */
export const sharedReasons = ({
  card,
  place,
  where: inside,
  passingCard,
}: ReasonNames): Readonly<Record<SharedReason, Message>> => ({
  best: () => 'В этом положении это выглядит лучшим.',
  headline: (c) => `${card(c)}: лучшее начальное событие.`,
  score: (c, vp) => `${card(c)} сейчас: ${points(vp)} ПО для меня при нынешнем положении.`,
  scoreDue: (c) => `${card(c)}: карту подсчета очков нужно разыграть до конца раунда.`,
  card: (c) => `${card(c)} сейчас дает мне больше всего.`,
  rivalCard: (c) => `${card(c)} помогает противнику, но ее ОО нужны мне сейчас.`,
  riddance: (c) =>
    `${card(c)} при DEFCON 2 означает поражение, поэтому играю ее, пока DEFCON выше.`,
  event: (c) => `${card(c)}: событие ценнее очков операций.`,
  operations: (c) => `${card(c)}: очки операций ценнее события.`,
  eventFirst: (c) => `${card(c)}: сначала событие, чтобы ответить на него очками операций.`,
  operationsFirst: (c) => `${card(c)}: сначала операции, событие их не испортит.`,
  space: (c) => `${card(c)} больше всего даст в космической гонке.`,
  intoSpace: (c) => `${card(c)}: в космосе событие не поможет противнику.`,
  influence: () => 'Влияние дает больше всего за эти очки.',
  coups: () => 'Переворот дает больше всего и приносит очки военных операций.',
  realignments: () => 'При снижении влияния кубики на моей стороне.',
  control: (c) => `Это дает мне контроль: ${place(c)}.`,
  break: (c) => `Это лишает противника контроля: ${place(c)}.`,
  towards: (c) => `Шаг к контролю: ${place(c)}.`,
  protect: (c) => `Защита от переворота и потери контроля: ${place(c)}.`,
  access: (c) => `${place(c)}: отсюда открывается путь к ключевым странам.`,
  coup: (c, chance) => `Переворот ${inside(c)} удается в ${chance} % случаев и дает больше всего.`,
  winningCoup: (c) => `Переворот ${inside(c)} при DEFCON 2 в ход противника приносит победу.`,
  realign: (c) => `Кубики ${inside(c)} на моей стороне.`,
  weaken: (c) => `Противник больше всего теряет ${inside(c)}.`,
  discard: (c) => `${card(c)}: без этой карты мне проще всего обойтись.`,
  enough: () => 'Больше здесь ничего не стоит делать.',
  scoreWins: (c) => `${card(c)} сейчас приносит победу.`,
  passingCard: () => `${passingCard}: сейчас эту карту стоит отдать.`,
});
