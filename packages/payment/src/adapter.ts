import type { PayChannel } from '@yunyou/contract';
import type { PayPlatforms } from './platforms';
import type { PaymentCalls } from './ports';

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
 * `back`: the person came back from another page and nobody says what they did there.
 */
export type PayClaim = 'left' | 'settled' | 'cancelled' | 'back';

/** What an adapter gets. */
export interface PayTask {
  calls: PaymentCalls;
  platforms: PayPlatforms;
  openUrl: (url: string) => void;
  order: PayableOrder;
  channel: PayChannel;
  options: PayOptions;
}

/**
 * One way of paying: starts the payment and resolves when the platform has answered. Rejects with the API client's error
 * when the server refuses. Another way is another file in `adapters/` and a line in `ways.ts`.
 */
export type PayAdapter = (task: PayTask) => Promise<PayClaim>;
