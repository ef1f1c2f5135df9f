import type { Host, HostKind, NetworkType, ShareContent } from '../host';
import { HostError } from '../host-error';
import { createListeners } from '../listeners';
import { createMemoryStorage } from '../memory';
import { expectOpenable } from '../open-url';
import { askWx } from './ask-wx';
import type { MiniProgramCalls, WxAnswers, WxEntrance } from './wx';
import { createWxStorage } from './wx-storage';

export interface MiniProgramHostOptions {
  /** The web app's address, `https://shop.example`: shared links lead there, and it names the environment. */
  origin: string;
  /** Path and query of the page shown, `/pages/index/index?id=1`; undefined before there is one. Default: the page of the launch. */
  currentPage?: () => string | undefined;
  /** Opens a web address, such as on a page with a `<web-view>`. Default: none can be opened. */
  openWeb?: (url: string) => void;
}

/** What a page's `onShareAppMessage` returns. */
export interface SharedMessage {
  title: string;
  /** With the leading slash. */
  path: string;
  imageUrl: string;
}

/** What a page's `onShareTimeline` returns. */
export interface SharedTimeline {
  title: string;
  /** Without the question mark. */
  query: string;
  imageUrl: string;
}

export interface MiniProgramHost extends Host {
  /** For `onShareAppMessage` of the page shown: what `offerShare` was given last. */
  shareMessage(): SharedMessage | undefined;
  /** For `onShareTimeline` of the page shown. */
  shareTimeline(): SharedTimeline | undefined;
}

/** A buzz longer than this is the long one, ms: the platform has two. */
const longBuzzFromMs = 200;

/** What differs between the platforms that have mini-programs. */
export interface MiniProgramPlatform {
  kind: HostKind;
  /** `ios`, `android` and the like. */
  system: string;
  model: string;
  /** Which app is around the mini-program, in the tokens of its user agent. */
  tokens: string;
  languages: readonly string[];
  /** Shows the entries of the app's menu that share the page. */
  showShareMenu(answers: WxAnswers<unknown>): void;
  /** Hides them. */
  hideShareMenu(answers: WxAnswers<unknown>): void;
}

