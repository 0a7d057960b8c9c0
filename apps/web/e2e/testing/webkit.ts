import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PATIENCE_MS, isIdle, type DESK } from './client.ts';

const PYTHON = '/usr/bin/python3';
const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url));
const HAS_WINDOW =
  "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";

/** Whether WebKitGTK is here, with a screen to show it on and a driver to control it. */
export function hasWebKit(): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const isHere = (name: string): boolean => folders.some((each) => existsSync(join(each, name)));
  return (
    ['WebKitWebDriver', 'Xvfb'].every(isHere) && spawnSync(PYTHON, ['-c', HAS_WINDOW]).status === 0
  );
}

/** A port that nobody has just now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A screen that nobody sees; answers with its name once it is there. */
function startScreen(): { readonly screen: ChildProcess; readonly display: Promise<string> } {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = new Promise<string>((resolve, reject) => {
    screen.stdio[3]!.once('data', (text: Buffer) => resolve(`:${text.toString().trim()}`));
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { screen, display };
}

/**
 * Removes a folder whose last writers are about to end: the processes of a window outlive its driver
 * for a moment. What they write while it is removed takes another try; `maxRetries` of `rmSync` would
 * not look at it again.
 */
async function removeAbandoned(folder: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(50);
    }
  }
}

interface Started {
  readonly process: ChildProcess;
  readonly ended: Promise<void>;
}

/** A window of WebKit, controlled over WebDriver. */
export class WebKitWindow {
  readonly #home = mkdtempSync(join(tmpdir(), 'brink-webkit-'));
  readonly #started: Started[] = [];
  #driver = '';
  #session = '';

  static async open(size: typeof DESK): Promise<WebKitWindow> {
    const made = new WebKitWindow();
    try {
      await made.#start(size);
      return made;
    } catch (error) {
      await made.close();
      throw error;
    }
  }

  async #start(size: typeof DESK): Promise<void> {
    const { screen, display } = startScreen();
    this.#keep(screen);
    const binary = join(this.#home, 'window');
    const console = join(this.#home, 'console');
    const command = `exec stdbuf -oL ${PYTHON} '${WINDOW}' "$@" >'${console}' 2>&1`;
    writeFileSync(binary, `#!/bin/sh\n${command}\n`, { mode: 0o755 });
    const port = await freePort();
    this.#driver = `http://127.0.0.1:${port}`;
    const env = { ...process.env, DISPLAY: await display, HOME: this.#home };
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    this.#keep(driver);
    const end = Date.now() + PATIENCE_MS;
    while (!(await this.#call('GET', '/status').catch(() => undefined))) {
      if (Date.now() > end || driver.exitCode !== null) throw new Error('no WebKitWebDriver');
      await sleep(50);
    }
    const browser = { browserName: 'brink', 'webkitgtk:browserOptions': { binary, args: [] } };
    const capabilities = { alwaysMatch: browser };
    const made = await this.#call<{ sessionId: string }>('POST', '/session', { capabilities });
    this.#session = `/session/${made.sessionId}`;
    await this.#call('POST', `${this.#session}/window/rect`, size);
  }

  #keep(process: ChildProcess): void {
    const ended = new Promise<void>((resolve) => process.once('close', () => resolve()));
    this.#started.unshift({ process, ended });
  }

  async #call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const answer = await fetch(this.#driver + path, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { readonly message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  }

  async go(url: string): Promise<void> {
    await this.#call('POST', `${this.#session}/url`, { url });
  }

  async reload(): Promise<void> {
    await this.#call('POST', `${this.#session}/refresh`, {});
  }

  /** The value of an expression in the page. */
  see<T>(expression: string): Promise<T> {
    const script = `return ${expression}`;
    return this.#call<T>('POST', `${this.#session}/execute/sync`, { script, args: [] });
  }

  async clickAt(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
      { type: 'pointerMove', duration: 0, x: 1, y: 1 },
    ];
    const parameters = { pointerType: 'mouse' };
    const mouse = { type: 'pointer', id: 'mouse', parameters, actions };
    await this.#call('POST', `${this.#session}/actions`, { actions: [mouse] });
  }

  async press(value: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    const keyboard = { type: 'key', id: 'keyboard', actions };
    await this.#call('POST', `${this.#session}/actions`, { actions: [keyboard] });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#call<string>('GET', `${this.#session}/screenshot`), 'base64');
  }

  /** Errors and warnings of the console. */
  get complaints(): readonly string[] {
    const lines = readFileSync(join(this.#home, 'console'), 'utf8').split('\n');
    return lines.filter((line) => /CONSOLE.*(ERROR|WARN)/.test(line) && !isIdle(line));
  }

  async close(): Promise<void> {
    if (this.#session) await this.#call('DELETE', this.#session).catch(() => undefined);
    for (const { process, ended } of this.#started) {
      process.kill('SIGKILL');
      await ended;
    }
    await removeAbandoned(this.#home);
  }
}
