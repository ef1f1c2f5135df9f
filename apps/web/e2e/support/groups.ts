import { addAddress } from './complete-order';
import type { Outside } from './outside';

const GOODS = 0;

/** What is sold to groups, as far as journeys need it. */
export interface GroupProduct {
  activeId: string;
  activityProductId: string;
  productType: number;
  productId: string;
  productSpec: string;
  name: string;
  days: string[];
  state: string;
  activityPriceFen: number;
  group: { needed: number; hours: number };
}

/** Something without a day that is sold to groups now: goods that are sent, of which the smallest group is made. */
export async function goodsForGroups(outside: Outside): Promise<GroupProduct> {
  const { records } = await outside.call<{ records: GroupProduct[] }>(
    'GET',
    '/mkg/public/api/groupBuy/list',
    { size: '50' },
  );
  const [found] = records
    .filter(
      ({ productType, days, state }) => productType === GOODS && days.length === 0 && state === 'running',
    )
    .sort((one, other) => one.group.needed - other.group.needed);
  if (!found) throw new Error('No goods are sold to groups.');
  return found;
}

/** Somebody agrees to the rules, opens a group or joins one, and pays. Resolves to their order, and to the group it is in. */
export async function buyInGroup(
  outside: Outside,
  { activeId, activityProductId, productId, productSpec }: GroupProduct,
  { token, groupId }: { token: string; groupId?: string },
): Promise<{ orderId: string; groupId: string }> {
  const call = <Data>(method: 'GET' | 'POST', path: string, fields: Record<string, unknown>) =>
    outside.call<Data>(method, path, fields, token);
  const { rulesVersion } = await call<{ rulesVersion: string }>('GET', '/mkg/public/api/activity/detail', {
    activeId,
  });
  await call('POST', '/mkg/api/rules/agree', { activeId, rulesVersion });
  const addressId = await addAddress(outside, token);
  const activity = { activeId, activeType: 3, activityProductId, ...(groupId && { groupId }) };
  const lines = [{ kind: 'goods', productId, skuDetailId: productSpec, quantity: 1, activity }];
  const { totalFen } = await call<{ totalFen: number }>('POST', '/cuser/member/orders/quote', {
    lines,
    addressId,
  });
  const { id } = await call<{ id: string }>('POST', '/cuser/member/orders/create', {
    lines,
    addressId,
    expectedTotalFen: totalFen,
  });
  const { payUrl } = await call<{ payUrl: string }>('GET', '/cuser/member/pay-order/unifyWxWebPay', {
    orderId: id,
  });
  await outside.press('cashier/pay', { prepay_id: new URL(payUrl).searchParams.get('prepay_id') ?? '' });
  const { group } = await call<{ group: { id: string } }>('GET', '/mkg/api/groupBuy/group', { orderId: id });
  return { orderId: id, groupId: group.id };
}

/** As many friends as a group lacks, one after the other. */
export async function fillGroup(outside: Outside, product: GroupProduct, groupId: string, lacking: number) {
  for (let friend = 0; friend < lacking; friend += 1) {
    await buyInGroup(outside, product, { token: await outside.someoneElse(), groupId });
  }
}
