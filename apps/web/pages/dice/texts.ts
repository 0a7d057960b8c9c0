import { useLanguage, type BoardLanguage } from '@brink/board';

interface Part {
  readonly title: string;
  readonly lines: readonly string[];
}

interface DiceTexts {
  readonly title: string;
  readonly about: string;
  readonly parts: readonly Part[];
  readonly check: string;
  readonly checkText: string;
  readonly format: string;
}

const en: DiceTexts = {
  title: 'Provable dice',
  about:
    'Nobody has to trust the server. After a game anybody can check that every die and every card came from numbers that nobody could choose.',
  parts: [
    {
      title: 'How it works',
      lines: [
        'When a table is set up, the server draws a secret number and puts it under seal: it tells a fingerprint of the number (SHA-256). From then on the server can no longer change it.',
        'When you sit down, your device draws a number of its own, the seed, and tells only its fingerprint.',
        'When all seats are taken, everybody’s device tells its seed. The server’s secret and all seeds are mixed, and every die and every card is drawn from the mixture, one number after the other.',
        'After the game the server tells its secret. The record of the game holds everything that is needed to draw again.',
      ],
    },
    {
      title: 'What this promises',
      lines: [
        'The server cannot choose the dice: it does not know your seed when it puts its secret under seal.',
        'No player can choose the dice: nobody knows the secret, and everybody has put their seed under seal before the first one is told.',
        'Nobody can roll again until they like the result. Draws are numbered, the table tells the number with every move, and a number may be missing only where the players agreed to a take-back.',
      ],
    },
    {
      title: 'What it does not promise',
      lines: [
        'If a player’s device is away when the game begins, the table waits ten seconds and goes on without their seed; the record says so. Bots have no seeds.',
        'Games of tournaments and of the ladder are set up by the server, and players mix nothing in: there the server is bound by its seal alone. The same is true of games begun before players could mix in a seed.',
        'The server knows all hands, as it has to. That it tells them to nobody cannot be proved by numbers.',
      ],
    },
  ],
  check: 'Check a game',
  checkText: 'Download the record of a finished game and run on your own machine:',
  format:
    'The same page as a recipe for programs is docs/formats/record.md in the source of Brink.',
};

const ru: DiceTexts = {
  title: 'Проверяемые кубики',
  about:
    'Серверу не нужно верить на слово. После партии любой может проверить, что каждый бросок и каждая карта получены из чисел, которые никто не мог подобрать.',
  parts: [
    {
      title: 'Как это устроено',
      lines: [
        'Когда создается стол, сервер загадывает секретное число и запечатывает его: сообщает отпечаток этого числа (SHA-256). С этой минуты сервер уже не может его заменить.',
        'Когда вы садитесь за стол, ваше устройство загадывает свое число и тоже сообщает только отпечаток.',
        'Когда все места заняты, устройства игроков называют свои числа. Секрет сервера и числа игроков смешиваются, и каждый бросок и каждая карта берутся из этой смеси, номер за номером.',
        'После партии сервер раскрывает секрет. В записи партии есть все, чтобы повторить каждый бросок.',
      ],
    },
    {
      title: 'Что это гарантирует',
      lines: [
        'Сервер не может подобрать кубики: он запечатывает секрет, не зная ваших чисел.',
        'Игрок не может подобрать кубики: секрета никто не знает, и все запечатали свои числа до того, как названо первое.',
        'Никто не может бросать снова, пока результат не понравится. Броски пронумерованы, номер виден с каждым ходом, и пропасть он может только там, где игроки согласились вернуть ход.',
      ],
    },
    {
      title: 'Чего это не гарантирует',
      lines: [
        'Если к началу партии устройство игрока не на связи, стол ждет десять секунд и начинает без его числа; в записи это сказано. У ботов своих чисел нет.',
        'Партии турниров и лестницы создает сервер, и игроки ничего не подмешивают: там сервер связан только своей печатью. То же верно для партий, начатых до того, как игроки смогли добавлять числа.',
        'Сервер знает карты всех игроков, иначе нельзя. Что он их никому не показывает, числами не докажешь.',
      ],
    },
  ],
  check: 'Проверить партию',
  checkText: 'Скачайте запись законченной партии и выполните на своем компьютере:',
  format: 'То же для программистов: docs/formats/record.md в исходном коде Brink.',
};

const TEXTS: Readonly<Record<BoardLanguage, DiceTexts>> = { en, ru };

export const useDiceTexts = (): DiceTexts => TEXTS[useLanguage()];
