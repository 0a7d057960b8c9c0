/** A mistake of the user or of his data: told in one line, without a stack. */
export class UserError extends Error {
  readonly exitCode: number = 1;
}

/** A command line that cannot be understood. */
export class UsageError extends UserError {
  override readonly exitCode = 2;
}
