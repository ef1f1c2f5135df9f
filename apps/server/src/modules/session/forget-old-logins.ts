import type { AppContext } from '../../context';

/** What is over is kept for a day, for whoever looks into a failed login. */
const KEPT_MS = 24 * 60 * 60_000;

/** What logins have left on their way: tickets, grants, states, pictures, tokens of platforms, the sandbox's codes. */
const tables = [
  'bind_tickets',
  'login_grants',
  'auth_states',
  'captcha_pictures',
  'platform_tokens',
  'sandbox_platform_codes',
] as const;

export async function forgetOldLogins({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  for (const table of tables) {
    await db
      .deleteFrom(table)
      .where('expires_ms', '<', clock.now() - KEPT_MS)
      .execute();
  }
}
