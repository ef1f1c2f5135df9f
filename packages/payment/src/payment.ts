import type { PayChannel } from '@yunyou/contract';
import type { PayAdapter, PayableOrder, PayClaim, PayOptions } from './adapter';
import { createBrowserJump } from './adapters/browser-jump';
import { createMessagingAppPage } from './adapters/messaging-app-page';
import { type AskOptions, askUntilKnown, confirmPauses, watchPauses } from './ask';
import { outcomeOf, type PayOutcome } from './outcome';
import { PaymentError } from './payment-error';
import type { MessagingAppBridge, PaymentCalls, Schedule } from './ports';

/** The ways to pay the order at hand. */
export interface PaymentConfig {
  /** The way that is taken unless the person picks another; undefined while nothing is known. */
  selected: PayChannel | undefined;
  /** Every way the server offers in this channel, the preferred one first. */
  channels: readonly PayChannel[];
}

export interface PaymentOptions {
  /** `api.payment` of the API client. */
  calls: PaymentCalls;
  /** Leaves the page for an address. */
  openUrl: (url: string) => void;
  /** The messaging app's own calls. Default: not inside the messaging app. */
  bridge?: MessagingAppBridge;
  /** Object to keep the ways of paying in, such as a state proxy. Default: a plain one. */
  config?: PaymentConfig;
  /** Default: the global timers. */
  schedule?: Schedule;
}

export interface Payment {
  readonly config: PaymentConfig;
  /** Resets the config, then sets it from the server's list. Resolves to whether there is a way to pay. */
  loadConfig(orderId: string): Promise<boolean>;
  /** Takes another way of the list. */
  select(channel: PayChannel): void;
  /**
   * Pays an order in the selected way (the first, when none is known yet). An order that is paid already, in another tab
   * perhaps, is not paid again. Rejects with `PaymentError`, or the API client's error when the server refuses.
   */
  pay(order: PayableOrder, options?: PayOptions): Promise<PayOutcome>;
  /** Asks the server for the truth, for up to a minute: `paid`, `cancelled` or `unknown`. */
  confirm(orderId: string, options?: AskOptions): Promise<PayOutcome>;
}

const globalSchedule: Schedule<ReturnType<typeof setTimeout>> = {
  setTimeout: (run, afterMs) => setTimeout(run, afterMs),
  clearTimeout: (handle) => clearTimeout(handle),
};

/** One way to pay, whatever the channel; only the server's word makes an order paid. */
export function createPayment(options: PaymentOptions): Payment {
  const { calls, schedule = globalSchedule } = options;
  const { config = { selected: undefined, channels: [] } } = options;
  const adapters: readonly PayAdapter[] = [
    createMessagingAppPage(calls, options.bridge),
    createBrowserJump(calls, options.openUrl),
  ];
  const deps = { calls, schedule };
  let loadedFor: string | undefined;

  async function loadConfig(orderId: string): Promise<boolean> {
    config.selected = undefined;
    config.channels = [];
    loadedFor = undefined;
    const channels = await calls.channels({ orderId });
    config.channels = channels;
    config.selected = channels[0];
    loadedFor = orderId;
    return config.selected !== undefined;
  }

  async function selectedFor(orderId: string): Promise<{ channel: PayChannel; adapter: PayAdapter }> {
    if (loadedFor !== orderId) await loadConfig(orderId);
    const channel = config.selected;
    if (!channel) throw new PaymentError('noChannel');
    const adapter = adapters.find((one) => one.fits(channel));
    if (!adapter) throw new PaymentError('noAdapter');
    return { channel, adapter };
  }

  async function start(order: PayableOrder, payOptions: PayOptions): Promise<PayClaim> {
    const { channel, adapter } = await selectedFor(order.id);
    if (!adapter.mayStaySilent) return adapter.start(order, channel, payOptions);
    const watch = new AbortController();
    const started = adapter.start(order, channel, payOptions).finally(() => watch.abort());
    const watched = askUntilKnown(deps, order.id, watchPauses(), { signal: watch.signal }).then(
      () => 'settled' as const,
      // Whoever watches in vain leaves the word to the way of paying.
      () => started,
    );
    try {
      return await Promise.race([started, watched]);
    } finally {
      watch.abort();
    }
  }

  const confirm = (orderId: string, askOptions: AskOptions = {}) =>
    askUntilKnown(deps, orderId, confirmPauses, askOptions);

  return {
    config,
    loadConfig,
    select(channel) {
      config.selected = channel;
    },
    confirm,
    async pay(order, payOptions = {}) {
      const { signal } = payOptions;
      const known = outcomeOf(await calls.state({ orderId: order.id }, { signal }));
      if (known) return known;
      let claim: PayClaim;
      try {
        claim = await start(order, payOptions);
      } catch (error) {
        // Paid in another tab since we asked.
        if (error instanceof Error && 'rule' in error && error.rule === 'alreadyPaid') {
          return confirm(order.id, { signal });
        }
        throw error;
      }
      if (claim === 'left') return { status: 'pending' };
      if (claim === 'settled') return confirm(order.id, { signal });
      // A person who cancels may have paid a moment before; without the server's word it is not known.
      const [asked] = await Promise.allSettled([calls.state({ orderId: order.id }, { signal })]);
      if (asked.status === 'rejected') return { status: 'unknown' };
      return outcomeOf(asked.value) ?? { status: 'cancelled', state: asked.value };
    },
  };
}
