import { z } from 'zod';
import { askPlatform } from './ask-platform';
import { PlatformRefusal, type RegionalPlatform } from './platforms';

export interface RegionalAccount {
  /** Takes `{ticket, secret}` and answers whose the ticket is. */
  verifyUrl: string;
  secret: string;
}

const answer = z.object({ ok: z.boolean(), userId: z.string().optional(), mobile: z.string().optional() });

/** The regional platform's tickets. Nothing is known of their inside, so the platform is asked. */
export function createRegional(
  { verifyUrl, secret }: RegionalAccount,
  fetch: typeof globalThis.fetch,
): RegionalPlatform {
  return {
    async verify(ticket) {
      const { ok, userId, mobile = '' } = await askPlatform(fetch, verifyUrl, answer, { ticket, secret });
      if (!ok || !userId) throw new PlatformRefusal('regional', 'the ticket is not valid');
      return { userId, mobile };
    },
  };
}
