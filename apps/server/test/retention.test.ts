import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ages } from '../src/jobs/tidy-up-store';
import { NOTIFY_PATH } from '../src/outside/pay-systems/accounts';
import { encryptResource } from '../src/outside/wechat-pay/signature';
import { signatureHeaders } from '../src/sandbox/cashier/api';
import { sandboxWeChatPay } from '../src/sandbox/routes';
import type { SandboxSecrets } from '../src/sandbox/secrets';
import { leave, tryToLeave } from './support/account';
import {
  addTraveller,
  placeOrder,
  startPaying,
  startTestServer,
  type TestServer,
} from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Tables that nothing is deleted from by age, and why. */
const kept: Record<string, string> = {
  // What is sold and shown, and who we are: as many rows as the operator makes.
  ...Object.fromEntries(
    [
      'spots',
      'tickets',
      'ticket_prices',
      'hotels',
      'hotel_photos',
      'hotel_rooms',
      'hotel_rates',
      'rate_nights',
      'stock',
      'stock_pools',
      'international_fields',
      'notices',
      'site_documents',
      'specials',
      'preview_drafts',
      'staff',
      'shops',
      'goods_categories',
      'freight_templates',
      'products',
      'skus',
      'activities',
      'activity_prices',
      'coupons',
      'coupon_codes',
      'reviews',
      'review_sums',
      'sellers',
      'review_counts',
      'appointment_items',
      'appointment_item_products',
      'appointment_hours',
      'appointment_special_days',
      'appointment_slots',
      'outside_vouchers',
      'activity_products',
      'activity_rule_texts',
      'draws',
      'box_sets',
      'card_types',
      'card_type_spots',
      'card_activities',
      'nft_activities',
      'nft_activity_spots',
      'nft_collections',
      'nft_products',
      'nft_product_costs',
      'card_activity_sessions',
      'box_items',
      'draw_prizes',
      'draw_tasks',
      'draw_days',
      'jump_codes',
    ].map((table) => [table, 'the operator’s']),
  ),
  // The law asks a merchant for trades of three years (E-Commerce Law, article 31) and for accounts of thirty.
  ...Object.fromEntries(
    [
      'checkouts',
      'orders',
      'order_lines',
      'line_people',
      'line_adjustments',
      'order_events',
      'holds',
      'vouchers',
      'stay_rooms',
      'stay_nights',
      'payments',
      'refunds',
      'refund_requests',
      'refund_items',
      'refund_events',
      'stored_values',
      'stored_value_moves',
      'statement_runs',
      'statement_rows',
      'statement_differences',
      'activity_uses',
      'flash_grabs',
      'buy_groups',
      'group_seats',
      'bargains',
      'bargain_cuts',
      'member_prizes',
      // How often somebody drew, and who came by whose link: each counts once for ever.
      'draw_members',
      'draw_invited',
      // What was bought, and how long the next hidden item is due.
      'box_units',
      'box_members',
      'cards',
      'card_periods',
      'card_persons',
      'card_limits',
      'card_activity_places',
      'card_applications',
      // Pieces are for ever, and so is what they came of and went for.
      'nft_members',
      'nft_credits',
      'nft_pieces',
      'nft_certificates',
      'nft_exchanges',
      'nft_exchange_pieces',
      'nft_limits',
      // That somebody agreed has to be shown as long as anything may be asked about it.
      'consents',
      'member_coupons',
      'member_coupon_events',
      'deliveries',
      'delivery_lines',
      'shipments',
      'shipment_lines',
      'shipment_traces',
      'service_lines',
      'invoices',
      'invoice_orders',
      'invoice_parties',
      'invoice_pdfs',
      'order_snapshots',
      'appointments',
      'appointment_visitors',
      'appointment_vouchers',
      'appointment_events',
      'appointment_snapshots',
    ].map((table) => [table, 'trade']),
  ),
  ...Object.fromEntries(
    [
      'members',
      'member_identities',
      'member_profiles',
      'mobile_changes',
      'contacts',
      'addresses',
      'invoice_titles',
      'subscriptions',
      'cart_items',
      'suggestions',
      'suggestion_replies',
      'purchase_counts',
      'review_votes',
      'identity_verifications',
    ].map((table) => [table, 'the member’s, until they leave']),
  ),
  ...Object.fromEntries(
    [
      'search_documents',
      'search_records',
      'search_terms',
      'search_suffixes',
      'search_words',
      'search_cities',
    ].map((table) => [table, 'made of what is sold']),
  ),
  mobile_appeal_pictures: 'goes with the decision',
  protected_pictures: 'goes with its consent, and past its day',
  private_uploads: 'goes within the hour',
  card_code_uses: 'goes a day later, by its step',
  search_queue: 'goes when the work is done',
  search_state: 'one row',
  retries: 'goes when the work is done',
  upload_removals: 'goes when the work is done',
  sandbox_settings: 'a few',
  sandbox_cashier_transactions: 'the sandbox’s bank',
  sandbox_cashier_refunds: 'the sandbox’s bank',
  sandbox_invoices: 'the sandbox’s invoice system',
  sandbox_ledger: 'the sandbox’s ledger, in which everything is for ever',
};

