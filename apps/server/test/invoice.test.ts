import { defaultTaxRates, invoiceEmailsPerDay, invoiceTitles } from '@yunyou/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { taxOf } from '../src/modules/invoice/tax';
import { addAddress, goodsLine, order } from './support/goods-orders';
import {
  applyFor,
  COMPANY,
  completeOrder,
  OTHER_USCC,
  PERSON,
  SPECIAL,
  seller,
  TAX_ID,
} from './support/invoices';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await server.breaches()).toEqual([]));

const press = async (path: string, fields: Record<string, string>) => {
  const response = await server.press(`console/${path}`, fields);
  if (!response.ok) throw new Error(await response.text());
};
const answering = (answer: string) => press('invoices/answer', { answer });
const giveBack = (id: string, units = 1) => press('orders/give-back', { id, units: String(units) });

describe('orders that can be invoiced', () => {
  it('are complete and paid, with what came back left out, and stand by seller', async () => {
    const api = await server.member();
    const goods = await seller(server);
    const other = await seller(server, { uscc: OTHER_USCC });
    const one = await completeOrder(server, api, goods, 3);
    const two = await completeOrder(server, api, other);
    const unpaid = await order(api, [goodsLine(goods.productId, goods.skuId)], {
      addressId: await addAddress(api),
    });
    await giveBack(one);
    const { records, total } = await api.invoice.orders({});
    expect(total).toBe(2);
    expect(records.map(({ id, invoiceableFen, seller: { taxId } }) => [id, invoiceableFen, taxId])).toEqual([
      [two, 10_000, OTHER_USCC],
      [one, 20_000, '91440300MA5DFPXN9G'],
    ]);
    await expect(api.invoice.preview({ orderIds: [unpaid.id], type: 'normal' })).rejects.toMatchObject({
      code: 422,
      rule: 'orderNotComplete',
    });
    expect((await api.order.detail({ id: one })).invoice).toEqual({ canApply: true, id: null, state: null });
    expect((await api.order.detail({ id: unpaid.id })).invoice).toMatchObject({ canApply: false });
  });

  it('are of one seller, named once, and the member’s own', async () => {
    const api = await server.member();
    const one = await completeOrder(server, api, await seller(server));
    const two = await completeOrder(server, api, await seller(server, { uscc: OTHER_USCC }));
    await expect(api.invoice.preview({ orderIds: [one, two], type: 'normal' })).rejects.toMatchObject({
      code: 422,
      rule: 'invoiceSellerMixed',
    });
    await expect(api.invoice.preview({ orderIds: [one, one], type: 'normal' })).rejects.toMatchObject({
      code: 400,
    });
    const stranger = await server.member();
    await expect(stranger.invoice.preview({ orderIds: [one], type: 'normal' })).rejects.toMatchObject({
      code: 404,
    });
  });

  it('can be invoiced to the end of the 365th day', async () => {
    const api = await server.member();
    const id = await completeOrder(server, api, await seller(server));
    const { db, clock } = server.app;
    const completeAt = (atMs: number) =>
      db
        .updateTable('order_events')
        .set({ at_ms: atMs })
        .where('order_id', '=', id)
        .where('status', '=', 2)
        .execute();
    const today = Math.floor((clock.now() + 8 * 3_600_000) / 86_400_000) * 86_400_000 - 8 * 3_600_000;
    await completeAt(today - 365 * 86_400_000);
    expect((await api.invoice.preview({ orderIds: [id], type: 'normal' })).totalFen).toBe(10_000);
    expect((await api.invoice.orders({})).total).toBe(1);
    await completeAt(today - 365 * 86_400_000 - 1);
    await expect(api.invoice.preview({ orderIds: [id], type: 'normal' })).rejects.toMatchObject({
      code: 410,
      rule: 'invoiceWindowOver',
    });
    expect((await api.invoice.orders({})).total).toBe(0);
  });

  it('leave out what was paid by stored value', async () => {
    const api = await server.member();
    const id = await completeOrder(server, api, await seller(server));
    const { db } = server.app;
    const mine = await db
      .selectFrom('orders')
      .select('checkout_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const set = (gateway: string) =>
      db.updateTable('payments').set({ gateway }).where('checkout_id', '=', mine.checkout_id).execute();
    await set('stored-value');
    expect((await api.invoice.orders({})).total).toBe(0);
    await expect(api.invoice.preview({ orderIds: [id], type: 'normal' })).rejects.toMatchObject({
      code: 422,
      rule: 'invoiceNothingLeft',
    });
    await set('wechat');
  });

  it('wait while money of theirs is on its way back', async () => {
    const api = await server.member();
    const id = await completeOrder(server, api, await seller(server), 2);
    const { db } = server.app;
    await giveBack(id);
    const request = db.updateTable('refund_requests').where('order_id', '=', id);
    await request.set({ status: 'applied' }).execute();
    await expect(api.invoice.preview({ orderIds: [id], type: 'normal' })).rejects.toMatchObject({
      code: 409,
      rule: 'refundPending',
    });
    await request.set({ status: 'refunded' }).execute();
  });
});

describe('tax', () => {
  it('is split per item and added up', async () => {
    const api = await server.member();
    const thirteen = await completeOrder(server, api, await seller(server, { priceFen: 9_999 }), 3);
    const nine = await completeOrder(server, api, await seller(server, { priceFen: 1_001, taxRate: 9 }));
    const none = await completeOrder(server, api, await seller(server, { priceFen: 333, taxRate: 0 }));
    const preview = await api.invoice.preview({ orderIds: [thirteen, nine, none], type: 'normal' });
    expect(
      preview.items.map(({ quantity, amountFen, taxRate, netFen, taxFen }) => [
        quantity,
        amountFen,
        taxRate,
        netFen,
        taxFen,
      ]),
    ).toEqual([
      [3, 29_997, 13, 26_546, 3_451],
      [1, 1_001, 9, 918, 83],
      [1, 333, 0, 333, 0],
    ]);
    expect(preview).toMatchObject({ totalFen: 31_331, taxFen: 3_534 });
    expect(preview.items[0]?.name).toMatch(/^\*日用杂品\*商品/);
  });

  it('is net, rounded half up, and the rest, for any amount and rate', () => {
    for (let run = 0; run < 20_000; run++) {
      const amount = Math.floor(Math.random() * 1_000_000_000);
      const rate = [0, 6, 9, 13][run % 4] ?? 0;
      const { netFen, taxFen } = taxOf(amount, rate);
      expect(netFen + taxFen).toBe(amount);
      // Half up without fractions: 2·net·(100+r) lies within 100+r of 200·amount, the upper end open.
      const off = 2 * netFen * (100 + rate) - 200 * amount;
      expect(off <= 100 + rate && off > -(100 + rate)).toBe(true);
    }
    expect(taxOf(100, 0)).toEqual({ netFen: 100, taxFen: 0 });
    expect(taxOf(53, 6)).toEqual({ netFen: 50, taxFen: 3 });
    expect(defaultTaxRates.goods).toBe(13);
  });
});

describe('a title', () => {
  it.each([
    ['a company without a tax id', { titleKind: 'company', titleName: '某公司' }, 'titleIncomplete', 'taxId'],
    ['another check symbol', { ...COMPANY, taxId: '91350100M000100Y4Z' }, 'taxIdInvalid', 'taxId'],
    ['17 symbols', { ...COMPANY, taxId: '91350100M000100Y4' }, 'taxIdInvalid', 'taxId'],
    ['a telephone that is none', { ...COMPANY, phone: '12' }, 'titleIncomplete', 'phone'],
    ['an account of 7 digits', { ...COMPANY, bankAccount: '1234567' }, 'titleIncomplete', 'bankAccount'],
  ] as const)('is refused with %s', async (_, title, rule, field) => {
    const api = await server.member();
    await expect(api.invoice.addTitle(title)).rejects.toMatchObject({ code: 422, rule, field });
  });

  it('is kept as it is checked: narrowed, in upper case, without marks of direction', async () => {
    const api = await server.member();
    const { id } = await api.invoice.addTitle({
      ...COMPANY,
      titleName: '望汐\u202e青禾\u200b',
      taxId: ' ９１３５０１００m000100y43 ',
    });
    expect(await api.invoice.titles()).toEqual([
      {
        id,
        titleKind: 'company',
        titleName: '望汐青禾',
        taxId: TAX_ID,
        address: '',
        phone: '',
        bankName: '',
        bankAccount: '',
        isDefault: true,
      },
    ]);
  });

  it('is one of twenty at the most, one of them the default', async () => {
    const api = await server.member();
    const first = await api.invoice.addTitle(PERSON);
    const adding = await Promise.allSettled(
      Array.from({ length: invoiceTitles }, (_, at) =>
        api.invoice.addTitle({ ...PERSON, titleName: `人${at}` }),
      ),
    );
    expect(adding.filter(({ status }) => status === 'rejected')).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ code: 422, rule: 'titleLimit' }) },
    ]);
    const titles = await api.invoice.titles();
    expect(titles[0]).toMatchObject({ id: first.id, isDefault: true });
    const other = titles[5]?.id ?? '';
    await api.invoice.setDefaultTitle({ id: other });
    await api.invoice.editTitle({ id: first.id, ...COMPANY });
    await api.invoice.deleteTitle({ id: other });
    const left = await api.invoice.titles();
    expect(left).toHaveLength(invoiceTitles - 1);
    expect(left.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(left.find(({ id }) => id === first.id)).toMatchObject({ titleKind: 'company', taxId: TAX_ID });
    await expect(api.invoice.setDefaultTitle({ id: other })).rejects.toMatchObject({ code: 404 });
  });

  it('of a special invoice is a company’s with address, telephone, bank and account', async () => {
    const api = await server.member();
    const orderIds = [await completeOrder(server, api, await seller(server))];
    const refusal = async (changes: object) =>
      applyFor(api, orderIds, { type: 'special', ...changes }).catch((error: unknown) => error);
    expect(await refusal({ address: '', bankName: '' })).toMatchObject({
      rule: 'titleIncomplete',
      fields: [{ field: 'address' }, { field: 'bankName' }],
    });
    expect(await refusal({ titleKind: 'personal' })).toMatchObject({
      rule: 'titleIncomplete',
      field: 'titleKind',
    });
    expect(await refusal({ email: 'nobody' })).toMatchObject({ rule: 'emailInvalid', field: 'email' });
    const id = await applyFor(api, orderIds, { type: 'special' });
    expect(await api.invoice.detail({ id })).toMatchObject({
      ...SPECIAL,
      bankAccount: '6222020200112230',
      email: 'z***@example.cn',
    });
  });
});

