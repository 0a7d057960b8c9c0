import { LANGUAGES, type Language } from '@brink/kernel';
import { understand, type Unclear } from './answer.ts';
import type { Keyboard } from './keyboard.ts';
import { columns, wrap } from './layout.ts';
import { findNamed, isExactly, normalise, suggest } from './names.ts';
import { isQuit, orderOf, type Order } from './orders.ts';
import type { Paint } from './paint.ts';
import { screenOf } from './screen.ts';
import { PERSON, type Sitting } from './sitting.ts';
import { advise, explain, type Advice } from './staff.ts';
import type { Look } from './terminal-table.ts';
import { WORDS, type Words } from './words/index.ts';

const LOG_LINES = 20;

/** Plays a sitting at a keyboard until the game is over or the player leaves. */
export class Loop {
  readonly #sitting: Sitting;
  readonly #keyboard: Keyboard;
  readonly #paint: Paint;
  #file: string;
  /** Lines to be read under the next screen. */
  #notes: string[] = [];
  #isDrawn = false;
  #lastSeat = -1;
  #hasLeft = false;

  constructor(sitting: Sitting, keyboard: Keyboard, paint: Paint, file: string) {
    this.#sitting = sitting;
    this.#keyboard = keyboard;
    this.#paint = paint;
    this.#file = file;
  }

  get #words(): Words {
    return WORDS[this.#sitting.language];
  }

