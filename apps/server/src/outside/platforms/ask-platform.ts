import type { z } from 'zod';

/** Longer than this a login does not wait. */
const TIMEOUT_MS = 8_000;

/**
 * One JSON request to a platform. Its answer is checked against `schema`: platforms answer 200 with an error inside.
 *
 * @throws Error when it cannot be reached or answers something else
 */
export async function askPlatform<Schema extends z.ZodType>(
  fetch: typeof globalThis.fetch,
  url: string,
  schema: Schema,
  body?: Readonly<Record<string, unknown>>,
): Promise<z.output<Schema>> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // Without its query: that carries secrets.
  if (!response.ok) throw new Error(`${url.split('?')[0]} answered ${response.status}.`);
  return schema.parse(await response.json());
}

/** An address with these query parameters. */
export const withParameters = (url: string, parameters: Readonly<Record<string, string>>): string =>
  `${url}?${new URLSearchParams(parameters)}`;
