/** The server cannot start or go on; the message is one line for whoever runs it. */
export class Failure extends Error {
  override name = 'Failure';
}

/** A request that is answered with a code, and a message for developers where it helps. */
export class RequestFailure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message = '') {
    super(message);
    this.status = status;
    this.code = code;
  }
}
