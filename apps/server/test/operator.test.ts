import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { actionRoles, mayDo, type Role, roles, SANDBOX_ONLY } from '../src/operator/permissions';
import { addStaff } from '../src/operator/staff/join';
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from '../src/operator/staff/sign-in';
import { cell } from '../src/security/data-protection';
import { codeOf } from './support/one-time-code';
import { consoleBrowser, joined, PASSWORD, signedInAs } from './support/staff';
import { openDay, placeOrder, startPaying, startTestServer, type TestServer } from './support/test-server';

const TICKET = 'ticket-feilian-adult';
const MINUTE_MS = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let count = 0;
const newName = () => `staff-${++count}`;

/** An order of one ticket, paid: for today, or for a later day. */
async function paidOrder(days = 0) {
  const api = await server.member();
  const { id } = await placeOrder(api, { day: await openDay(api, TICKET, days) });
  await server.press('cashier/pay', { prepay_id: await startPaying(api, id) });
  const today = dayOf(server.app.clock.now());
  // Good at any hour: what is bought late in the evening is for tomorrow.
  if (days === 0) {
    await server.app.db
      .updateTable('vouchers')
      .set({ first_day: addDays(today, -1), last_day: addDays(today, 1) })
      .where('order_id', '=', id)
      .execute();
  }
  const { vouchers } = await api.order.vouchers({ orderId: id });
  return { api, id, code: vouchers[0]?.code ?? '' };
}

const auditLines = (name: string) =>
  server.app.db
    .selectFrom('staff_audit')
    .select(['action', 'subject', 'outcome', 'note'])
    .where('staff_name', '=', name)
    .orderBy('id')
    .execute();

