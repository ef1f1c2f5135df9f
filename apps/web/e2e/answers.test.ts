import { beforeAll, describe, expect, inject, it } from 'vitest';
import { elementsOf, type PageElement } from '../../../scripts/test-built/support/parsed-page';
import { builtPages } from '../build/built-pages';
import { addressOf, isForMembers, memberWithEverything, type Shown } from './support/addresses';
import { outsideOf } from './support/outside';

const url = inject('appUrl');
const outside = outsideOf(url);
let member: Shown;
beforeAll(async () => {
  member = await memberWithEverything(outside);
});

const asking = (headers: Record<string, string> = {}): RequestInit => ({
  redirect: 'manual',
  headers: { accept: 'text/html', 'accept-language': 'zh-CN', ...headers },
});
const ask = (path: string, headers?: Record<string, string>) => fetch(url + path, asking(headers));
const asMember = (token = member.token) => ({ cookie: `token=${token}; isMember=1` });
const membersPages = builtPages.filter(isForMembers);

const spot = '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge';
const ticket = '/pages/ticket-detail/ticket-detail?id=ticket-feilian-adult';

describe('the status of an answer', () => {
  it.each([
    '/nowhere',
    '/packages/marketing/nowhere/nowhere',
    '/pages/abnormal-page/abnormal-page',
    '/pages/scenic-spot-detail/scenic-spot-detail?id=nope',
    '/pages/scenid-spot-profile/scenid-spot-profile?id=nope',
    '/pages/ticket-detail/ticket-detail?id=nope',
  ])('is 404 for %s, with a page that says so', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('页面走丢了');
  });

  it.each([
    ['/pages/index/index', '/views/index/index'],
    [
      '/pages/ticket-detail?id=ticket-feilian-adult&day=2026-12-01',
      '/pages/ticket-detail/ticket-detail?id=ticket-feilian-adult&day=2026-12-01',
    ],
  ])('is 302 for %s, which is now %s', async (old, present) => {
    const answer = await ask(old);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(present);
  });

  it('is 302 to the login for members’ pages, back to the page afterwards', async () => {
    for (const path of membersPages) {
      const asked = addressOf(path, member);
      const answer = await ask(asked);
      expect(answer.status, path).toBe(302);
      const target = new URL(answer.headers.get('location') ?? '', url);
      expect(target.pathname, path).toBe('/pages/login/login');
      expect(target.searchParams.get('redirectUrl'), path).toBe(asked);
      expect(await answer.text()).not.toContain(member.orderId);
    }
  });

  it('is 302 with a login that has ended, and takes its cookies away', async () => {
    const token = await outside.someoneElse();
    await outside.call('POST', '/cuser/member/session/end', {}, token);
    const answer = await ask('/packages/order/order-list/order-list', asMember(token));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(/^\/pages\/login\/login\?redirectUrl=/);
    const taken = answer.headers.getSetCookie();
    for (const name of ['token', 'isMember'])
      expect(taken.find((cookie) => cookie.startsWith(`${name}=;`))).toMatch(/Max-Age=0.*Path=\//);
  });
});

describe('a page for a member', () => {
  it('is kept by nobody between, and shows nothing to anybody else', async () => {
    for (const path of membersPages) {
      const asked = addressOf(path, member);
      const answer = await ask(asked, asMember());
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('cache-control'), path).toContain('private');
      expect(answer.headers.get('vary'), path).toContain('Cookie');
      expect(answer.headers.get('x-page-for')).not.toBe('visitor');
      expect(await answer.text(), path).not.toContain(member.token);
    }
    const list = '/packages/order/order-list/order-list';
    expect(await (await ask(list, asMember())).text()).toContain(member.orderId);
    const other = await outside.someoneElse();
    expect(await (await ask(list, asMember(other))).text()).not.toContain(member.orderId);
    const stranger = await ask(
      addressOf('/packages/order/order-details/order-details', member),
      asMember(other),
    );
    expect(await stranger.text()).not.toContain('13800138000');
  });

  it('is marked differently for every login, and not at all for visitors', async () => {
    const markOf = async (headers?: Record<string, string>) =>
      (await ask('/', headers)).headers.get('x-page-for');
    const other = await outside.someoneElse();
    const marks = [await markOf(), await markOf(asMember()), await markOf(asMember(other))];
    expect(marks[0]).toBe('visitor');
    expect(new Set(marks).size).toBe(3);
    expect(await markOf(asMember())).toBe(marks[1]);
  });
});

