import { createHmac } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Queries } from '../../database/connect';
import { newId } from '../../security/ids';

export type SandboxProvider =
  | 'messaging-app'
  | 'mini-program'
  | 'short-video'
  | 'payment-app'
  | 'regional'
  | 'phone';

export interface SandboxCode {
  provider: SandboxProvider;
  /** Who logs in, by any name a developer likes. */
  person: string;
  mobile?: string;
  isSnapshot?: boolean;
}

/** How long a code can be used, ms: the short-video app's for three minutes, all others for five. */
const lifeMs = (provider: SandboxProvider) => (provider === 'short-video' ? 3 : 5) * 60_000;

/** The codes the sandbox's platforms hand out: each can be used once and for a short time. */
export function createSandboxCodes({ db, clock, secret }: { db: Queries; clock: Clock; secret: string }) {
  const derive = (...parts: string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest();
  return {
    async issue({ provider, person, mobile = '', isSnapshot = false }: SandboxCode): Promise<string> {
      const code = newId();
      await db
        .insertInto('sandbox_platform_codes')
        .values({
          code,
          provider,
          person,
          mobile,
          is_snapshot: isSnapshot,
          expires_ms: clock.now() + lifeMs(provider),
          used_ms: null,
        })
        .execute();
      return code;
    },
    /** Uses a code up; undefined for one that is wrong, used or too old. */
    async redeem(provider: SandboxProvider, code: string): Promise<Required<SandboxCode> | undefined> {
      const row = await db
        .updateTable('sandbox_platform_codes')
        .set({ used_ms: clock.now() })
        .where('code', '=', code)
        .where('provider', '=', provider)
        .where('used_ms', 'is', null)
        .where('expires_ms', '>', clock.now())
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      return { provider, person: row.person, mobile: row.mobile, isSnapshot: row.is_snapshot };
    },
    /** The same person has another open id in every app. */
    openIdOf: (provider: SandboxProvider, person: string) =>
      `o${derive('open id', provider, person).toString('base64url').slice(0, 27)}`,
    unionIdOf: (person: string) => `u${derive('union id', person).toString('base64url').slice(0, 27)}`,
    /** The key of the session that a code begins. */
    sessionKeyOf: (code: string) => derive('session key', code).subarray(0, 16).toString('base64'),
    /** Tokens and tickets that need no state: who can make one up knows the secret. */
    tokenOf: (purpose: string) => derive('token', purpose).toString('base64url'),
  };
}

export type SandboxCodes = ReturnType<typeof createSandboxCodes>;
