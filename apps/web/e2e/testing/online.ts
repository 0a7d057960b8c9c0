import { startBrink, type BrinkServer } from './brink-server.ts';
import { startBrowser, type Client } from './client.ts';

export interface OnlineClient extends Client {
  readonly server: BrinkServer;
}

/** The client as a server of its own gives it to players, and a browser to look at it. */
export async function startOnlineClient(
  more: Readonly<Record<string, string>> = {},
): Promise<OnlineClient> {
  // The browser ends with this process; a server that nobody closes would not.
  const browser = await startBrowser();
  const server = await startBrink(more);
  return {
    address: server.url,
    browser,
    server,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
