import { createHash } from 'node:crypto';
import { appointmentStatus } from '@yunyou/contract';
import type { AppContext } from '../context';
import type { Queries } from '../database/connect';
import { cell } from '../security/data-protection';

type Reader = Pick<AppContext, 'db' | 'protection'>;

/** What the gate shows of a voucher: what it is for and for whom; undefined for no such voucher. */
export async function voucherAtGate({ db, protection }: Reader, typed: string) {
  const row = await db
    .selectFrom('vouchers')
    .innerJoin('orders', 'orders.id', 'vouchers.order_id')
    .innerJoin('order_lines', 'order_lines.id', 'vouchers.line_id')
    .leftJoin('line_people', 'line_people.id', 'vouchers.person_id')
    .select([
      'vouchers.code',
      'vouchers.status',
      'vouchers.first_day as firstDay',
      'vouchers.last_day as lastDay',
      'vouchers.used_ms as usedMs',
      'vouchers.uses',
      'vouchers.used_times as usedTimes',
      'orders.sn',
      'orders.id as orderId',
      'orders.snapshot',
      'order_lines.seq',
      'line_people.id as personId',
      'line_people.name_cipher as nameCipher',
      'line_people.cert_cipher as certCipher',
    ])
    .where('vouchers.code', '=', typed.replace(/\s+/g, ''))
    .executeTakeFirst();
  if (!row) return undefined;
  const { personId, nameCipher, certCipher, snapshot, seq, ...voucher } = row;
  const opened = (column: 'name_cipher' | 'cert_cipher', cipher: string | null) =>
    personId && cipher ? protection.decrypt(cipher, cell('line_people', column, personId)) : '';
  return {
    ...voucher,
    title: snapshot.productNames[seq] ?? snapshot.title,
    person: opened('name_cipher', nameCipher),
    documentEnd: opened('cert_cipher', certCipher).slice(-4),
  };
}

/** Vouchers in the list of a day at most. */
const LISTED = 50_000;

/** What a gate keeps of a voucher's code: nobody reads codes off a lost phone without trying them all. */
export const codeHash = (code: string): string =>
  createHash('sha256').update(code).digest('base64url').slice(0, 22);

/** Vouchers that may be used on a day, for a gate without a network. */
export async function vouchersOfDay(db: Queries, day: string) {
  const rows = await db
    .selectFrom('vouchers')
    .innerJoin('orders', 'orders.id', 'vouchers.order_id')
    .innerJoin('order_lines', 'order_lines.id', 'vouchers.line_id')
    .select(['vouchers.code', 'vouchers.uses', 'vouchers.used_times', 'orders.snapshot', 'order_lines.seq'])
    .where('vouchers.status', '=', appointmentStatus.toBeUsed)
    .where('vouchers.frozen', '=', false)
    .where('vouchers.first_day', '<=', day)
    .where('vouchers.last_day', '>=', day)
    .orderBy('vouchers.id')
    .limit(LISTED)
    .execute();
  return rows.map(({ code, uses, used_times, snapshot, seq }) => ({
    hash: codeHash(code),
    left: uses - used_times,
    title: snapshot.productNames[seq] ?? snapshot.title,
  }));
}
