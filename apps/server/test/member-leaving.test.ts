import { defaultRegion } from '@yunyou/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cell } from '../src/security/data-protection';
import { codeSentTo, leave, tryToLeave } from './support/account';
import { applyFor, completeOrder, PERSON, seller } from './support/invoices';
import { addTraveller, placeOrder, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Tables whose ciphers are bound to another column than `id`. */
const boundTo: Record<string, string> = {
  deliveries: 'order_id',
  platform_tokens: 'key',
  age_statements: 'member_id',
  identity_verifications: 'member_id',
};

/** Every text that can be read with our keys, anywhere in the database. */
async function readableTexts(): Promise<string[]> {
  const { db, protection } = server.app;
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name like '%\\_cipher'`.execute(db);
  const texts: string[] = [];
  for (const { table, column } of columns) {
    const id = boundTo[table] ?? 'id';
    const { rows } = await sql<{ id: string; cipher: string }>`
      select ${sql.ref(id)} as id, ${sql.ref(column)} as cipher from ${sql.table(table)}
      where ${sql.ref(column)} <> ''`.execute(db);
    for (const row of rows) texts.push(protection.decrypt(row.cipher, cell(table, column, row.id)));
  }
  return texts;
}

describe('before leaving', () => {
  it('what is open is named with where it is settled, and what is lost is counted', async () => {
    const api = await server.member();
    expect(await api.member.cancellationCheck()).toMatchObject({ blockers: [], losses: [] });
    await placeOrder(api);
    await addTraveller(api);
    const { mobile } = await api.session.userInfo();
    await server.press('console/stored-value/charge', { mobile, yuan: '10' });
    expect(await api.member.cancellationCheck()).toMatchObject({
      blockers: [
        { kind: 'orders', count: 1, href: '/packages/order/order-list/order-list' },
        { kind: 'storedValue', count: 1, amountFen: 1_000 },
      ],
      losses: [{ kind: 'contacts', count: 2 }],
    });
  });
});

// conformance: SELF-01
describe('cancelling an account', () => {
  it('is refused while an order is open, and changes nothing', async () => {
    const api = await server.member();
    await placeOrder(api);
    await expect(tryToLeave(api)).rejects.toMatchObject({ code: 409, rule: 'openOrders' });
    expect(await api.contacts.list()).toHaveLength(1);
  });

  it('is refused while an invoice is being issued', async () => {
    const api = await server.member();
    const orderId = await completeOrder(server, api, await seller(server));
    await applyFor(api, [orderId]);
    expect(await api.member.cancellationCheck()).toMatchObject({
      blockers: [{ kind: 'invoices', count: 1 }],
    });
    await expect(tryToLeave(api)).rejects.toMatchObject({ code: 409, rule: 'openOrders' });
    await server.runJobs();
    await expect(leave(server, api)).resolves.toBeUndefined();
  });

  it('takes the agreement that is in force, what was confirmed, and the code that was sent for it', async () => {
    const api = await server.member();
    const { mobile } = await api.session.userInfo();
    const { agreementVersion } = await api.member.cancellationCheck();
    const request = { agreementVersion, confirmedLosses: true, code: '000000' } as const;
    await expect(
      api.member.cancelAccount({ ...request, agreementVersion: 'of-last-year' }),
    ).rejects.toMatchObject({ code: 409, rule: 'agreementChanged' });
    await expect(
      api.member.cancelAccount({ ...request, confirmedLosses: false as unknown as true }),
    ).rejects.toMatchObject({ code: 400, field: 'confirmedLosses' });
    await expect(api.member.cancelAccount({ agreementVersion, confirmedLosses: true })).rejects.toMatchObject(
      { code: 400, field: 'code' },
    );
    // One for another number is worth nothing here.
    await api.member.changeMobileCode({ target: 'current' });
    const ofChange = await codeSentTo(server, mobile);
    await expect(api.member.cancelAccount({ ...request, code: ofChange })).rejects.toMatchObject({
      code: 422,
      rule: 'codeWrong',
      field: 'code',
    });
    await expect(api.session.userInfo()).resolves.toMatchObject({ mobile });
  });

  it('leaves nothing that decrypts, ends every session, and frees the number', async () => {
    const api = await server.member();
    const orderId = await completeOrder(server, api, await seller(server));
    const { mobile, memberId } = await api.session.userInfo();
    const name = '诸葛云深';
    await addTraveller(api, name);
    await api.address.add({
      ...defaultRegion,
      name,
      mobile,
      detail: '云深路9号',
      tag: '',
      isDefault: true,
    });
    await api.invoice.addTitle({ ...PERSON, titleName: name });
    await applyFor(api, [orderId], { titleName: name, email: 'deep@example.cn' });
    await server.runJobs();
    await api.member.editProfile({ intro: 'secret' });
    const { tables } = JSON.parse((await api.member.ownData()).json);
    expect(JSON.stringify(tables)).toContain(name);
    expect((await readableTexts()).join('\n')).toContain(name);
    await leave(server, api);
    await expect(api.session.userInfo()).rejects.toMatchObject({ kind: 'auth' });

    const left = (await readableTexts()).join('\n');
    for (const personal of [name, mobile, '云深路9号', 'deep@example.cn']) {
      expect([personal, left.includes(personal)]).toEqual([personal, false]);
    }
    const row = await server.app.db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ mobile_cipher: null, mobile_index: null, name: '已注销用户', open_id: '' });
    expect(row.cancelled_ms).not.toBeNull();
    for (const table of [
      'contacts',
      'addresses',
      'member_profiles',
      'mobile_changes',
      'sms_codes',
    ] as const) {
      const rows = await server.app.db
        .selectFrom(table)
        .select('member_id')
        .where('member_id', '=', memberId)
        .execute();
      expect([table, rows]).toEqual([table, []]);
    }
    expect(await server.breaches()).toEqual([]);

    const { token } = await server.visitor().login.test({ mobile });
    const joined = server.visitor({ tokens: { read: () => token, clear: () => {} } });
    expect((await joined.session.userInfo()).memberId).not.toBe(memberId);
  });
});