interface Head {
  title: string;
  /** Content by name or property. */
  meta: Record<string, string>;
  /** Addresses by language. */
  alternates: Record<string, string>;
  canonical: string | undefined;
  facts: Record<string, unknown>[];
}

async function headOf(path: string, headers?: Record<string, string>): Promise<Head> {
  const elements = elementsOf(await (await ask(path, headers)).text());
  const all = (name: string, has: (attributes: PageElement['attributes']) => boolean = () => true) =>
    elements.filter((one) => one.name === name && has(one.attributes));
  const links = (rel: string) =>
    all('link', (it) => it.rel === rel && (rel !== 'alternate' || 'hreflang' in it));
  return {
    title: all('title')[0]?.text ?? '',
    meta: Object.fromEntries(
      all('meta').map(({ attributes: it }) => [it.name ?? it.property ?? '', it.content ?? '']),
    ),
    alternates: Object.fromEntries(
      links('alternate').map(({ attributes: it }) => [it.hreflang ?? '', it.href ?? '']),
    ),
    canonical: links('canonical')[0]?.attributes.href,
    facts: all('script', (it) => it.type === 'application/ld+json').map(({ text }) => JSON.parse(text)),
  };
}

describe('the head', () => {
  it.each([
    ['/', '云游', '/'],
    [spot, '栖云岭 · 云游', spot],
    [ticket, '飞练峡', ticket],
    ['/pages/scenic-spot-home/scenic-spot-home?focus=1', '景区', '/pages/scenic-spot-home/scenic-spot-home'],
    ['/pages/license/license', '营业执照 · 云游', '/pages/license/license'],
  ])('of %s names the page %s, its address, languages and share picture', async (path, title, address) => {
    const head = await headOf(path);
    expect(head.title).toContain(title);
    // The operator has words of its own for the whole shop.
    if (path !== '/') expect(head.meta['og:title']).toContain(title.split(' · ')[0]);
    expect(head.meta.description?.length).toBeGreaterThan(5);
    expect(head.meta.robots).toBeUndefined();
    expect(head.canonical).toBe(url + address);
    const joint = address.includes('?') ? '&' : '?';
    expect(head.alternates).toEqual({
      'zh-Hans': `${url}${address}${joint}lang=zh-Hans`,
      en: `${url}${address}${joint}lang=en`,
      'x-default': url + address,
    });
    const picture = head.meta['og:image'] ?? '';
    expect(picture.startsWith(`${url}/`)).toBe(true);
    const shown = await fetch(picture);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toMatch(/^image\//);
  });

  it('of the page in another language is that language’s own', async () => {
    const head = await headOf(`${spot}&lang=en`);
    expect(head.title).toBe('Qiyun Ridge · Yunyou');
    expect(head.meta['og:locale']).toBe('en_US');
    expect(head.canonical).toBe(`${url}${spot}&lang=en`);
    const [inChinese, inEnglish] = await Promise.all(
      ['zh-Hans', 'en'].map(
        async (one) => (await headOf(head.alternates[one]?.slice(url.length) ?? '')).title,
      ),
    );
    expect([inChinese, inEnglish]).toEqual(['栖云岭 · 云游', 'Qiyun Ridge · Yunyou']);
  });

  it('tells search engines what a spot and a ticket are, as the page does', async () => {
    const [attraction] = (await headOf(spot)).facts;
    const page = await (await ask(spot)).text();
    expect(attraction).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'TouristAttraction',
      name: '栖云岭',
    });
    expect(page).toContain(String(attraction?.telephone));
    const [product] = (await headOf(ticket)).facts;
    expect(product).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'CNY' } });
    const price = Number((product?.offers as { price: string } | undefined)?.price);
    expect(await (await ask(ticket)).text()).toContain(`¥${price}`);
    for (const image of [attraction?.image, product?.image].flat())
      expect((await fetch(String(image), { method: 'HEAD' })).status).toBe(200);
  });

  it('keeps lost and members’ pages out of search engines', async () => {
    const pages: [string, Record<string, string>?][] = [
      ['/nowhere'],
      ['/pages/ticket-detail/ticket-detail?id=nope'],
      [`/packages/marketing/electronic-ticket/electronic-ticket?t=${'A'.repeat(32)}`],
      ...membersPages.map((path): [string, Record<string, string>] => [addressOf(path, member), asMember()]),
    ];
    for (const [path, headers] of pages) {
      const head = await headOf(path, headers);
      expect(head.meta.robots, path).toBe('noindex');
      expect(head.canonical, path).toBeUndefined();
      expect(head.alternates, path).toEqual({});
    }
  });
});
