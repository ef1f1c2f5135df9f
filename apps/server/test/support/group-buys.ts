import type { ApiClient } from '@yunyou/api-client';
import type { RequestOf } from '@yunyou/contract';
import type { Db } from '../../src/database/connect';
import {
  draftGroupBuy,
  type NewGroupBuy,
  type NewGroupProduct,
  publishGroupBuy,
} from '../../src/modules/group-buy/operate';
import { type AddedActivity, addActivity } from './activities';
import { addAddress, order, pay } from './goods-orders';
import { text } from './shop';
import type { TestServer } from './test-server';

type Line = Extract<RequestOf<'order', 'quote'>['lines'][number], { kind: 'goods' }>;

/** Something that is sold to groups, of one option that a test has for itself. */
export type AddedGroupBuy = AddedActivity;

interface Changes {
  startsMs?: number;
  endsMs?: number;
  total?: number;
  priceFen?: number;
  /** Normal price of a piece. */
  normalFen?: number;
  product?: Partial<NewGroupProduct>;
  activity?: Partial<NewGroupBuy>;
  isDraft?: boolean;
}

/** Groups of three within 24 hours, since a minute and for a week, of a hundred pieces at 600 fen instead of 1,000. */
export async function addGroupBuy(
  db: Db,
  nowMs: number,
  {
    total = 100,
    priceFen = 600,
    normalFen = 1_000,
    product,
    activity,
    isDraft = false,
    ...span
  }: Changes = {},
): Promise<AddedGroupBuy> {
  const { startsMs = nowMs - 60_000, endsMs = startsMs + 7 * 86_400_000 } = span;
  return addActivity(db, {
    ...{ normalFen, startsMs, endsMs },
    draft: (tx, { productId, skuId }) =>
      draftGroupBuy(tx, {
        name: text('拼团', 'Buy together'),
        startsMs,
        endsMs,
        ...activity,
        products: [
          {
            kind: 'goods',
            productId,
            variantId: skuId,
            priceFen,
            needed: 3,
            units: [{ slot: '', total }],
            ...product,
          },
        ],
      }),
    publish: isDraft ? undefined : (tx, activeId) => publishGroupBuy(tx, activeId, nowMs),
  });
}

/** A line that opens a group, or takes a seat in one. */
export const groupLine = (
  { activeId, activityProductId, productId, skuId }: AddedGroupBuy,
  groupId?: string,
  quantity = 1,
): Line => ({
  kind: 'goods',
  productId,
  skuDetailId: skuId,
  quantity,
  activity: { activeId, activeType: 3, activityProductId, ...(groupId && { groupId }) },
});

/** Agrees to the rules that are in force. */
export async function agree(api: ApiClient, activeId: string): Promise<string> {
  const { rulesVersion } = await api.activityRules.agreed({ activeId });
  await api.activityRules.agree({ activeId, rulesVersion });
  return rulesVersion;
}

/** Orders a seat, and does not pay it. */
export async function orderSeat(api: ApiClient, sold: AddedGroupBuy, groupId?: string, quantity = 1) {
  await agree(api, sold.activeId);
  const addressId = await addAddress(api);
  return order(api, [groupLine(sold, groupId, quantity)], { addressId });
}

/** The group that a member's order has its seat in, paid or not. */
export async function groupOf(db: Db, orderId: string): Promise<string> {
  const { group_id } = await db
    .selectFrom('group_seats')
    .select('group_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return group_id;
}

/** Orders a seat and pays it at the sandbox cashier. */
export async function takeSeat(
  server: TestServer,
  api: ApiClient,
  sold: AddedGroupBuy,
  groupId?: string,
): Promise<{ groupId: string; orderId: string }> {
  const { id } = await orderSeat(api, sold, groupId);
  await pay(server, api, id);
  return { groupId: await groupOf(server.app.db, id), orderId: id };
}
