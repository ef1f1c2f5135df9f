import { PaymentGatewayError } from '../payment-gateway';

const REQUEST_TIMEOUT_MS = 8_000;

const FILE_TIMEOUT_MS = 120_000;

/** Posts to a payment system; an answer that is not 2xx, or none, is a `PaymentGatewayError`. */
export function postToSystem(
  fetch: typeof globalThis.fetch,
  url: string,
  body: URLSearchParams | object,
  timeoutMs = REQUEST_TIMEOUT_MS,
): Promise<string> {
  const form = body instanceof URLSearchParams;
  return ask((response) => response.text(), fetch, url, {
    method: 'POST',
    headers: {
      'content-type': form
        ? 'application/x-www-form-urlencoded;charset=utf-8'
        : 'application/json;charset=utf-8',
    },
    body: form ? body.toString() : JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** Downloads a file of a payment system. */
export const fileOfSystem = async (fetch: typeof globalThis.fetch, url: string): Promise<Buffer> =>
  Buffer.from(
    await ask((response) => response.arrayBuffer(), fetch, url, {
      signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
    }),
  );

async function ask<Body>(
  read: (response: Response) => Promise<Body>,
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<Body> {
  try {
    const response = await fetch(url, init);
    const body = await read(response);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return body;
  } catch (cause) {
    throw new PaymentGatewayError('The payment system can not be reached.', 'UNREACHABLE', { cause });
  }
}
