import { certificateType } from '@yunyou/contract';
import { isCertificateNumber } from '@yunyou/validators';
import { describe, expect, it, vi } from 'vitest';
import { agreementNodes } from '../src/agreement-nodes';
import { book, chooseTicket, launch, logIn, order, rows, theServer, useProgram } from './support/shopper';

useProgram();

/** A number of every kind of document that has one. */
const numbers: Readonly<Record<number, string>> = {
  [certificateType.idCard]: '11010519491231002X',
  [certificateType.passport]: 'E12345678',
  [certificateType.militaryId]: '军字第2001988号',
  [certificateType.hongKongMacauPass]: 'C12345678',
  [certificateType.taiwanCompatriotPass]: '12345678',
  [certificateType.homeReturnPermit]: 'H12345678',
  [certificateType.birthCertificate]: 'A123456789',
  [certificateType.studentId]: 'S2024-001',
  [certificateType.disabilityCertificate]: '11010519491231002X41',
  [certificateType.foreignerPermanentResidenceId]: 'CHN110199001011',
};

describe('agreements in the mini-program', () => {
  it("open from the login, in the person's language, and what was agreed to stays", async () => {
    const { program, platform } = launch();
    await (await program.shown('home')).tap('changeLanguage');
    program.page.tap('openOrders');
    const login = await program.shown('login');
    login.tap('agree');
    login.tap('openAgreement', { type: 'privacy' });
    const page = await program.shown('agreement');
    expect(page.data.nodes).toContain('Browsing needs neither login nor location.');
    expect(page.data.nodes).toMatch(/^<h1 class="title">Privacy policy<\/h1>/);
    expect(platform.titles.at(-1)).toBe('Privacy policy');
    program.back();
    expect((await program.shown('login')).data).toMatchObject({ isAgreed: true });
    program.page.tap('openAgreement', { type: 'user' });
    expect((await program.shown('agreement')).data.nodes).toContain('Terms of service');
  });

  it('say that there is no network, and are read once there is', async () => {
    const { program, platform } = launch();
    (await program.shown('home')).tap('openMe');
    platform.setNetwork('lost');
    (await program.shown('me')).tap('openAgreement', { type: 'user' });
    const page = await program.shown('agreement');
    expect(page.data).toMatchObject({ screen: 'failed', nodes: '' });
    platform.setNetwork('up');
    await page.tap('refresh');
    expect(page.data).toMatchObject({ screen: 'ready', nodes: expect.stringContaining('用户服务协议') });
  });

  it('lose nothing to read that the platform would drop, and nothing that could run stays', () => {
    const html =
      '<html><head><title>x</title><style>p{}</style></head><body><main><h2 onclick="a>b">一</h2>' +
      '<script>run()</script><details><p style="x">文</p></details><!-- <p>no</p> --><img src="x"></main></body></html>';
    expect(agreementNodes(html)).toBe('<h2 class="heading">一</h2><p>文</p><img>');
  });
});

describe('travellers in the mini-program', () => {
  it('can have every kind of document where a ticket names none', async () => {
    const launched = launch();
    const { program } = launched;
    await chooseTicket(launched, { ticket: await ticketForAnyDocument() });
    await logIn(launched);
    const page = await program.shown('book');
    expect(page.data.certTypes).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rows(page.data.certNames)).toContain('护照');
    page.tap('consent');
    for (const [index, type] of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].entries()) {
      expect(isCertificateNumber(type, numbers[type] ?? '')).toBe(true);
      page.tap('chooseDocument', {}, { value: String(index) });
      expect(page.data.certType).toBe(type);
      page.tap('typed', { field: 'newName' }, { value: `李云${index}` });
      if (type !== 0)
        page.tap('typed', { field: 'newNumber' }, { value: ` ${numbers[type]?.toLowerCase()}` });
      await page.tap('addTraveller');
      expect([type, page.data.problem]).toEqual([type, '']);
    }
    expect(rows(page.data.travellers)).toHaveLength(10);
    expect(rows(page.data.travellers).map(({ document }) => document)).toContainEqual(
      expect.stringMatching(/^护照 E/),
    );
  });

  it('are offered only documents that the ticket accepts, and are told what is wrong with a number', async () => {
    const launched = launch();
    const { program } = launched;
    await chooseTicket(launched);
    await logIn(launched);
    const page = await program.shown('book');
    const accepted = rows(page.data.certTypes).map(Number);
    expect(accepted).toContain(certificateType.passport);
    expect(accepted).not.toContain(certificateType.studentId);
    page.tap('chooseDocument', {}, { value: String(accepted.indexOf(certificateType.passport)) });
    page.tap('typed', { field: 'newName' }, { value: 'LI YUN' });
    await page.tap('addTraveller');
    expect(page.data.problem).toBe('请填写证件号码');
    page.tap('typed', { field: 'newNumber' }, { value: 'E1' });
    await page.tap('addTraveller');
    expect(page.data.problem).toBe('证件号码不正确，请检查');
    page.tap('typed', { field: 'newNumber' }, { value: 'e12345678' });
    await page.tap('addTraveller');
    expect(page.data.problem).toBe('请确认同意处理证件信息');
    page.tap('consent');
    page.tap('typed', { field: 'newMobile' }, { value: '12' });
    await page.tap('addTraveller');
    expect(page.data.problem).toBe('手机号码不正确，请检查');
    page.tap('typed', { field: 'newMobile' }, { value: '' });
    await page.tap('addTraveller');
    expect(page.data).toMatchObject({ problem: '', newName: '', newNumber: '' });
    await expect.poll(() => page.data.contactName).toBe('LI YUN');
    await page.tap('place');
    await program.shown('pay');
  });
});

