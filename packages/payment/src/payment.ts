import type { PayChannel } from '@yunyou/contract';
import type { PayableOrder, PayClaim, PayOptions } from './adapter';
import { type AskOptions, askUntilKnown, backPauses, confirmPauses, watchPauses } from './ask';
import { outcomeOf, type PayOutcome } from './outcome';
import { PaymentError } from './payment-error';
import type { PayPlatforms } from './platforms';
import type { PaymentCalls, PayStorage, Schedule } from './ports';
import { fetchAdapter, type Way, wayFor } from './ways';

/** The ways to pay the order at hand. */
export interface PaymentConfig {
  /** The way that is taken unless the person picks another; undefined while nothing is known. */
  selected: PayChannel | undefined;
  /** Every way the server offers in this channel and this client can take, the preferred one first. */
  channels: readonly PayChannel[];
}

export interface PaymentOptions {
  /** `api.payment` of the API client. */
  calls: PaymentCalls;
  /** Leaves the page for an address. */
  openUrl: (url: string) => void;
  /**
   * What the surrounding app can do, or what finds that out when somebody is to pay; one that fails counts as nothing this
   * time. Default: a browser, which leaves for cashiers.
   */
  platforms?: PayPlatforms | (() => PayPlatforms | Promise<PayPlatforms>);
  /** Storage of the order that is being paid, over a reload, for `unfinished`. Default: nowhere. */
  storage?: PayStorage;
  /** Object to keep the ways of paying in, such as a state proxy. Default: a plain one. */
  config?: PaymentConfig;
  /** Default: the global timers. */
  schedule?: Schedule;
}

export interface Payment {
  readonly config: PaymentConfig;
  /** Resets the config, then sets it from the server's list. Resolves to whether there is a way to pay. */
  loadConfig(orderId: string, options?: Pick<AskOptions, 'signal'>): Promise<boolean>;
  /** Takes another way of the list. */
  select(channel: PayChannel): void;
  /**
   * Pays an order in the selected way (the first, when none is known yet). An order that is paid already, in another tab
   * perhaps, is not paid again. Rejects with `PaymentError`, or the API client's error when the server refuses.
   */
  pay(order: PayableOrder, options?: PayOptions): Promise<PayOutcome>;
  /** Asks the server for the truth, for up to a minute: `paid`, `cancelled` or `unknown`. */
  confirm(orderId: string, options?: AskOptions): Promise<PayOutcome>;
  /** The order whose payment was begun and whose end nobody has seen, after a reload or a return; ask `confirm` about it. */
  unfinished(): Promise<string | undefined>;
}

const STORAGE_KEY = 'payment.unfinished';

const globalSchedule: Schedule<ReturnType<typeof setTimeout>> = {
  setTimeout: (run, afterMs) => setTimeout(run, afterMs),
  clearTimeout: (handle) => clearTimeout(handle),
};

/** One way to pay, whatever the channel; only the server's word makes an order paid. */
export function createPayment(options: PaymentOptions): Payment {
  const { calls, openUrl, schedule = globalSchedule } = options;
  const storage = options.storage && unfailing(options.storage);
  const { config = { selected: undefined, channels: [] } } = options;
  const deps = { calls, schedule };
  let loadedFor: string | undefined;
  let offered = false;
  let platforms: PayPlatforms = {};

  async function findPlatforms(): Promise<void> {
    const { platforms: given = {} } = options;
    try {
      platforms = typeof given === 'function' ? await given() : given;
    } catch {
      platforms = {};
    }
  }

  async function loadConfig(orderId: string, { signal }: Pick<AskOptions, 'signal'> = {}): Promise<boolean> {
    config.selected = undefined;
    config.channels = [];
    loadedFor = undefined;
    const [channels] = await Promise.all([calls.channels({ orderId }, { signal }), findPlatforms()]);
    offered = channels.length > 0;
    config.channels = channels.filter((channel) => wayFor(channel, platforms));
    config.selected = config.channels[0];
    loadedFor = orderId;
    return config.selected !== undefined;
  }

  async function selectedFor(orderId: string): Promise<{ channel: PayChannel; way: Way }> {
    if (loadedFor !== orderId) await loadConfig(orderId);
    const channel = config.selected;
    const way = channel && wayFor(channel, platforms);
    if (!channel || !way) throw new PaymentError(channel || offered ? 'noAdapter' : 'noChannel');
    return { channel, way };
  }

  async function start(order: PayableOrder, payOptions: PayOptions): Promise<PayClaim> {
    const { channel, way } = await selectedFor(order.id);
    const adapter = await fetchAdapter(way);
    storage?.set(STORAGE_KEY, order.id);
    const task = { calls, platforms, openUrl, order, channel, options: payOptions };
    if (!way.mayStaySilent) return adapter(task);
    const watch = new AbortController();
    const started = adapter(task).catch((error: unknown) => {
      if (isExpected(error)) throw error;
      // The platform broke off in the middle: only the server knows what was paid.
      return 'back' as const;
    });
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

  /** Remembers no longer what has ended. */
  function seen(orderId: string, outcome: PayOutcome): PayOutcome {
    const ended = outcome.status === 'paid' || outcome.status === 'cancelled' || outcome.state !== undefined;
    if (ended && outcome.status !== 'unknown' && storage?.get(STORAGE_KEY) === orderId) {
      storage.remove(STORAGE_KEY);
    }
    return outcome;
  }

  const ask = async (orderId: string, pauses: Iterable<number>, askOptions: AskOptions) =>
    seen(orderId, await askUntilKnown(deps, orderId, pauses, askOptions));
  const confirm = (orderId: string, askOptions: AskOptions = {}) => ask(orderId, confirmPauses, askOptions);

  return {
    config,
    loadConfig,
    select(channel) {
      config.selected = channel;
    },
    confirm,
    unfinished: async () => storage?.get(STORAGE_KEY),
    async pay(order, payOptions = {}) {
      const { signal } = payOptions;
      const known = outcomeOf(await calls.state({ orderId: order.id }, { signal }));
      if (known) return seen(order.id, known);
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
      if (claim === 'back') return ask(order.id, backPauses, { signal });
      // A person who cancels may have paid a moment before; without the server's word it is not known.
      const [asked] = await Promise.allSettled([calls.state({ orderId: order.id }, { signal })]);
      if (asked.status === 'rejected') return { status: 'unknown' };
      return seen(order.id, outcomeOf(asked.value) ?? { status: 'cancelled', state: asked.value });
    },
  };
}

/** Ours, or the API client's: those say what to do. */
function isExpected(error: unknown): boolean {
  return error instanceof PaymentError || (error instanceof Error && 'retryable' in error);
}

/** A storage that is shut or full keeps nobody from paying; what it held is not known after a reload. */
function unfailing(storage: PayStorage): PayStorage {
  const tried = <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => tried(() => storage.get(key)),
    set: (key, value) => void tried(() => storage.set(key, value)),
    remove: (key) => void tried(() => storage.remove(key)),
  };
}
