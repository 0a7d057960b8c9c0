import type { ArchivedGame } from '@brink/protocol';
import { removeUpload, upload, type ToldEnding, type Upload } from '../../client/archive-api.ts';
import { LogReader, type ImportResult } from '../../client/log-reader.ts';
import { readFile, troubleOf, type Trouble } from './reading.ts';
import type { Source } from './sources.ts';

/** What has become of one file. */
export type Status =
  | { readonly is: 'reading' }
  | { readonly is: 'kept'; readonly game: ArchivedGame; readonly result?: ImportResult }
  | { readonly is: 'stopped'; readonly result: ImportResult }
  | { readonly is: 'wrong'; readonly trouble: Trouble };

export interface Sent extends Source {
  readonly id: number;
  readonly status: Status;
}

export const isDone = ({ status }: Sent): boolean => status.is !== 'reading';
export const isKept = ({ status }: Sent): boolean => status.is === 'kept';

/** Reads files one after the other and sends what is understood. */
export class Uploads {
  readonly #tell: (sent: readonly Sent[]) => void;
  readonly #reader = new LogReader();
  #sent: readonly Sent[] = [];
  #isOpen = false;

  constructor(tell: (sent: readonly Sent[]) => void) {
    this.#tell = tell;
  }

  #set(id: number, status: Status): void {
    this.#sent = this.#sent.map((each) => (each.id === id ? { ...each, status } : each));
    this.#tell(this.#sent);
  }

  /** Whether any of them has been kept. */
  async take(sources: Iterable<Source> | AsyncIterable<Source>, isOpen: boolean): Promise<boolean> {
    this.#isOpen = isOpen;
    const fresh: Sent[] = [];
    for await (const source of sources) {
      fresh.push({ ...source, id: this.#sent.length + fresh.length, status: { is: 'reading' } });
    }
    this.#sent = [...this.#sent, ...fresh];
    this.#tell(this.#sent);
    for (const { id, text } of fresh) this.#set(id, await this.#read(text));
    return fresh.some(({ id }) => isKept(this.#sent[id]));
  }

  async #read(text: string): Promise<Status> {
    const read = readFile(text);
    if ('problem' in read) return { is: 'wrong', trouble: read };
    const result = 'playdek' in read ? await this.#reader.read(read.playdek) : undefined;
    if (result && !result.record) return { is: 'stopped', result };
    return this.#send(read, result);
  }

  async #send(game: Upload, result: ImportResult | undefined): Promise<Status> {
    try {
      return { is: 'kept', game: await upload(game, this.#isOpen), result };
    } catch (error) {
      return { is: 'wrong', trouble: troubleOf(error) };
    }
  }

  /** Keeps what was read before the log and the rules part. */
  async keepPartial(id: number): Promise<void> {
    const { status } = this.#sent[id];
    if (status.is !== 'stopped' || !status.result.partial) return;
    this.#set(id, await this.#send({ record: status.result.partial }, status.result));
  }

  /** Says how a game ended whose log breaks off: it takes the place of the open one. */
  async tellEnding(id: number, ended: ToldEnding): Promise<void> {
    const { status, text } = this.#sent[id];
    if (status.is !== 'kept') return;
    const { game, result } = status;
    const whole = result?.record ? { playdek: text } : { record: result!.partial! };
    const next = await this.#send({ ...whole, ended }, result);
    if (next.is === 'kept') await removeUpload(game.id);
    this.#set(id, next);
  }
}
