import type { FastifyInstance } from 'fastify';
import { ZodError, type z } from 'zod';
import { RequestFailure } from '../base/failures.ts';
import { StorageUnavailable } from '../storage/port.ts';

/** Input as its schema wants it, or an answer that says where it does not fit. */
export function checked<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  return schema.parse(input ?? {});
}

function answerTo(error: unknown): RequestFailure | undefined {
  if (error instanceof RequestFailure) return error;
  if (error instanceof ZodError) {
    const [issue] = error.issues;
    return new RequestFailure(400, 'bad-request', `${issue.path.join('.')}: ${issue.message}`);
  }
  if (error instanceof StorageUnavailable) return new RequestFailure(503, 'unavailable');
  const { statusCode } = error as { statusCode?: number };
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new RequestFailure(statusCode, 'bad-request', (error as Error).message);
  }
  return undefined;
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = answerTo(error);
    if (!known) request.log.error({ err: error, url: request.url }, 'a request failed');
    const { status, code, message } = known ?? new RequestFailure(500, 'internal');
    return reply.code(status).send({ error: { code, ...(message && { message }) } });
  });
}
