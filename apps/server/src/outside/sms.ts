/** Sends text messages. */
export interface SmsGateway {
  /** Resolves when the message was accepted; rejects otherwise. */
  send(mobile: string, body: string): Promise<void>;
}

/** An HTTP gateway: `POST {mobile, content}` with a bearer token, any 2xx is success. */
export function createHttpSms(
  options: { url: string; token: string },
  fetch: typeof globalThis.fetch = globalThis.fetch,
): SmsGateway {
  return {
    async send(mobile, body) {
      const response = await fetch(options.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${options.token}` },
        body: JSON.stringify({ mobile, content: body }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
    },
  };
}
