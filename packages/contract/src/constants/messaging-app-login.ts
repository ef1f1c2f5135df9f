/** The messaging platform's H5 login. A file of its own: most visits never need it. */

/** Messaging-platform login: `returnType` asked of the provider. */
export const h5LoginReturnType = 'USERINFO';
/** A `uniqueCheck` value is this many random characters followed by the word. */
export const uniqueCheckRandomLength = 5;
export const uniqueCheckWord = 'uniqueCheck';
/** Hosts that start with one of these skip the messaging-platform login. */
export const h5LoginSkippedHostPrefixes = ['192', 'localhost'] as const;

/** Page of the server that leads to the messaging platform's consent page; below `/cuser`, which proxies and workers leave alone. */
export const h5LoginPath = '/cuser/auth/authorize';
/** The platform's own words: the first asks the person nothing and tells no name. */
export const h5LoginScopes = { base: 'snsapi_base', userInfo: 'snsapi_userinfo' } as const;
export type H5LoginScope = (typeof h5LoginScopes)[keyof typeof h5LoginScopes];

/** What comes back in the address of a page; it is taken out of it at once. `scopeType` is the scope flag. */
export const authCallbackParameters = [
  'access_token',
  'expires_in',
  'openid',
  'refresh_token',
  'sign',
  'scopeType',
] as const;
