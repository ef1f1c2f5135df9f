import type { RequestOf } from '@yunyou/contract';
import { expect, it } from 'vitest';
import { createWorld, refuse } from './support/world';

const login = { storage: { token: 't' } };
const request: RequestOf<'invoice', 'apply'> = {
  orderIds: ['o1', 'o2'],
  type: 'normal',
  titleKind: 'personal',
  titleName: '李云',
  email: 'a@example.cn',
  expectedTotalFen: 30_000,
};

it('asks what an invoice would say, and asks for it once', async () => {
  const { sdk, reply, sent } = createWorld({}, login);
  reply('/cuser/member/invoice/preview', () => ({ items: [], totalFen: 30_000, taxFen: 3_451, orders: [] }));
  reply('/cuser/member/invoice/apply', () => ({ id: 'i1', state: 'submitted' }));
  const invoices = await sdk.invoices();
  expect(await invoices.preview({ orderIds: ['o1', 'o2'], type: 'normal' })).toMatchObject({
    totalFen: 30_000,
  });
  expect(await invoices.apply(request)).toEqual({ id: 'i1', state: 'submitted' });
  expect(sent('/cuser/member/invoice/apply')[0]?.body).toEqual(request);
});

it('keeps its key while an answer is lost, and takes another one after a refusal', async () => {
  const { sdk, reply, sent } = createWorld({}, login);
  const invoices = await sdk.invoices();
  const keys = () =>
    sent('/cuser/member/invoice/apply').map(({ headers }) => new Headers(headers).get('idempotency-key'));
  reply('/cuser/member/invoice/apply', refuse(409, { rule: 'invoiceAlready' }));
  await expect(invoices.apply(request)).rejects.toMatchObject({ rule: 'invoiceAlready' });
  reply('/cuser/member/invoice/apply', () => ({ id: 'i1', state: 'submitted' }));
  await invoices.apply(request);
  const [first, second] = keys();
  expect(first).toBeTruthy();
  expect(second).not.toBe(first);
});

it('keeps the title book', async () => {
  const { sdk, reply, sent } = createWorld({}, login);
  reply('/cuser/member/invoice-title/list', () => [{ id: 't1', titleName: '李云' }]);
  reply('/cuser/member/invoice-title/add', () => ({ id: 't2' }));
  for (const call of ['edit', 'delete', 'setDefault'])
    reply(`/cuser/member/invoice-title/${call}`, () => null);
  const invoices = await sdk.invoices();
  expect(await invoices.titles()).toHaveLength(1);
  expect(await invoices.addTitle({ titleKind: 'personal', titleName: '云' })).toBe('t2');
  await invoices.editTitle({ id: 't2', titleKind: 'personal', titleName: '云' });
  await invoices.makeDefaultTitle('t2');
  await invoices.removeTitle('t2');
  expect(sent('/cuser/member/invoice-title/delete')[0]?.body).toEqual({ id: 't2' });
});

it('shows, sends and takes back', async () => {
  const { sdk, reply, sent } = createWorld({}, login);
  reply('/cuser/member/invoice/list', () => ({ records: [], total: 0, size: 10, current: 1, pages: 0 }));
  reply('/cuser/member/invoice/orders', () => ({ records: [], total: 0, size: 10, current: 1, pages: 0 }));
  reply('/cuser/member/invoice/detail', () => ({ id: 'i1' }));
  reply('/cuser/member/invoice/pdf', () => ({ url: '/p', bytes: 1, sha256: '' }));
  reply('/cuser/member/invoice/cancel', () => null);
  reply('/cuser/member/invoice/sendEmail', refuse(422, { rule: 'emailLimit' }));
  const invoices = await sdk.invoices();
  expect((await invoices.list({})).total).toBe(0);
  expect((await invoices.orders({ page: 1 })).total).toBe(0);
  expect(await invoices.detail('i1')).toMatchObject({ id: 'i1' });
  expect(await invoices.pdf('i1')).toMatchObject({ url: '/p' });
  await invoices.cancel('i1');
  expect(sent('/cuser/member/invoice/cancel')).toHaveLength(1);
  await expect(invoices.sendEmail('i1', 'a@example.cn')).rejects.toMatchObject({ rule: 'emailLimit' });
});
