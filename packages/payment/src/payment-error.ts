/** `noChannel`: the server offers no way to pay here. `noAdapter`: it offers one that this client cannot take. */
export type PaymentErrorCode = 'noChannel' | 'noAdapter';

/** Paying could not be started on this device. What the server refuses is the API client's error instead. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';

  constructor(readonly code: PaymentErrorCode) {
    super(
      code === 'noChannel'
        ? 'The server offers no way to pay this order in this channel.'
        : 'This client has no adapter for the way of paying that the server offers; add one, or hand in its bridge.',
    );
  }
}
