/** An entry of the ledger. */
export interface LedgerEntry {
  txId: string;
  atMs: number;
}

/** Where it is written down who got which piece: entries are never changed, and anybody can look them up. */
export interface CertificateLedger {
  readonly network: string;
  /** Enters a hash. Again: the same entry. Throws where the ledger does not answer. */
  issue(hash: string): Promise<LedgerEntry>;
  /** The entry of a hash; undefined where there is none yet. */
  query(hash: string): Promise<LedgerEntry | undefined>;
  /** The page on which everybody can look an entry up. */
  lookUpUrl(txId: string): string;
}

const TIMEOUT_MS = 10_000;

/** An HTTP ledger with a bearer token: `PUT` and `GET {url}/entries/{hash}` answer `{"txId", "atMs"}`; its page is `{url}/tx/{txId}`. */
export function createHttpLedger(
  options: { url: string; token: string; network: string },
  fetch: typeof globalThis.fetch = globalThis.fetch,
): CertificateLedger {
  const ask = (method: string, hash: string) =>
    fetch(`${options.url}/entries/${hash}`, {
      method,
      headers: { authorization: `Bearer ${options.token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  const entryOf = async (response: Response): Promise<LedgerEntry> => {
    if (!response.ok) throw new Error(`The ledger answered ${response.status}.`);
    const { txId, atMs } = (await response.json()) as Partial<LedgerEntry>;
    if (typeof txId !== 'string' || typeof atMs !== 'number')
      throw new Error('The ledger answered no entry.');
    return { txId, atMs };
  };
  return {
    network: options.network,
    issue: async (hash) => entryOf(await ask('PUT', hash)),
    async query(hash) {
      const response = await ask('GET', hash);
      return response.status === 404 ? undefined : entryOf(response);
    },
    lookUpUrl: (txId) => `${options.url}/tx/${encodeURIComponent(txId)}`,
  };
}

/** Without a ledger certificates stay pending; pieces are their members' all the same. */
export const createNoLedger = (): CertificateLedger => ({
  network: '',
  issue: () => Promise.reject(new Error('There is no ledger.')),
  query: async () => undefined,
  lookUpUrl: () => '',
});
