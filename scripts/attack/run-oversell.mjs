// What `oversell.mjs` starts.
import { setTimeout as delay } from 'node:timers/promises';
import { clientOf, makeMembers } from '../local-shop/members.mjs';
import { openShop } from '../local-shop/open-shop.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { createFindings, expectNoBreaches } from './findings.mjs';

const BUYERS = Number(process.env.BUYERS ?? 2_000);
const PLACES = Number(process.env.PLACES ?? 100);
const TICKET = 'ticket-lotus-adult';
const CONTACT = { contactName: '李云', contactMobile: '13800138000' };
/** Pause before a call is repeated that the server was too busy for. */
const RETRY_MS = 500;
const TRIES = 120;

await runCommand(async (atEnd) => {
  const shop = await openShop(atEnd, [{}, {}, {}]);
  const { db, addresses } = shop;
  const findings = createFindings();
  const members = await makeMembers(db, BUYERS);
  const api = clientOf(addresses[0], members[0]);
  const { days } = await api.ticket.priceCalendar({ productId: TICKET });
  const { day } = days.filter(({ state }) => state === 'open')[5];
  const lines = [{ kind: /** @type {const} */ ('ticket'), productId: TICKET, day, quantity: 1 }];
  const { totalFen } = await api.order.quote({ lines });
  const { pool_id: poolId } = await db
    .selectFrom('tickets')
    .select('pool_id')
    .where('id', '=', TICKET)
    .executeTakeFirstOrThrow();
  const ofDay = (query) => query.where('pool_id', '=', poolId).where('slot', '=', day);
  await ofDay(db.updateTable('stock'))
    .set((eb) => ({ total: eb(eb('taken', '+', eb.ref('allotted')), '+', PLACES) }))
    .execute();
  const before = await ofDay(db.selectFrom('stock').selectAll()).executeTakeFirstOrThrow();

  /** Buys until told yes or no; the same key each time, so that an order whose answer was lost is not a second one. */
  const buy = async (member, index) => {
    const idempotencyKey = crypto.randomUUID();
    for (let attempt = 0; ; attempt++) {
      const client = clientOf(addresses[(index + attempt) % addresses.length], member);
      const answer = await client.order
        .create({ lines, ...CONTACT, expectedTotalFen: totalFen }, { idempotencyKey })
        .then(
          ({ id }) => ({ id }),
          (/** @type {import('../../packages/api-client/src/index.ts').ApiError} */ error) => ({ error }),
        );
      if ('id' in answer) return { member, id: answer.id };
      const { retryable, rule, message } = answer.error;
      if (!retryable || attempt >= TRIES) return { member, rule: rule ?? message };
      busy++;
      await delay(RETRY_MS * (0.5 + Math.random()));
    }
  };
  let busy = 0;

  const beganMs = performance.now();
  const first = await Promise.all(members.map(buy));
  const seconds = (performance.now() - beganMs) / 1_000;
  const winners = first.filter(({ id }) => id);
  findings.expect(winners.length === PLACES, 'not as many orders as places', `${winners.length}`);
  const firstBusy = busy;

  const leaving = winners.slice(0, Math.floor(PLACES / 3));
  const losers = first.filter(({ id }) => !id).map(({ member }) => member);
  const [, second] = await Promise.all([
    Promise.all(leaving.map(({ member, id }) => clientOf(addresses[0], member).order.cancel({ id }))),
    Promise.all(losers.map(buy)),
  ]);
  const late = second.filter(({ id }) => id);
  findings.expect(
    late.length <= leaving.length,
    'more were sold again than were given back',
    `${late.length}`,
  );

  const after = await ofDay(db.selectFrom('stock').selectAll()).executeTakeFirstOrThrow();
  const sold = PLACES - leaving.length + late.length;
  findings.expect(after.taken === before.taken + sold, 'stock differs from the orders', `${after.taken}`);
  findings.expect(after.taken + after.allotted <= after.total, 'more is taken than there is');
  for (const { rule } of [...first, ...second])
    findings.expect(!rule || rule === 'soldOut', 'refused for another reason than sold out', rule);
  expectNoBreaches(findings, await shop.breaches());
  return findings.report(`${BUYERS} buyers, ${PLACES} places, ${addresses.length} processes`, {
    'sold at once': winners.length,
    'told that it is sold out': first.length - winners.length,
    'asked again because a process was busy': firstBusy,
    'until all were told, s': seconds.toFixed(1),
    'given back while all others asked again': leaving.length,
    'of them sold again': late.length,
  });
});
