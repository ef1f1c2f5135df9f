import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Queries } from '../database/connect';

const SETTING = 'clockOffsetMs';
/** How soon another server process on the same database notices that time was moved. */
const REFRESH_MS = 1_000;

/** A clock a person can move; the offset is in the database, so that all processes have the same time. */
export interface MovableClock extends Clock {
  readonly offsetMs: number;
  /** Moves time by so many ms, forwards or back. */
  moveBy(ms: number): Promise<void>;
  /** Back to the real time. */
  reset(): Promise<void>;
  /** Reads the offset again. */
  refresh(): Promise<void>;
  stop(): void;
}

export async function createMovableClock(db: Queries): Promise<MovableClock> {
  let offsetMs = 0;
  const refresh = async () => {
    const row = await db
      .selectFrom('sandbox_settings')
      .select('value')
      .where('key', '=', SETTING)
      .executeTakeFirst();
    offsetMs = Number(row?.value ?? 0);
  };
  await refresh();
  const timer = setInterval(() => void refresh().catch(() => {}), REFRESH_MS);
  timer.unref();
  return {
    now: () => Date.now() + offsetMs,
    get offsetMs() {
      return offsetMs;
    },
    async moveBy(ms) {
      await db
        .insertInto('sandbox_settings')
        .values({ key: SETTING, value: JSON.stringify(ms) })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            value: sql`to_jsonb((sandbox_settings.value #>> '{}')::bigint + ${ms}::bigint)`,
          }),
        )
        .execute();
      await refresh();
    },
    async reset() {
      await db.deleteFrom('sandbox_settings').where('key', '=', SETTING).execute();
      await refresh();
    },
    refresh,
    stop: () => clearInterval(timer),
  };
}
