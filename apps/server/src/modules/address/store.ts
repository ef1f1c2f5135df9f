import { type Address, addressMax } from '@yunyou/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queries, Tx } from '../../database/connect';
import { notFound } from '../../http/refusal';
import { cell, type DataProtection } from '../../security/data-protection';
import { isOutdated, provincesOf } from './rules';
import type { AddressTables } from './tables';

interface Deps {
  db: Queries;
  protection: DataProtection;
}

type AddressRow = Selectable<AddressTables['addresses']>;

/** An address as its member sees it. */
function readAddress(protection: DataProtection, row: AddressRow): Address {
  const { id, state, city, county, adcode, tag } = row;
  const opened = (column: 'name_cipher' | 'mobile_cipher' | 'detail_cipher') =>
    protection.decrypt(row[column], cell('addresses', column, id));
  return {
    id,
    name: opened('name_cipher'),
    mobile: opened('mobile_cipher'),
    state,
    city,
    county,
    provinces: provincesOf(row),
    adcode,
    detail: opened('detail_cipher'),
    tag,
    isDefault: row.is_default,
    outdated: isOutdated(row),
  };
}

/** The default first, then the newest. */
export async function addressesOf({ db, protection }: Deps, memberId: string): Promise<Address[]> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('is_default', 'desc')
    .orderBy('seq', 'desc')
    .execute();
  return rows.map((row) => readAddress(protection, row));
}

export async function addressOf({ db, protection }: Deps, memberId: string, id: string): Promise<Address> {
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return readAddress(protection, row);
}

export async function defaultAddressOf({ db, protection }: Deps, memberId: string): Promise<Address | null> {
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return row ? readAddress(protection, row) : null;
}

/** Keeps others from changing this member's addresses until the transaction ends. */
export async function lockAddresses(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
}

/** Adds an address while there is room for it; the first is the default. Resolves to whether there was. Needs the lock. */
export async function insertAddress(tx: Tx, row: Insertable<AddressTables['addresses']>): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into addresses
      (id, member_id, name_cipher, mobile_cipher, detail_cipher, state, city, county, adcode, tag, is_default)
    select ${row.id}, ${row.member_id}, ${row.name_cipher}, ${row.mobile_cipher}, ${row.detail_cipher},
      ${row.state}, ${row.city}, ${row.county}, ${row.adcode}, ${row.tag}, ${row.is_default}::boolean or count(*) = 0
    from addresses where member_id = ${row.member_id}
    having count(*) < ${addressMax}`.execute(tx);
  return numAffectedRows === 1n;
}

export async function updateAddress(
  tx: Tx,
  memberId: string,
  id: string,
  columns: Updateable<AddressTables['addresses']>,
): Promise<void> {
  await tx
    .updateTable('addresses')
    .set(columns)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .execute();
}

export async function clearDefaultAddress(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .execute();
}

/** Deletes an address; resolves to whether it was the default. */
export async function removeAddress(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('is_default')
    .executeTakeFirst();
  if (!removed) throw notFound();
  return removed.is_default;
}

/** Makes the newest address the default. */
export async function defaultToNewest(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_default: true })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('addresses')
        .select('id')
        .where('member_id', '=', memberId)
        .orderBy('seq', 'desc')
        .limit(1),
    )
    .execute();
}
