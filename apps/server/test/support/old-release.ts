import { readFile } from 'node:fs/promises';
import { Migrator, sql } from 'kysely';
import { connect } from '../../src/database/connect';
import * as ticketJourney from '../../src/database/migrations/0001-ticket-journey';
import * as subscriptions from '../../src/database/migrations/0002-subscriptions';
import * as members from '../../src/database/migrations/0003-members';
import * as storedValue from '../../src/database/migrations/0004-stored-value';
import * as subscribeMessages from '../../src/database/migrations/0005-subscribe-messages';
import { inTransaction } from '../../src/database/transaction';
import { hashOf, newToken } from '../../src/security/ids';
import { newDatabase } from './test-server';

/*
 * The fixture is a database of the release before the order engine (commit f055ded). It was made by that release itself: a
 * script in a worktree of it started its `startTestServer` on PostgreSQL, played the orders that the first line names through
 * HTTP (api-client, sandbox cashier, sandbox console; refunds kept from being sent by putting `app.payments.refund` out of
 * action), and wrote the rows of every table that an order touches, one JSON line each, with the key they are encrypted with.
 * Spots came without their albums and articles. It is not made again: that release never changes.
 */
const FIXTURE = new URL('../fixtures/before-order-engine.jsonl', import.meta.url);

const migrations = {
  '0001-ticket-journey': ticketJourney,
  '0002-subscriptions': subscriptions,
  '0003-members': members,
  '0004-stored-value': storedValue,
  '0005-subscribe-messages': subscribeMessages,
};

interface About {
  /** What that server's clock said. */
  nowMs: number;
  dataKeyHex: string;
  members: Record<'alice' | 'bob', string>;
  /** Orders by what became of them. */
  orders: Record<string, string>;
}

export interface OldRelease extends About {
  databaseUrl: string;
  /** Logins of the members, for clients. */
  tokens: Record<'alice' | 'bob', string>;
}

/** A database as the release before the order engine left it, on which time stands where it stood there. */
export async function oldReleaseDatabase(): Promise<OldRelease> {
  const [first = '', ...lines] = (await readFile(FIXTURE, 'utf8')).trimEnd().split('\n');
  const about = JSON.parse(first) as About;
  const databaseUrl = await newDatabase();
  const { db, close } = connect(databaseUrl);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) throw error;

  const rows = new Map<string, object[]>();
  for (const line of lines) {
    const { table, row } = JSON.parse(line) as { table: string; row: object };
    rows.set(table, [...(rows.get(table) ?? []), row]);
  }
  const tokens = { alice: newToken(), bob: newToken() };
  const session = (name: 'alice' | 'bob') => ({
    token_hash: hashOf(tokens[name]),
    member_id: about.members[name],
    created_ms: about.nowMs,
    expires_ms: about.nowMs + 400 * 86_400_000,
    ended_ms: null,
  });
  rows.set('sessions', [session('alice'), session('bob')]);
  rows.set('sandbox_settings', [{ key: 'clockOffsetMs', value: about.nowMs - Date.now() }]);
  await inTransaction(db, async (tx) => {
    for (const [table, own] of rows) {
      await sql`insert into ${sql.table(table)} overriding system value
        select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(own)}::jsonb)`.execute(
        tx,
      );
    }
    await sql`select setval(pg_get_serial_sequence('order_events', 'id'), (select max(id) from order_events))`.execute(
      tx,
    );
  });
  await close();
  return { ...about, databaseUrl, tokens };
}
