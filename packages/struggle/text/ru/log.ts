import { MANNERS } from '../../result.ts';
import { OPTIONS, type Option } from '../../options.ts';
import type { SharedLogCode } from '../../emit.ts';
import { US } from '../../sides.ts';
import type { Message, Names } from '../message.ts';
import { addend, modified, plain, signed } from '../numbers.ts';
import { plural } from './plural.ts';
import { quoted } from './quoted.ts';
import { seats } from './seats.ts';

const die = (value: number, modifier: number): string =>
  `кубик ${modified(value, modifier, 'поправка')}`;

/** «США» is plural, «СССР» singular. */
const does = (side: number, ofMany: string, ofOne: string): string =>
  `${seats[side]} ${side === US ? ofMany : ofOne}`;

const USES: Readonly<Partial<Record<Option, string>>> = {
  event: 'событие',
  operations: 'операции',
  eventFirst: 'событие, затем операции',
  operationsFirst: 'операции, затем событие',
  space: 'космическая гонка',
};
const KINDS: Readonly<Partial<Record<Option, string>>> = {
  influence: 'размещение влияния',
  coup: 'переворот',
  realign: 'снижение влияния',
  mixed: 'размещение и снижение влияния',
};
const TIERS = ['нет присутствия', 'присутствие', 'превосходство', 'контроль'];

/** Who leads and by how much. */
const score = (vp: number): string => (vp === 0 ? '0' : `${seats[vp > 0 ? 0 : 1]} ${Math.abs(vp)}`);

/** The lines of what can happen in every game of the family. */
export const sharedLog = (names: Names): Readonly<Record<SharedLogCode, Message>> => ({
  influence: (side, country, change, us, ussr) =>
    `${seats[side]} ${signed(change)} ${names.where(country)} (${us}/${ussr})`,
  vp: (side, points, after) => `${seats[side]} +${points} ПО (счет: ${score(after)})`,
  defcon: (level, change) => `DEFCON ${change > 0 ? 'повышается' : 'понижается'} до ${level}`,
  militaryOps: (side, value) => `${seats[side]}: военные операции ${value}`,
  effect: (number) => `Начало действия: ${names.effect(number)}`,
  effectEnds: (number) => `Конец действия: ${names.effect(number)}`,

  operations: (side, value, kind) => `${seats[side]}: ${value} ОО на ${KINDS[OPTIONS[kind]]}`,
  coup: (side, country, value) => `${seats[side]}: переворот ${names.where(country)}, ${value} ОО`,
  coupRoll: (_side, country, value, modifier, added, result) => {
    const resistance = value + modifier + added - result;
    const sum = `${value}${addend(modifier, 'поправка')}${addend(added, 'ОО')}${addend(-resistance, 'стабильность')}`;
    return `Переворот ${names.where(country)}: кубик ${sum} = ${plain(result)}, ${result > 0 ? 'успех' : 'неудача'}`;
  },
  realign: (side, country) => `${seats[side]}: попытка снижения влияния ${names.where(country)}`,
  realignRoll: (side, _country, value, modifier) => `${seats[side]}: ${die(value, modifier)}`,
  spaceRoll: (side, box, value, needed) =>
    `${seats[side]}: космическая гонка, ${quoted(names.spaceBoxes[box])}, кубик ${value} (нужно 1–${needed}), ${value <= needed ? 'успех' : 'неудача'}`,
  spaceAdvance: (side, box) =>
    `${does(side, 'достигают', 'достигает')} деления ${quoted(names.spaceBoxes[box])} в космической гонке`,
  war: (side, country) => `${seats[side]}: война ${names.where(country)}`,
  warRoll: (_side, country, value, modifier, needed) =>
    `Война ${names.where(country)}: ${die(value, modifier)} (нужно ${needed}–6), ${value + modifier >= needed ? 'победа' : 'поражение'}`,
  roll: (side, value, modifier) => `${seats[side]}: ${die(value, modifier)}`,
  trapRoll: (side, value) =>
    `${seats[side]}: кубик ${value} (нужно 1–4), ${value <= 4 ? 'конец вторжения' : 'вторжение продолжается'}`,
  trapForfeit: (side) => `${seats[side]}: нет карты для сброса, вторжение продолжается`,

  draw: (side, number) => `${does(side, 'берут', 'берет')} карту ${names.card(number)}`,
  drawHidden: (side) => `${does(side, 'берут', 'берет')} карту`,
  examine: (side, number) => `${does(side, 'смотрят', 'смотрит')} карту ${names.card(number)}`,
  examineHidden: (side) => `${does(side, 'смотрят', 'смотрит')} карту из колоды`,
  putBack: (side, count) =>
    `${does(side, 'возвращают', 'возвращает')} в колоду ${count} ${plural(count, 'карту', 'карты', 'карт')}`,
  reshuffle: () => 'Сброс перемешан в новую колоду',
  reveal: (side, number) => `${does(side, 'показывают', 'показывает')} карту ${names.card(number)}`,
  discard: (side, number) =>
    `${does(side, 'сбрасывают', 'сбрасывает')} карту ${names.card(number)}`,
  takeDiscard: (side, number) =>
    `${does(side, 'берут', 'берет')} из сброса карту ${names.card(number)}`,
  handOver: (side, number) => `${does(side, 'отдают', 'отдает')} карту ${names.card(number)}`,
  remove: (number) => `Карта ${names.card(number)} убрана из игры`,
  inFront: (number) => `Карта ${names.card(number)} остается на столе`,
  chinaCard: (side, isFaceUp) =>
    `${names.passingCard} переходит к ${seats[side]} лицом ${isFaceUp ? 'вверх' : 'вниз'}`,
  chinaCardVp: (side) => `${names.passingCard} в конце партии у ${seats[side]}`,

  turn: (turn) => `Раунд ${turn}`,
  round: (side, round) => `Ход ${round}: ${seats[side]}`,
  headline: (side, number) => `Начальное событие ${seats[side]}: ${names.card(number)}`,
  play: (side, number, use) =>
    `${does(side, 'играют', 'играет')} карту ${names.card(number)}: ${USES[OPTIONS[use]]}`,
  event: (side, number) => `Событие (${seats[side]}): ${names.card(number)}`,
  noEvent: (_side, number) => `Событие не происходит: ${names.card(number)}`,
  pass: (side) => `${does(side, 'пропускают', 'пропускает')} ход`,
  scoringSide: (number, side, tier, battlegrounds, neighbours) => {
    const parts = [TIERS[tier]];
    if (battlegrounds > 0) {
      const noun = plural(battlegrounds, 'ключевая страна', 'ключевые страны', 'ключевых стран');
      parts.push(`${battlegrounds} ${noun}`);
    }
    if (neighbours > 0) {
      const noun = plural(neighbours, 'сосед', 'соседа', 'соседей');
      parts.push(`${neighbours} ${noun} ${seats[1 - side]}`);
    }
    return `${names.region(number)}, ${seats[side]}: ${parts.join(', ')}`;
  },
  scoring: (number, us, ussr) => `${names.region(number)}, подсчет: США ${us}, СССР ${ussr}`,
  militaryPenalty: (us, ussr) => `Не хватает военных операций: США ${us}, СССР ${ussr}`,
  gameOver: (winner, manner) => names.ending(winner, MANNERS[manner]),
});
