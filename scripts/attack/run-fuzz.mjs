// What `fuzz.mjs` starts.
import fc from 'fast-check';
import { clientOf, makeMembers } from '../local-shop/members.mjs';
import { inParallel, openShop } from '../local-shop/open-shop.mjs';
import { seedOfRun } from '../local-shop/random.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { contractCalls, sendCall } from './contract-calls.mjs';
import { createFindings, expectNoBreaches } from './findings.mjs';
import { ask, hardlyHttp, sayOnSocket } from './odd-messages.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 100);
const WIDTH = 12;
const TICKET = 'ticket-lotus-adult';
/** What no answer may tell. */
const INSIDE =
  /node_modules|\bat [\w.<>]+ \(|\.ts:\d|file:\/\/|syntax error at|relation "|violates|select .* from |ECONN|kysely|postgres/i;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT'];
/** A server without proxying just closes the connection. */
const UNANSWERED = ['CONNECT'];
const PATHS = [
  '/',
  '/health',
  '/cuser/nowhere',
  '/notify/wechat-pay',
  '/docs/openapi.json',
  '/sandbox/console',
];

/** Addresses and headers past 16 KB are refused before anybody reads them. */
const TOO_LONG = 431;

const nasty = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\u0000', 'a\u0000b', '\ud800', "'; drop table orders; --", '%', '\\', '../../etc/passwd'],
    ...['9'.repeat(400), '2026-02-30', '-1', '1e309', 'NaN', '__proto__', 'constructor', '{{7*7}}'],
    ...[
      null,
      true,
      0,
      -1,
      1.5,
      2 ** 53,
      1e308,
      'a'.repeat(20_000),
      '\u202e\u0300\ufeff',
      '<script>',
      '\r\nX: y',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const RIGHT = Symbol('the right value');
const brokenBody = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '{"a":',
    '[]',
    'null',
    '{"__proto__":{"admin":true}}',
    `{"a":${'['.repeat(9_000)}`,
    '\ufeff{}',
  ),
);

const seed = seedOfRun();
await runCommand(async (atEnd) => {
  const shop = await openShop(atEnd);
  const { db, addresses } = shop;
  const [address] = addresses;
  const findings = createFindings();
  const statuses = new Map();
  const count = (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const judge = (what, { status, text }, given = '') => {
    count(status);
    const isOurs = status >= 500 && status !== 503 && status !== 501;
    findings.expect(!isOurs, `${what} is an error of ours`, `${status} ${text.slice(0, 200)} ${given}`);
    const inside = INSIDE.exec(text)?.[0];
    findings.expect(!inside || given.includes(inside), `${what} tells of the inside`, `${inside} ${given}`);
  };

  const members = await makeMembers(db, contractCalls.length, { travellers: 1 });
  const right = await rightValues(address, members[0]);
  for (const [index, call] of contractCalls.entries()) {
    const fields = fc.record(
      Object.fromEntries(call.fields.map((field) => [field, fc.oneof(fc.constant(RIGHT), nasty)])),
      { requiredKeys: [] },
    );
    const login = fc.constantFrom('right', 'none', 'wrong');
    const arbitrary = fc.record({ fields, login, body: fc.option(brokenBody, { freq: 6 }) });
    const cases = fc.sample(arbitrary, { numRuns: ROUNDS, seed: seed + index });
    await inParallel(cases, WIDTH, async (one) => {
      const values = Object.fromEntries(
        Object.entries(one.fields).map(([name, value]) => [name, value === RIGHT ? right[name] : value]),
      );
      const token = { right: members[index].token, none: undefined, wrong: 'nonsense' }[one.login];
      const answer = await sendCall(address, call, values, { token, body: one.body ?? undefined });
      judge(call.key, answer, JSON.stringify(values).slice(0, 300));
      findings.expect(
        answer.status === TOO_LONG || isEnvelope(answer.text),
        `${call.key} answers no envelope`,
        answer.text.slice(0, 200),
      );
    });
  }

  const addressed = [...PATHS, ...contractCalls.map(({ path }) => path)];
  const asked = addressed.flatMap((path) => METHODS.map((method) => ({ path, method })));
  await inParallel(asked, WIDTH, async ({ path, method }) => {
    const answer = await ask(address, path, method);
    if (answer.status) judge(`${method} of an address`, answer, path);
    findings.expect(answer.status || UNANSWERED.includes(method), `${method} is not answered`, path);
    findings.expect(method !== 'TRACE' || answer.status !== 200, 'TRACE is answered', path);
  });

  const messages = hardlyHttp();
  await inParallel(messages, 4, async (message) => {
    const text = await sayOnSocket(address, message);
    const first = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];
    if (first) judge('a message that is hardly HTTP', { status: Number(first), text }, message.slice(0, 60));
    const answers = text.match(/^HTTP\/1\.1 /gm)?.length ?? 0;
    findings.expect(answers <= 1, 'one message is answered as two', message.slice(0, 80));
  });

  const health = await fetch(`${address}/health`);
  findings.expect(health.status === 200, 'the server is not well afterwards', `${health.status}`);
  expectNoBreaches(findings, await shop.breaches());
  return findings.report(`fuzz, seed ${seed}`, {
    'requests of calls': contractCalls.length * ROUNDS,
    'methods and addresses': asked.length,
    'messages hardly HTTP': messages.length,
    ...Object.fromEntries(
      [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => [`answered ${status}`, times]),
    ),
  });
});

async function rightValues(address, member) {
  const { days } = await clientOf(address, member).ticket.priceCalendar({ productId: TICKET });
  const { day } = days.filter(({ state }) => state === 'open')[3];
  return {
    ...{ id: 'spot-feilian-gorge', spotId: 'spot-feilian-gorge', productId: TICKET, day, quantity: 1 },
    lines: [{ kind: 'ticket', productId: TICKET, day, quantity: 1 }],
    ...{ contactName: '李云', contactMobile: '13800138000', mobile: '13700137000', expectedTotalFen: 0 },
    ...{ name: '李云', certType: 0, idCard: '', type: 2, tableIds: TICKET, productType: 2, source: 2 },
    ...{ parentId: 'spot-feilian-gorge', fileName: 'a.png', code: '123456', channelId: 'wechat' },
    memberRegistChannelVo: { thirdId: '', source: 2 },
  };
}

function isEnvelope(text) {
  try {
    const { code, message } = JSON.parse(text);
    return Number.isInteger(code) && typeof message === 'string';
  } catch {
    return false;
  }
}
