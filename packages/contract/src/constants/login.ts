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

/** Digits in a captcha's picture. */
export const pictureCodeLength = 4;