describe('orders in the mini-program', () => {
  it('are listed by status, cancelled from the list only after a yes, and say so', async () => {
    const launched = launch();
    const { program, platform } = launched;
    await order(launched);
    for (let page = 0; page < 3; page++) program.back();
    (await program.shown('home')).tap('openOrders');
    const page = await program.shown('orders');
    const [open] = rows(page.data.orders);
    expect(open).toMatchObject({ canPay: true, thumb: { url: expect.stringMatching(/^http/) } });
    platform.setAnswer('cancel');
    await page.tap('cancel', { id: String(open?.id) });
    expect(rows(page.data.orders)[0]).toMatchObject({ canPay: true });
    platform.setAnswer('confirm');
    await page.tap('cancel', { id: String(open?.id) });
    expect(rows(page.data.orders)[0]).toMatchObject({ canPay: false, status: '交易关闭' });
    expect(platform.toasts).toContain('订单已取消');
    await page.tap('chooseStatus', { status: '4' });
    expect(page.data).toMatchObject({ status: '4', screen: 'ready', orders: [] });
    await page.tap('chooseStatus', { status: '6' });
    expect(rows(page.data.orders)).toHaveLength(1);
    expect(rows(page.data.tabs).filter(({ isChosen }) => isChosen)).toMatchObject([{ label: '交易关闭' }]);
  });

  it('show who, when, why so much and what happened, and hand out their number', async () => {
    const launched = launch();
    const { program, platform } = launched;
    await chooseTicket(launched, { quantity: 2 });
    await logIn(launched);
    await book(launched, 2);
    const pay = await program.shown('pay');
    pay.tap('openOrder');
    const page = await program.shown('order');
    expect(page.data).toMatchObject({
      canCancel: true,
      left: expect.stringContaining('分钟'),
      totalLabel: '应付',
      paidAt: '',
      refundRule: expect.stringMatching(/./),
    });
    expect(rows(page.data.travellers)).toHaveLength(2);
    expect(rows(page.data.travellers)[0]).toMatchObject({ document: expect.stringMatching(/^身份证 .*\*/) });
    await page.tap('copySn');
    expect(platform.copied).toEqual([page.data.sn]);
    await page.tap('cancel');
    expect(page.data).toMatchObject({ canCancel: false, status: '交易关闭', lead: '您已取消订单', left: '' });
    expect(rows(page.data.events).map(({ status }) => status)).toEqual(['待付款', '交易关闭']);
    page.tap('openSpot');
    await program.shown('spot');
  });

  it('tell that one was paid elsewhere meanwhile, and show it as it is now', async () => {
    const launched = launch();
    const { program, platform } = launched;
    await order(launched);
    await program.page.tap('pay');
    for (let page = 0; page < 3; page++) program.back();
    (await program.shown('home')).tap('openOrders');
    const page = await program.shown('orders');
    const [paid] = rows(page.data.orders);
    expect(paid).toMatchObject({ canPay: false, hasVouchers: true });
    await page.tap('cancel', { id: String(paid?.id) });
    expect(page.data).toMatchObject({ isBusy: false, problem: expect.stringMatching(/./) });
    expect(platform.toasts).not.toContain('订单已取消');
  });
});

