// What `notifications.mjs` starts.
import { generateKeyPairSync } from 'node:crypto';
import {
  encryptResource,
  newNonce,
  responseText,
  signRsa,
} from '../../apps/server/src/outside/wechat-pay/signature.ts';
import { inParallel, openShop } from '../local-shop/open-shop.mjs';
import { seededRandom, seedOfRun } from '../local-shop/random.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { createFindings, expectNoBreaches } from './findings.mjs';
import { oddBodies } from './odd-bodies.mjs';
import { placeUnpaidOrders } from './unpaid-orders.mjs';

const ORDERS = Number(process.env.ORDERS ?? 20);
const TORN = 200;
const REPLAYS = 200;
const FORMS = 40;
const WIDTH = 20;
/** The sandbox's account with the payment system. */
const ACCOUNT = { mchid: '1900000000', appid: 'wx0000000000000000' };
const SERIAL = 'SANDBOXPLATFORM';
const PATH = '/notify/wechat-pay';
const OTHERS = ['bank', 'other-payment', 'quick-pass', 'short-video', 'stored-value', 'wechat', 'nobody'];
/** `orders.pay_status` of an order that is paid. */
const PAID = 1;

const seed = seedOfRun();
const random = seededRandom(seed);

await runCommand(async (atEnd) => {
  const shop = await openShop(atEnd, [{}, {}]);
  const { db, addresses } = shop;
  const findings = createFindings();
  const { value } = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('key', '=', 'secrets')
    .executeTakeFirstOrThrow();
  const secrets = /** @type {{ apiV3Key: string, platformPrivateKeyPem: string }} */ (value);
  const { privateKey: stranger } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

  const orders = await placeUnpaidOrders(shop, ORDERS);
  const said = ({ out_trade_no, amount_fen }) => ({
    ...ACCOUNT,
    ...{ out_trade_no, trade_state: 'SUCCESS', transaction_id: `42${out_trade_no}` },
    amount: { total: amount_fen, currency: 'CNY' },
  });
  const bodyOf = (plain, key = secrets.apiV3Key) =>
    JSON.stringify({
      event_type: 'TRANSACTION.SUCCESS',
      resource: encryptResource(
        key,
        typeof plain === 'string' ? plain : JSON.stringify(plain),
        'transaction',
      ),
    });
  const signed = (body, { key = secrets.platformPrivateKeyPem, serial = SERIAL, ageSeconds = 0 } = {}) => {
    const timestamp = String(Math.floor(Date.now() / 1_000) - ageSeconds);
    const nonce = newNonce();
    return {
      'Wechatpay-Timestamp': timestamp,
      'Wechatpay-Nonce': nonce,
      'Wechatpay-Serial': serial,
      'Wechatpay-Signature': signRsa(key, responseText(timestamp, nonce, body)),
    };
  };
  const send = async (body, headers, path = PATH) => {
    const type = { 'content-type': 'application/json' };
    const url = random.of(addresses) + path;
    const answer = await fetch(url, { method: 'POST', headers: { ...type, ...headers }, body });
    return { status: answer.status, text: await answer.text() };
  };
  const isPaid = async ({ id }) => {
    const order = await db
      .selectFrom('orders')
      .select('pay_status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return order.pay_status === PAID;
  };
  const expectUnpaid = async (what) => {
    for (const order of orders) findings.expect(!(await isPaid(order)), `paid by ${what}`, order.id);
  };

  const forgeries = {
    unsigned: () => ({}),
    'signed by a stranger': (body) => signed(body, { key: stranger }),
    'of an unknown serial': (body) => signed(body, { serial: 'SOMEBODY' }),
    'without a serial': (body) => signed(body, { serial: '' }),
    'too old': (body) => signed(body, { ageSeconds: 301 }),
    'from the future': (body) => signed(body, { ageSeconds: -400 }),
    'signed for another body': (body) => signed(`${body} `),
    'with another nonce': (body) => ({ ...signed(body), 'Wechatpay-Nonce': newNonce() }),
    'with another time': (body) => ({ ...signed(body), 'Wechatpay-Timestamp': `${Date.now()}` }),
    'with no time': (body) => ({ ...signed(body), 'Wechatpay-Timestamp': 'NaN' }),
    'with an empty signature': (body) => ({ ...signed(body), 'Wechatpay-Signature': '' }),
    'with noise for a signature': (body) => ({ ...signed(body), 'Wechatpay-Signature': '!!!'.repeat(99) }),
  };
  const forged = orders.flatMap((order) =>
    Object.entries(forgeries).map(([name, headersOf]) => ({ order, name, headersOf })),
  );
  await inParallel(forged, WIDTH, async ({ order, name, headersOf }) => {
    const body = bodyOf(said(order));
    const { status } = await send(body, headersOf(body));
    findings.expect(status === 401, `a notification ${name} was not refused`, `${status}`);
  });
  await expectUnpaid('a forged notification');

  await inParallel(Array.from({ length: TORN }), WIDTH, async (_, index) => {
    const body = bodyOf(said(random.of(orders)));
    const at = random.between(0, body.length - 1);
    const flipped = body.slice(0, at) + String.fromCharCode(body.charCodeAt(at) ^ 1) + body.slice(at + 1);
    const torn = index % 2 ? body.slice(0, at) : flipped;
    const { status } = await send(torn, signed(body));
    findings.expect(status === 401, 'a torn notification was not refused', `${status}`);
  });
  await expectUnpaid('a torn notification');

  const [some] = orders;
  const odd = oddBodies(said(some), bodyOf);
  for (const [what, body] of Object.entries(odd)) {
    const { status } = await send(body, signed(body));
    findings.expect(status < 500, `signed and odd (${what}) was an error of ours`, `${status}`);
  }
  await expectUnpaid('an odd notification');

  const forms = OTHERS.flatMap((name) => Array.from({ length: FORMS }, () => name));
  await inParallel(forms, WIDTH, async (name) => {
    const { out_trade_no, amount_fen } = random.of(orders);
    const fields = { out_trade_no, orderId: out_trade_no, ORDERID: out_trade_no, cp_orderno: out_trade_no };
    const claims = {
      ...fields,
      trade_status: 'TRADE_SUCCESS',
      total_amount: `${amount_fen / 100}`,
      sign: 'x',
    };
    const body = random.chance(0.5) ? JSON.stringify(claims) : new URLSearchParams(claims).toString();
    const type = {
      'content-type': body[0] === '{' ? 'application/json' : 'application/x-www-form-urlencoded',
    };
    const { status } = await send(body, type, `/notify/${name}`);
    findings.expect(status >= 400 && status < 500, `a form for ${name} was not refused`, `${status}`);
  });
  await expectUnpaid('a form of another payment system');

  const replayed = orders.slice(1, 4);
  const answers = await Promise.all(
    replayed.flatMap((order) => {
      const body = bodyOf(said(order));
      const headers = signed(body);
      return Array.from({ length: REPLAYS }, () => send(body, headers));
    }),
  );
  for (const { status } of answers)
    findings.expect(status === 204 || status === 503, 'a right notification was not heard', `${status}`);
  for (const order of replayed) {
    findings.expect(await isPaid(order), 'a right notification paid nothing', order.id);
    const events = await db
      .selectFrom('order_events')
      .select('id')
      .where('order_id', '=', order.id)
      .where('pay_status', '=', PAID)
      .execute();
    findings.expect(events.length === 1, 'a payment counted more than once', `${events.length}`);
  }
  const { count } = await db
    .selectFrom('refunds')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  findings.expect(count === 0, 'money went back that never came', `${count}`);
  expectNoBreaches(findings, await shop.breaches());
  return findings.report(`notifications over ${addresses.length} processes, seed ${seed}`, {
    'forged, refused': forged.length,
    'torn on their way, refused': TORN,
    'signed and odd, heard or refused': Object.keys(odd).length,
    'of other payment systems, forged, refused': forms.length,
    'right ones, each sent so often at once': REPLAYS,
    'orders they paid, once each': replayed.length,
  });
});
