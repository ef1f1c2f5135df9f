import { defaultShare, shareCodeParameter } from '@yunyou/contract';
import { HostError, type ShareContent } from '@yunyou/host';
import type { AppConfig } from '../config/app-config';
import type { Core } from '../core/core';
import { withoutParameters, withParameters } from '../login/addresses';
import type { SdkNavigation } from '../navigation/navigation';
import type { SessionState } from '../session/session-store';

/** Sharing pages of the app. */
export interface Share {
  /** Whether a page may be shared, in any channel. Default: the page shown. */
  canShare(url?: string): boolean;
  /**
   * What a page says when it is shared: its own words, then the configured ones of its path, then the default. Its link has
   * the page's own parameters, and a member's share code.
   */
  content(own?: Partial<ShareContent>): ShareContent;
  /** The absolute address of a page of the app for others: a member's has their share code. Default: the page shown. */
  link(href?: string): string;
  /** Lets the person share the page shown. Rejects with HostError, `cancelled` and `failed` included. */
  page(own?: Partial<ShareContent>): Promise<void>;
  /**
   * Tells the surrounding app's own share menu what the page shown shares, or hides its entries on a page that may not be
   * shared. To be called for every page. Rejects with HostError or, where pages are signed, with ApiError.
   */
  offer(own?: Partial<ShareContent>): Promise<void>;
  /**
   * Has the page shown shared as another one, whose address this is: what its own opens is nobody else's. Until another page is
   * shown. Rejects as `offer` does.
   */
  offerAs(url: string, own?: Omit<Partial<ShareContent>, 'link'>): Promise<void>;
  /** Lets the person scan a code and resolves to its text. Rejects with HostError, or with ApiError as above. */
  scan(): Promise<string>;
}

export function createShare(
  { host, api, locale }: Core,
  config: AppConfig,
  navigation: SdkNavigation,
  session: SessionState,
): Share {
  /** Some apps check every page before its script may call them. */
  const prepare = async () => host.configure?.(async (url) => (await api()).bridge.urlSignature({ url }));
  const canShare = (url = navigation.currentUrl()) => navigation.table.canShare(url);

  /** What the page of an address is shared as. */
  let standIn: { of: string; url: string } | undefined;

  const originOf = (href: string) => /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(href)?.[0] ?? '';

  /** The address of the page shown, without what a login has left in it. */
  function pageLink(): string {
    const { href } = host.location;
    const origin = originOf(href);
    const shown = href.slice(origin.length) || '/';
    const url = standIn?.of === navigation.currentUrl() ? standIn.url : shown;
    return origin + navigation.table.shareUrl(url);
  }

  /** Who joins by a member's link counts as theirs. */
  function withShareCode(link: string): string {
    const code = session.isMember && session.user?.shareCode;
    if (!code || originOf(link) !== originOf(host.location.href)) return link;
    return withParameters(withoutParameters(link, [shareCodeParameter]), { [shareCodeParameter]: code });
  }

  function link(href?: string): string {
    if (href === undefined) return withShareCode(pageLink());
    return withShareCode(originOf(href) ? href : originOf(host.location.href) + href);
  }

  function content(own: Partial<ShareContent> = {}): ShareContent {
    const { shareConfig } = config.state;
    const path = navigation.table.resolve(navigation.currentUrl())?.route.path ?? '';
    const ofPath = shareConfig?.paths[path];
    const texts = ofPath ?? shareConfig?.default;
    return {
      title: own.title ?? texts?.title[locale()] ?? defaultShare[locale()].title,
      desc: own.desc ?? texts?.desc[locale()] ?? defaultShare[locale()].desc,
      link: link(own.link),
      imgUrl: own.imgUrl ?? config.assetUrl(ofPath?.imgUrl ?? shareConfig?.imageUrl ?? ''),
    };
  }

  async function offer(own?: Partial<ShareContent>): Promise<void> {
    await prepare();
    await host.offerShare(canShare() ? content(own) : undefined);
  }

  return {
    canShare,
    content,
    link,
    async page(own) {
      if (!canShare()) throw new HostError('unsupported', 'share');
      await prepare();
      await host.share(content(own));
    },
    offer,
    offerAs(url, own) {
      standIn = { of: navigation.currentUrl(), url };
      return offer(own);
    },
    async scan() {
      await prepare();
      return host.scan();
    },
  };
}
