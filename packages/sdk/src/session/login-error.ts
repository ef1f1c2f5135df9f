import type { LoginResponse, LoginResult } from '@yunyou/contract';

/** The server knows the person but does not let them in: `result` 1 (failed, new user) or 2 (phone bound elsewhere). */
export class LoginError extends Error {
  override readonly name = 'LoginError';

  constructor(
    readonly result: LoginResult,
    /** What the platform said of the person; `isSnapshot` is a stand-in that cannot log in. */
    readonly data: LoginResponse['data'] = { openid: '' },
  ) {
    super(`Login ended with result ${result}.`);
  }
}
