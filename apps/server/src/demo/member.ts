import { type AddressInput, channelSource } from '@yunyou/contract';
import type { Clock } from '../clock';
import type { Db, Tx } from '../database/connect';
import { inTransaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { columnsOf } from '../modules/address/keep-address';
import { addressOf, insertAddress } from '../modules/address/store';
import { cell, type DataProtection } from '../security/data-protection';
import { writeMemberAppointments } from './appointments/member';
import { writeFavorites } from './member-favorites';
import { writeOrders } from './member-orders';
import { writeRoom } from './member-room';
import { writeShopping } from './member-shopping';

/** The number the demo member logs in with. */
export const DEMO_MOBILE = '13800138000';
export const MEMBER_ID = 'member-demo';
export const FIRST_ADDRESS = 'address-demo-1';

/** In the order they were added; the first is the default. */
const ADDRESSES: readonly AddressInput[] = [
  {
    name: '李云',
    mobile: DEMO_MOBILE,
    state: '广东省',
    city: '深圳市',
    county: '福田区',
    adcode: '440304',
    detail: '莲花路1号2栋301',
    tag: 'home',
    isDefault: true,
  },
  {
    // A district that was merged into others in 2021.
    name: '王山',
    mobile: '13900139000',
    state: '浙江省',
    city: '杭州市',
    county: '下城区',
    adcode: '330103',
    detail: '青石巷12号',
    tag: '',
    isDefault: false,
  },
  {
    name: '李云',
    mobile: DEMO_MOBILE,
    state: '北京市',
    city: '北京市',
    county: '东城区',
    adcode: '110101',
    detail: '云雾大厦9层，前台代收',
    tag: 'company',
    isDefault: false,
  },
];

/** Writes the demo member with their addresses, cart and coupons, once: what is done to them afterwards stays. */
export async function loadDemoMember({
  db,
  ...deps
}: {
  db: Db;
  clock: Clock;
  protection: DataProtection;
}): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await joinDemoMember({ tx, ...deps }))) return;
    for (const [place, address] of ADDRESSES.entries()) {
      const id = `address-demo-${place + 1}`;
      await insertAddress(tx, {
        id,
        member_id: MEMBER_ID,
        is_default: address.isDefault,
        ...columnsOf(deps.protection, address, id),
      });
    }
    await writeShopping(tx, MEMBER_ID, deps.clock.now());
    await writeFavorites(tx, MEMBER_ID, deps.clock.now());
    await writeRoom(tx, MEMBER_ID, deps.clock.now());
    await writeMemberAppointments({
      tx,
      protection: deps.protection,
      memberId: MEMBER_ID,
      nowMs: deps.clock.now(),
    });
  });
}

/**
 * Writes the demo member's orders, unless they have ordered something already, or left. A demo in which others have bought what
 * they would have stays without.
 */
export async function loadDemoOrders(deps: {
  db: Db;
  clock: Clock;
  protection: DataProtection;
}): Promise<void> {
  try {
    await writeFirstOrders(deps);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function writeFirstOrders({
  db,
  clock,
  protection,
}: {
  db: Db;
  clock: Clock;
  protection: DataProtection;
}): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isThere = await tx
      .selectFrom('addresses')
      .select('id')
      .where('id', '=', FIRST_ADDRESS)
      .where('member_id', '=', MEMBER_ID)
      .executeTakeFirst();
    const ordered = await tx
      .selectFrom('orders')
      .select('id')
      .where('member_id', '=', MEMBER_ID)
      .limit(1)
      .executeTakeFirst();
    if (!isThere || ordered) return;
    const address = await addressOf({ db: tx, protection }, MEMBER_ID, FIRST_ADDRESS);
    await writeOrders({ tx, protection, memberId: MEMBER_ID, address, nowMs: clock.now() });
  });
}

/** Whether the member is new: neither the id nor the number was there. */
async function joinDemoMember({
  tx,
  clock,
  protection,
}: {
  tx: Tx;
  clock: Clock;
  protection: DataProtection;
}): Promise<boolean> {
  const joined = await tx
    .insertInto('members')
    .values({
      id: MEMBER_ID,
      mobile_cipher: protection.encrypt(DEMO_MOBILE, cell('members', 'mobile_cipher', MEMBER_ID)),
      mobile_index: protection.index('mobile', DEMO_MOBILE),
      name: '李云',
      regist_source: channelSource.desktopBrowser,
      created_ms: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return joined !== undefined;
}
