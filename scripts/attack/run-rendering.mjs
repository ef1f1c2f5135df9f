// What `rendering.mjs` starts.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeMembers } from '../local-shop/members.mjs';
import { inParallel, openShop } from '../local-shop/open-shop.mjs';
import { seededRandom, seedOfRun } from '../local-shop/random.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { root } from '../steps.mjs';
import { createFindings } from './findings.mjs';
import { attacksOn, climbs, EVIL, FILE_TEXT, LIVE, MARK } from './hostile-pages.mjs';
import { rawGet } from './raw-get.mjs';

const PAGES = Number(process.env.PAGES ?? 12);
const MEMBERS = 10;
const MIXED = 300;
const WIDTH = 6;
/** As long as a page is kept and sent while a new one is rendered. */
const KEPT_MS = 2_500;
/** Where a member's own name stands. */
const OWN_PAGES = ['/views/user-center/user-center', '/packages/order/order-list/order-list'];

/** A page without the moment its calendar was read at. */
const timeless = (text) => text.replace(/nowMs:\d+/g, '');

const seed = seedOfRun();
await runCommand(async (atEnd) => {
  const built = {
    WEB_DIR: join(root, 'apps/web/dist'),
    WEB_RENDERER: join(root, 'apps/web/dist-server/render.js'),
  };
  if (!Object.values(built).every(existsSync)) throw new Error('The app is not built: npm run build.');
  const shop = await openShop(atEnd, [built]);
  const [address] = shop.addresses;
  const findings = createFindings();
  const figures = { reflections: 0, escaped: 0 };
  const judge = (what, { status, headers, text }) => {
    findings.expect(status > 0 && status < 500, `${what} is an error of ours`, `${status}`);
    const live = LIVE.find((pattern) => pattern.test(text));
    if (text.includes(MARK)) figures.reflections++;
    if (text.includes(MARK) && !live) figures.escaped++;
    findings.expect(
      !live,
      `${what} comes back as it is`,
      live && text.match(live).input.slice(text.search(live), 200),
    );
    const place = headers.location ?? '';
    const leads = place !== '' && new URL(place, address).origin !== address;
    findings.expect(!leads, `${what} leads elsewhere`, place);
    findings.expect(!text.includes(`//${EVIL}`), `${what} names another host`);
    findings.expect(!FILE_TEXT.test(text), `${what} opens a file`);
  };

  const home = await rawGet(address, '/');
  const links = [...home.text.matchAll(/href="(\/[^"#]*)"/g)].map(([, href]) =>
    href.replaceAll('&amp;', '&'),
  );
  const isPage = (href) => !/^\/(?:assets|cdn|pictures)|\.\w+(?:\?|$)/.test(href);
  const pages = ['/', ...new Set(links.filter(isPage))].slice(0, PAGES);
  const clean = new Map();
  for (const page of pages) clean.set(page, await rawGet(address, page));

  const attacks = pages.flatMap(attacksOn);
  await inParallel(attacks, WIDTH, async ([what, path, headers]) =>
    judge(what, await rawGet(address, path, headers)),
  );
  await inParallel(climbs, WIDTH, async (path) => judge('a path that climbs', await rawGet(address, path)));

  // What others get afterwards is what they got before.
  const notKept = [];
  for (const [page, before] of clean) {
    for (const wait of [0, KEPT_MS]) {
      await delay(wait);
      const after = await rawGet(address, page);
      judge('a page others get afterwards', after);
      findings.expect(!after.text.includes(MARK), 'a page kept for others was poisoned', page);
      const isSame = after.status === before.status && timeless(after.text) === timeless(before.text);
      if (!isSame) notKept.push(page);
    }
  }
  findings.expect(notKept.length === 0, 'a page others get has changed', notKept.join(' '));

  const mixed = await askTogether(shop, pages, findings);
  return findings.report(`pages, seed ${seed}`, {
    pages: pages.length,
    'hostile queries, paths, cookies and headers': attacks.length,
    'hostile texts that came back': figures.reflections,
    'of them escaped': figures.escaped,
    'paths that climb or are odd': climbs.length,
    'pages compared with what they were before': clean.size * 2,
    'members and visitors asking at once, pages': MIXED,
    'of them with the member’s own name': mixed.own,
    'with somebody else’s': mixed.others,
  });
});

/** Members and visitors at once on the same pages: each member's name is on their own pages alone. */
async function askTogether({ db, addresses }, pages, findings) {
  const [address] = addresses;
  const random = seededRandom(seed);
  const members = await makeMembers(db, MEMBERS);
  const nameOf = (index) => `会员${MARK}${String.fromCharCode(65 + index)}`;
  for (const [index, { id }] of members.entries())
    await db
      .updateTable('members')
      .set({ name: nameOf(index) })
      .where('id', '=', id)
      .execute();
  const paths = [...OWN_PAGES, ...pages.slice(0, 4)];
  const asking = Array.from({ length: MIXED }, () => ({
    who: random.between(-4, MEMBERS - 1),
    path: random.of(paths),
  }));
  const counts = { own: 0, others: 0 };
  await inParallel(asking, WIDTH, async ({ who, path }) => {
    const cookie = who < 0 ? {} : { Cookie: `token=${members[who].token}; isMember=1` };
    const { text, headers } = await rawGet(address, path, cookie);
    for (const index of members.keys()) {
      if (!text.includes(nameOf(index))) continue;
      counts[index === who ? 'own' : 'others']++;
      findings.expect(index === who, "somebody's page holds another's name", path);
      findings.expect(/private|no-store/.test(headers['cache-control']), "a member's page may be kept", path);
    }
  });
  findings.expect(counts.own > 0, 'no page with a member’s own name was asked for');
  return counts;
}
