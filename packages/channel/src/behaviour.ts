import type { ChannelSource } from '@yunyou/contract';

/** Which login call serves a channel. */
export type LoginKind =
  /** Mobile number and SMS code: works in every browser. */
  | 'mobile'
  /** Redirect to the messaging platform's consent page and back. */
  | 'messagingAppRedirect'
  | 'messagingMiniProgram'
  | 'shortVideoMiniProgram'
  | 'paymentApp'
  | 'regional';

/** Who shares a page. */
export type ShareKind =
  /** The browser's own share sheet, or copying the link. */
  | 'browser'
  /** The messaging app's script. */
  | 'messagingAppScript'
  /** The host shares the page that the mini-program or app names. */
  | 'host'
  | 'paymentAppScript';

export interface ChannelBehaviour {
  login: LoginKind;
  share: ShareKind;
}

const browser: ChannelBehaviour = { login: 'mobile', share: 'browser' };

/** What each channel does its own way. Its pay channel type stands in the contract (`payChannelTypeOf`). */
export const channelBehaviours: Readonly<Record<ChannelSource, ChannelBehaviour>> = {
  1: browser,
  2: browser,
  3: { login: 'messagingAppRedirect', share: 'messagingAppScript' },
  4: { login: 'messagingMiniProgram', share: 'host' },
  5: browser,
  6: browser,
  7: { login: 'shortVideoMiniProgram', share: 'host' },
  8: { login: 'paymentApp', share: 'paymentAppScript' },
  9: { login: 'mobile', share: 'host' },
  10: browser,
  20: { login: 'regional', share: 'browser' },
};
