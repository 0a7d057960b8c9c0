import { useLanguage, type BoardLanguage } from '@brink/board';
import type { Option } from '@brink/struggle/options';
import type { DieScene } from './scene.ts';

export interface StruggleTexts {
  readonly die: Readonly<Record<DieScene['what'], string>>;
  readonly realignment: string;
  readonly dice: string;
  readonly success: string;
  readonly failure: string;
  readonly victory: string;
  readonly repelled: string;
  readonly nothing: string;
  readonly terms: Readonly<Record<'die' | DieScene['terms'][number]['what'], string>>;
  readonly needed: string;
  readonly headlines: string;
  readonly turn: (turn: number) => string;
  readonly round: (round: number) => string;
  readonly first: string;
  readonly second: string;
  readonly unknownCard: string;
  readonly event: string;
  readonly headline: string;
  readonly space: string;
  readonly ops: (ops: number) => string;
  readonly kinds: Readonly<Partial<Record<Option, string>>>;
  readonly plays: string;
  readonly tiers: readonly string[];
  readonly battlegrounds: (count: number) => string;
  readonly neighbours: (count: number) => string;
  readonly scoring: string;
  readonly vp: (points: number) => string;
  readonly militaryOps: string;
  readonly flashpoint: string;
  readonly flashes: string;
  readonly quiet: string;
  readonly noCoups: string;
  /** Control of a region has ended the game. */
  readonly regionWon: Readonly<Record<'us' | 'ussr', (region: string) => string>>;
  readonly scoreCourse: string;
  readonly regions: string;
  readonly numbers: string;
  readonly numberOf: Readonly<Record<'coups' | 'die' | 'wars' | 'space' | 'points', string>>;
  readonly wonOf: (won: number, all: number) => string;
  readonly average: (value: number) => string;
  readonly falls: string;
  readonly rises: string;
  readonly barred: string;
  readonly nothingBarred: string;
  readonly brink: string;
  readonly brinkAbout: string;
  readonly turnEnds: (turn: number) => string;
  readonly turnVp: (lead: string) => string;
  readonly turnInfluence: string;
  readonly even: string;
  readonly missing: string;
  readonly wins: Readonly<Record<'us' | 'ussr', string>>;
}

const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

function russian(count: number, one: string, few: string, many: string): string {
  const [last, tens] = [count % 10, count % 100];
  const isTeen = tens > 10 && tens < 15;
  const form = isTeen || last === 0 || last > 4 ? many : last === 1 ? one : few;
  return `${count} ${form}`;
}