describe('joining', () => {
  it('takes a password and the first code by a link, once', async () => {
    const { path, browser } = await joined(server, newName(), ['gate']);
    const again = await browser.open(path);
    expect(again.status).toBe(404);
    expect(await again.text()).toContain('链接已失效');
  });

  it('ends with the link after a day', async () => {
    const { path } = await addStaff(server.app, { name: newName(), roles: ['gate'] });
    const browser = consoleBrowser(server);
    expect((await browser.open(path)).status).toBe(200);
    await server.app.db
      .updateTable('staff')
      .set({ join_expires_ms: server.app.clock.now() })
      .where('join_hash', 'is not', null)
      .execute();
    expect((await browser.open(path)).status).toBe(404);
  });

  it.each([
    ['a short password', 'short', 'short', '密码至少12个字符'],
    ['a password of few characters', 'aaaaaaaaaaaaaa', 'aaaaaaaaaaaaaa', '密码重复的字符太多'],
    ['two passwords that differ', PASSWORD, `${PASSWORD}!`, '两次输入的密码不一致'],
    ['a wrong code', PASSWORD, PASSWORD, '验证码不正确'],
  ])('refuses %s and keeps the link', async (_, password, again, words) => {
    const { path } = await addStaff(server.app, { name: newName(), roles: ['gate'] });
    const browser = consoleBrowser(server);
    const response = await browser.post('/operator/join', {
      token: path.split('token=')[1] ?? '',
      password,
      again,
      code: '000000',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(words);
    expect((await browser.open(path)).status).toBe(200);
  });

  it('refuses names that are taken or are none, and roles that are none', async () => {
    const name = newName();
    await addStaff(server.app, { name, roles: ['gate'] });
    await expect(addStaff(server.app, { name, roles: ['gate'] })).rejects.toThrow('taken');
    await expect(addStaff(server.app, { name: '-x', roles: ['gate'] })).rejects.toThrow(
      'begins with a letter',
    );
  });
});

describe('signing in', () => {
  const signIn = (one: { browser: ReturnType<typeof consoleBrowser> }, form: Record<string, string>) =>
    one.browser.post('/operator/sign-in', form);

  it('says the same of a wrong name, password and code', async () => {
    const name = newName();
    const one = await joined(server, name, ['gate']);
    const code = codeOf(one.secret, server.app.clock.now());
    const answers = [];
    for (const form of [
      { name: 'nobody', password: PASSWORD, code },
      { name, password: 'not the password', code },
      { name, password: PASSWORD, code: '000000' },
    ]) {
      const response = await signIn(one, form);
      const text = await response.text();
      answers.push([response.status, /role="alert">([^<]*)</.exec(text)?.[1]]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(answers[0]).toEqual([
      401,
      '账号、密码或动态码不正确 · Name, password or one-time code is not right',
    ]);
  });

  it('takes no code twice', async () => {
    const name = newName();
    const one = await joined(server, name, ['gate']);
    const code = codeOf(one.secret, server.app.clock.now());
    expect((await signIn(one, { name, password: PASSWORD, code })).status).toBe(303);
    expect((await signIn(one, { name, password: PASSWORD, code })).status).toBe(401);
  });

  it('asks for a picture after five wrong tries, and lets the right person in by it', async () => {
    const name = newName();
    const one = await joined(server, name, ['gate']);
    const code = () => codeOf(one.secret, server.app.clock.now());
    for (let tries = 0; tries < 5; tries++)
      await signIn(one, { name, password: 'not the password', code: '000000' });
    const refused = await signIn(one, { name, password: PASSWORD, code: code() });
    expect(refused.status).toBe(400);
    const picId = /name="picId" value="([^"]+)"/.exec(await refused.text())?.[1] ?? '';
    const told = await server.fetch(`http://yunyou.test/sandbox/picture-digits?id=${picId}`);
    const { digits } = (await told.json()) as { digits: string };
    expect((await signIn(one, { name, password: PASSWORD, code: code(), picId, digits })).status).toBe(303);
  });

  it('writes down who came in, and no name that nobody has', async () => {
    const name = newName();
    const one = await joined(server, name, ['gate']);
    await signIn(one, { name, password: 'not the password', code: '000000' });
    await signIn(one, { name, password: PASSWORD, code: codeOf(one.secret, server.app.clock.now()) });
    await signIn(one, { name: 'hunter2hunter2', password: PASSWORD, code: '000000' });
    expect((await auditLines(name)).map(({ action, outcome }) => [action, outcome])).toEqual([
      ['join', 'done'],
      ['sign-in', 'refused'],
      ['sign-in', 'done'],
    ]);
    expect(await auditLines('hunter2hunter2')).toEqual([]);
  });

  it.each([
    ['nothing was done for an hour', { seen_ms: SESSION_IDLE_MS }],
    ['twelve hours have passed', { created_ms: SESSION_LIFE_MS }],
  ])('is over when %s', async (_, back) => {
    const name = newName();
    const browser = await signedInAs(server, name, ['gate']);
    expect((await browser.open('/operator')).status).toBe(200);
    const nowMs = server.app.clock.now();
    const moved = Object.fromEntries(
      Object.entries(back).map(([column, ms]) => [column, nowMs - ms - MINUTE_MS]),
    );
    await server.app.db
      .updateTable('staff_sessions')
      .set(moved)
      .where('staff_id', 'in', (staff) => staff.selectFrom('staff').select('id').where('name', '=', name))
      .execute();
    const response = await browser.open('/operator/orders?q=1');
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/operator/sign-in?next=%2Foperator%2Forders%3Fq%3D1',
    ]);
  });

  it('ends with signing out, and leads nowhere else', async () => {
    const browser = await signedInAs(server, newName(), ['gate']);
    const { cookie } = browser;
    await browser.post('/operator/sign-out', {});
    const again = await server.fetch('http://yunyou.test/operator', {
      headers: { cookie },
      redirect: 'manual',
    });
    expect(again.status).toBe(303);
    const name = newName();
    const one = await joined(server, name, ['gate']);
    const code = codeOf(one.secret, server.app.clock.now());
    const led = await signIn(one, {
      name,
      password: PASSWORD,
      code,
      next: 'https://elsewhere.example/operator',
    });
    expect(led.headers.get('location')).toBe('/operator');
  });
});

describe('the two sides', () => {
  it("open nothing to each other's keys", async () => {
    const api = await server.member();
    const visited = await server.fetch('http://yunyou.test/operator/orders', {
      headers: { authorization: `Bearer ${api.token}`, token: api.token, cookie: `operator=${api.token}` },
      redirect: 'manual',
    });
    expect(visited.status).toBe(303);
    const { cookie } = await signedInAs(server, newName(), ['admin']);
    const token = cookie.split('=')[1] ?? '';
    const asked = await server
      .visitor({ tokens: { read: () => token, clear: () => {} } })
      .order.list({ page: 1, size: 10 })
      .catch((error: { code: number }) => error.code);
    expect(asked).toBe(901);
  });

  it('take posts from the console alone', async () => {
    const { id } = await paidOrder(3);
    const browser = await signedInAs(server, newName(), ['orders', 'admin']);
    for (const headers of [{ origin: 'https://elsewhere.example' }, { origin: '' }]) {
      const response = await browser.post('/operator/console/orders/give-back', { id, units: '1' }, headers);
      expect(response.status).toBe(403);
    }
    expect(browser.cookie).toContain('operator=');
  });

  it('keep nothing of the console in caches or search engines', async () => {
    const response = await (await signedInAs(server, newName(), ['orders'])).open('/operator/orders');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
  });
});

