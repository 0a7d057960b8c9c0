import type { BotEvent } from '@brink/protocol';

/** The event stream of a bot, line by line. */
export class Stream {
  readonly events: BotEvent[] = [];
  /** When the server has ended it. */
  readonly ended: Promise<void>;
  readonly #leaving = new AbortController();

  private constructor(answer: Response, leaving: AbortController) {
    this.#leaving = leaving;
    this.ended = this.#read(answer.body!);
  }

  static async open(url: string, token: string, query = ''): Promise<Stream> {
    const leaving = new AbortController();
    const answer = await fetch(`${url}/api/events${query}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    if (answer.status !== 200) throw new Error(`the stream was answered with ${answer.status}`);
    return new Stream(answer, leaving);
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let rest = '';
    const decoder = new TextDecoder();
    try {
      for await (const part of body) {
        const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
        rest = lines.pop()!;
        for (const line of lines) if (line !== '') this.events.push(JSON.parse(line) as BotEvent);
      }
    } catch (error) {
      // Whoever leaves by himself breaks off in the middle.
      if (!this.#leaving.signal.aborted) throw error;
    }
  }

  leave(): void {
    this.#leaving.abort();
  }
}
