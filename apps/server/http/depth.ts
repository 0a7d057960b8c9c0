import type { FastifyInstance } from 'fastify';
import { RequestFailure } from '../base/failures.ts';

/** Nothing that is sent to us has to be deeper; whoever walks through it may do so by recursion. */
const DEEPEST = 32;

export function isDeep(value: unknown, deepest = DEEPEST): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each as object) : [],
    );
  }
  return false;
}

export function refuseDeep(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (isDeep(body)) throw new RequestFailure(400, 'bad-request', 'nested too deep');
  });
}