describe('roles', () => {
  it('refuse every action to everybody it is not for, and write it down', async () => {
    const staff = new Map<Role, Awaited<ReturnType<typeof signedInAs>>>();
    for (const role of roles) staff.set(role, await signedInAs(server, `only-${role}`, [role]));
    const wrong: string[] = [];
    for (const [path, allowed] of Object.entries(actionRoles)) {
      for (const [role, browser] of staff) {
        const { status } = await browser.act(path, { id: 'none' }).catch(() => ({ status: 404 }));
        const isRefused = status === 403;
        const shouldBe = allowed !== SANDBOX_ONLY && !mayDo([role], allowed);
        if (isRefused !== shouldBe) wrong.push(`${role} ${path} ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    const lines = await auditLines('only-gate');
    expect(lines).toContainEqual({
      action: '/refunds/resend',
      subject: 'none',
      outcome: 'refused',
      note: '您的岗位不能执行此操作',
    });
  });

  it('show each only their pages', async () => {
    const browser = await signedInAs(server, newName(), ['gate']);
    const home = await (await browser.open('/operator')).text();
    expect(home).toContain('/operator/gate');
    expect(home).not.toContain('/operator/money');
    for (const path of ['money', 'staff', 'audit', 'after-sales', 'catalogue'])
      expect([path, (await browser.open(`/operator/${path}`)).status]).toEqual([path, 403]);
    expect((await browser.open('/operator/nothing')).status).toBe(404);
  });

  it('open every page to whoever has them all', async () => {
    const browser = await signedInAs(server, newName(), roles);
    const home = await (await browser.open('/operator')).text();
    const links = [...home.matchAll(/href="(\/operator\/[a-z-]+)/g)].map(([, path]) => path ?? '');
    const paths = [...new Set(links)];
    expect(paths.length).toBeGreaterThan(9);
    for (const path of paths) expect([path, (await browser.open(path)).status]).toEqual([path, 200]);
  });
});

describe('accounts', () => {
  it('are added, changed, reset and ended by an admin, and one admin stays', async () => {
    const admin = await signedInAs(server, newName(), ['admin']);
    const name = newName();
    const { done } = await admin.act('/staff/add', { name, gate: '1' });
    expect(done).toMatch(/\/operator\/join\?token=[\w-]{43}$/);
    const { id } = await server.app.db
      .selectFrom('staff')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    expect((await admin.act('/staff/roles', { id, orders: '1', gate: '1' })).status).toBe(200);
    expect((await admin.act('/staff/roles', { id })).error).toContain('岗位只能是');
    await admin.act('/staff/end', { id });
    const page = await (await admin.open('/operator/staff')).text();
    expect(page).toContain('已停用');
    // Everybody else who is an admin leaves; the last one cannot.
    const others = await server.app.db
      .selectFrom('staff')
      .select(['id', 'name', 'roles'])
      .where('ended_ms', 'is', null)
      .execute();
    const refusals = [];
    for (const other of others.filter((one) => one.roles.includes('admin'))) {
      const { error } = await admin
        .act('/staff/end', { id: other.id })
        .catch(() => ({ error: 'signed out' }));
      if (error) refusals.push(error);
    }
    const left = await server.app.db
      .selectFrom('staff')
      .select('roles')
      .where('ended_ms', 'is', null)
      .execute();
    expect(left.filter((one) => one.roles.includes('admin'))).toHaveLength(1);
    expect(refusals.length).toBeGreaterThan(0);
  });

  it('are signed out everywhere when they are reset', async () => {
    const name = newName();
    const browser = await signedInAs(server, name, ['gate']);
    const admin = await signedInAs(server, newName(), ['admin']);
    const { id } = await server.app.db
      .selectFrom('staff')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    await admin.act('/staff/reset', { id });
    expect((await browser.open('/operator')).status).toBe(303);
  });
});

describe('orders', () => {
  it('are found by number, voucher, mobile and the end of a document, and shown whole', async () => {
    const browser = await signedInAs(server, newName(), ['orders']);
    const { api, id, code } = await paidOrder(2);
    const { sn } = await api.order.detail({ id });
    const line = await server.app.db
      .selectFrom('order_lines')
      .select('first_slot')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const member = await server.app.db
      .selectFrom('members')
      .innerJoin('orders', 'orders.member_id', 'members.id')
      .select(['members.id', 'members.mobile_cipher'])
      .where('orders.id', '=', id)
      .executeTakeFirstOrThrow();
    const mobile = server.app.protection.decrypt(
      member.mobile_cipher ?? '',
      cell('members', 'mobile_cipher', member.id),
    );
    const day = line.first_slot;
    const find = async (q: string) =>
      (await (await browser.open(`/operator/orders?q=${encodeURIComponent(q)}&day=${day}`)).text()).includes(
        sn,
      );
    expect(await find(sn)).toBe(true);
    expect(await find(code.replace(/(\d{4})/g, '$1 '))).toBe(true);
    expect(await find(mobile)).toBe(true);
    expect(await find('no such order')).toBe(false);
    const page = await (await browser.open(`/operator/order?id=${id}`)).text();
    const end = /…([\dX]{4})/.exec(page)?.[1] ?? '';
    expect(page).toContain(sn);
    expect(await find(end)).toBe(true);
    expect((await browser.open('/operator/order?id=none')).status).toBe(404);
  });

  it('are given back with a line of who did it on their page', async () => {
    const name = newName();
    const browser = await signedInAs(server, name, ['orders']);
    const { api, id, code } = await paidOrder();
    expect((await browser.act('/vouchers/verify', { code })).status).toBe(200);
    const { done } = await browser.act('/orders/give-back', { id, units: '1' });
    expect(done).toContain('商家已退款');
    expect(await auditLines(name)).toContainEqual({
      action: '/orders/give-back',
      subject: id,
      outcome: 'done',
      note: '',
    });
    const page = await (await browser.open(`/operator/order?id=${id}`)).text();
    expect(page).toContain('/orders/give-back');
    // What was done is said once, on the next page.
    expect(page).toContain('商家已退款');
    expect(await (await browser.open(`/operator/order?id=${id}`)).text()).not.toContain('商家已退款 ·');
    expect((await api.order.detail({ id })).refundedFen).toBeGreaterThan(0);
    expect(await server.breaches()).toEqual([]);
  });

  it('lead back to their page without a script, and say why not', async () => {
    const browser = await signedInAs(server, newName(), ['orders']);
    const referer = 'http://yunyou.test/operator/orders?status=0';
    const refused = await browser.post('/operator/console/orders/confirm', { id: 'none' }, { referer });
    expect(refused.status).toBe(404);
    expect(await refused.text()).toContain('/operator/orders?status=0');
  });
});

describe('the gate', () => {
  const verify = async (browser: Awaited<ReturnType<typeof signedInAs>>, code: string) =>
    (
      await browser.post('/operator/gate/verify', { code }, { accept: 'application/json' })
    ).json() as Promise<{ ok: boolean }>;

  it('lets a voucher in once, and says when it was used', async () => {
    const browser = await signedInAs(server, newName(), ['gate']);
    const { code } = await paidOrder();
    expect(await verify(browser, code.replace(/(\d{4})/g, '$1 '))).toMatchObject({ ok: true, left: 0 });
    expect(await verify(browser, code)).toMatchObject({ ok: false, usedMs: expect.any(Number) });
    expect(await verify(browser, '000')).toEqual({
      ok: false,
      why: '没有这张凭证 · There is no such voucher',
    });
  });

  it('has a list of the day without the codes themselves', async () => {
    const browser = await signedInAs(server, newName(), ['gate']);
    const { code } = await paidOrder();
    const text = await (await browser.open('/operator/gate/list.json')).text();
    expect(text).not.toContain(code);
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 22);
    const list = JSON.parse(text) as { codes: [string, number, number][]; titles: string[] };
    const found = list.codes.find(([known]) => known === hash);
    expect(found?.[1]).toBe(1);
    expect(list.titles[found?.[2] ?? -1]).toBeTruthy();
  });

  it('takes what was let in without a network at its moment, once, and says where two gates differ', async () => {
    const browser = await signedInAs(server, newName(), ['gate']);
    const [first, second] = [await paidOrder(), await paidOrder()];
    const atMs = server.app.clock.now() - 20 * MINUTE_MS;
    const send = async (entries: unknown) => {
      const response = await browser.json('/operator/gate/later', { entries });
      return { status: response.status, ...((await response.json()) as { answers?: { ok: boolean }[] }) };
    };
    await verify(browser, second.code);
    const entries = [
      { code: first.code, atMs },
      { code: second.code, atMs },
    ];
    expect((await send(entries)).answers?.map(({ ok }) => ok)).toEqual([true, false]);
    // The answer was lost, and it is sent again.
    expect((await send(entries)).answers?.map(({ ok }) => ok)).toEqual([true, false]);
    const used = await server.app.db
      .selectFrom('vouchers')
      .select('used_ms')
      .where('code', '=', first.code)
      .executeTakeFirst();
    expect(used?.used_ms).toBe(atMs);
    for (const wrong of [
      'x',
      [{ code: 1 }],
      [{ code: 'a', atMs: 0 }],
      [{ code: 'a', atMs: atMs + 3 * 60 * MINUTE_MS }],
    ])
      expect((await send(wrong)).status).toBe(400);
    expect(await server.breaches()).toEqual([]);
  });

  it('lets one in where two gates scan at once', async () => {
    const gates = [
      await signedInAs(server, newName(), ['gate']),
      await signedInAs(server, newName(), ['gate']),
    ];
    const { code } = await paidOrder();
    const answers = await Promise.all(
      gates.flatMap((gate) => Array.from({ length: 5 }, () => verify(gate, code))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