  #look(seat: number): Look {
    return this.#sitting.look(seat, this.#keyboard.size().width, this.#paint);
  }

  #print(lines: readonly string[]): void {
    this.#keyboard.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Text that may be longer than a line. */
  #say(...texts: readonly string[]): void {
    const { width } = this.#keyboard.size();
    this.#print(texts.flatMap((text) => wrap(text, width, '  ')));
  }

  async run(): Promise<void> {
    const { session } = this.#sitting;
    const count = session.choices.length;
    this.#notes.push(count === 0 ? this.#words.welcome : this.#words.welcomeBack(count));
    for (;;) {
      const seat = this.#sitting.advance();
      if (seat < 0) return this.#finish();
      if (!(await this.#handOver(seat))) return this.#leave();
      if (!this.#isDrawn) this.#draw(seat);
      const line = await this.#keyboard.ask(this.#paint('strong', '> '));
      if (line === undefined) return this.#leave();
      await this.#answer(seat, line.trim());
      if (this.#hasLeft) return this.#leave();
    }
  }

  /** Between two people at one keyboard nobody sees the other's hand. */
  async #handOver(seat: number): Promise<boolean> {
    const { players } = this.#sitting;
    const isShared = players.filter((player) => player === PERSON).length > 1;
    const isOther = this.#lastSeat !== seat;
    this.#lastSeat = seat;
    if (!isShared || !isOther) return true;
    this.#keyboard.clear(true);
    const { passTo, passToPlayer } = this.#words;
    const isSeated = this.#sitting.prompt(seat).code !== 'bid';
    this.#say(isSeated ? passTo(this.#sitting.seatNames[seat]) : passToPlayer[seat === 0 ? 0 : 1]);
    const line = await this.#keyboard.ask(this.#words.pressEnter);
    if (line === undefined || isQuit(line)) return false;
    this.#keyboard.clear(true);
    this.#isDrawn = false;
    return true;
  }

  #draw(seat: number): void {
    const { width, height } = this.#keyboard.size();
    const { game, table } = this.#sitting.setting;
    const look = this.#look(seat);
    const texts = game.texts[this.#sitting.language];
    const question = texts.prompt(look.prompt!);
    const only = look.prompt!.choices.length === 1 ? look.prompt!.choices[0] : undefined;
    const hint =
      only === undefined ? '' : ` (${this.#words.enterTakes(texts.choice(look.prompt!, only))})`;
    // Those who bid have no sides yet.
    const names = look.prompt!.code === 'bid' ? this.#words.players : this.#sitting.seatNames;
    const who = this.#paint(seat === 0 ? 'first' : 'second', names[seat]);
    const prompt = [
      ...this.#notes.flatMap((note) => wrap(note, width, '  ')),
      ...wrap(`${who}: ${this.#paint('strong', question)}${hint}`, width, '  '),
    ];
    const news = this.#sitting.news(seat).flatMap((line) => wrap(line, width, '    '));
    if (this.#keyboard.isTerminal) this.#keyboard.clear();
    // The last line is for typing.
    this.#print(
      screenOf(table, look, {
        log: news,
        prompt,
        earlier: this.#words.earlier,
        height: height - 1,
      }),
    );
    this.#notes = [];
    this.#isDrawn = true;
  }

  async #answer(seat: number, line: string): Promise<void> {
    const candidates = this.#sitting.candidates(seat);
    if (line === '') {
      if (candidates.length === 1) return this.#choose(seat, [candidates[0].choice]);
      this.#isDrawn = false;
      return undefined;
    }
    const isName = line.length > 1 && candidates.some((each) => isExactly(each, line));
    const order = isName ? undefined : orderOf(line);
    if (order && (await this.#obey(seat, order))) return undefined;
    const answer = understand(line, candidates);
    if ('choices' in answer) return this.#choose(seat, answer.choices);
    return this.#complain(seat, answer.unclear);
  }

  async #choose(seat: number, choices: readonly number[]): Promise<void> {
    const { table } = this.#sitting.setting;
    const candidates = this.#sitting.candidates(seat);
    const warning = table.warning(this.#look(seat), choices[0]);
    if (warning !== undefined) {
      this.#say(this.#paint('alarm', `‼ ${warning}`));
      if (!(await this.#confirm(this.#words.sure))) return;
    }
    const rest = this.#sitting.choose(seat, choices);
    if (rest.length > 0) {
      const labels = rest.map((each) => candidates.find(({ choice }) => choice === each)!.label);
      this.#notes.push(this.#words.ignored(labels.join(', ')));
    }
    this.#isDrawn = false;
    this.#save();
  }

  async #confirm(question: string): Promise<boolean> {
    const line = await this.#keyboard.ask(question);
    return line !== undefined && this.#words.yes.includes(normalise(line));
  }

  #complain(seat: number, { text, candidates }: Unclear): void {
    const words = this.#words;
    if (candidates.length > 0) {
      const { width } = this.#keyboard.size();
      const items = candidates.map(({ key, label }) => `${this.#paint('key', key ?? '')} ${label}`);
      this.#print([words.ambiguous(text), ...columns(items, width)]);
      return;
    }
    const legal = this.#sitting.candidates(seat);
    if (/^\d+$/.test(text))
      return this.#say(
        words.noNumber(text, legal.findLast((each) => each.key !== '0')?.key ?? '0'),
      );
    const others = findNamed(this.#sitting.others(seat), text);
    if (others.length === 1) {
      const why = this.#whyNot(seat, others[0].choice);
      return this.#say(words.notNow(others[0].label), ...(why === undefined ? [] : [why]));
    }
    const near = suggest(legal, text).map(({ label }) => label);
    this.#say(words.unknown(text), ...(near.length > 0 ? [words.didYouMean(near.join(', '))] : []));
  }

  /** Carries an order out; answers false if the line is none after all. */
  async #obey(seat: number, { name, rest }: Order): Promise<boolean> {
    const { table } = this.#sitting.setting;
    const words = this.#words;
    switch (name) {
      case 'log':
        if (rest !== '' && !/^\d+$/.test(rest)) return false;
        this.#tellLog(seat, rest === '' ? LOG_LINES : Number(rest));
        return true;
      case 'map': {
        const drawn = table.map(this.#look(seat), rest);
        if (drawn) this.#print(drawn);
        else return this.#tellCard(seat, rest) || this.#refuse(words.noPart(rest));
        return true;
      }
      case 'card':
        if (rest === '') return this.#refuse(words.whichCard);
        return this.#tellCard(seat, rest) || this.#refuse(words.noCard(rest));
      case 'help':
        if (rest !== '') return this.#tellCard(seat, rest) || this.#refuse(words.noCard(rest));
        this.#tellHelp();
        return true;
      case 'odds':
        return this.#advise(seat, name, rest);
      case 'why':
        return this.#explain(seat, rest);
      case 'lang':
        this.#speak(rest);
        return true;
      case 'save':
        if (rest !== '') this.#file = rest;
        if (this.#save()) this.#say(words.saved(this.#file));
        return true;
    }
    // Orders that take nothing more; with another word the line means something else.
    if (rest !== '') return false;
    switch (name) {
      case 'undo':
        this.#isDrawn = !this.#sitting.undo(seat);
        if (this.#isDrawn) this.#say(words.cannotUndo);
        else this.#notes.push(words.undone);
        break;
      case 'hand': {
        const hand = table.hand(this.#look(seat), 'texts');
        this.#print(hand.length > 0 ? hand : [words.emptyHand]);
        break;
      }
      case 'discard':
      case 'removed':
      case 'unseen': {
        const cards = table.pile(this.#look(seat), name);
        this.#print([this.#paint('strong', words.piles[name])]);
        this.#print(cards.length > 0 ? cards : [words.emptyPile]);
        break;
      }
      case 'guard':
      case 'memory':
      case 'score':
        return this.#advise(seat, name, '');
      case 'resign':
        await this.#resign(seat);
        break;
      case 'quit':
        this.#hasLeft = true;
        break;
    }
    return true;
  }

  async #resign(seat: number): Promise<void> {
    const { resignToBot, resignSure, goesOn, seatTaken } = this.#words;
    const playsOn = this.#sitting.canDoWithout(seat);
    if (!(await this.#confirm(playsOn ? resignToBot : resignSure))) return this.#say(goesOn);
    this.#sitting.resign(seat);
    if (playsOn) this.#notes.push(seatTaken(this.#sitting.seatNames[seat]));
    this.#isDrawn = false;
    this.#save();
    return undefined;
  }

  #asked(seat: number, choice?: number) {
    const { session, language, setting } = this.#sitting;
    const asked = { game: session.game, id: setting.game.id, seat, language };
    return choice === undefined ? asked : { ...asked, choice };
  }

  /** The choices that a text names, legal or not. */
  #named(seat: number, text: string): readonly number[] {
    const known = [...this.#sitting.candidates(seat), ...this.#sitting.others(seat)];
    return findNamed(known, text).map(({ choice }) => choice);
  }

  #advise(seat: number, name: Advice, rest: string): true {
    const [choice] = rest === '' ? [] : this.#named(seat, rest);
    if (rest !== '' && choice === undefined) return this.#refuse(this.#words.unknown(rest));
    const lines = advise(name, this.#asked(seat, choice));
    if (lines === undefined) return this.#refuse(this.#words.noStaff);
    this.#say(...(lines.length > 0 ? lines : [this.#words.noAdvice]));
    return true;
  }

  #explain(seat: number, rest: string): true {
    const [choice] = rest === '' ? [] : this.#named(seat, rest);
    if (choice === undefined) return this.#refuse(this.#words.whyWhat);
    return this.#refuse(this.#whyNot(seat, choice) ?? this.#words.isOpen);
  }

  #whyNot(seat: number, choice: number): string | undefined {
    const { session, language, setting } = this.#sitting;
    const { whyNot } = setting.table;
    return whyNot
      ? whyNot(session.game, seat, choice, language)
      : explain(this.#asked(seat, choice));
  }

  #refuse(why: string): true {
    this.#say(why);
    return true;
  }

  #tellLog(seat: number, count: number): void {
    const { width } = this.#keyboard.size();
    const lines = this.#sitting.log(seat).slice(-count);
    if (lines.length === 0) this.#say(this.#words.emptyLog);
    else this.#print(lines.flatMap((line) => wrap(line, width, '    ')));
  }

  #tellCard(seat: number, text: string): boolean {
    const subjects = this.#sitting.setting.table.subjects();
    const byNumber = subjects.filter(({ names }) => names.includes(normalise(text)));
    const found = byNumber.length > 0 ? byNumber : findNamed(subjects, text);
    if (found.length === 0) return false;
    if (found.length > 3)
      this.#print([this.#words.ambiguous(text), ...found.map((each) => `  ${each.label}`)]);
    else this.#print(found.flatMap((each) => each.tell(this.#look(seat))));
    return true;
  }

  #tellHelp(): void {
    const { help, helpChoices } = this.#words;
    const { choices, commands } = this.#sitting.setting.table.help?.[this.#sitting.language] ?? {
      choices: helpChoices,
      commands: help,
    };
    const widest = Math.max(...commands.map(([left]) => left.length));
    this.#say(...choices);
    this.#print(
      commands.map(([left, right]) => `  ${this.#paint('key', left.padEnd(widest))}  ${right}`),
    );
  }

  #speak(name: string): void {
    const language = LANGUAGES.find((each) => each === (normalise(name) as Language));
    if (!language) return this.#say(this.#words.languages);
    this.#sitting.language = language;
    this.#isDrawn = false;
    return undefined;
  }

  #save(): boolean {
    try {
      this.#sitting.save(this.#file);
      return true;
    } catch (error) {
      this.#say(this.#words.cannotSave(this.#file, (error as Error).message));
      return false;
    }
  }

  #leave(): void {
    if (!this.#save()) return;
    this.#say(this.#words.saved(this.#file), this.#words.resumeBy(this.#file));
  }

  #finish(): void {
    const { game, table } = this.#sitting.setting;
    const viewer = this.#sitting.players.indexOf(PERSON);
    const look = this.#look(viewer);
    const news = this.#sitting.news(this.#lastSeat < 0 ? viewer : this.#lastSeat);
    const { outcome } = this.#sitting;
    this.#print(['', ...table.tracks(look), ...(table.map(look, '') ?? [])]);
    this.#say(...news);
    this.#say(
      this.#paint('strong', this.#words.theEnd),
      ...(outcome
        ? [this.#paint('strong', game.texts[this.#sitting.language].outcome(outcome))]
        : []),
    );
    if (this.#save()) this.#say(this.#words.saved(this.#file));
  }
}