describe('messages about an order in the mini-program', () => {
  const PAID = 'demo-production-0';

  it('are asked for on its page, and come from the server when it is paid', async () => {
    const launched = launch();
    const { program, platform } = launched;
    await order(launched);
    program.page.tap('openOrder');
    const page = await program.shown('order');
    platform.setMessages({ decision: 'reject' });
    await page.tap('subscribe');
    expect(platform.toasts.at(-1)).toBe('用户拒绝订阅');
    platform.setMessages({ decision: 'accept' });
    await page.tap('subscribe');
    expect([platform.toasts.at(-1), page.data.problem]).toEqual(['订阅成功', '']);
    page.tap('pay');
    await (await program.shown('pay')).tap('pay');
    await theServer().runJobs();
    const { messages } = await theServer().console();
    // From nine in the morning on there is one about tomorrow's visit, too.
    const aboutPayment = messages.sent.filter(({ templateId }) => templateId === PAID);
    expect(aboutPayment).toMatchObject([
      {
        templateId: PAID,
        page: `pages/order/index?id=${page.options.id}`,
        data: { character_string1: { value: page.data.sn } },
      },
    ]);
  });

  it('are reminded of when they are switched off, and asked for after the settings', async () => {
    const launched = launch();
    const { program, platform } = launched;
    await order(launched);
    program.page.tap('openOrder');
    const page = await program.shown('order');
    platform.setMessages({ mainSwitch: false });
    platform.setAnswer('cancel');
    await page.tap('subscribe');
    expect([platform.modals.at(-1), platform.toasts.at(-1)]).toEqual(['订阅提醒', '用户拒绝订阅']);
    platform.setAnswer('confirm');
    await page.tap('subscribe');
    expect(platform.toasts.at(-1)).toBe('订阅成功');
  });
});

/** A PNG of two by two pixels. */
const TWO_BY_TWO = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGMQaHAAIgYIBQAWDgNBIcP/8wAAAABJRU5ErkJggg==',
    'base64',
  ),
);

describe('the own page in the mini-program', () => {
  it("uploads a new picture by the server's policy and shows it", async () => {
    const { program, platform } = await atOwnPage();
    const page = program.page;
    expect(page.data).toMatchObject({
      isMember: true,
      avatar: '',
      mobile: expect.stringMatching(/^139\*{4}/),
    });
    const avatarUrl = platform.putFile('a1b2.png', TWO_BY_TWO);
    await page.tap('gotPicture', {}, { avatarUrl });
    expect(page.data).toMatchObject({ problem: '', sent: '', isBusy: false });
    const { avatar } = page.data;
    // The server encodes it anew.
    expect(avatar).toMatch(/\/user\/[^/]+\/[\w-]+\.webp$/);
    const stored = await theServer().fetch(String(avatar));
    expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(platform.toasts).toContain('头像已更新');
  });

  it('keeps the picture there is when the new one is gone or does not arrive', async () => {
    const { program, platform } = await atOwnPage();
    const page = program.page;
    await page.tap('gotPicture', {}, { avatarUrl: 'http://tmp/gone.png' });
    expect(page.data).toMatchObject({ problem: 'Invalid filePath', avatar: '', isBusy: false });
    await vi.waitFor(() => expect(platform.toasts).toContain('Invalid filePath'));
    const avatarUrl = platform.putFile('b.png', new Uint8Array([1, 2, 3]));
    platform.setNetwork((path) => (path.includes('/sandbox/objects') ? 'lost' : 'up'));
    await page.tap('gotPicture', {}, { avatarUrl });
    expect(page.data).toMatchObject({ problem: expect.stringContaining('网络'), avatar: '', sent: '' });
  });

  it('ends the session after a yes, and lets somebody in again', async () => {
    const { program, platform } = await atOwnPage();
    const page = program.page;
    platform.setAnswer('cancel');
    await page.tap('logOut');
    expect(page.data.isMember).toBe(true);
    platform.setAnswer('confirm');
    await page.tap('logOut');
    expect(page.data).toMatchObject({ isMember: false, mobile: '' });
    page.tap('logIn');
    await program.shown('login');
  });
});

async function atOwnPage() {
  const launched = launch();
  (await launched.program.shown('home')).tap('openMe');
  (await launched.program.shown('me')).tap('logIn');
  await logIn(launched);
  await launched.program.shown('me');
  return launched;
}

/** Every named ticket of the demo names its documents: this one no longer does. */
async function ticketForAnyDocument(): Promise<string> {
  const id = 'ticket-feilian-child';
  await theServer().app.db.updateTable('tickets').set({ cert_types: [] }).where('id', '=', id).execute();
  return id;
}
