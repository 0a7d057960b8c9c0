import { ClientMessage, HttpError, Id, ServerMessage } from '@brink/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Operation } from './api.ts';
import { apiPage } from './openapi-page.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const ACCESS_TEXTS = {
  anyone: 'Anyone.',
  session: 'Needs a session.',
  player: 'Only for players of the game.',
  host: 'Only for the player who set the table up.',
} as const;

const COMMON_ERRORS: Readonly<Record<Operation['access'], readonly string[]>> = {
  anyone: ['bad-request', 'foreign-origin', 'too-fast', 'unavailable'],
  session: ['no-session', 'bad-request', 'foreign-origin', 'too-fast', 'unavailable'],
  player: ['no-session', 'not-a-player', 'bad-request', 'foreign-origin', 'unavailable'],
  host: ['no-session', 'not-the-host', 'bad-request', 'foreign-origin', 'unavailable'],
};

function queryParameters(query: z.ZodType): Json[] {
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    // What is read from an address begins as text; what it must read as stands in the schema.
    schema: Object.keys(schema).length === 0 ? { type: 'string' } : schema,
  }));
}

const jsonOf = (schema: Json): Json => ({ 'application/json': { schema } });

function describe({ summary, access, body, query, answer, status, errors, path }: Operation): Json {
  const codes = [...COMMON_ERRORS[access], ...Object.keys(errors ?? {})];
  if (path.includes(':id')) codes.push('no-such-game');
  const special = Object.entries(errors ?? {}).map(([code, why]) => `- \`${code}\`: ${why}`);
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: name === 'player' ? { type: 'string' } : schemaOf(Id, 'input'),
    })),
    ...(query ? queryParameters(query) : []),
  ];
  return {
    summary,
    description: [ACCESS_TEXTS[access], ...special].join('\n'),
    ...(access !== 'anyone' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonOf(schemaOf(body, 'input')) } }),
    responses: {
      [status ?? 200]: { description: 'Done', content: jsonOf(schemaOf(answer, 'output')) },
      default: {
        description: `An error: ${codes.join(', ')}`,
        content: jsonOf({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

/** The document made of the same schemas that check requests. */
export function openApiOf(operations: readonly Operation[]): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = operation.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  paths['/api/socket'] = {
    get: {
      summary: 'The WebSocket on which games are played',
      description:
        'Frames are JSON texts: ClientMessage to the server, ServerMessage from it. A message ' +
        'with `re` is answered by one message with the same `re`. Without a session one watches.',
      responses: { 101: { description: 'Switching to a WebSocket' } },
    },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Brink',
      version: '1',
      description: 'Play, watch and read games. People and bots use the same interface.',
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'brink_session' } },
      schemas: {
        Error: schemaOf(HttpError, 'output'),
        ClientMessage: schemaOf(ClientMessage, 'input'),
        ServerMessage: schemaOf(ServerMessage, 'output'),
      },
    },
  };
}

/** Serves the document, and a page for people who read it. */
export function openApiRoutes(app: FastifyInstance, operations: readonly Operation[]): void {
  let document: Json | undefined;
  let page: string | undefined;
  const ready = (): Json => (document ??= openApiOf(operations));
  app.get('/api/openapi.json', async () => ready());
  app.get('/api', async (_request, reply) => {
    page ??= apiPage(operations, ready());
    reply.header('content-security-policy', "default-src 'none'; style-src 'self'");
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/page.css', async (_request, reply) => reply.type('text/css').send(STYLE));
}

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 2rem; border-top: 1px solid; padding-top: 1rem; }
code, pre { font: 0.875rem/1.4 ui-monospace, monospace; }
pre { overflow: auto; padding: 0.75rem; border: 1px solid; border-radius: 4px; }
.method { font-weight: 700; }
button { font: inherit; font-weight: 600; padding: 0.5rem 1rem; }
main { max-width: 34rem; margin: 4rem auto; }
`;
