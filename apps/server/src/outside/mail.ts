export interface Mail {
  to: string;
  subject: string;
  text: string;
  attachment: { name: string; type: string; bytes: Uint8Array };
}

/** Sends e-mails. */
export interface MailGateway {
  /** Resolves when the mail was accepted; rejects otherwise. */
  send(mail: Mail): Promise<void>;
}

/** An HTTP gateway: `POST {to, subject, text, attachment {name, type, base64}}` with a bearer token, any 2xx is success. */
export function createHttpMail(
  options: { url: string; token: string },
  fetch: typeof globalThis.fetch = globalThis.fetch,
): MailGateway {
  return {
    async send({ attachment: { bytes, ...file }, ...mail }) {
      const response = await fetch(options.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${options.token}` },
        body: JSON.stringify({
          ...mail,
          attachment: { ...file, base64: Buffer.from(bytes).toString('base64') },
        }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`The mail gateway answered ${response.status}.`);
    },
  };
}

/** Without an account mails wait until there is one. */
export const createNoMail = (): MailGateway => ({
  send: async () => {
    throw new Error('No mail gateway is configured.');
  },
});
