/** Kinds of link targets in configured content. A target that cannot be read is INVALID. */
export const linkKind = {
  h5: 'H5',
  miniProgram: 'MP',
  video: 'VIDEO',
  live: 'LIVE',
  inner: 'INNER',
  invalid: 'INVALID',
} as const;
export type LinkKind = (typeof linkKind)[keyof typeof linkKind];

/** How a page is reached. */
export const navigationType = {
  navigate: 'navigate',
  redirect: 'redirect',
  switchTab: 'switchTab',
  relaunch: 'relaunch',
  back: 'back',
} as const;
export type NavigationType = (typeof navigationType)[keyof typeof navigationType];
