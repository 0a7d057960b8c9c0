/** Why a request was not carried out; nothing has changed then. */
export const FAULTS = [
  'badJson', // the line is no JSON object
  'badRequest', // a field is missing or not what it should be
  'tooLong', // a line or a frame is longer than the engine takes
  'unknownCommand',
  'unknownGame', // there is no such game to play
  'badOptions', // the options of a new game do not fit
  'notOpen', // no game or batch of that number is open
  'tooMany', // as many games are open as the engine takes
  'illegalChoice',
  'gameOver',
  'badSave', // what should be restored is damaged, or of another program
  'badBot', // there is no such level
  'noObservation', // the game has none
  'internal', // a mistake of the engine
] as const;
export type FaultCode = (typeof FAULTS)[number];

export class Fault extends Error {
  override name = 'Fault';
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.code = code;
  }
}
