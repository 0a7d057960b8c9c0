import { choosing } from './commands/choosing.ts';
import { greeting } from './commands/hello.ts';
import { looking } from './commands/looking.ts';
import { opening } from './commands/opening.ts';
import { MOST_IN_BATCH, stepping } from './commands/stepping.ts';
import { Fault } from './fault.ts';
import { Frames, frame, type Head } from './frames.ts';
import { OpenGames } from './open-games.ts';
import { Request, type Answer, type Carried } from './request.ts';

/** What a client may call its request, so that it knows the answer again. */
const idOf = ({ id }: Head): Head =>
  typeof id === 'string' || typeof id === 'number' ? { id } : {};

function faultOf(error: unknown): Head {
  const { code, message } =
    error instanceof Fault
      ? error
      : { code: 'internal', message: String((error as Error).message) };
  return { fault: code, message };
}

/** Answers requests one after the other; each gets exactly one answer, whatever it is. */
export class Engine {
  readonly games = new OpenGames();
  readonly #commands: ReadonlyMap<string, Carried>;
  readonly #frames: Frames;

  constructor(write: (bytes: Buffer) => void) {
    const { games } = this;
    this.#commands = new Map(
      [greeting(), opening(games), looking(games), choosing(games), stepping(games)].flatMap(
        (group) => Object.entries(group),
      ),
    );
    this.#frames = new Frames(MOST_IN_BATCH, (head, bytes) => {
      const answer = this.#answer(head, bytes);
      write(frame(answer.head, answer.body));
    });
  }

  feed(chunk: Buffer): void {
    this.#frames.feed(chunk);
  }

  end(): void {
    this.#frames.end();
  }

  #answer(head: Head | Fault, bytes: Uint8Array): Answer {
    if (head instanceof Fault) return { head: { ok: false, ...faultOf(head) } };
    try {
      const answer = this.#carryOut(new Request(head, bytes));
      return { ...answer, head: { ok: true, ...idOf(head), ...answer.head } };
    } catch (error) {
      return { head: { ok: false, ...idOf(head), ...faultOf(error) } };
    }
  }

  #carryOut(request: Request): Answer {
    const name = request.text('do');
    const command = this.#commands.get(name);
    if (!command) {
      const known = [...this.#commands.keys()].join(', ');
      throw new Fault('unknownCommand', `"do" must be one of ${known}`);
    }
    return command(request);
  }
}