export const STRUGGLE_TEXTS: Readonly<Record<BoardLanguage, StruggleTexts>> = {
  en: {
    die: {
      coup: 'Coup',
      war: 'War',
      space: 'Space race',
      trap: 'Trap',
      roll: 'Die',
      crisis: 'Crisis',
    },
    realignment: 'Realignment',
    dice: 'Dice',
    success: 'Success',
    failure: 'Failure',
    victory: 'Victory',
    repelled: 'Repelled',
    nothing: 'No change',
    terms: { die: 'die', modifier: 'modifier', ops: 'Ops', resistance: 'stability' },
    needed: 'needed',
    headlines: 'Headlines',
    turn: (turn) => `Turn ${turn}`,
    round: (round) => `Round ${round}`,
    first: 'First',
    second: 'Second',
    unknownCard: 'Face down',
    event: 'Event',
    headline: 'Headline',
    space: 'Space race',
    ops: (ops) => plural(ops, 'Op', 'Ops'),
    kinds: {
      influence: 'influence',
      coup: 'coup',
      realign: 'realignment',
      mixed: 'influence and realignment',
    },
    plays: 'plays',
    tiers: ['No presence', 'Presence', 'Domination', 'Control'],
    battlegrounds: (count) => plural(count, 'battleground', 'battlegrounds'),
    neighbours: (count) => `${count} next to the opponent`,
    scoring: 'Scoring',
    vp: (points) => `+${points} VP`,
    militaryOps: 'Military ops',
    flashpoint: 'Flashpoint',
    flashes: 'DEFCON falls',
    quiet: 'It stays quiet',
    noCoups: 'No coups',
    regionWon: { us: (region) => `${region} is blue`, ussr: (region) => `${region} is red` },
    scoreCourse: 'Victory points, by turn',
    regions: 'Regions as they stand',
    numbers: 'The game in numbers',
    numberOf: {
      coups: 'coups won',
      die: 'average die',
      wars: 'wars won',
      space: 'space race',
      points: 'points scored',
    },
    wonOf: (won, all) => `${won} of ${all}`,
    // By hand: a browser's own formatter takes longer to make than a whole page of an ending.
    average: (value) => value.toFixed(1),
    falls: 'DEFCON falls',
    rises: 'DEFCON rises',
    barred: 'No coups or realignments in',
    nothingBarred: 'Coups are allowed everywhere.',
    brink: 'The brink',
    brinkAbout: 'If DEFCON falls to 1, the phasing player loses the game.',
    turnEnds: (turn) => `Turn ${turn} ends`,
    turnVp: (lead) => `This turn: ${lead}`,
    turnInfluence: 'Influence this turn',
    even: 'no VP',
    missing: 'military ops short',
    wins: { us: 'The US wins', ussr: 'The USSR wins' },
  },
  ru: {
    die: {
      coup: 'Переворот',
      war: 'Война',
      space: 'Космос',
      trap: 'Вторжение',
      roll: 'Бросок',
      crisis: 'Кризис',
    },
    realignment: 'Снижение влияния',
    dice: 'Броски',
    success: 'Успех',
    failure: 'Неудача',
    victory: 'Победа',
    repelled: 'Отражена',
    nothing: 'Без перемен',
    terms: { die: 'кубик', modifier: 'поправка', ops: 'ОО', resistance: 'стабильность' },
    needed: 'нужно',
    headlines: 'Начальные события',
    turn: (turn) => `Раунд ${turn}`,
    round: (round) => `Ход ${round}`,
    first: 'Первое',
    second: 'Второе',
    unknownCard: 'Взакрытую',
    event: 'Событие',
    headline: 'Начальное событие',
    space: 'Космическая гонка',
    ops: (ops) => `${ops} ОО`,
    kinds: {
      influence: 'влияние',
      coup: 'переворот',
      realign: 'снижение влияния',
      mixed: 'влияние и его снижение',
    },
    plays: 'разыгрывает',
    tiers: ['Нет присутствия', 'Присутствие', 'Превосходство', 'Контроль'],
    battlegrounds: (count) =>
      russian(count, 'ключевая страна', 'ключевые страны', 'ключевых стран'),
    neighbours: (count) => `${count} по соседству с противником`,
    scoring: 'Подсчет очков',
    vp: (points) => `+${points} ПО`,
    militaryOps: 'Военные операции',
    flashpoint: 'Горячая точка',
    flashes: 'DEFCON падает',
    quiet: 'Обошлось',
    noCoups: 'Без переворотов',
    regionWon: { us: (region) => `${region} за США`, ussr: (region) => `${region} за СССР` },
    scoreCourse: 'Победные очки по раундам',
    regions: 'Регионы в конце партии',
    numbers: 'Партия в числах',
    numberOf: {
      coups: 'удачные перевороты',
      die: 'среднее на кубике',
      wars: 'выигранные войны',
      space: 'космическая гонка',
      points: 'набрано ПО',
    },
    wonOf: (won, all) => `${won} из ${all}`,
    average: (value) => value.toFixed(1).replace('.', ','),
    falls: 'DEFCON понижается',
    rises: 'DEFCON повышается',
    barred: 'Запрещены перевороты и снижение влияния:',
    nothingBarred: 'Перевороты разрешены везде.',
    brink: 'На грани',
    brinkAbout: 'Если DEFCON упадет до 1, проиграет тот, чей сейчас ход.',
    turnEnds: (turn) => `Раунд ${turn} окончен`,
    turnVp: (lead) => `За раунд: ${lead}`,
    turnInfluence: 'Влияние за раунд',
    even: 'без ПО',
    missing: 'не хватило военных операций',
    wins: { us: 'Победа США', ussr: 'Победа СССР' },
  },
};

export const useStruggleTexts = (): StruggleTexts => STRUGGLE_TEXTS[useLanguage()];
