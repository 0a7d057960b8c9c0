import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import { Id } from '@brink/protocol';
import type { Storage, StoredGame, StoredUser } from '../storage/port.ts';
import { householdOf } from '../base/address.ts';
import type { Budget } from '../base/budget.ts';
import { RequestFailure } from '../base/failures.ts';
import { checked } from './errors.ts';
import { principalOf, type Scope } from './principal.ts';

/** Who may use an operation. A host is the player who set a table up. */
export const ACCESS = ['anyone', 'session', 'player', 'host'] as const;
export type Access = (typeof ACCESS)[number];

/** One operation of the HTTP interface; the same schemas check requests and document them. */
export interface Operation<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:id` stands for a game. */
  readonly path: string;
  readonly access: Access;
  /** What a token must allow; without it only a session will do. */
  readonly scope?: Scope;
  readonly summary: string;
  readonly body?: Body;
  readonly query?: Query;
  readonly answer: Answer;
  /** What it costs of one's budget for dear work. */
  readonly work?: number;
  /** The longest body, where it is longer than that of others. */
  readonly bodyLimit?: number;
  /** 200 unless told. */
  readonly status?: number;
  /** Codes of errors besides those that every operation may answer with. */
  readonly errors?: Readonly<Record<string, string>>;
}

export interface Call<Body, Query> {
  /** Nobody where anyone may call and the caller has no session. */
  readonly principal: StoredUser | undefined;
  readonly body: Body;
  readonly query: Query;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The caller, where a session is needed. */
  readonly user: StoredUser;
  /** The game of `:id`. */
  readonly game: StoredGame;
}

type Handle<B extends z.ZodType, Q extends z.ZodType, A extends z.ZodType> = (
  call: Call<z.output<B>, z.output<Q>>,
) => Promise<z.input<A>>;

const sitsAt = ({ seats }: StoredGame, { id }: StoredUser): boolean =>
  seats.some(({ user }) => user === id);

/** Registers operations and remembers them, for their documentation and for tests. */
export class Api {
  readonly operations: Operation[] = [];
  readonly #app: FastifyInstance;
  readonly #storage: Storage;
  readonly #budget: Budget;

  constructor(app: FastifyInstance, storage: Storage, budget: Budget) {
    this.#app = app;
    this.#storage = storage;
    this.#budget = budget;
  }

  add<B extends z.ZodType, Q extends z.ZodType, A extends z.ZodType>(
    operation: Operation<B, Q, A>,
    handle: Handle<B, Q, A>,
  ): void {
    this.operations.push(operation);
    this.#app.route({
      method: operation.method as HTTPMethods,
      url: operation.path,
      ...(operation.bodyLimit !== undefined && { bodyLimit: operation.bodyLimit }),
      handler: async (request, reply) => {
        const call = await this.#admit(operation, request, reply);
        const answer = await handle(call as Call<z.output<B>, z.output<Q>>);
        reply.code(operation.status ?? 200);
        // Fastify takes a bare null for no body at all.
        return answer === null ? reply.type('application/json').send('null') : reply.send(answer);
      },
    });
  }

  /** Lets a request in, or throws what it is answered with. */
  async #admit(operation: Operation, request: FastifyRequest, reply: FastifyReply) {
    const { access, path, body, query, work } = operation;
    const principal = await principalOf(this.#storage, request, operation.scope);
    if (access !== 'anyone' && !principal) throw new RequestFailure(401, 'no-session');
    const game = path.includes('/:id') ? await this.#game(request) : undefined;
    if (access === 'player' && !sitsAt(game!, principal!)) {
      throw new RequestFailure(403, 'not-a-player');
    }
    if (access === 'host' && game!.creator !== principal!.id) {
      throw new RequestFailure(403, 'not-the-host');
    }
    if (work !== undefined) {
      const asker = { user: principal?.id, address: householdOf(request.ip) };
      if (!(await this.#budget.take(asker, work))) throw new RequestFailure(429, 'too-fast');
    }
    return {
      principal,
      user: principal,
      game,
      body: body && checked(body, request.body),
      query: query && checked(query, request.query),
      request,
      reply,
    };
  }

  async #game(request: FastifyRequest): Promise<StoredGame> {
    const id = Id.safeParse((request.params as { id: string }).id);
    const game = id.success ? await this.#storage.findGame(id.data) : undefined;
    if (!game) throw new RequestFailure(404, 'no-such-game');
    return game;
  }
}
