import { HostError, type SignUrl } from '@yunyou/host';
import { createMemoryHost } from '@yunyou/host/memory';
import { describe, expect, it } from 'vitest';
import { createWorld, memberInfo, refuse } from './support/world';

const urlSignature = '/cuser/member/public/api/user/getUrlSignature';
const signature = { appId: 'wx1', signature: 's', noncestr: 'n', timestamp: 1 };

describe("the surrounding app's share menu", () => {
  it('is given what the page says, configured for its path', async () => {
    const { sdk, host } = createWorld({}, { href: 'https://shop.example/pages/notice/notice' });
    await sdk.start();
    await sdk.share.offer();
    expect(host.offered).toEqual({
      title: '公告',
      desc: '新',
      link: 'https://shop.example/pages/notice/notice',
      imgUrl: 'https://api.example/cdn/news.webp',
    });
    await sdk.share.offer({ title: 'Own' });
    expect(host.offered).toMatchObject({ title: 'Own', desc: '新' });
    sdk.dispose();
  });

  // conformance: NAV-14
  it('is hidden on a page whose sharing is disabled', async () => {
    const { sdk, host } = createWorld({}, { href: 'https://shop.example/pages/notice/notice' });
    await sdk.share.offer();
    host.location.replaceUrl('https://shop.example/packages/user-module/user-info/user-info');
    await sdk.share.offer();
    expect(host.offered).toBeUndefined();
    await expect(sdk.share.page()).rejects.toMatchObject({ code: 'unsupported', capability: 'share' });
  });

  it('has its pages signed by the server where the app wants that, before each call', async () => {
    const signed: object[] = [];
    const host = Object.assign(
      createMemoryHost({ scanned: 'YY1', href: 'https://shop.example/views/index/index' }),
      {
        configure: async (sign: SignUrl) => void signed.push(await sign('https://shop.example/a')),
      },
    );
    const { sdk, reply, sent } = createWorld({ host });
    reply(urlSignature, () => signature);
    await sdk.share.offer();
    await sdk.share.page();
    expect(await sdk.share.scan()).toBe('YY1');
    expect(signed).toEqual([signature, signature, signature]);
    expect(sent(urlSignature)[0]?.query).toEqual({ url: 'https://shop.example/a' });
    reply(urlSignature, refuse(422));
    await expect(sdk.share.scan()).rejects.toMatchObject({ name: 'ApiError', code: 422 });
  });

  it.each([
    [
      '/pages/ticket-detail/ticket-detail?code=c&state=s&id=7&from=timeline&isappinstalled=0&day=2026-12-01',
      '/pages/ticket-detail/ticket-detail?id=7&day=2026-12-01',
    ],
    [
      '/pages/ticket-detail/ticket-detail?access_token=a&openid=o&id=a%20b&utm_source=x#wechat_redirect',
      '/pages/ticket-detail/ticket-detail?id=a%20b',
    ],
    ['/pages/ticket-detail/ticket-detail?scene=id%3D7%26code%3Dc', '/pages/ticket-detail/ticket-detail?id=7'],
    ['/views/index/index?code=c&state=s', '/views/index/index'],
    ['/?code=c', '/'],
    ['/?code=c#/pages/ticket-detail?id=7', '/pages/ticket-detail/ticket-detail?id=7'],
    ['/pages/nowhere/nowhere?code=c', '/pages/nowhere/nowhere'],
  ])('is given a link with the own parameters of the page alone: %s', (asked, shared) => {
    const { sdk } = createWorld({}, { href: `https://shop.example${asked}` });
    expect(sdk.share.content().link).toBe(`https://shop.example${shared}`);
  });

  const detail = 'https://shop.example/pages/ticket-detail/ticket-detail?id=7';
  const member = { href: `${detail}&C_share=WXYZ6789&token=t`, storage: { token: 't' } };

  it('says who shared it where that is a member, and whose link they came by no more', async () => {
    const { sdk, host } = createWorld({}, member);
    // Not known yet.
    expect(sdk.share.content().link).toBe(detail);
    await sdk.session.loadUser();
    const own = `${detail}&C_share=ABCD2345`;
    expect([sdk.share.content().link, sdk.share.link()]).toEqual([own, own]);
    await sdk.share.page({ link: `${detail}#top` });
    expect(host.shared.at(-1)?.link).toBe(`${own}#top`);
    expect(sdk.share.link('/pages/notice/notice')).toBe(
      'https://shop.example/pages/notice/notice?C_share=ABCD2345',
    );
    expect(sdk.share.link(own)).toBe(own);
    expect(sdk.share.link('https://other.example/x')).toBe('https://other.example/x');
    await sdk.session.logout();
    expect(sdk.share.link()).toBe(detail);
  });

  it.each([{ mobile: '' }, { shareCode: undefined }])('says so of nobody else: %j', async (changes) => {
    const { sdk, reply } = createWorld({}, member);
    reply('/cuser/member/api/getBaseUserInfo', () => ({ ...memberInfo, ...changes }));
    await sdk.session.loadUser();
    expect(sdk.share.link()).toBe(detail);
  });

  // conformance: ERR-06
  it.each(['cancelled', 'failed'] as const)('tells its caller that sharing was %s', async (shareEnds) => {
    const { sdk } = createWorld({}, { shareEnds });
    await expect(sdk.share.page()).rejects.toEqual(new HostError(shareEnds, 'share'));
  });
});
