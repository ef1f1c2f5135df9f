import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerShapes, calls } from '@yunyou/contract';
import { onTestFinished } from 'vitest';

export interface SeenRequest {
  method: string;
  /** Path with query, as on the wire. */
  url: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Answer = (response: ServerResponse, request: SeenRequest) => void;

/** A real HTTP server for one test. Answers in order; the last answer is given again and again. */
export async function serve(...answers: Answer[]) {
  const seen: SeenRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const request = {
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString(),
    };
    const answer = answers[Math.min(seen.length, answers.length - 1)];
    seen.push(request);
    answer?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, seen };
}

/** An envelope. */
export function envelope(code: unknown, data: unknown = null, message = ''): Answer {
  return (response) => json(response, 200, { code, message, data });
}

/** A success. Default: the least that the call answers. */
export const success =
  (data?: unknown): Answer =>
  (response, request) =>
    envelope(0, data === undefined ? leastAnswer(request.path) : data)(response, request);

/** The least that passes for what the call of a path answers. */
export function leastAnswer(path: string): unknown {
  for (const [domain, group] of Object.entries(calls)) {
    for (const [name, call] of Object.entries(group)) {
      const [start = ''] = call.path.split('{');
      if (!path.endsWith(call.path) && !(call.path.includes('{') && path.includes(start))) continue;
      const shape = new Map(Object.entries(answerShapes)).get(domain)?.[name] ?? null;
      if (shape === null || shape === '[]') return shape && [];
      return shape.endsWith('[]') ? { [shape.slice(0, -2)]: [] } : { [shape]: '1' };
    }
  }
  return null;
}

/** A refusal as the product's server sends it: the code is the HTTP status too. */
export function refusal(
  code: number,
  data: object = {},
  headers: Record<string, string> = {},
  message = 'No',
): Answer {
  return (response) => json(response, code >= 900 ? 401 : code, { code, message, data }, headers);
}

/** Any text with any status. */
export function plain(status: number, body: string, type = 'text/html'): Answer {
  return (response) => void response.writeHead(status, { 'Content-Type': type }).end(body);
}

/** Never answers. */
export const silence: Answer = () => {};

/** Sends half of a body and breaks the connection. */
export const resetInTheMiddle: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"code":0,"data":', () => response.destroy());
};

/** Sends half of a body and then nothing. */
export const stallInTheMiddle: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"code":0,"data":');
};

function json(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
