/** `loadingCdnUrlStatus` of the app config. */
export const cdnLoadStatus = {
  /** The CDN address was not asked for yet, or in vain. */
  notStarted: 0,
  /** Asked for, not answered. */
  loading: 1,
  /** The address is known. */
  done: 2,
} as const;
export type CdnLoadStatus = (typeof cdnLoadStatus)[keyof typeof cdnLoadStatus];

/** `checkWhiteListStatus` of the app config. */
export const whiteListStatus = {
  /** The server was not asked yet. */
  unknown: -1,
  /** Not on the list. */
  no: 0,
  /** On the list. */
  yes: 1,
} as const;
export type WhiteListStatus = (typeof whiteListStatus)[keyof typeof whiteListStatus];

/** `status` of a config cache entry. */
export const configCacheStatus = {
  /** Asked for, not answered. */
  loading: 'loading',
  /** There. */
  success: 'success',
  /** Could not be had; the next use asks again. */
  error: 'error',
} as const;
export type ConfigCacheStatus = (typeof configCacheStatus)[keyof typeof configCacheStatus];

/** Component names a home layout may contain. */
export const homeComponents = ['top_card', 'home_banner_kv', 'home_custom_card', 'home_icon_kv'] as const;
export type HomeComponent = (typeof homeComponents)[number];

/** App version until one is stored. */
export const defaultAppVersion = '1.0.0';
