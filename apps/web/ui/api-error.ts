/** The server said no, or there is none; `code` is `offline` then. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  /** What exactly is wrong, in the words of the server; not every error has it. */
  readonly detail: string | undefined;

  constructor(code: string, detail?: string) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}

export const codeOf = (error: unknown): string =>
  error instanceof ApiError ? error.code : 'internal';
