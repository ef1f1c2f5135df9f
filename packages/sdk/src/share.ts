import { defaultShare, type Locale } from '@yunyou/contract';
import type { Host } from '@yunyou/host';
import { HostError, type ShareContent } from '@yunyou/host';
import type { AppConfig } from './config/app-config';
import type { SdkNavigation } from './navigation';

/** Sharing pages of the app. */
export interface Share {
  /** Whether a page may be shared, in any channel. Default: the page shown. */
  canShare(url?: string): boolean;
  /** What a page says when it is shared: its own words, then the configured ones of its path, then the default. */
  content(own?: Partial<ShareContent>): ShareContent;
  /** Lets the person share the page shown. Rejects with HostError, `cancelled` and `failed` included. */
  page(own?: Partial<ShareContent>): Promise<void>;
}

export function createShare(options: {
  host: Host;
  config: AppConfig;
  navigation: SdkNavigation;
  locale: () => Locale;
}): Share {
  const { host, config, navigation, locale } = options;
  const canShare = (url = navigation.currentUrl()) => navigation.table.canShare(url);

  function content(own: Partial<ShareContent> = {}): ShareContent {
    const { shareConfig } = config.state;
    const path = navigation.table.resolve(navigation.currentUrl())?.route.path ?? '';
    const ofPath = shareConfig?.paths[path];
    const texts = ofPath ?? shareConfig?.default;
    return {
      title: own.title ?? texts?.title[locale()] ?? defaultShare[locale()].title,
      desc: own.desc ?? texts?.desc[locale()] ?? defaultShare[locale()].desc,
      link: own.link ?? host.location.href,
      imgUrl: own.imgUrl ?? config.assetUrl(ofPath?.imgUrl ?? shareConfig?.imageUrl ?? ''),
    };
  }

  return {
    canShare,
    content,
    async page(own) {
      if (!canShare()) throw new HostError('unsupported', 'share');
      await host.share(content(own));
    },
  };
}
