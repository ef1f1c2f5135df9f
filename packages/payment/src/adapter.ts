import type { PayChannel } from '@yunyou/contract';

/** The order as an adapter needs it. */
export interface PayableOrder {
  id: string;
}

export interface PayOptions {
  /** Path of the app to come back to after a cashier outside of it. */
  returnPath?: string;
  signal?: AbortSignal;
}

/**
 * What the client saw. None of it makes an order paid: the server is asked afterwards, except when the page is left.
 * `settled`: the way of paying says it is done, or says nothing certain. `cancelled`: the person did not want to pay.
 */
export type PayClaim = 'left' | 'settled' | 'cancelled';

/** One way of paying. Another way is another file in `adapters/` and an entry where they are listed. */
export interface PayAdapter {
  /** The app may never answer after a payment that succeeded: the server is watched while the person pays. */
  readonly mayStaySilent: boolean;
  /** Whether this way serves a channel of the server's list, here and now. */
  fits(channel: PayChannel): boolean;
  /** Starts the payment. Rejects with the API client's error when the server refuses. */
  start(order: PayableOrder, channel: PayChannel, options: PayOptions): Promise<PayClaim>;
}
