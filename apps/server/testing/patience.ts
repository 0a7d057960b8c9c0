/** How long a test waits for one thing before it gives up: as long as `expect.poll` does. */
export const WAIT_MS = 50_000;
