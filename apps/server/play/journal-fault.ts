/** A journal tells what cannot have happened by the rules of its game. */
export class JournalFault extends Error {
  override name = 'JournalFault';
}
