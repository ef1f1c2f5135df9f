/** How a call of the script ends; exactly one is called, or none where the app ignores it. */
export interface ScriptAnswers<Result = unknown> {
  success(result: Result): void;
  fail(error: { errMsg?: string }): void;
  cancel(): void;
}

export interface ScriptConfiguration {
  debug: boolean;
  appId: string;
  /** Epoch seconds. */
  timestamp: number;
  /** The server says `noncestr`; only this spelling counts here. */
  nonceStr: string;
  signature: string;
  jsApiList: readonly string[];
}

/** Written to friends and groups; for the timeline `desc` is left away. */
interface Shared {
  title: string;
  desc?: string;
  link: string;
  imgUrl: string;
}

/** The part of the messaging app's script (`jweixin`) that is used. */
export interface MessagingAppScript {
  config(configuration: ScriptConfiguration): void;
  /** Called when the check of a configuration is over, also when it failed. Never outside of the app. */
  ready(listener: () => void): void;
  error(listener: (error: { errMsg?: string }) => void): void;
  updateAppMessageShareData(shared: Shared & ScriptAnswers): void;
  updateTimelineShareData(shared: Shared & ScriptAnswers): void;
  /** Older menu calls: they say whether the person did share. */
  onMenuShareAppMessage(shared: Shared & ScriptAnswers): void;
  onMenuShareTimeline(shared: Shared & ScriptAnswers): void;
  hideMenuItems(items: { menuList: readonly string[] } & ScriptAnswers): void;
  showMenuItems(items: { menuList: readonly string[] } & ScriptAnswers): void;
  scanQRCode(
    scan: { needResult: 1; scanType: readonly string[] } & ScriptAnswers<{ resultStr?: string }>,
  ): void;
  /** For a page in a web view of the app's mini-program. */
  readonly miniProgram: {
    navigateTo(target: { url: string }): void;
    /** The mini-program hears it when the page is left or shared. */
    postMessage(message: { data: unknown }): void;
  };
}

/** Calls asked for with one configuration besides the contract's: what was hidden must come back. */
export const showMenuItems = 'showMenuItems';

/** The entries of the app's menu that lead a page to others. */
export const shareMenuItems: readonly string[] = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:weiboApp',
  'menuItem:share:QZone',
  'menuItem:favorite',
  'menuItem:copyUrl',
  'menuItem:share:email',
  'menuItem:openWithSafari',
  'menuItem:openWithQQBrowser',
];
