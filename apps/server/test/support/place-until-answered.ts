import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiClient, createApiClient } from '@yunyou/api-client';

/** A member's client of one server; nothing is repeated behind the caller's back. */
export const clientAt = (address: string, token = ''): ApiClient =>
  createApiClient({
    baseUrl: address,
    source: 2,
    retries: 0,
    tokens: { read: () => token, clear: () => {} },
  });

/** Places one order under one key, by whichever server, until one answers; resolves to its id. */
export async function placeUntilAnswered(
  servers: readonly { address: string }[],
  token: string,
  order: Parameters<ApiClient['order']['create']>[0],
  { first = 0, tries, everyMs }: { first?: number; tries: number; everyMs: number },
): Promise<string> {
  const idempotencyKey = randomUUID();
  for (let attempt = 1; ; attempt++) {
    const { address = '' } = servers[(first + attempt) % servers.length] ?? {};
    try {
      return (await clientAt(address, token).order.create(order, { idempotencyKey })).id;
    } catch (error) {
      if (attempt === tries) throw error;
      await delay(everyMs);
    }
  }
}
