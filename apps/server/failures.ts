/** The server cannot start or go on; the message is one line for whoever runs it. */
export class Failure extends Error {
  override name = 'Failure';
}
