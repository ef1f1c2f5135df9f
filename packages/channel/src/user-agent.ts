import { type ChannelSource, channelSource } from '@yunyou/contract';

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

/** The part of the answer that a rule decides; the rest follows from the device. */
interface Verdict {
  host: HostApp;
  source?: ChannelSource;
  container?: Container;
  confidence?: Confidence;
  pending?: boolean;
}

/**
 * Host apps whose pages count as an ordinary browser (sources 1 and 2). Order matters: `BytedanceWebview` and `AliApp(`
 * are shared by several apps, so only each app's own token is asked for.
 */
const plainHosts: readonly (readonly [RegExp, HostApp, Confidence?])[] = [
  [/musical_ly|trill_/i, 'tiktok'],
  [/aweme[_/]/i, 'douyin'],
  [/NewsArticle\//i, 'toutiao'],
  [/AlipayClient\/|AliApp\(AP\//i, 'alipay'],
  [/AliApp\(DingTalk\//i, 'dingtalk'],
  // Also carries `UnionPay/1.0`, which is why the payment app's test asks for more than that.
  [/CCBLoongPay|CloudMercWebView|CCBSDK\//i, 'ccb', 'medium'],
  // `MQQBrowser` is an engine of other apps, not QQ.
  [/(?:^|\s)QQ\/\d|V1_(?:AND|IPH)_SQ_/i, 'qq'],
  [/Lark\/|Feishu/i, 'lark'],
  [/swan-?(?:baiduboxapp)?\//i, 'baidu', 'medium'],
];

/**
 * Reads a user agent. Numbers 5, 6 and 20 are never inferred, 9 only from the product's token. Tokens are matched
 * whatever their case: some proxies lower-case the whole header.
 */
export function readUserAgent(userAgent: string, options: UserAgentOptions = {}): ChannelInfo {
  const device = deviceOf(userAgent, options.maxTouchPoints ?? 0);
  const desktop = device === 'desktop';
  const verdict = special(userAgent, desktop, options.productToken) ?? plain(userAgent);
  return {
    source: verdict.source ?? (desktop ? channelSource.desktopBrowser : channelSource.mobileBrowser),
    host: verdict.host,
    container: verdict.container ?? 'inapp',
    device,
    desktop,
    confidence: verdict.confidence ?? 'high',
    pending: verdict.pending ?? false,
  };
}

/** The hosts with a source of their own, in the order in which their tokens can be told apart. */
function special(ua: string, desktop: boolean, productToken: string | undefined): Verdict | undefined {
  if (/ToutiaoMicroApp/i.test(ua)) {
    const host = /aweme[_/]/i.test(ua) ? 'douyin' : /NewsArticle\//i.test(ua) ? 'toutiao' : 'bytedance';
    const source = channelSource.shortVideoMiniProgram;
    return { host, source, container: 'miniprogram', confidence: 'medium' };
  }
  if (/com\.unionpay\.(?:chsp|mobilepay)|UnionPay\/[\d.]+ CloudPay/i.test(ua)) {
    const container = /\(upApplet/i.test(ua) ? 'miniprogram' : 'inapp';
    return { host: 'unionpay', source: channelSource.paymentApp, container, confidence: 'medium' };
  }
  // Its user agents carry MicroMessenger too, but there is no official account behind them.
  if (/wxwork\//i.test(ua)) return { host: 'wecom' };
  if (/MicroMessenger/i.test(ua)) return messagingApp(ua, desktop);
  if (/__weibo__/i.test(ua)) return { host: 'weibo', source: channelSource.microblog };
  if (productToken && ua.toLowerCase().includes(productToken.toLowerCase())) {
    return { host: 'app', source: channelSource.mobileApp };
  }
  return undefined;
}

function messagingApp(ua: string, desktop: boolean): Verdict {
  if (/miniProgram\/|MiniProgramEnv\/|Process\/appbrand/i.test(ua)) return messagingMiniProgram;
  // Android names the process and the desktop programs are no phones: only iOS may leave the mini-program unsaid.
  const isCertain = desktop || /Process\/tools/i.test(ua);
  return { host: 'wechat', source: channelSource.messagingApp, pending: !isCertain };
}

const messagingMiniProgram = {
  host: 'wechat',
  source: channelSource.messagingMiniProgram,
  container: 'miniprogram',
  confidence: 'medium',
} as const;

/** A page that waited for the messaging app's word and learned that it runs inside a mini-program. */
export function asMiniProgram(info: ChannelInfo): ChannelInfo {
  return { ...info, ...messagingMiniProgram, confidence: 'high', pending: false };
}

function plain(ua: string): Verdict {
  for (const [token, host, confidence] of plainHosts) if (token.test(ua)) return { host, confidence };
  // A web view of some app: Android says so, iOS leaves `Safari/` out. Which app it is cannot be known.
  const isWebView = /; wv\)/i.test(ua) || (/iPhone|iPad/i.test(ua) && !/Safari\//i.test(ua));
  if (isWebView) return { host: 'browser', confidence: 'low' };
  return { host: 'browser', container: 'browser', confidence: ua === '' ? 'low' : 'high' };
}

function deviceOf(ua: string, maxTouchPoints: number): Device {
  if (/OpenHarmony/i.test(ua)) {
    if (/\((?:Phone|Mobile)\b/i.test(ua)) return 'mobile';
    return /\(Tablet\b/i.test(ua) ? 'tablet' : 'desktop';
  }
  if (/iPad/i.test(ua) || (/Macintosh/i.test(ua) && maxTouchPoints > 1)) return 'tablet';
  if (/Mobile|iPhone|iPod/i.test(ua)) return 'mobile';
  return /Android/i.test(ua) ? 'tablet' : 'desktop';
}
