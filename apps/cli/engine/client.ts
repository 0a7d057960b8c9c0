import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { Fault } from './fault.ts';
import { Frames, frame, type Head } from './frames.ts';

export interface Reply {
  readonly head: Head;
  readonly bytes: Buffer;
}

/** Answers carry whole batches. */
const MOST_BYTES = 1 << 30;

/** An engine in a process of its own, driven over its pipes as any client does. */
export class EngineClient {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #waiting: ((reply: Reply) => void)[] = [];

  constructor(program: string, args: readonly string[]) {
    this.#child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] }) as never;
    const frames = new Frames(MOST_BYTES, (head, bytes) => {
      if (head instanceof Fault) throw head;
      this.#waiting.shift()?.({ head, bytes });
    });
    this.#child.stdout.on('data', (chunk: Buffer) => frames.feed(chunk));
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  ask(head: Head, body?: Uint8Array): Promise<Reply> {
    return this.send(frame(head, body));
  }

  /** Any bytes that ask for one answer. */
  send(bytes: Buffer): Promise<Reply> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#child.stdin.write(bytes);
    });
  }

  /** Ends the input; answers with the exit code. */
  end(): Promise<number | null> {
    return new Promise((resolve) => {
      this.#child.on('close', resolve);
      this.#child.stdin.end();
    });
  }
}
