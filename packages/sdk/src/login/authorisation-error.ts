/** A platform was asked for a phone number and did not give it. `cancelled`: the person did not want to. */
export class AuthorisationError extends Error {
  override readonly name = 'AuthorisationError';

  constructor(readonly code: 'failed' | 'cancelled') {
    super(`The authorisation ended: ${code}.`);
  }
}
