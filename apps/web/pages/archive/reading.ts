import { ApiError } from '../../ui/api-error.ts';
import type { Upload } from '../../client/archive-api.ts';
import type { UploadProblem } from './texts.ts';
import { UPLOAD_PROBLEMS } from './texts.ts';

/** What is wrong with a file: a kind for the reader's language, a place, and the server's words. */
export interface Trouble {
  readonly problem: UploadProblem;
  /** The number of the choice or of the line. */
  readonly at?: number;
  readonly detail?: string;
}

export const MOST_BYTES = 512 * 1024;
/** The frame of a request around a file. */
const FRAME = 200;

/** A record of Brink is JSON; everything else is for the reader of logs, who says what it is. */
export function readFile(text: string): Upload | Trouble {
  if (new TextEncoder().encode(text).length > MOST_BYTES - FRAME) return { problem: 'too-large' };
  if (!text.trimStart().startsWith('{')) return { playdek: text };
  try {
    return { record: JSON.parse(text) as object };
  } catch (error) {
    return { problem: 'no-json', detail: (error as Error).message };
  }
}

/** The server names the place in its own words; people read it in theirs. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return { problem: 'internal' };
  const { code, detail = '' } = error;
  if (code === 'bad-record') {
    const choice = /^choices\[(\d+)\]/.exec(detail)?.[1];
    if (choice !== undefined) return { problem: 'choice', at: Number(choice) + 1, detail };
    const line = /^line (\d+)/.exec(detail)?.[1];
    if (line !== undefined) return { problem: 'line', at: Number(line), detail };
    if (/not finished/.test(detail)) return { problem: 'unfinished' };
    return { problem: 'bad-record', detail };
  }
  const known = (UPLOAD_PROBLEMS as readonly string[]).includes(code);
  return { problem: known ? (code as UploadProblem) : 'internal' };
}
