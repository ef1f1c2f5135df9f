/** Portraits at the gates: they compare there, and store nothing of what their cameras see. */
export interface GateFaces {
  /** Gives the gates the portrait of a holder, under an id of ours. Again: the same. */
  push(face: { id: string; personNo: string; jpeg: Uint8Array }): Promise<void>;
  /** Has them delete it; it need not be done when this resolves. One they do not have is no error. */
  delete(id: string): Promise<void>;
  /** Whether all of them have said that they deleted it. */
  acknowledged(id: string): Promise<boolean>;
}

/** An HTTP gate system with a bearer token: `PUT`, `DELETE` and `GET {url}/faces/{id}`; what is deleted answers 404. */
export function createHttpGateFaces(
  options: { url: string; token: string },
  fetch: typeof globalThis.fetch = globalThis.fetch,
): GateFaces {
  const ask = (method: string, id: string, body?: object) =>
    fetch(`${options.url}/faces/${encodeURIComponent(id)}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${options.token}` },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
  const expectDone = (response: Response, alsoFine?: number) => {
    if (!response.ok && response.status !== alsoFine)
      throw new Error(`The gate system answered ${response.status}.`);
  };
  return {
    async push({ id, personNo, jpeg }) {
      expectDone(await ask('PUT', id, { personNo, base64: Buffer.from(jpeg).toString('base64') }));
    },
    async delete(id) {
      expectDone(await ask('DELETE', id), 404);
    },
    async acknowledged(id) {
      const response = await ask('GET', id);
      expectDone(response, 404);
      return response.status === 404;
    },
  };
}

/** Without a gate system nobody enters by face: nothing leaves, and nothing is to be deleted elsewhere. */
export const createNoGateFaces = (): GateFaces => ({
  push: async () => {},
  delete: async () => {},
  acknowledged: async () => true,
});
