import { sql } from 'kysely';
import type { AppContext } from '../context';
import type { Queries } from '../database/connect';
import { cell } from '../security/data-protection';

const SHOWN = 50;
/** People of one day whose documents are compared at most. */
const COMPARED = 5_000;

const summary = (db: Queries) =>
  db
    .selectFrom('orders')
    .select([
      'id',
      'sn',
      'status',
      'pay_status as payStatus',
      'snapshot',
      'total_fen as totalFen',
      'refunded_fen as refundedFen',
      'close_reason as closeReason',
      'created_ms as createdMs',
      'first_slot as firstSlot',
      'confirm_by_ms as confirmByMs',
    ])
    .orderBy('created_ms', 'desc')
    .orderBy('id')
    .limit(SHOWN);

export type OrderRowShown = Awaited<ReturnType<typeof newestOrders>>[number];

/** The newest orders, of one status or of all. */
export const newestOrders = (db: Queries, status?: number) =>
  (status === undefined ? summary(db) : summary(db).where('status', '=', status as 0)).execute();

type Finder = Pick<AppContext, 'db' | 'protection'>;

/**
 * Orders by what is typed: an order or voucher number, a mobile of the member, or the last four or more characters of a
 * visitor's document on a day.
 */
export async function findOrders({ db, protection }: Finder, typed: string, day: string) {
  const words = typed.replace(/\s+/g, '');
  if (/^1\d{10}$/.test(words)) {
    return summary(db)
      .where('member_id', 'in', (inner) =>
        inner
          .selectFrom('members')
          .select('id')
          .where('mobile_index', '=', protection.index('mobile', words)),
      )
      .execute();
  }
  const byNumber = await summary(db)
    .where((where) =>
      where.or([
        where('sn', '=', words),
        where('id', '=', words),
        where('id', 'in', (inner) =>
          inner.selectFrom('vouchers').select('order_id').where('code', '=', words),
        ),
      ]),
    )
    .execute();
  if (byNumber.length > 0 || !/^[\dA-Za-z]{4,18}$/.test(words)) return byNumber;
  const ids = await idsByDocument({ db, protection }, words.toUpperCase(), day);
  return ids.length === 0 ? [] : summary(db).where('id', 'in', ids).execute();
}

/** Orders with somebody on a day whose document ends so. Documents are encrypted: those of the day are opened and compared. */
async function idsByDocument({ db, protection }: Finder, ending: string, day: string): Promise<string[]> {
  const people = await db
    .selectFrom('line_people')
    .innerJoin('order_lines', 'order_lines.id', 'line_people.line_id')
    .select(['line_people.id', 'line_people.order_id', 'cert_cipher'])
    .where('order_lines.first_slot', '<=', `${day}~`)
    .where((where) =>
      where.or([
        where(sql<string>`left(order_lines.first_slot, 10)`, '=', day),
        where('order_lines.end_slot', '>', day),
      ]),
    )
    .orderBy('line_people.id')
    .limit(COMPARED)
    .execute();
  const found = people.filter(({ id, cert_cipher }) =>
    protection
      .decrypt(cert_cipher, cell('line_people', 'cert_cipher', id))
      .toUpperCase()
      .endsWith(ending),
  );
  return [...new Set(found.map(({ order_id }) => order_id))].slice(0, SHOWN);
}

/** Everything of one order that its page shows; undefined for no such order. */
export async function wholeOrder({ db, protection }: Finder, id: string) {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!order) return undefined;
  const [lines, people, vouchers, requests, refunds, history] = await Promise.all([
    db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('seq').execute(),
    db.selectFrom('line_people').selectAll().where('order_id', '=', id).orderBy('seq').execute(),
    db.selectFrom('vouchers').selectAll().where('order_id', '=', id).orderBy('seq').execute(),
    db.selectFrom('refund_requests').selectAll().where('order_id', '=', id).orderBy('created_ms').execute(),
    db
      .selectFrom('refunds')
      .selectAll()
      .where('request_id', 'in', (inner) =>
        inner.selectFrom('refund_requests').select('id').where('order_id', '=', id),
      )
      .orderBy('created_ms')
      .execute(),
    db.selectFrom('order_events').selectAll().where('order_id', '=', id).orderBy('id').execute(),
  ]);
  const opened = (table: string, column: string, row: string, cipher: string) =>
    protection.decrypt(cipher, cell(table, column, row));
  return {
    order,
    lines,
    vouchers,
    requests,
    refunds,
    history,
    contact: {
      name: opened('orders', 'contact_name_cipher', id, order.contact_name_cipher),
      mobile: opened('orders', 'contact_mobile_cipher', id, order.contact_mobile_cipher),
    },
    people: people.map((person) => ({
      lineId: person.line_id,
      unit: person.unit,
      name: opened('line_people', 'name_cipher', person.id, person.name_cipher),
      document: opened('line_people', 'cert_cipher', person.id, person.cert_cipher),
    })),
  };
}

export type WholeOrder = NonNullable<Awaited<ReturnType<typeof wholeOrder>>>;

/** What waits for somebody, and today's figures. */
export async function figuresOf(db: Queries, { day, sinceMs }: { day: string; sinceMs: number }) {
  const { rows } = await sql<{
    paidFen: number;
    paidCount: number;
    refundedFen: number;
    admitted: number;
    toConfirm: number;
    toAnswer: number;
    toShip: number;
    failedRefunds: number;
    differences: number;
    odd: number;
    expected: number;
  }>`select
    (select coalesce(sum(total_fen), 0)::bigint from checkouts where paid_ms >= ${sinceMs}) as "paidFen",
    (select count(*)::integer from checkouts where paid_ms >= ${sinceMs}) as "paidCount",
    (select coalesce(sum(amount_fen), 0)::bigint from refunds where state = 'succeeded' and done_ms >= ${sinceMs})
      as "refundedFen",
    (select count(*)::integer from vouchers where used_ms >= ${sinceMs}) as admitted,
    (select count(*)::integer from vouchers where status = 1 and first_day <= ${day} and last_day >= ${day}) as expected,
    (select count(*)::integer from orders where status = 0) as "toConfirm",
    (select count(*)::integer from refund_requests where approval = 'merchant' and status in ('applied', 'returning'))
      as "toAnswer",
    (select count(*)::integer from delivery_lines d join orders o on o.id = d.order_id
      where d.status in (0, 6, 7) and o.status = 1) as "toShip",
    (select count(*)::integer from refunds where state = 'failed') as "failedRefunds",
    (select count(*)::integer from statement_differences where state <> 'solved') as differences,
    (select count(*)::integer from odd_notifications where solved_ms is null) as odd`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('The figures were not read.');
  return { ...figures, paidFen: Number(figures.paidFen), refundedFen: Number(figures.refundedFen) };
}