// conformance: SELF-01
describe('an invoice', () => {
  it('is issued by the job, mailed, shown and linked for five minutes', async () => {
    const api = await server.member();
    const orderIds = [
      await completeOrder(server, api, await seller(server)),
      await completeOrder(server, api, await seller(server), 2),
    ];
    const id = await applyFor(api, orderIds, COMPANY);
    expect(await api.invoice.detail({ id })).toMatchObject({ state: 'submitted', hasPdf: false });
    await expect(api.invoice.pdf({ id })).rejects.toMatchObject({ code: 409, rule: 'invoiceStateChanged' });
    await server.runJobs();
    const detail = await api.invoice.detail({ id });
    expect(detail).toMatchObject({
      state: 'issued',
      totalFen: 30_000,
      titleName: COMPANY.titleName,
      hasPdf: true,
    });
    expect(detail.invoiceNumber).toMatch(/^\d{20}$/);
    expect(detail.orders.map((one) => one.id).sort()).toEqual([...orderIds].sort());
    const { emails } = await server.console();
    expect(emails.find(({ subject }) => subject.includes(detail.invoiceNumber ?? ' '))).toMatchObject({
      to: 'z***@example.cn',
      attachment: `${detail.invoiceNumber}.pdf`,
    });
    expect((await api.order.detail({ id: orderIds[0] ?? '' })).invoice).toEqual({
      canApply: false,
      id,
      state: 'issued',
    });

    const link = await api.invoice.pdf({ id });
    const response = await server.fetch(link.url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBe(link.bytes);
    expect(bytes.length).toBeLessThan(200 * 1024);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain('/ToUnicode');
    expect(await api.invoice.pdf({ id })).toMatchObject({ sha256: link.sha256, bytes: link.bytes });
    // Made anew it has the same bytes.
    await server.app.db.deleteFrom('invoice_pdfs').where('invoice_id', '=', id).execute();
    expect(await api.invoice.pdf({ id })).toMatchObject({ sha256: link.sha256 });
    const forged = link.url.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? '-' : '_'}`);
    expect((await server.fetch(forged)).status).toBe(404);
    await server.moveTime(6);
    expect((await server.fetch(link.url)).status).toBe(410);
  });

  it('is asked for once per order, with the sum that was shown', async () => {
    const api = await server.member();
    const orderIds = [await completeOrder(server, api, await seller(server))];
    await expect(applyFor(api, orderIds, { expectedTotalFen: 1 })).rejects.toMatchObject({
      code: 409,
      rule: 'priceChanged',
    });
    const id = await applyFor(api, orderIds);
    await expect(
      api.invoice.apply({
        orderIds,
        type: 'normal',
        ...PERSON,
        email: 'a@example.cn',
        expectedTotalFen: 10_000,
      }),
    ).rejects.toMatchObject({ code: 409, rule: 'invoiceAlready' });
    await api.invoice.cancel({ id });
    await expect(api.invoice.cancel({ id })).rejects.toMatchObject({
      code: 409,
      rule: 'invoiceStateChanged',
    });
    expect(await api.invoice.detail({ id })).toMatchObject({ state: 'cancelled' });
    await applyFor(api, orderIds);
    expect((await api.invoice.list({})).records.map(({ state }) => state)).toEqual([
      'submitted',
      'cancelled',
    ]);
    await server.runJobs();
  });

  it('of an order that two devices name is one, twenty times', async () => {
    const api = await server.member();
    const goods = await seller(server);
    const shared = await completeOrder(server, api, goods);
    const own = await completeOrder(server, api, goods);
    for (let round = 0; round < 20; round++) {
      const results = await Promise.allSettled([applyFor(api, [shared]), applyFor(api, [own, shared])]);
      const won = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(won).toHaveLength(1);
      const lost = results.find((one) => one.status === 'rejected');
      expect(lost?.reason).toMatchObject({ code: 409, rule: 'invoiceAlready' });
      await api.invoice.cancel({ id: won[0] ?? '' });
    }
  });

  it('that fails says why, and may be asked for again', async () => {
    const api = await server.member();
    const orderIds = [await completeOrder(server, api, await seller(server))];
    const id = await applyFor(api, orderIds);
    await press('invoices/fail', { id, reason: '抬头与税号不符', reasonEn: 'Title and tax id do not match' });
    expect(await api.invoice.detail({ id })).toMatchObject({ state: 'rejected', reason: '抬头与税号不符' });
    const again = await applyFor(api, orderIds);
    await press('invoices/issue', { id: again });
    expect(await api.invoice.detail({ id: again })).toMatchObject({ state: 'issued' });
  });

  it('keeps its number through silence', async () => {
    const api = await server.member();
    const id = await applyFor(api, [await completeOrder(server, api, await seller(server))]);
    await answering('silent');
    await server.runJobs();
    expect(await api.invoice.detail({ id })).toMatchObject({ state: 'issuing' });
    const { db } = server.app;
    const asked = await db
      .selectFrom('invoices')
      .select('request_no')
      .where('id', '=', id)
      .executeTakeFirst();
    await answering('issue');
    await server.runJobs();
    // It waits for its next try.
    expect(await api.invoice.detail({ id })).toMatchObject({ state: 'issuing' });
    await server.moveTime(2);
    expect(await api.invoice.detail({ id })).toMatchObject({ state: 'issued' });
    const known = await db
      .selectFrom('sandbox_invoices')
      .selectAll()
      .where('request_no', '=', asked?.request_no ?? '')
      .execute();
    expect(known).toHaveLength(1);
  });

  it('is sent again five times a day at the most', async () => {
    const api = await server.member();
    const id = await applyFor(api, [await completeOrder(server, api, await seller(server))]);
    await expect(api.invoice.sendEmail({ id, email: 'b@example.cn' })).rejects.toMatchObject({
      code: 409,
      rule: 'invoiceStateChanged',
    });
    await server.runJobs();
    const sending = await Promise.allSettled(
      Array.from({ length: invoiceEmailsPerDay + 2 }, (_, at) =>
        api.invoice.sendEmail({ id, email: `b${at}@example.cn` }),
      ),
    );
    expect(sending.filter(({ status }) => status === 'fulfilled')).toHaveLength(invoiceEmailsPerDay);
    await expect(api.invoice.sendEmail({ id, email: 'b@example.cn' })).rejects.toMatchObject({
      code: 422,
      rule: 'emailLimit',
    });
    await server.moveTime(24 * 60);
    await api.invoice.sendEmail({ id, email: 'b@example.cn' });
  });
});

describe('a refund after an invoice', () => {
  it('of a normal one takes it back whole and writes a new one over what remains', async () => {
    const api = await server.member();
    const goods = await seller(server);
    const one = await completeOrder(server, api, goods, 3);
    const two = await completeOrder(server, api, goods);
    const id = await applyFor(api, [one, two], COMPANY);
    await server.runJobs();
    await giveBack(one);
    await server.runJobs();
    const { chain, state } = await api.invoice.detail({ id });
    expect(state).toBe('red');
    expect(chain.map(({ state: of, totalFen, isRed }) => [of, totalFen, isRed])).toEqual([
      ['red', 40_000, false],
      ['issued', -40_000, true],
      ['issued', 30_000, false],
    ]);
    const [, red, next] = chain;
    expect(await api.invoice.detail({ id: red?.id ?? '' })).toMatchObject({
      redOfId: id,
      taxFen: expect.any(Number),
    });
    expect(await api.invoice.detail({ id: next?.id ?? '' })).toMatchObject({
      replacesId: id,
      titleName: COMPANY.titleName,
    });
    const { emails } = await server.console();
    for (const paper of chain) {
      expect(emails.some(({ attachment }) => attachment === `${paper.invoiceNumber}.pdf`)).toBe(true);
    }
    // A second refund takes the new one back.
    await giveBack(one, 2);
    await server.runJobs();
    const last = (await api.invoice.detail({ id })).chain.at(-1);
    expect(last).toMatchObject({ state: 'issued', totalFen: 10_000 });
    expect((await api.order.detail({ id: one })).invoice).toMatchObject({ canApply: false, state: 'red' });
    // Nothing remains: no new one.
    await giveBack(two);
    await server.runJobs();
    expect((await api.invoice.detail({ id })).chain.map(({ state: of }) => of)).toEqual([
      'red',
      'issued',
      'red',
      'issued',
      'red',
      'issued',
    ]);
  });

  it('of a special one needs the merchant, and the buyer’s word within 72 hours', async () => {
    const api = await server.member();
    const id = await applyFor(api, [await completeOrder(server, api, await seller(server), 2)], {
      type: 'special',
    });
    await server.runJobs();
    const { orders } = await api.invoice.detail({ id });
    const orderId = orders[0]?.id ?? '';
    expect(await server.app.kinds.papers.needMerchant(server.app.db, orderId)).toBe(true);
    await giveBack(orderId);
    const awaiting = await api.invoice.detail({ id });
    expect(awaiting).toMatchObject({ state: 'redAwaitingBuyer' });
    await server.moveTime(72 * 60 + 1);
    const raised = await api.invoice.detail({ id });
    expect(raised.state).toBe('redAwaitingBuyer');
    expect(raised.confirmByMs).toBeGreaterThan(awaiting.confirmByMs ?? 0);
    await press('invoices/confirm-red', { id });
    await server.runJobs();
    const { chain } = await api.invoice.detail({ id });
    expect(chain.map(({ state }) => state)).toEqual(['red', 'issued', 'issued']);
    expect(chain.at(-1)).toMatchObject({ totalFen: 10_000 });
  });

  it('that starts while it is being issued wins', async () => {
    const api = await server.member();
    const orderId = await completeOrder(server, api, await seller(server), 2);
    await answering('hold');
    const id = await applyFor(api, [orderId]);
    await server.runJobs();
    await giveBack(orderId);
    // The system had issued it meanwhile: it is taken back.
    const { request_no } = await server.app.db
      .selectFrom('invoices')
      .select('request_no')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await answering('issue');
    const { issueHeld } = await import('../src/sandbox/invoices/system');
    await issueHeld(server.app.db, request_no, server.app.clock.now());
    await server.moveTime(2);
    const { chain, state, reason } = await api.invoice.detail({ id });
    expect(state).toBe('rejected');
    expect(reason).toContain('退款');
    expect(chain.map(({ state: of, totalFen }) => [of, totalFen])).toEqual([
      ['rejected', 20_000],
      ['issued', -20_000],
    ]);
    const again = await applyFor(api, [orderId]);
    await server.runJobs();
    expect(await api.invoice.detail({ id: again })).toMatchObject({ state: 'issued', totalFen: 10_000 });
  });

  it('before it is being issued lowers what is written', async () => {
    const api = await server.member();
    const orderId = await completeOrder(server, api, await seller(server), 2);
    const id = await applyFor(api, [orderId]);
    await giveBack(orderId);
    await server.runJobs();
    expect(await api.invoice.detail({ id })).toMatchObject({ state: 'issued', totalFen: 10_000 });
  });
});

describe('somebody who leaves', () => {
  it('takes the title book and the e-mail along; what was issued stays', async () => {
    const api = await server.member();
    await api.invoice.addTitle(PERSON);
    const id = await applyFor(api, [await completeOrder(server, api, await seller(server))]);
    await server.runJobs();
    const { db } = server.app;
    const { member_id } = await db
      .selectFrom('invoices')
      .select('member_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { deletePersonalRows, anonymiseOrders } = await import('../src/modules/member/cancel-store');
    const { inTransaction } = await import('../src/database/transaction');
    await inTransaction(db, async (tx) => {
      await anonymiseOrders(tx, member_id, server.app.clock.now());
      await deletePersonalRows(tx, member_id);
    });
    expect(
      await db.selectFrom('invoice_titles').selectAll().where('member_id', '=', member_id).execute(),
    ).toEqual([]);
    const party = await db
      .selectFrom('invoice_parties')
      .selectAll()
      .where('member_id', '=', member_id)
      .executeTakeFirstOrThrow();
    expect(party.email_cipher).toBe('');
    expect(party.title_cipher).not.toBe('');
  });
});
