import type { Operation } from './api.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (each) => ENTITIES[each]);

const json = (title: string, value: unknown): string =>
  `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(value, undefined, 2))}</pre></details>`;

interface Described {
  readonly description: string;
  readonly parameters?: unknown;
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: unknown }>> };
  readonly responses: Readonly<Record<string, { readonly description: string; content?: unknown }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

function section({ method, path, summary }: Operation, { paths }: Document): string {
  const described = paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
  const body = described.requestBody?.content['application/json'].schema;
  return [
    `<h2><span class="method">${method}</span> <code>${escaped(path)}</code></h2>`,
    `<p>${escaped(summary)}.</p>`,
    `<p>${escaped(described.description).replaceAll('\n', '<br>')}</p>`,
    described.parameters ? json('Parameters', described.parameters) : '',
    body ? json('Body', body) : '',
    json('Answers', described.responses),
  ].join('\n');
}

/** The interface on one page, without scripts and without anything from elsewhere. */
export function apiPage(operations: readonly Operation[], document: object): string {
  const { components } = document as Document;
  const { ClientMessage, ServerMessage } = components.schemas;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Brink: the interface</title>
<link rel="stylesheet" href="/api/page.css">
</head>
<body>
<h1>Brink: the interface</h1>
<p>For people, pages and bots alike. The same as a document: <a href="/api/openapi.json">openapi.json</a>.
An error is answered with <code>{ "error": { "code", "message" } }</code>.</p>
<h2><span class="method">WebSocket</span> <code>/api/socket</code></h2>
<p>Frames are JSON texts. A message with <code>re</code> is answered by one message with the same
<code>re</code>. Without a session one watches.</p>
${json('What a client says', ClientMessage)}
${json('What the server says', ServerMessage)}
${operations.map((operation) => section(operation, document as Document)).join('\n')}
</body>
</html>
`;
}
