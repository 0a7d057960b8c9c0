import { OPTIONS, type Option } from '../../options.ts';
import type { SHARED_LOG } from '../../log.ts';
import { US } from '../../sides.ts';
import type { LinesOf, Names } from '../message.ts';
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
export const sharedLog = (names: Names): LinesOf<typeof SHARED_LOG> => ({
  influence: ({ side, country, change, us, ussr }) =>
    `${seats[side]} ${signed(change)} ${names.where(country)} (${us}/${ussr})`,
  vp: ({ side, points, score: after }) => `${seats[side]} +${points} ПО (счет: ${score(after)})`,
  defcon: ({ level, change }) => `DEFCON ${change > 0 ? 'повышается' : 'понижается'} до ${level}`,
  militaryOps: ({ side, level }) => `${seats[side]}: очки военных операций ${level}`,
  effect: ({ flag }) => `Начало действия: ${names.effect(flag)}`,
  effectEnds: ({ flag }) => `Конец действия: ${names.effect(flag)}`,

  operations: ({ side, ops, kind }) => `${seats[side]}: ${ops} ОО на ${KINDS[OPTIONS[kind]]}`,
  coup: ({ side, country, ops }) => `${seats[side]}: переворот ${names.where(country)}, ${ops} ОО`,
  coupRoll: ({ country, die, modifier, ops, result }) => {
    const resistance = die + modifier + ops - result;
    const sum = `${die}${addend(modifier, 'поправка')}${addend(ops, 'ОО')}${addend(-resistance, 'стабильность')}`;
    return `Переворот ${names.where(country)}: кубик ${sum} = ${plain(result)}, ${result > 0 ? 'успех' : 'неудача'}`;
  },
  realign: ({ side, country }) =>
    `${seats[side]}: попытка снижения влияния ${names.where(country)}`,
  realignRoll: ({ side, die: value, modifier }) => `${seats[side]}: ${die(value, modifier)}`,
  spaceRoll: ({ side, box, die, needed }) =>
    `${seats[side]}: космическая гонка, ${quoted(names.spaceBoxes[box])}, кубик ${die} (нужно 1–${needed}), ${die <= needed ? 'успех' : 'неудача'}`,
  spaceAdvance: ({ side, box }) =>
    `${does(side, 'достигают', 'достигает')} деления ${quoted(names.spaceBoxes[box])} в космической гонке`,
  war: ({ side, country }) => `${seats[side]}: война ${names.where(country)}`,
  warRoll: ({ country, die: value, modifier, needed }) =>
    `Война ${names.where(country)}: ${die(value, modifier)} (нужно ${needed}–6), ${value + modifier >= needed ? 'победа' : 'поражение'}`,
  roll: ({ side, die: value, modifier, needed }) => {
    const rolled = `${seats[side]}: ${die(value, modifier)}`;
    if (needed === 0) return rolled;
    return `${rolled} (нужно ${needed} или больше), ${value + modifier >= needed ? 'успех' : 'неудача'}`;
  },
  trapRoll: ({ side, die }) =>
    `${seats[side]}: кубик ${die} (нужно 1–4), ${die <= 4 ? 'конец вторжения' : 'вторжение продолжается'}`,
  trapForfeit: ({ side }) => `${seats[side]}: нет карты для сброса, вторжение продолжается`,

  draw: ({ side, card }) => `${does(side, 'берут', 'берет')} карту ${names.card(card)}`,
  drawHidden: ({ side }) => `${does(side, 'берут', 'берет')} карту`,
  examine: ({ side, card }) => `${does(side, 'смотрят', 'смотрит')} карту ${names.card(card)}`,
  examineHidden: ({ side }) => `${does(side, 'смотрят', 'смотрит')} карту из колоды`,
  putBack: ({ side, count }) =>
    `${does(side, 'возвращают', 'возвращает')} в колоду ${count} ${plural(count, 'карту', 'карты', 'карт')}`,
  reshuffle: () => 'Сброс перемешан и стал новой колодой',
  reveal: ({ side, card }) => `${does(side, 'показывают', 'показывает')} карту ${names.card(card)}`,
  discard: ({ side, card }) =>
    `${does(side, 'сбрасывают', 'сбрасывает')} карту ${names.card(card)}`,
  takeDiscard: ({ side, card }) =>
    `${does(side, 'берут', 'берет')} из сброса карту ${names.card(card)}`,
  handOver: ({ side, card }) => `${does(side, 'отдают', 'отдает')} карту ${names.card(card)}`,
  remove: ({ card }) => `Карта ${names.card(card)} убрана из игры`,
  inFront: ({ card }) => `Карта ${names.card(card)} остается на столе`,
  chinaCard: ({ holder, isFaceUp }) =>
    `${names.passingCard} переходит к ${seats[holder]} лицом ${isFaceUp ? 'вверх' : 'вниз'}`,
  chinaCardVp: ({ holder }) => `${names.passingCard} в конце партии у ${seats[holder]}`,

  turn: ({ turn }) => `Раунд ${turn}`,
  round: ({ side, round }) => `Ход ${round}: ${seats[side]}`,
  headline: ({ side, card }) => `Начальное событие ${seats[side]}: ${names.card(card)}`,
  play: ({ side, card, use }) =>
    `${does(side, 'разыгрывают', 'разыгрывает')} карту ${names.card(card)}: ${USES[OPTIONS[use]]}`,
  event: ({ side, card }) => `Событие (${seats[side]}): ${names.card(card)}`,
  noEvent: ({ card }) => `Событие не происходит: ${names.card(card)}`,
  pass: ({ side }) => `${does(side, 'пропускают', 'пропускает')} ход`,
  scoringSide: ({ region, side, tier, battlegrounds, neighbours }) => {
    const parts = [TIERS[tier]];
    if (battlegrounds > 0) {
      const noun = plural(battlegrounds, 'ключевая страна', 'ключевые страны', 'ключевых стран');
      parts.push(`${battlegrounds} ${noun}`);
    }
    if (neighbours > 0) {
      const noun = plural(neighbours, 'сосед', 'соседа', 'соседей');
      parts.push(`${neighbours} ${noun} ${seats[1 - side]}`);
    }
    return `${names.region(region)}, ${seats[side]}: ${parts.join(', ')}`;
  },
  scoring: ({ region, us, ussr }) =>
    `${names.region(region)}, подсчет очков: США ${us}, СССР ${ussr}`,
  militaryPenalty: ({ us, ussr }) => `Не хватает очков военных операций: США ${us}, СССР ${ussr}`,
  gameOver: ({ winner, manner }) => names.ending(winner, manner),
});
