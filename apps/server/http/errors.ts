import type { FastifyInstance } from 'fastify';
import { ZodError, type z } from 'zod';
import { StorageUnavailable } from '../storage/port.ts';

/** A request that is answered with a code, and a message for developers where it helps. */
export class HttpFailure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message = '') {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Input as its schema wants it, or an answer that says where it does not fit. */
export function checked<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  return schema.parse(input ?? {});
}

function answerTo(error: unknown): HttpFailure | undefined {
  if (error instanceof HttpFailure) return error;
  if (error instanceof ZodError) {
    const [issue] = error.issues;
    return new HttpFailure(400, 'bad-request', `${issue.path.join('.')}: ${issue.message}`);
  }
  if (error instanceof StorageUnavailable) return new HttpFailure(503, 'unavailable');
  const { statusCode } = error as { statusCode?: number };
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new HttpFailure(statusCode, 'bad-request', (error as Error).message);
  }
  return undefined;
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = answerTo(error);
    if (!known) request.log.error({ err: error, url: request.url }, 'a request failed');
    const { status, code, message } = known ?? new HttpFailure(500, 'internal');
    return reply.code(status).send({ error: { code, ...(message && { message }) } });
  });
}
