import { Agent, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { UserError } from '../errors.ts';

interface Answer {
  readonly status: number;
  readonly cookie: string | undefined;
  readonly text: string;
}

// Setting tables up is no part of what is measured; `fetch` would take as long as forty choices.
const plain = new Agent({ keepAlive: true });
const secure = new SecureAgent({ keepAlive: true });

function exchange(url: string, method: string, body?: string, cookie?: string): Promise<Answer> {
  const isSecure = url.startsWith('https:');
  return new Promise((resolve, reject) => {
    const asked = (isSecure ? secureRequest : request)(url, {
      method,
      agent: isSecure ? secure : plain,
      headers: {
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
        ...(cookie !== undefined && { cookie }),
      },
    });
    asked.on('error', ({ message }) => reject(new UserError(`${url}: ${message}`)));
    asked.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          cookie: answer.headers['set-cookie']?.[0]?.split(';')[0],
          text,
        }),
      );
    });
    asked.end(body);
  });
}

/** The numbers a server tells; nothing where it keeps them to itself. */
export async function metricsOf(url: string): Promise<string> {
  try {
    return (await exchange(`${url}/metrics`, 'GET')).text;
  } catch {
    return '';
  }
}

/** Posts JSON as somebody; answers with the body and the cookie that was set. */
export async function post(
  url: string,
  body: unknown,
  cookie?: string,
): Promise<{ json: Record<string, unknown>; cookie: string }> {
  const answer = await exchange(url, 'POST', JSON.stringify(body), cookie);
  const { status, text } = answer;
  if (status >= 300) throw new UserError(`${url} answers ${status}: ${text}`);
  const json = JSON.parse(text) as Record<string, unknown>;
  return { json, cookie: answer.cookie ?? cookie ?? '' };
}
