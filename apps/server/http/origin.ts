import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestFailure } from '../base/failures.ts';

/** Whether a request comes from our own pages or from no page at all. */
export function isOwnOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Other sites can neither make a browser act here nor open a socket. */
export function guardOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const isSafe = request.method === 'GET' || request.method === 'HEAD';
    if (isSafe && request.headers.upgrade === undefined) return;
    if (!isOwnOrigin(request)) throw new RequestFailure(403, 'foreign-origin');
  });
}
