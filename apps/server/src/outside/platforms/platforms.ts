/** An account of a platform, as its server names it. */
export interface PlatformAccount {
  openId: string;
  /** The same person in all apps of one company; empty where the platform does not say. */
  unionId: string;
}

/** A mini-program's session. */
export interface MiniProgramSession extends PlatformAccount {
  /** Base64 of the key that encrypts what the platform hands to the client. Never leaves the server. */
  sessionKey: string;
}

/** The messaging app's official account: consent page and script of web pages. */
export interface MessagingAppPlatform {
  readonly appId: string;
  /** The consent page. `state` is of letters and digits, at most 128. */
  authorizeUrl(options: { redirectUrl: string; scope: string; state: string }): string;
  /** One use, five minutes. `isSnapshot`: a stand-in for somebody who only looks; it must never become a member. */
  exchangeCode(code: string): Promise<PlatformAccount & { isSnapshot: boolean }>;
  /** Signs pages; lives for two hours and is scarce. */
  pageTicket(): Promise<string>;
}

/** A message to somebody who has subscribed to one of its template. */
export interface SubscribeMessage {
  openId: string;
  templateId: string;
  /** The page it opens, as the platform names it: `pages/order/index?id=1`. */
  page: string;
  /** By the template's keys, such as `thing1`. */
  data: Readonly<Record<string, { value: string }>>;
  /** Which edition it opens. */
  miniprogramState: string;
}

export interface MiniProgramPlatform {
  readonly appId: string;
  exchangeCode(code: string): Promise<MiniProgramSession>;
  /** The phone number behind the code of newer editions' phone button. */
  mobileOfCode(code: string): Promise<string>;
  /** Uses up one right to send. Rejects with PlatformRefusal, whose `code` says why not. */
  sendMessage(message: SubscribeMessage): Promise<void>;
}

export interface ShortVideoPlatform {
  readonly appId: string;
  exchangeCode(code: string, anonymousCode?: string): Promise<MiniProgramSession>;
}

export interface PaymentAppPlatform {
  readonly appId: string;
  exchangeCode(code: string): Promise<PlatformAccount>;
  /** For a code of `scope.mobile`. */
  mobileOfCode(code: string): Promise<PlatformAccount & { mobile: string }>;
  /** Opens a number the app encrypted with the applet's own key. */
  openMobile(encrypted: string): string;
  /** Signs plain pages in the app. */
  pageToken(): Promise<string>;
}

export interface RegionalPlatform {
  /** The ticket is opaque: the platform says whose it is. */
  verify(ticket: string): Promise<{ userId: string; mobile: string }>;
}

/** The platforms people log in with. One that is not configured has no login. */
export interface Platforms {
  readonly messagingApp?: MessagingAppPlatform;
  readonly miniProgram?: MiniProgramPlatform;
  readonly shortVideo?: ShortVideoPlatform;
  readonly paymentApp?: PaymentAppPlatform;
  readonly regional?: RegionalPlatform;
  /** Signs what the consent page brings back to a page of ours. */
  readonly brokerSecret: string;
}

/** A platform said no: a code that is spoiled, used or too old, or data that is not its own. */
export class PlatformRefusal extends Error {
  override name = 'PlatformRefusal';
  constructor(
    platform: string,
    reason: string,
    /** The platform's number for it, where it has one. */
    readonly code?: number,
  ) {
    super(`${platform}: ${reason}`);
  }
}
