import type { ClientMessage, ServerMessage } from '@brink/protocol';
import type { Page } from 'playwright-core';

interface Held {
  readonly message: ServerMessage;
  readonly pass: () => void;
}

/** The line of a page to its server, which can be held up and cut; for a page not opened yet. */
export class Line {
  readonly sent: ClientMessage[] = [];
  /** What the page has heard since it was last connected. */
  heard: ServerMessage[] = [];
  #held: Held[] = [];
  #isHeld = false;
  #isCut = false;

  static async of(page: Page): Promise<Line> {
    const line = new Line();
    await page.routeWebSocket(/api\/socket/, (socket) => {
      if (line.#isCut) return void socket.close();
      line.heard = [];
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        line.sent.push(JSON.parse(`${text}`) as ClientMessage);
        server.send(text);
      });
      server.onMessage((text) => {
        const message = JSON.parse(`${text}`) as ServerMessage;
        const pass = (): void => {
          line.heard.push(message);
          socket.send(text);
        };
        if (line.#isHeld) line.#held.push({ message, pass });
        else pass();
      });
    });
    return line;
  }

  get held(): readonly ServerMessage[] {
    return this.#held.map(({ message }) => message);
  }

  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
    for (const { pass } of this.#held.splice(0)) pass();
  }

  /** Whoever calls again is not put through. */
  cut(): void {
    this.#isCut = true;
  }

  mend(): void {
    this.#isCut = false;
  }
}
