import {
  createMiniProgramFetch,
  createMiniProgramHost,
  createMiniProgramPostForm,
  createMiniProgramRandom,
  type MiniProgramHost,
} from '@yunyou/host/mini-program';
import type { NavigationPort } from '@yunyou/navigation';
import { productRoutes } from '@yunyou/navigation/product-routes';
import { createSdk, type Sdk } from '@yunyou/sdk';
import { miniProgramPlatform } from '@yunyou/subscription';
import { addresses, type PageName, pageUrlOf, productUrlOf, withQuery } from './addresses';
import type { ProgramConfig } from './config';

/** What every page works with. One per program; the platform's `getApp()` keeps it. */
export interface Shop {
  readonly sdk: Sdk;
  readonly host: MiniProgramHost;
  /** Opens a page above this one. */
  open(page: PageName, query?: Readonly<Record<string, unknown>>): void;
  /** A page takes this one's place. */
  replace(page: PageName, query?: Readonly<Record<string, unknown>>): void;
}

/** The options `App` is called with, so that pages find the shop by `getApp`. */
export interface ShopApp {
  readonly shop: Shop;
}

/** The whole SDK over `wx`: nothing of a browser is reached for. */
export function createShop(platform: WechatMiniprogram.Wx, config: ProgramConfig): Shop {
  const currentPage = () => {
    const page = getCurrentPages().at(-1);
    return page && productUrlOf(page.route, page.options);
  };
  const host = createMiniProgramHost(platform, { origin: config.webUrl, currentPage });
  const { appId } = platform.getAccountInfoSync().miniProgram;
  const sdk = createSdk({
    baseUrl: config.apiUrl,
    routes: productRoutes(),
    host,
    fetch: createMiniProgramFetch(platform),
    postForm: createMiniProgramPostForm(platform),
    random: createMiniProgramRandom(platform),
    subscription: { appId, platform: miniProgramPlatform(platform) },
    platformAppId: appId,
    // Every page tells by itself what went wrong: there is no abnormal page here.
    abnormalRedirect: false,
    now: () => Date.now(),
  });
  sdk.navigation.attach(navigationPort(platform), { current: () => currentPage() ?? addresses.home });

  const tell = (title: string) => {
    if (title !== '') platform.showToast({ title, icon: 'none' });
  };
  sdk.on('error', ({ message }) => tell(message));
  sdk.on('loginExpired', ({ needsLogin }) => {
    if (needsLogin) tell(sdk.i18n.texts.t('app.loginExpired'));
  });

  return {
    sdk,
    host,
    open: (page, query = {}) => platform.navigateTo({ url: pageOf(page, query) }),
    replace: (page, query = {}) => platform.redirectTo({ url: pageOf(page, query) }),
  };
}

const pageOf = (page: PageName, query: Readonly<Record<string, unknown>>): string =>
  pageUrlOf(withQuery(addresses[page], query)) ?? '';

/** Moves between pages for the SDK, which speaks product addresses. What there is no page for opens the home page. */
function navigationPort(platform: WechatMiniprogram.Wx): NavigationPort {
  const target = (url: string) => pageUrlOf(url) ?? pageOf('home', {});
  return {
    push: (url) => platform.navigateTo({ url: target(url) }),
    replace(url) {
      // Back from the login, the page that led there is still open below it.
      const below = getCurrentPages().at(-2);
      if (below && productUrlOf(below.route, below.options) === url) platform.navigateBack();
      else platform.redirectTo({ url: target(url) });
    },
    relaunch: (url) => platform.reLaunch({ url: target(url) }),
    back: () => platform.navigateBack(),
    canGoBack: () => getCurrentPages().length > 1,
  };
}
