/** `loadingCdnUrlStatus` of the app config. */
export const cdnLoadStatus = { notStarted: 0, loading: 1, done: 2 } as const;
export type CdnLoadStatus = (typeof cdnLoadStatus)[keyof typeof cdnLoadStatus];

/** `checkWhiteListStatus` of the app config. */
export const whiteListStatus = { unknown: -1, no: 0, yes: 1 } as const;
export type WhiteListStatus = (typeof whiteListStatus)[keyof typeof whiteListStatus];

/** `status` of a config cache entry. */
export const configCacheStatus = { loading: 'loading', success: 'success', error: 'error' } as const;
export type ConfigCacheStatus = (typeof configCacheStatus)[keyof typeof configCacheStatus];

/** Component names a home layout may contain. */
export const homeComponents = ['top_card', 'home_banner_kv', 'home_custom_card', 'home_icon_kv'] as const;
export type HomeComponent = (typeof homeComponents)[number];

/** App version until one is stored. */
export const defaultAppVersion = '1.0.0';
