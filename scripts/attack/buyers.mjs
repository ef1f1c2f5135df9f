// Buyers who order, pay, cancel and give back on whichever server answers, and remember what they were told.
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { clientOf, press } from '../local-shop/members.mjs';
import { seededRandom } from '../local-shop/random.mjs';

/** What is bought: nobody named, one person named, everybody named; the wheel waits for the merchant. */
const TICKETS = [
  { productId: 'ticket-lotus-adult', people: () => 0 },
  { productId: 'ticket-crafts-visit', people: () => 0 },
  { productId: 'ticket-feilian-adult', people: (quantity) => quantity },
  { productId: 'ticket-crafts-wheel', people: () => 1, waits: true },
];
const MAX_TICKETS = 3;
/** A server that is down comes back. */
const RETRY_MS = 120;
const CONTACT = { contactName: '李云', contactMobile: '13800138000' };

/**
 * Starts `count` buyers; `stop` lets them end what they have begun and tells what they were told.
 * `takeUnheard` takes the money of a payment, closed or not, and tells nobody.
 */
export function startBuyers({ addresses, members, count, seed, takeUnheard }) {
  const told = { created: [], cancelled: [], refunded: [], failures: [] };
  let isOpen = true;
  const buyers = Array.from({ length: count }, async (_, index) => {
    const shop = { addresses, told, takeUnheard, random: seededRandom(seed + 1 + index) };
    while (isOpen) {
      await buyOnce(shop, shop.random.of(members)).catch((error) => note(shop, error));
      await delay(shop.random.between(0, 60));
    }
  });
  return {
    async stop() {
      isOpen = false;
      await Promise.all(buyers);
      return told;
    },
  };
}

const isUnanswered = (error) =>
  ['network', 'timeout', 'malformed'].includes(error.kind) || error.rule === 'idempotencyPending';
/** What was refused was refused; what broke on our side is written down. */
function note({ told }, error) {
  if (isUnanswered(error)) return;
  if (error.kind === undefined || (error.code ?? 0) === 500) told.failures.push(`${error.message}`);
}

const anyOf = ({ addresses, random }, member) => clientOf(random.of(addresses), member);
const newKey = () => randomBytes(12).toString('hex');

/** Asks until somebody answers; `work` must be safe to repeat. */
async function untilAnswered(shop, member, work) {
  for (;;) {
    try {
      return await work(anyOf(shop, member));
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      await delay(RETRY_MS);
    }
  }
}

async function buyOnce(shop, member) {
  const { random } = shop;
  const order = await order1(shop, member);
  const { id } = order;
  if (random.chance(0.12)) return cancel(shop, member, id);
  if (random.chance(0.08)) return undefined;
  if (random.chance(0.15)) {
    // Begun and cancelled at once: whichever comes first.
    const [prepayId] = await Promise.all([begin(shop, member, id), cancel(shop, member, id)]);
    if (prepayId && random.chance(0.7)) await pay(shop, prepayId);
    return undefined;
  }
  const prepayId = await begin(shop, member, id);
  if (!prepayId || random.chance(0.1)) return undefined;
  const other = random.chance(0.1) ? await beginOther(shop, member, id) : undefined;
  await Promise.all([pay(shop, prepayId), other && pay(shop, other)]);
  if (random.chance(0.3)) await anyOf(shop, member).payment.state({ orderId: id });
  if (order.waits && random.chance(0.7)) {
    await press(random.of(shop.addresses), `console/orders/${random.chance(0.5) ? 'confirm' : 'reject'}`, {
      id,
    });
  }
  if (random.chance(0.4)) await giveBackPart(shop, member, id);
  if (random.chance(0.1)) await cancel(shop, member, id);
  return undefined;
}

async function order1(shop, member) {
  const { random, told } = shop;
  const chosen = TICKETS.filter(() => random.chance(0.4)).slice(0, 2);
  const tickets = chosen.length > 0 ? chosen : [random.of(TICKETS)];
  const lines = await Promise.all(
    tickets.map(async ({ productId, people }) => {
      const quantity = random.between(1, MAX_TICKETS);
      const contactIds = member.contactIds.slice(0, people(quantity));
      const day = random.of(await openDays(shop, member, productId));
      return { kind: 'ticket', productId, day, quantity, ...(contactIds.length > 0 && { contactIds }) };
    }),
  );
  const { totalFen } = await untilAnswered(shop, member, (api) => api.order.quote({ lines }));
  const key = newKey();
  const request = { lines, ...CONTACT, remark: key, expectedTotalFen: totalFen };
  const { id } = await untilAnswered(shop, member, (api) =>
    api.order.create(request, { idempotencyKey: key }),
  );
  told.created.push({ id, key, totalFen });
  return { id, waits: tickets.some(({ waits }) => waits) };
}

const known = new Map();
async function openDays(shop, member, productId) {
  if (!known.has(productId)) {
    const { days } = await untilAnswered(shop, member, (api) => api.ticket.priceCalendar({ productId }));
    known.set(
      productId,
      days
        .filter(({ state }) => state === 'open')
        .slice(4, 34)
        .map(({ day }) => day),
    );
  }
  return known.get(productId);
}

async function cancel(shop, member, id) {
  try {
    await anyOf(shop, member).order.cancel({ id });
    shop.told.cancelled.push(id);
  } catch (error) {
    note(shop, error);
  }
}

const prepayIdOf = (url) => new URL(url ?? '').searchParams.get('prepay_id');

async function begin(shop, member, orderId) {
  try {
    const { payUrl } = await anyOf(shop, member).payment.wxWebPay({ orderId }, { idempotencyKey: newKey() });
    return prepayIdOf(payUrl);
  } catch (error) {
    note(shop, error);
    return undefined;
  }
}

/** Another way of paying, which ends the first one where it can. */
async function beginOther(shop, member, orderId) {
  try {
    const { form } = await anyOf(shop, member).payment.aliH5Pay({ orderId }, { idempotencyKey: newKey() });
    if (!form) return undefined;
    const response = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(form.fields),
      redirect: 'manual',
    });
    const place = response.headers.get('location');
    return place ? prepayIdOf(place) : undefined;
  } catch (error) {
    // The cashier may have died.
    if (error.kind !== undefined) note(shop, error);
    return undefined;
  }
}

/** At the cashier: mostly the shop is told, once; or it is not, or the money is taken too late, told or not. */
async function pay({ addresses, random, takeUnheard }, prepayId) {
  const how = random.next();
  if (how < 0.15) return takeUnheard(prepayId);
  const path = how < 0.65 ? 'cashier/pay' : how < 0.85 ? 'cashier/pay-silently' : 'console/payments/pay-late';
  return press(random.of(addresses), path, { prepay_id: prepayId });
}

async function giveBackPart(shop, member, orderId) {
  const { random, told } = shop;
  const key = newKey();
  try {
    const { lines } = await untilAnswered(shop, member, (api) => api.order.detail({ id: orderId }));
    const line = random.of(lines);
    const items = [{ lineId: line.id, quantity: random.between(1, line.quantity) }];
    const quote = await untilAnswered(shop, member, (api) => api.refund.quote({ orderId, items }));
    const { id } = await untilAnswered(shop, member, (api) =>
      api.refund.apply(
        { orderId, items, expectedAmountFen: quote.amountFen, expectedFeeFen: quote.feeFen },
        { idempotencyKey: key },
      ),
    );
    told.refunded.push({ id, orderId, amountFen: quote.amountFen });
  } catch (error) {
    note(shop, error);
  }
}
