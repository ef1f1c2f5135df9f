/** What the identity service says of a name and a resident ID number; `unavailable`: nothing, ask again later. */
export type RealNameAnswer = 'match' | 'mismatch' | 'unavailable';

/** Whether a name and a resident ID number belong together. It is told nothing else, and keeps nothing for us. */
export interface RealNameCheck {
  ask(person: { name: string; idCard: string }): Promise<RealNameAnswer>;
}

const TIMEOUT_MS = 10_000;

/** An HTTP identity service with a bearer token: `POST {url}/checks` answers `{"result": "match" | "mismatch"}`. */
export function createHttpRealNameCheck(
  options: { url: string; token: string },
  fetch: typeof globalThis.fetch = globalThis.fetch,
): RealNameCheck {
  return {
    async ask(person) {
      try {
        const response = await fetch(`${options.url}/checks`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${options.token}` },
          body: JSON.stringify(person),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!response.ok) return 'unavailable';
        const { result } = (await response.json()) as { result?: unknown };
        return result === 'match' || result === 'mismatch' ? result : 'unavailable';
      } catch {
        return 'unavailable';
      }
    },
  };
}

/** Without an identity service nobody can be verified. */
export const createNoRealNameCheck = (): RealNameCheck => ({
  ask: async () => 'unavailable',
});
