/**
 * `noChannel`: the server offers no way to pay here. `noAdapter`: it offers one that this client cannot take.
 * `notFetched`: the code of the way could not be had; nothing was started, try again. `cancelled`: the caller's signal.
 */
export type PaymentErrorCode = 'noChannel' | 'noAdapter' | 'notFetched' | 'cancelled';

const messages: Readonly<Record<PaymentErrorCode, string>> = {
  noChannel: 'The server offers no way to pay this order in this channel.',
  noAdapter:
    'This client cannot take the way of paying that the server offers; hand in its platform, or offer another way.',
  notFetched: 'The code of this way of paying could not be fetched. Nothing was started; try again.',
  cancelled: 'The caller gave up waiting. Whether the order is paid is not known; ask again.',
};

/** Paying could not be started on this device. What the server refuses is the API client's error instead. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';

  constructor(readonly code: PaymentErrorCode) {
    super(messages[code]);
  }
}
