import type { Queries } from '../database/connect';
import type { RealNameAnswer, RealNameCheck } from '../outside/real-name-check';

const SETTING = 'realNameCheck';

export const REAL_NAME_ANSWERS = ['match', 'mismatch', 'unavailable'] as const;

/** What the identity service's stand-in answers whatever it is asked; null: by the number. */
export async function forcedAnswerOf(db: Queries): Promise<RealNameAnswer | null> {
  const row = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('key', '=', SETTING)
    .executeTakeFirst();
  return (row?.value as { answer: RealNameAnswer | null } | undefined)?.answer ?? null;
}

export async function forceAnswer(db: Queries, answer: RealNameAnswer | null): Promise<void> {
  const value = JSON.stringify({ answer });
  await db
    .insertInto('sandbox_settings')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

const byNumber = (idCard: string): RealNameAnswer => {
  const last = idCard.at(-1) ?? '';
  if (/[0-6]/.test(last)) return 'match';
  return /[78]/.test(last) ? 'mismatch' : 'unavailable';
};

/** The stand-in of the identity service: numbers ending in 0 to 6 match, in 7 or 8 not, at 9 and X it is silent. It keeps nothing. */
export const createSandboxRealNameCheck = (db: Queries): RealNameCheck => ({
  ask: async ({ idCard }) => (await forcedAnswerOf(db)) ?? byNumber(idCard),
});