describe('what is kept', () => {
  it('has an age or a reason, table by table', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(
      server.app.db,
    );
    const named = new Set([...ages.map(({ table }) => table as string), ...Object.keys(kept)]);
    expect(rows.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
    expect([...named].filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
  });

  it('goes when its age is over, and not before, however much there is', async () => {
    const { db, clock } = server.app;
    const insert = (key: string, count: number, at: number) =>
      sql`insert into rate_limits select ${key} || n, ${at}, 1 from generate_series(1, ${count}::int) n`.execute(
        db,
      );
    await insert('old', 12_000, clock.now() - 49 * 3_600_000);
    await insert('new', 3, clock.now() - 47 * 3_600_000);
    await server.runJobs();
    const left = await db.selectFrom('rate_limits').select('key').where('key', 'like', 'old%').execute();
    expect(left).toEqual([]);
    expect(
      await db.selectFrom('rate_limits').select('key').where('key', 'like', 'new%').execute(),
    ).toHaveLength(3);
  });

  it('of reports is bounded for one network, and none is from the future', async () => {
    const { db, clock } = server.app;
    const api = server.visitor();
    const report = (eventId: string, atMs: number) =>
      api.tracking.parentViewPublic({ productType: 2, parentId: 'spot-1', eventId, atMs });
    await report('from-the-future', clock.now() + 86_400_000);
    const stored = await db
      .selectFrom('tracking_events')
      .select('at_ms')
      .where('event_id', '=', 'from-the-future')
      .executeTakeFirstOrThrow();
    expect(stored.at_ms).toBeLessThanOrEqual(clock.now());
    await db.updateTable('rate_limits').set({ count: 6_000 }).where('key', 'like', 'report-from:%').execute();
    await expect(report('one-too-many', clock.now())).resolves.toBeNull();
    const dropped = db.selectFrom('tracking_events').select('id').where('event_id', '=', 'one-too-many');
    expect(await dropped.execute()).toEqual([]);
  });
});

describe('whoever leaves', () => {
  it('is paid what they are owed first', async () => {
    const member = await server.member();
    const { mobile } = await member.session.userInfo();
    await server.press('console/stored-value/charge', { mobile, yuan: '10' });
    await expect(tryToLeave(member)).rejects.toMatchObject({ code: 409, rule: 'stillOwed' });
    expect(await member.session.userInfo()).toMatchObject({ mobile });
  });

  it('takes uploads, words and open ids along', async () => {
    const member = await server.member();
    const { memberId } = await member.session.userInfo();
    const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'me.jpg', { type: 'image/jpeg' });
    const { url } = await member.uploadFile({ file, fileName: 'me.jpg' });
    expect((await server.fetch(url)).status).toBe(200);
    await addTraveller(member);
    const { id } = await placeOrder(member);
    await member.order.cancel({ id, reason: '我的母亲李云病了' });
    await leave(server, member);

    expect((await server.fetch(url)).status).toBe(404);
    const { db } = server.app;
    const { rows } = await sql<{ found: string }>`
      select note as found from order_events where order_id = ${id} and note is not null
      union all select prefix from upload_removals where prefix like ${`%${memberId}%`}`.execute(db);
    expect(rows).toEqual([]);
  });

  it('has their uploads removed later when the store does not answer', async () => {
    const member = await server.member();
    const { memberId } = await member.session.userInfo();
    const { objectStore } = server.app;
    const removeAll = objectStore.removeAll;
    objectStore.removeAll = () => Promise.reject(new Error('no answer'));
    await leave(server, member);
    const due = () =>
      server.app.db
        .selectFrom('upload_removals')
        .select('prefix')
        .where('prefix', 'like', `%${memberId}%`)
        .execute();
    expect(await due()).toHaveLength(1);
    objectStore.removeAll = removeAll;
    await server.runJobs();
    expect(await due()).toEqual([]);
  });
});

