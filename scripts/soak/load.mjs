// People on one server: visitors who look, members who come and go. Buyers are those of the attacks.
import { setTimeout as delay } from 'node:timers/promises';
import { clientOf } from '../local-shop/members.mjs';
import { seededRandom } from '../local-shop/random.mjs';

const SPOT = 'spot-feilian-gorge';
const TICKET = 'ticket-feilian-adult';
const PAGES = [
  '/',
  `/pages/scenic-spot-detail/scenic-spot-detail?id=${SPOT}`,
  `/pages/ticket-detail/ticket-detail?id=${TICKET}`,
];
/** One in so many who have just joined leaves for good. */
const LEAVERS = 4;
/** The pictures' limit: a number gets five codes an hour without one. */
const NUMBERS = 100_000;

const withAddress = (address) => (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('x-forwarded-for', address);
  return fetch(input, { ...init, headers });
};

/** Starts visitors and members; `stop` lets them end and tells what they did. `codeFor`: the code sent to a number. */
export function startPeople(address, { visitors, members, seed, codeFor, hasPages }) {
  const done = { pages: 0, reads: 0, reports: 0, logins: 0, leavers: 0, failures: [] };
  let isOpen = true;
  const repeat = async (index, pauseMs, work) => {
    const random = seededRandom(seed + index);
    const from = () => `198.18.${random.between(0, 255)}.${random.between(1, 254)}`;
    while (isOpen) {
      const api = (token) => clientOf(address, { token }, { fetch: withAddress(from()) });
      await work(api, random).catch((error) => note(done, error));
      await delay(random.between(pauseMs / 2, pauseMs * 1.5));
    }
  };
  const all = [
    ...Array.from({ length: visitors }, (_, index) =>
      repeat(index, 250, (api, random) => look(address, done, api(), random, hasPages)),
    ),
    ...Array.from({ length: members }, (_, index) =>
      repeat(1_000 + index, 1_500, (api, random) => comeAndGo(done, api, random, codeFor)),
    ),
  ];
  return {
    async stop() {
      isOpen = false;
      await Promise.all(all);
      return done;
    },
  };
}

/** What people do here is never wrong: a refusal of their words is a mistake of ours too. */
const OURS = [400, 404];

function note({ failures }, error) {
  if (error.kind === undefined || ['server', 'malformed'].includes(error.kind) || OURS.includes(error.code))
    failures.push(`${error.message}`);
}

async function look(address, done, api, random, hasPages) {
  if (hasPages && random.chance(0.6)) {
    const answer = await fetch(address + random.of(PAGES), { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (answer.status >= 500) done.failures.push(`page ${answer.status}`);
    done.pages++;
  }
  await random.of([
    () => api.scenicSpot.detail({ id: SPOT }),
    () => api.ticket.detail({ id: TICKET }),
    () => api.ticket.priceCalendar({ productId: TICKET }),
  ])();
  done.reads++;
  await api.tracking.parentViewPublic({ productType: 2, parentId: SPOT, eventId: crypto.randomUUID() });
  done.reports++;
}

async function comeAndGo(done, api, random, codeFor) {
  const mobile = `139${String(10_000_000 + random.between(0, NUMBERS))}`;
  const { challengeId } = await api().session.smsCaptcha({ mobile });
  const { token } = await api().session.mobileLogin({ mobile, challengeId, code: await codeFor(mobile) });
  done.logins++;
  const mine = api(token);
  await mine.session.userInfo();
  await mine.order.list({});
  await mine.contacts.add({ name: '李云', certType: 0, idCard: '', mobile: '' });
  if (!random.chance(1 / LEAVERS)) return random.chance(0.5) ? mine.session.end() : undefined;
  const { agreementVersion } = await mine.member.cancellationCheck();
  const sent = await mine.member.changeMobileCode({ target: 'cancel' });
  await mine.member.cancelAccount({
    code: await codeFor(mobile),
    challengeId: sent.challengeId,
    agreementVersion,
    confirmedLosses: true,
  });
  done.leavers++;
}
