/** The channel a client runs in; sent as the `source` header with every call. No other number is allowed. */
export const channelSource = {
  desktopBrowser: 1,
  mobileBrowser: 2,
  /** In-app browser of the social messaging app (official account). */
  messagingApp: 3,
  messagingMiniProgram: 4,
  thirdPartyInterface: 5,
  admin: 6,
  shortVideoMiniProgram: 7,
  /** Mini-program of the payment app (cloud quick pay). */
  paymentApp: 8,
  mobileApp: 9,
  microblog: 10,
  regional: 20,
} as const;
export type ChannelSource = (typeof channelSource)[keyof typeof channelSource];

/** English names for logs and developer pages; people read the i18n catalogue instead. */
export const channelSourceNames: Readonly<Record<ChannelSource, string>> = {
  1: 'desktop browser',
  2: 'mobile browser',
  3: 'in-app browser of the social messaging app',
  4: 'messaging-app mini-program',
  5: 'third-party interface',
  6: 'admin',
  7: 'short-video-app mini-program',
  8: 'payment-app mini-program',
  9: 'mobile app',
  10: 'microblog',
  20: 'regional channel',
};

/** Sources whose visitors count as logged in without a mobile number (option `memberSources` where it is used): regional. */
export const defaultMemberSources: readonly ChannelSource[] = [20];

/** Whether a value is one of the eleven allowed channel numbers; `"3"` is not, parse text first. */
export function isChannelSource(value: unknown): value is ChannelSource {
  return Number.isInteger(value) && ((Number(value) >= 1 && Number(value) <= 10) || value === 20);
}