/** A notification that something was paid, signed with the sandbox's own keys, whatever it says. */
const tellPaid = (transaction: object): Promise<number> =>
  tell((apiV3Key) =>
    JSON.stringify({
      event_type: 'TRANSACTION.SUCCESS',
      resource: encryptResource(apiV3Key, JSON.stringify(transaction), 'transaction'),
    }),
  );

async function tell(bodyWith: (apiV3Key: string) => string): Promise<number> {
  const { config, clock, db } = server.app;
  const row = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('key', '=', 'secrets')
    .executeTakeFirstOrThrow();
  const secrets = row.value as SandboxSecrets;
  const account = sandboxWeChatPay(config, secrets);
  const body = bodyWith(account.apiV3Key);
  const { platformPrivateKeyPem } = secrets;
  const signed = signatureHeaders({ clock, config: account, platformPrivateKeyPem }, body);
  const response = await server.fetch(`http://yunyou.test${NOTIFY_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed },
    body,
  });
  return response.status;
}

describe('a notification that is the payment system’s', () => {
  it.each([
    ['merchant', { mchid: '1900009999' }],
    ['app', { appid: 'wx-somebody-else' }],
    ['currency', { amount: { total: 100, currency: 'USD' } }],
    ['amount', { amount: { currency: 'CNY' } }],
    ['amount', { amount: { total: 3e9, currency: 'CNY' } }],
    ['unknownPayment', { out_trade_no: '20990101NOBODY' }],
  ])('and has an odd %s is heard, put aside once, and changes nothing', async (reason, change) => {
    const api = await server.member();
    const { id } = await placeOrder(api);
    await startPaying(api, id);
    const payment = await server.app.db
      .selectFrom('payments')
      .innerJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
      .innerJoin('orders', 'orders.checkout_id', 'checkouts.id')
      .select(['out_trade_no', 'payments.amount_fen'])
      .where('orders.id', '=', id)
      .executeTakeFirstOrThrow();
    const said = {
      ...{ mchid: '1900000000', appid: 'wx0000000000000000', trade_state: 'SUCCESS' },
      ...{ out_trade_no: payment.out_trade_no, amount: { total: payment.amount_fen, currency: 'CNY' } },
      ...change,
    };
    expect([await tellPaid(said), await tellPaid(said)]).toEqual([204, 204]);
    const { odd } = await server.console();
    expect(odd.filter((one) => one.number === said.out_trade_no)).toMatchObject([{ reason, times: 2 }]);
    expect((await api.order.detail({ id })).status).toBe(4);
  });

  it.each([
    ['is no JSON', () => 'SUCCESS'],
    ['is nothing', () => 'null'],
    ['names no event', (key: string) => withContent(key, '{}', null)],
    ['has half a transaction', (key: string) => withContent(key, '{"mchid":"19')],
    ['has a list for one', (key: string) => withContent(key, '[]')],
    ['has a number that is none', (key: string) => withContent(key, '{"out_trade_no":{"$ne":1}}')],
    ['has half a refund', (key: string) => withContent(key, 'null', 'REFUND.SUCCESS')],
  ])('and %s is heard and put aside too', async (_, bodyWith) => {
    const before = (await server.console()).odd.find(({ reason }) => reason === 'content')?.times ?? 0;
    expect(await tell(bodyWith)).toBe(204);
    const { odd } = await server.console();
    expect(odd.find(({ reason }) => reason === 'content')?.times).toBe(before + 1);
  });
});

const withContent = (apiV3Key: string, plain: string, eventType: string | null = 'TRANSACTION.SUCCESS') =>
  JSON.stringify({ event_type: eventType, resource: encryptResource(apiV3Key, plain, 'transaction') });
