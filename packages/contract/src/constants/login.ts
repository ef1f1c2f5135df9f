/** `result` of a login response. */
export const loginResult = {
  ok: 0,
  /** Failed, or a new user who must authorise first. */
  newUser: 1,
  phoneBoundElsewhere: 2,
  okForPaymentApp: 3,
} as const;
export type LoginResult = (typeof loginResult)[keyof typeof loginResult];

/** The storage key of the token. */
export const tokenStorageKey = 'token';

/** Messaging-platform login: `returnType` asked of the provider. */
export const h5LoginReturnType = 'USERINFO';
/** A `uniqueCheck` value is this many random characters followed by the word. */
export const uniqueCheckRandomLength = 5;
export const uniqueCheckWord = 'uniqueCheck';
/** Hosts that start with one of these skip the messaging-platform login. */
export const h5LoginSkippedHostPrefixes = ['192', 'localhost'] as const;
