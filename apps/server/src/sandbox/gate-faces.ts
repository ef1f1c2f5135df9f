import { sql } from 'kysely';
import type { Queries } from '../database/connect';
import type { GateFaces } from '../outside/gate-faces';

const SETTING = 'gateFaces';

/** The stand-in for the gates: which portraits they hold, by id; the pictures themselves are not kept. */
export interface SandboxGates {
  /** They answer nothing: what is to be deleted stays. */
  silent: boolean;
  held: Record<string, string>;
}

export async function readGates(db: Queries): Promise<SandboxGates> {
  const row = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('key', '=', SETTING)
    .executeTakeFirst();
  return { silent: false, held: {}, ...(row?.value as Partial<SandboxGates> | undefined) };
}

async function write(db: Queries, key: 'silent' | 'held', change: ReturnType<typeof sql>): Promise<void> {
  await sql`
    insert into sandbox_settings (key, value) values (${SETTING}, '{"silent": false, "held": {}}')
    on conflict (key) do nothing`.execute(db);
  await sql`
    update sandbox_settings set value = jsonb_set(value, ${sql.lit(`{${key}}`)}, ${change}) where key = ${SETTING}`.execute(
    db,
  );
}

export const silenceGates = (db: Queries, silent: boolean): Promise<void> =>
  write(db, 'silent', sql`to_jsonb(${silent}::boolean)`);

/** The gates have deleted a portrait, asked or not. */
export const deleteAtSandboxGates = (db: Queries, id: string): Promise<void> =>
  write(db, 'held', sql`(value->'held') - ${id}::text`);

export const createSandboxGateFaces = (db: Queries): GateFaces => ({
  async push({ id, personNo }) {
    if ((await readGates(db)).silent) throw new Error('The gates do not answer.');
    await write(db, 'held', sql`(value->'held') || jsonb_build_object(${id}::text, ${personNo}::text)`);
  },
  async delete(id) {
    if ((await readGates(db)).silent) throw new Error('The gates do not answer.');
    await deleteAtSandboxGates(db, id);
  },
  async acknowledged(id) {
    return !(id in (await readGates(db)).held);
  },
});