/** A mini-program around the calls of its platform, `wx` or `tt`. Nothing of a browser is used. */
export function createPlatformHost(
  wx: MiniProgramCalls,
  platform: MiniProgramPlatform,
  options: MiniProgramHostOptions,
): MiniProgramHost {
  const { system, model, tokens, languages } = platform;
  const isPhone = ['ios', 'android', 'ohos', 'devtools'].includes(system);
  let isOnline = true;
  let replaced: { page: string; href: string } | undefined;
  let offered: ShareContent | undefined;

  const online = createListeners<[boolean]>(() => {
    const change = ({ isConnected }: { isConnected: boolean }) => {
      if (isConnected === isOnline) return;
      isOnline = isConnected;
      online.tell(isOnline);
    };
    wx.onNetworkStatusChange(change);
    return () => wx.offNetworkStatusChange(change);
  });

  // The first `onAppShow` belongs to the launch: only one that follows a hide is told.
  let isShown = true;
  const show = (entrance: WxEntrance) => {
    if (isShown) return;
    isShown = true;
    shown.tell(pageOf(entrance));
  };
  const hide = () => {
    if (!isShown) return;
    isShown = false;
    hidden.tell();
  };
  let users = 0;
  const connect = () => {
    users += 1;
    if (users === 1) {
      wx.onAppShow(show);
      wx.onAppHide(hide);
    }
    return () => {
      users -= 1;
      if (users > 0) return;
      wx.offAppShow(show);
      wx.offAppHide(hide);
    };
  };
  const shown = createListeners<[address: string]>(connect);
  const hidden = createListeners<[]>(connect);

  const launchPage = pageOf(wx.getLaunchOptionsSync());
  const currentPage = () => options.currentPage?.() ?? launchPage;

  return {
    kind: platform.kind,
    storage: createWxStorage(wx),
    // A visit ends with the mini-program's process, and so does this object.
    sessionStorage: createMemoryStorage(),
    location: {
      get href() {
        const page = currentPage();
        return replaced?.page === page ? replaced.href : `${options.origin}${page}`;
      },
      replaceUrl(url) {
        replaced = { page: currentPage(), href: /^https?:/i.test(url) ? url : `${options.origin}${url}` };
      },
    },
    userAgent: `${isPhone ? 'Mobile ' : ''}(${system}; ${model}) ${tokens}`,
    languages,
    maxTouchPoints: isPhone ? 5 : 0,
    get isOnline() {
      return isOnline;
    },
    onOnlineChange: online.add,
    onShow: shown.add,
    onHide: hidden.add,
    openUrl(url) {
      expectOpenable(url);
      if (!options.openWeb || !/^(?:https?:|\/\/)/i.test(url)) throw new HostError('unsupported', 'openUrl');
      options.openWeb(url);
    },
    async networkType() {
      const asked = askWx<{ networkType: string }>('networkType', (answers) => {
        if (wx.getNetworkType) wx.getNetworkType(answers);
        else answers.success({ networkType: 'unknown' });
      });
      return networkTypeOf(await asked.then(({ networkType }) => networkType).catch(() => 'unknown'));
    },
    async offerShare(content) {
      offered = content;
      await askWx('offerShare', content ? platform.showShareMenu : platform.hideShareMenu);
    },
    // Only the person's own tap on a share button or the menu shares; the page answers it with `shareMessage`.
    async share(content) {
      offered = content;
      throw new HostError('unsupported', 'share');
    },
    shareMessage() {
      const link = offered && pageOfLink(offered.link);
      return offered && link ? { title: offered.title, path: link, imageUrl: offered.imgUrl } : undefined;
    },
    shareTimeline() {
      if (!offered) return undefined;
      const query = /\?([^#]*)/.exec(offered.link)?.[1] ?? '';
      return { title: offered.title, query, imageUrl: offered.imgUrl };
    },
    async scan() {
      const { result } = await askWx<{ result: string }>('scan', (answers) => wx.scanCode(answers));
      return result;
    },
    async loginCode() {
      const { code } = await askWx<{ code: string }>('loginCode', (answers) => wx.login(answers));
      return code;
    },
    async copyText(text) {
      await askWx('copyText', (answers) => wx.setClipboardData({ data: text, ...answers }));
    },
    vibrate(ms) {
      // A device that does not buzz is no failure.
      if (ms < longBuzzFromMs) wx.vibrateShort({ type: 'medium', fail() {} });
      else wx.vibrateLong({ fail() {} });
    },
    // Asks the person first; one who changes their mind is no failure.
    dial: (phone) => void wx.makePhoneCall({ phoneNumber: phone, fail() {} }),
    async locate() {
      const { latitude, longitude } = await askWx<{ latitude: number; longitude: number }>(
        'locate',
        (answers) => wx.getLocation({ type: 'gcj02', ...answers }),
      );
      return { latitude, longitude, datum: 'gcj02' };
    },
    async openMap({ latitude, longitude, name, address }) {
      await askWx('openMap', (answers) =>
        wx.openLocation({ latitude, longitude, name, address, ...answers }),
      );
    },
  };

  /** A link of the web app as a page of the mini-program; another's link has no page. */
  function pageOfLink(link: string): string | undefined {
    const page = link.startsWith(options.origin) ? link.slice(options.origin.length) : link;
    if (/^[a-z][a-z\d+.-]*:/i.test(page)) return currentPage();
    return page.startsWith('/') ? page : `/${page}`;
  }
}

function pageOf({ path, query }: WxEntrance): string {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return `/${path.replace(/^\//, '')}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

function networkTypeOf(type: string): NetworkType {
  if (type === 'wifi' || type === 'none') return type;
  return /^\dg$/i.test(type) ? 'cellular' : 'unknown';
}
