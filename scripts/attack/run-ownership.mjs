// What `ownership.mjs` starts.
import { setTimeout as delay } from 'node:timers/promises';
import { clientOf, makeMembers, press } from '../local-shop/members.mjs';
import { inParallel, openShop } from '../local-shop/open-shop.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { contractCalls, sendCall } from './contract-calls.mjs';
import { createFindings, expectNoBreaches } from './findings.mjs';

const WIDTH = 8;
const TICKET = 'ticket-feilian-adult';
/** What only the owner knows. */
const SECRETS = {
  name: '欧阳受害',
  idCard: '11010519491231002X',
  remark: 'remark-of-the-owner',
  reason: 'why-it-goes',
  door: '莲花路1号，被害人的门',
};
const CONTACT = { contactName: SECRETS.name, contactMobile: '13712345678' };
/** What jobs change by themselves. */
const CHANGING = ['check_ms', 'checks'];
/** Where an address lies, besides its street. */
const REGION = { state: '广东省', city: '深圳市', county: '福田区', adcode: '440304' };
/** Tables with rows of a member, and which they are. */
const OWNED = {
  members: 'id = $1',
  ...Object.fromEntries(
    [
      'contacts',
      'addresses',
      'orders',
      'checkouts',
      'refund_requests',
      'sessions',
      'member_identities',
      'subscriptions',
    ].map((table) => [table, 'member_id = $1']),
  ),
  order_lines: 'order_id in (select id from orders where member_id = $1)',
  line_people: 'order_id in (select id from orders where member_id = $1)',
  holds: `line_id in (select l.id from order_lines l join orders o on o.id = l.order_id where o.member_id = $1)`,
  payments: 'checkout_id in (select id from checkouts where member_id = $1)',
};

await runCommand(async (atEnd) => {
  const shop = await openShop(atEnd);
  const { pool, addresses } = shop;
  const [address] = addresses;
  const findings = createFindings();
  const owner = await makeOwner(shop);
  await delay(2_000);
  const before = await everythingOf(pool, owner.id);

  const sent = contractCalls.flatMap((call) =>
    ['stranger', 'nobody'].flatMap((who) =>
      requestsWith(owner.ids, call).map((valuesOf) => ({ call, who, valuesOf })),
    ),
  );
  const statuses = new Map();
  const strangers = new Map();
  for (const { key } of contractCalls) strangers.set(key, await makeStranger(shop));
  await inParallel(sent, WIDTH, async ({ call, who, valuesOf }) => {
    const stranger = strangers.get(call.key);
    const values = valuesOf(stranger.ids);
    const asked = { token: who === 'stranger' ? stranger.token : undefined };
    const { status, text } = await sendCall(address, call, values, asked);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    findings.expect(status < 500, `${call.key} is an error of ours`, text.slice(0, 200));
    const given = JSON.stringify(values);
    for (const [what, secret] of Object.entries(owner.secrets)) {
      const leaks = text.includes(secret) && !given.includes(secret);
      findings.expect(!leaks, `${call.key} tells the owner's ${what}`, `${who}: ${given.slice(0, 200)}`);
    }
    if (who === 'nobody' && call.access === 'member')
      findings.expect(status === 401, `${call.key} answers somebody without a login`, `${status}`);
  });

  const after = await everythingOf(pool, owner.id);
  for (const [table, rows] of Object.entries(before))
    findings.expect(after[table] === rows, `something of the owner's has changed in ${table}`);
  const { rows } = await pool.query(
    `select count(*)::int as count from line_people p join orders o on o.id = p.order_id
     where p.cert_index in (select cert_index from contacts where member_id = $1) and o.member_id <> $1`,
    [owner.id],
  );
  findings.expect(rows[0].count === 0, "the owner's traveller is in an order of somebody else's");
  expectNoBreaches(findings, await shop.breaches());
  return findings.report(`${contractCalls.length} calls with another member's ids`, {
    requests: sent.length,
    ...Object.fromEntries(
      [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => [`answered ${status}`, times]),
    ),
    'tables of the owner’s compared': Object.keys(before).length,
  });
});

