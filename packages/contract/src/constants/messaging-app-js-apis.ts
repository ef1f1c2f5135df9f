/** The messaging app's script APIs asked for with one configuration. */
export const messagingAppJsApis = [
  'updateTimelineShareData',
  'updateAppMessageShareData',
  'scanQRCode',
  'onMenuShareTimeline',
  'onMenuShareAppMessage',
  'hideMenuItems',
] as const;
export type MessagingAppJsApi = (typeof messagingAppJsApis)[number];
