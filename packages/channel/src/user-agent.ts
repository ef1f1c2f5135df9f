import type { ChannelSource } from '@yunyou/contract';

export type HostApp =
  | 'wechat'
  | 'wecom'
  | 'douyin'
  | 'toutiao'
  | 'tiktok'
  | 'bytedance'
  | 'alipay'
  | 'dingtalk'
  | 'unionpay'
  | 'ccb'
  | 'weibo'
  | 'qq'
  | 'lark'
  | 'baidu'
  /** The product's own app shell, known by its token. */
  | 'app'
  | 'browser';

export type Container = 'browser' | 'inapp' | 'miniprogram';
export type Device = 'mobile' | 'tablet' | 'desktop';

/** `high`: the token is documented or in test suites. `medium`: seen in samples. `low`: a guess by shape. */
export type Confidence = 'high' | 'medium' | 'low';

/** What a user agent tells. Host and source are apart because several hosts map to one source. */
export interface ChannelInfo {
  source: ChannelSource;
  host: HostApp;
  container: Container;
  device: Device;
  desktop: boolean;
  confidence: Confidence;
  /** The messaging app may still turn out to run this page inside a mini-program; `confirmed()` knows. */
  pending: boolean;
}

export interface UserAgentOptions {
  /** `navigator.maxTouchPoints`: an iPad sends a Mac's user agent and is told apart by it only. Default 0. */
  maxTouchPoints?: number;
  /** What the product's own app shell adds to its user agent. Without it source 9 is never inferred. */
  productToken?: string;
}

// Three of `channelSource` of the contract, whose whole list of names would be in the first page's script.
const messagingApp = 3;
const messagingMiniProgram = 4;
const shortVideoMiniProgram = 7;

/** The hosts of the short-video app's mini-programs carry their own tokens besides. */
const shortVideoToken = /toutiaomicroapp/;

/**
 * What to look for in a lower-case user agent, which app that is, and its source where it has one. The first that is found
 * counts: hosts with a source of their own stand before those whose pages count as an ordinary browser (sources 1 and 2),
 * and the product's own token, which only the caller knows, in between. `BytedanceWebview` and `AliApp(` are shared by
 * several apps, so only each app's own token is asked for.
 */
const rules: readonly (readonly [token: RegExp | undefined, host: HostApp, source?: ChannelSource])[] = [
  [/com\.unionpay\.(?:chsp|mobilepay)|unionpay\/[\d.]+ cloudpay/, 'unionpay', 8],
  // Its user agents carry MicroMessenger too, but there is no official account behind them.
  [/wxwork\//, 'wecom'],
  [/micromessenger/, 'wechat', messagingApp],
  [/__weibo__/, 'weibo', 10],
  [undefined, 'app', 9],
  [/musical_ly|trill_/, 'tiktok'],
  [/aweme[_/]/, 'douyin'],
  [/newsarticle\//, 'toutiao'],
  [/alipayclient\/|aliapp\(ap\//, 'alipay'],
  [/aliapp\(dingtalk\//, 'dingtalk'],
  // Also carries `UnionPay/1.0`, so the payment app's test asks for more. `CCBSDK/` alone may be anybody's app.
  [/ccbloongpay|cloudmercwebview/, 'ccb'],
  // `MQQBrowser` is an engine of other apps, not QQ.
  [/ qq\/\d|v1_(?:and|iph)_sq_/, 'qq'],
  [/lark\/|feishu/, 'lark'],
  [/baiduboxapp\/|\bswan[/-]/, 'baidu'],
  [shortVideoToken, 'bytedance'],
];

/**
 * Reads a user agent. Numbers 5, 6 and 20 are never inferred, 9 only from the product's token. Tokens are matched
 * whatever their case: some proxies lower-case the whole header.
 */
export function readUserAgent(
  userAgent: string,
  { maxTouchPoints = 0, productToken }: UserAgentOptions = {},
): ChannelInfo {
  const ua = userAgent.toLowerCase();
  const device = deviceOf(ua, maxTouchPoints);
  const desktop = device === 'desktop';
  const isOwn = productToken && ua.includes(productToken.toLowerCase());
  const [, host = 'browser', hostSource = desktop ? 1 : 2] =
    rules.find(([token]) => (token ? token.test(ua) : isOwn)) ?? [];
  const source = shortVideoToken.test(ua)
    ? shortVideoMiniProgram
    : hostSource === messagingApp && /miniprogram(?:env)?\/|process\/appbrand/.test(ua)
      ? messagingMiniProgram
      : hostSource;
  const isMiniProgram =
    source === messagingMiniProgram || source === shortVideoMiniProgram || /\(upapplet/.test(ua);
  // A web view of some app: Android says so, iOS leaves `Safari/` out, one family says `AliApp(`. Which app is not known.
  const isBrowser = host === 'browser';
  const isUnknown = isBrowser && /; wv\)|aliapp\(|ip(?:hone|ad)(?!.*safari\/)/.test(ua);
  // Tokens that were seen in samples only.
  const isSeenOnly = isMiniProgram || /unionpay|ccb|baidu/.test(host);
  return {
    source,
    host,
    container: isMiniProgram ? 'miniprogram' : isBrowser && !isUnknown ? 'browser' : 'inapp',
    device,
    desktop,
    confidence: isUnknown || !ua ? 'low' : isSeenOnly ? 'medium' : 'high',
    // Android names the process and the desktop programs are no phones: only iOS may leave the mini-program unsaid.
    pending: source === messagingApp && !desktop && !/process\/tools/.test(ua),
  };
}

/** What is different about a page that waited for the messaging app's word and learned that it runs in a mini-program. */
export const confirmedMiniProgram = {
  source: messagingMiniProgram,
  container: 'miniprogram',
  confidence: 'high',
  pending: false,
} as const;

function deviceOf(ua: string, maxTouchPoints: number): Device {
  if (/ipad|\(tablet/.test(ua) || (maxTouchPoints > 1 && /macintosh/.test(ua))) return 'tablet';
  return /mobile|ip(?:hone|od)|\(phone/.test(ua) ? 'mobile' : /android/.test(ua) ? 'tablet' : 'desktop';
}