/** Somebody with a paid order, part of it given back, one that waits for its money, travellers, and all their ids. */
async function makeOwner({ db, addresses }) {
  const [address] = addresses;
  const [member] = await makeMembers(db, 1, { travellers: 0 });
  const api = clientOf(address, member);
  const traveller = {
    name: SECRETS.name,
    certType: /** @type {const} */ (1),
    idCard: SECRETS.idCard,
    mobile: CONTACT.contactMobile,
  };
  const { memberFrequentContactsId: contactId } = await api.contacts.add(traveller);
  const { id: addressId } = await api.address.add({
    ...REGION,
    name: SECRETS.name,
    mobile: CONTACT.contactMobile,
    detail: SECRETS.door,
    tag: '',
    isDefault: true,
  });
  const { days } = await api.ticket.priceCalendar({ productId: TICKET });
  const open = days.filter(({ state }) => state === 'open');
  const order = async ({ day }) => {
    const lines = [
      { kind: /** @type {const} */ ('ticket'), productId: TICKET, day, quantity: 1, contactIds: [contactId] },
    ];
    const { totalFen } = await api.order.quote({ lines });
    return api.order.create({ lines, ...CONTACT, remark: SECRETS.remark, expectedTotalFen: totalFen });
  };
  const [paid, waiting] = [await order(open[4]), await order(open[5])];
  const { payUrl } = await api.payment.wxWebPay({ orderId: paid.id });
  await press(address, 'cashier/pay', { prepay_id: new URL(payUrl).searchParams.get('prepay_id') });
  const { lines } = await api.order.detail({ id: paid.id });
  const items = [{ lineId: lines[0].id, quantity: 1 }];
  const { amountFen, feeFen } = await api.refund.quote({ orderId: paid.id, items });
  const expected = { expectedAmountFen: amountFen, expectedFeeFen: feeFen };
  const { id: refundId } = await api.refund.apply({
    orderId: paid.id,
    items,
    reason: SECRETS.reason,
    ...expected,
  });
  const row = await db
    .selectFrom('orders')
    .innerJoin('checkouts', 'checkouts.id', 'orders.checkout_id')
    .innerJoin('payments', 'payments.checkout_id', 'checkouts.id')
    .select(['sn', 'parent_sn', 'out_trade_no', 'checkouts.id as checkout_id'])
    .where('orders.id', '=', paid.id)
    .executeTakeFirstOrThrow();
  const ids = {
    ...{
      orderId: paid.id,
      waitingId: waiting.id,
      lineId: lines[0].id,
      refundId,
      contactId,
      addressId,
      memberId: member.id,
    },
    ...{ sn: row.sn, parentSn: row.parent_sn, number: row.out_trade_no, checkoutId: row.checkout_id },
  };
  const secrets = { ...SECRETS, mobile: CONTACT.contactMobile, sn: row.sn, parentSn: row.parent_sn, ...ids };
  return { id: member.id, ids: { ...ids, day: open[6].day }, secrets };
}

async function makeStranger({ db }) {
  const [member] = await makeMembers(db, 1, { travellers: 1 });
  return { token: member.token, ids: { orderId: 'none', contactId: member.contactIds[0], lineId: 'none' } };
}

/** Requests of a call: everything the owner's, and each field in turn with each of their ids, the rest the stranger's. */
function requestsWith(theirs, { fields }) {
  const valuesOf = ({ orderId, lineId, contactId }) => ({
    ...{
      id: orderId,
      orderId,
      ordersIds: orderId,
      memberFrequentContactsId: contactId,
      memberId: theirs.memberId,
    },
    lines: [
      {
        kind: /** @type {const} */ ('ticket'),
        productId: TICKET,
        day: theirs.day,
        quantity: 1,
        contactIds: [contactId],
      },
    ],
    items: [{ lineId, quantity: 1 }],
    ...{ expectedTotalFen: 0, expectedAmountFen: 0, expectedFeeFen: 0, channelId: 'wechat', type: 2 },
    ...{
      productId: TICKET,
      parentId: 'spot-feilian-gorge',
      productType: 2,
      tableIds: TICKET,
      day: theirs.day,
    },
    ...{ name: '别人', certType: 0, idCard: '', mobile: '13900139000', code: '123456', challengeId: orderId },
    ...{ contactName: '别人', contactMobile: '13900139000', fileName: 'a.png', source: 2 },
    ...{ ...REGION, detail: '莲花路1号', tag: '', isDefault: true },
    memberRegistChannelVo: { thirdId: '', source: 2 },
  });
  const named = fields.filter((field) => /id$|ids$|sn$|ticket$|code$|token$|no$/i.test(field));
  const each = named.flatMap((field) =>
    Object.values(theirs).map((id) => (mine) => ({ ...valuesOf(mine), [field]: id })),
  );
  const lists = fields.includes('lines') || fields.includes('items') ? [() => valuesOf(theirs)] : [];
  return [() => valuesOf(theirs), () => ({ ...valuesOf(theirs), id: theirs.refundId }), ...each, ...lists];
}

/** A hash of all rows of a member's, table by table. */
async function everythingOf(pool, memberId) {
  const hashes = {};
  for (const [table, condition] of Object.entries(OWNED)) {
    const { rows } = await pool.query(
      `select md5(string_agg((to_jsonb(t) - $2::text[])::text, '|' order by (to_jsonb(t) - $2::text[])::text)) as hash
       from ${table} t where ${condition}`,
      [memberId, CHANGING],
    );
    hashes[table] = rows[0].hash;
  }
  return hashes;
}
