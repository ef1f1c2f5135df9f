import { describe, expect, it } from 'vitest';
import { until } from './support/pretend-runtime';
import {
  book,
  chooseTicket,
  launch,
  logIn,
  order,
  relaunch,
  rows,
  spotId,
  useProgram,
} from './support/shopper';

useProgram();

// conformance: SDK-02
describe('the mini-program', () => {
  it('lets somebody new look around, book for two, pay and show the vouchers', async () => {
    const launched = launch();
    const { program, platform } = launched;
    const home = await program.shown('home');
    expect(rows(home.data.spots).length).toBeGreaterThan(4);
    expect(rows(home.data.spots)[0]).toMatchObject({ price: expect.stringContaining('¥') });

    await chooseTicket(launched, { quantity: 2 });
    const mobile = await logIn(launched);
    const booking = await program.shown('book');
    expect(booking.data).toMatchObject({ quantity: 2, needed: 2, contactMobile: mobile });
    await book(launched, 2);

    const pay = await program.shown('pay');
    expect(pay.data).toMatchObject({ canPay: true, amount: expect.stringContaining('¥') });
    await pay.tap('pay');
    expect(pay.data).toMatchObject({ result: '支付成功', canPay: false, problem: '' });
    pay.tap('openOrder');
    const page = await program.shown('order');
    expect(rows(page.data.vouchers)).toHaveLength(2);
    expect(rows(page.data.vouchers)[0]).toMatchObject({
      code: expect.stringMatching(/^\d{4}( \d{1,4})+$/),
      status: '待使用',
      qr: expect.stringContaining('data:image/svg+xml,'),
    });
    const asked = platform.requests.filter(({ path }) => path.startsWith('/cuser/'));
    expect(new Set(asked.map(({ header }) => header.source))).toEqual(new Set(['4']));
    expect(program.problems).toEqual([]);
  });

  it('lets somebody known in by the code alone, and lists their orders in the other language too', async () => {
    const launched = launch();
    const { program, platform } = launched;
    await order(launched);
    platform.storage.clear();
    const again = relaunch(platform);
    await (await again.shown('home')).tap('changeLanguage');
    again.page.tap('openOrders');
    const login = await again.shown('login');
    expect(login.data.words).toMatchObject({ session_login_submit: 'Log in' });
    login.tap('agree');
    await login.tap('enter');
    const orders = await again.shown('orders');
    expect(rows(orders.data.orders)).toMatchObject([{ status: 'Unpaid', count: '1 ticket' }]);
    expect(program.problems).toEqual([]);
  });

  // conformance: VAL-01
  it('asks nobody for a number before they agree, and takes a refusal as one', async () => {
    const { program } = launch();
    (await program.shown('home')).tap('openOrders');
    const login = await program.shown('login');
    await login.tap('enter');
    expect(login.data).toMatchObject({ isNew: false, problem: '请先阅读并同意协议' });
    login.tap('agree');
    await login.tap('enter');
    await login.tap('gotPhoneNumber', {}, { errMsg: 'getPhoneNumber:fail user deny' });
    expect(login.data).toMatchObject({ isNew: true, problem: '取消授权' });
    await login.tap('gotPhoneNumber', {}, { errMsg: 'getPhoneNumber:ok' });
    expect(login.data).toMatchObject({ isNew: true, problem: '授权失败' });
  });

  it('leaves an order unpaid when the person cancels, and takes the money afterwards', async () => {
    const launched = launch();
    const { program, platform } = launched;
    await order(launched);
    const { page } = program;
    platform.setPayer('cancels');
    await page.tap('pay');
    expect(page.data).toMatchObject({ result: '还没有收到付款', canPay: true, isBusy: false });
    platform.setPayer('pays');
    await page.tap('pay');
    expect(page.data).toMatchObject({ result: '支付成功', canPay: false });
  });

  it('makes one order when the answer is lost and the person tries again', async () => {
    const launched = launch();
    const { program, platform } = launched;
    await chooseTicket(launched);
    await logIn(launched);
    const page = await program.shown('book');
    platform.setNetwork((path) => (path.endsWith('/orders/create') ? 'unanswered' : 'up'));
    await book(launched);
    expect(page.data).toMatchObject({ isUnanswered: true, isBusy: false });
    platform.setNetwork('up');
    await page.tap('place');
    await program.shown('pay');
    program.page.tap('openOrder');
    await program.shown('order');
    program.back();
    program.back();
    program.back();
    (await program.shown('home')).tap('openOrders');
    expect(rows((await program.shown('orders')).data.orders)).toHaveLength(1);
  });

  it('says that there is no network, and goes on where it was when there is one', async () => {
    const { program, platform } = launch();
    const home = await program.shown('home');
    platform.setNetwork('lost');
    home.tap('openSpot', { id: spotId });
    const spot = await program.shown('spot');
    expect(spot.data).toMatchObject({ screen: 'failed', failure: expect.stringContaining('网络') });
    platform.setNetwork('up');
    await spot.tap('refresh');
    expect(spot.data).toMatchObject({ screen: 'ready', name: expect.stringMatching(/./) });
  });

  it('shows vouchers seen before without a network', async () => {
    const launched = launch();
    const { program, platform } = launched;
    await order(launched);
    await program.page.tap('pay');
    program.page.tap('openOrder');
    const page = await program.shown('order');
    const [seen] = rows(page.data.vouchers);
    platform.setNetwork('lost');
    await page.tap('refresh');
    expect(page.data).toMatchObject({ screen: 'ready', unchecked: expect.stringMatching(/./) });
    expect(rows(page.data.vouchers)).toEqual([seen]);
  });

  it('leads to the login when it has expired, and back to the page after it', async () => {
    const launched = launch();
    const { platform } = launched;
    await order(launched);
    platform.storage.set('token', 'worthless');
    const again = relaunch(platform);
    await again.shown('home');
    await until(() => !platform.storage.has('token'));
    again.page.tap('openOrders');
    const login = await again.shown('login');
    login.tap('agree');
    await login.tap('enter');
    expect(rows((await again.shown('orders')).data.orders)).toHaveLength(1);
    expect([again.depth(), platform.storage.get('token')]).toEqual([2, expect.stringMatching(/./)]);
  });

  it('lets somebody turn back from the login to where they came from', async () => {
    const { program } = launch();
    (await program.shown('home')).tap('openOrders');
    await program.shown('login');
    program.back();
    await program.shown('home');
    expect(program.depth()).toBe(1);
  });

  it('knows which campaign the code was of that it was opened by', async () => {
    const { program } = launch({ chan_id: 'gate-3' });
    await program.shown('home');
    expect(program.app).toMatchObject({ shop: { sdk: { channel: { campaign: { channelId: 'gate-3' } } } } });
  });

  it('tells what is looked at, once it is shown', async () => {
    const launched = launch();
    await chooseTicket(launched);
    const seen = launched.platform.requests.filter(({ path }) => path.startsWith('/dcr/'));
    expect(seen.map(({ data }) => JSON.parse(data))).toEqual([
      expect.objectContaining({ parentId: spotId, productType: 2 }),
      expect.objectContaining({ productId: expect.stringMatching(/./), productType: 2 }),
    ]);
  });
});
