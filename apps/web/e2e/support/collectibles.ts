import { memberOf } from './lotteries';
import { newIdCard, type Outside } from './outside';
import { openDay } from './steps';

/** Something that can be exchanged, as far as journeys need it. */
export interface ForExchange {
  productId: string;
  name: string;
  left: number;
  gives: { kind: string; id: string };
  cost: { kind: string; id: string; amount: number }[];
}

/** The activity of collectibles that runs now; a member who asks joins it. */
export async function currentActivity(outside: Outside, token: string): Promise<{ activityId: string }> {
  const { activity } = await outside.call<{ activity: { activityId: string } }>(
    'GET',
    '/mkg/public/api/nft/detail',
    {},
    token,
  );
  return activity;
}

/** The operator gives a member a piece of a collection; default the activity's first. Resolves to the piece's id. */
export async function grantPiece(
  outside: Outside,
  token: string,
  { activityId, collectionId }: { activityId: string; collectionId?: string },
): Promise<string> {
  const { records } = await outside.call<{ records: { collectionId: string }[] }>(
    'GET',
    '/mkg/public/api/nft/collections',
    { activityId },
  );
  await outside.press('console/collectibles/grant-piece', {
    id: collectionId ?? records[0]?.collectionId ?? '',
    member: await memberOf(outside, token),
  });
  const { records: own } = await outside.call<{ records: { pieceId: string }[] }>(
    'GET',
    '/mkg/api/nft/myCollections',
    {},
    token,
  );
  return own[0]?.pieceId ?? '';
}

/** What gives a piece for four others, and what gives those others for a credit each, as a language names them. */
export async function fourForOne(
  outside: Outside,
  activityId: string,
  locale: string,
): Promise<{ rare: ForExchange; common: ForExchange[]; toGrant: string[] }> {
  const { records } = await outside.call<{ records: ForExchange[] }>(
    'GET',
    '/mkg/public/api/nft/productList',
    { activityId, size: '50', locale },
  );
  const rare = records.find(
    ({ gives, cost, left }) => left > 0 && gives.kind === 'collection' && cost.length === 4,
  );
  if (!rare) throw new Error('Nothing is given for four collectibles.');
  const giving = (collectionId: string) =>
    records.find(
      ({ gives, cost: [first, ...more], left }) =>
        left > 0 &&
        gives.kind === 'collection' &&
        gives.id === collectionId &&
        first?.kind === 'credit' &&
        first.amount === 1 &&
        more.length === 0,
    );
  const wanted = rare.cost.map(({ id }) => id);
  return {
    rare,
    common: wanted.flatMap((id) => giving(id) ?? []),
    toGrant: wanted.filter((id) => giving(id) === undefined),
  };
}

/** A member buys tickets of a place of the demo's activity, goes there on their day, and has them verified: a credit for each. */
export async function visitWithTickets(outside: Outside, token: string, count: number): Promise<void> {
  const call = <Data>(method: 'GET' | 'POST', path: string, fields: Record<string, unknown>) =>
    outside.call<Data>(method, path, fields, token);
  const productId = 'ticket-crafts-visit';
  const day = await openDay(outside, productId);
  const lines = [{ kind: 'ticket', productId, day, quantity: count }];
  const { totalFen } = await call<{ totalFen: number }>('POST', '/cuser/member/orders/quote', { lines });
  const { id: orderId } = await call<{ id: string }>('POST', '/cuser/member/orders/create', {
    ...{ lines, contactName: '李云', contactMobile: '13800138000', expectedTotalFen: totalFen },
  });
  const { payUrl } = await call<{ payUrl: string }>('GET', '/cuser/member/pay-order/unifyWxWebPay', {
    orderId,
  });
  await outside.press('cashier/pay', { prepay_id: new URL(payUrl).searchParams.get('prepay_id') ?? '' });
  await outside.moveTime(Math.ceil((Date.parse(`${day}T10:00:00+08:00`) - Date.now()) / 60_000));
  const { vouchers } = await call<{ vouchers: { code: string }[] }>('GET', '/cuser/member/orders/vouchers', {
    orderId,
  });
  for (const { code } of vouchers) await outside.press('console/vouchers/verify', { code });
}

/** A valid resident ID number of an adult, about which the stand-in of the identity service says a thing by its last digit. */
export function idCardThat(says: 'matches' | 'does not match'): string {
  const ends = says === 'matches' ? /[0-6]$/ : /[78]$/;
  for (;;) {
    const number = newIdCard();
    if (ends.test(number)) return number;
  }
}

/** An activity, and a piece of a member. */
export interface ShownPiece {
  activityId: string;
  pieceId: string;
}

/** A piece that the operator gave a member. */
export async function withPiece(outside: Outside, token: string): Promise<ShownPiece> {
  const { activityId } = await currentActivity(outside, token);
  return { activityId, pieceId: await grantPiece(outside, token, { activityId }) };
}

/** What a page of collectibles needs: of the activity its own page the id; a piece is shown by itself. */
export const nftValues = (
  path: string,
  { activityId, pieceId }: ShownPiece,
): Readonly<Record<string, string>> =>
  path.includes('nft-index')
    ? { id: activityId }
    : path.includes('exchange-center')
      ? { activityId }
      : path.includes('nft-collection')
        ? { pieceId }
        : {};
