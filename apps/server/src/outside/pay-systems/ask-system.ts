import { PaymentGatewayError } from '../payment-gateway';

const REQUEST_TIMEOUT_MS = 8_000;

/** Posts to a payment system; an answer that is not 2xx, or none, is a `PaymentGatewayError`. */
export async function postToSystem(
  fetch: typeof globalThis.fetch,
  url: string,
  body: URLSearchParams | object,
): Promise<string> {
  const form = body instanceof URLSearchParams;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': form
          ? 'application/x-www-form-urlencoded;charset=utf-8'
          : 'application/json;charset=utf-8',
      },
      body: form ? body.toString() : JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`status ${response.status}`);
    return text;
  } catch (cause) {
    throw new PaymentGatewayError('The payment system can not be reached.', 'UNREACHABLE', { cause });
  }
}
