import type { Clock } from '../../clock';
import type { Db } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { cell, type DataProtection } from '../../security/data-protection';

export interface FetchedToken {
  value: string;
  expiresInSeconds: number;
}

/** Keeps a platform's tokens, which are scarce, for all server processes. */
export interface PlatformTokenCache {
  /** The kept token, or a fresh one. */
  get(key: string, fetchToken: () => Promise<FetchedToken>): Promise<string>;
  /** Forgets a token the platform takes no more; one that has replaced it meanwhile stays. */
  invalidate(key: string, value: string): Promise<void>;
}

/** A token is not used in the last minutes of its life: a request that carries it may be on its way for a while. */
const MARGIN_MS = 5 * 60_000;

const cellOf = (key: string) => cell('platform_tokens', 'value_cipher', key);

export function createPlatformTokenCache({
  db,
  clock,
  protection,
}: {
  db: Db;
  clock: Clock;
  protection: DataProtection;
}): PlatformTokenCache {
  return {
    async get(key, fetchToken) {
      const kept = await db
        .selectFrom('platform_tokens')
        .select('value_cipher')
        .where('key', '=', key)
        .where('expires_ms', '>', clock.now() + MARGIN_MS)
        .executeTakeFirst();
      if (kept) return protection.decrypt(kept.value_cipher, cellOf(key));
      const { value, expiresInSeconds } = await fetchToken();
      const row = {
        value_cipher: protection.encrypt(value, cellOf(key)),
        expires_ms: clock.now() + expiresInSeconds * 1_000,
      };
      await db
        .insertInto('platform_tokens')
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
      return value;
    },
    async invalidate(key, value) {
      await inTransaction(db, async (tx) => {
        const kept = await tx
          .selectFrom('platform_tokens')
          .select('value_cipher')
          .where('key', '=', key)
          .forUpdate()
          .executeTakeFirst();
        if (!kept || protection.decrypt(kept.value_cipher, cellOf(key)) !== value) return;
        await tx.deleteFrom('platform_tokens').where('key', '=', key).execute();
      });
    },
  };
}
