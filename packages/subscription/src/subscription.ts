import {
  type ChannelSource,
  channelSource,
  type Environment,
  type MiniProgramState,
  missingSubscriptionId,
  type RequestOf,
  type SubscriptionTemplate,
} from '@yunyou/contract';
import { templateIds, typesOfTask } from './config-files';
import type { SubscriptionPlatform } from './platform';
import { SubscriptionError } from './subscription-error';

/** The calls that are needed; the API client's fit. Their own errors pass through. */
export interface SubscriptionCalls {
  findEnableAll(): Promise<readonly { type: SubscriptionTemplate }[]>;
  isSubscribe(request: { types: SubscriptionTemplate[] }): Promise<readonly SubscriptionTemplate[]>;
  subscribe(request: RequestOf<'subscription', 'subscribe'>): Promise<unknown>;
}

export interface SubscriptionOptions {
  calls: SubscriptionCalls;
  /** Undefined where there is none: outside of mini-programs. */
  platform: SubscriptionPlatform | undefined;
  /** The operator's two files, parsed: the vendor's ids, and what is asked at which occasion. */
  files: { config(): Promise<unknown>; tasks(): Promise<unknown> };
  /** The mini-program's id. */
  appId: string;
  /** Who is to get the message; undefined leaves it to the server. */
  openId: () => string | undefined;
  environment: Environment;
  miniprogramState: MiniProgramState;
  source: () => ChannelSource;
}

/** What the messages will be about. */
export interface SubscriptionSubject {
  viewSpotId?: string;
  hotelId?: string;
  supplierId?: string;
  activityId?: string;
  voucherId?: string;
  /** Number of the order, and of the whole it belongs to. */
  sn?: string;
  parentSn?: string;
}

export interface SubscribeOptions {
  /** Default: nothing in particular. */
  subject?: SubscriptionSubject;
  /**
   * Shows the reminder (订阅提醒) that messages are switched off, and resolves to whether the person wants to go to the
   * settings. Default: nobody is reminded.
   */
  remind?: () => Promise<boolean>;
}

export interface SubscriptionCheck {
  /** Subscribed to already, and not yet used up. */
  subscribed: readonly SubscriptionTemplate[];
  /** Can be asked for. */
  open: readonly SubscriptionTemplate[];
}

export interface Subscribed {
  /** Those the person accepted now. */
  accepted: readonly SubscriptionTemplate[];
  /** Those accepted before. */
  subscribed: readonly SubscriptionTemplate[];
}

export interface Subscription {
  /**
   * Looks what can be asked for. A platform shows its dialog right after a tap only: call this before, and `subscribe`
   * need not ask the server first.
   */
  check(types: readonly SubscriptionTemplate[]): Promise<SubscriptionCheck>;
  /** Asks the person, batch by batch, and tells the server. Rejects with SubscriptionError and with the calls' errors. */
  subscribe(types: readonly SubscriptionTemplate[], options?: SubscribeOptions): Promise<Subscribed>;
  /** The same for an occasion the operator has named, such as `orderPaid`. */
  task(name: string, options?: SubscribeOptions): Promise<Subscribed>;
}

/** Templates one dialog may ask for: five in the messaging app, three in the short-video app. */
const batchSize = (source: ChannelSource) => (source === channelSource.shortVideoMiniProgram ? 3 : 5);
/** The platform's error when messages are switched off altogether. */
const switchedOff = 20_004;
const isSwitchedOff = (error: unknown) => Object(error).errCode === switchedOff;

/** Subscribe messages (spec section 4). Nothing is asked before a call. */
export function createSubscription(options: SubscriptionOptions): Subscription {
  const { calls, platform } = options;
  const checks = new Map<string, Promise<SubscriptionCheck>>();
  let running: { key: string; result: Promise<Subscribed> } | undefined;

  const ids = async () => templateIds(await options.files.config(), options.environment);

  async function look(types: readonly SubscriptionTemplate[]): Promise<SubscriptionCheck> {
    const [known, enabled] = await Promise.all([ids(), calls.findEnableAll()]);
    const offered = types.filter((type) => known.has(type) && enabled.some((one) => one.type === type));
    if (offered.length === 0) return { subscribed: [], open: [] };
    const subscribed = await calls.isSubscribe({ types: offered });
    return { subscribed, open: offered.filter((type) => !subscribed.includes(type)) };
  }

  /** One that failed is made again by the next who asks. */
  function check(types: readonly SubscriptionTemplate[]): Promise<SubscriptionCheck> {
    const key = String(types);
    const known = checks.get(key);
    if (known) return known;
    const made = look(types);
    checks.set(key, made);
    made.catch(() => checks.delete(key));
    return made;
  }

  /** Leaves out what the person has rejected for good, after reminding them of it. */
  async function askable(
    on: SubscriptionPlatform,
    open: readonly { type: SubscriptionTemplate; id: string }[],
    remind: () => Promise<boolean>,
  ) {
    let settings = await on.settings();
    const isShut = () => !settings.mainSwitch || open.some(({ id }) => settings.items[id] === 'reject');
    if (isShut() && (await remind())) {
      await on.openSettings();
      settings = await on.settings();
    }
    if (!settings.mainSwitch) throw new SubscriptionError('refused');
    return open.filter(({ id }) => !['reject', 'ban'].includes(settings.items[id] ?? ''));
  }

  /** The types that were accepted. A batch that fails after another was accepted takes nothing from that one. */
  async function ask(on: SubscriptionPlatform, asked: readonly { type: SubscriptionTemplate; id: string }[]) {
    const accepted: SubscriptionTemplate[] = [];
    const size = batchSize(options.source());
    for (let start = 0; start < asked.length; start += size) {
      const batch = asked.slice(start, start + size);
      try {
        const answers = await on.request(batch.map(({ id }) => id));
        accepted.push(...batch.filter(({ id }) => answers[id] === 'accept').map(({ type }) => type));
      } catch (cause) {
        if (accepted.length > 0) break;
        throw new SubscriptionError(isSwitchedOff(cause) ? 'refused' : 'failed', cause);
      }
    }
    if (accepted.length === 0) throw new SubscriptionError('refused');
    return accepted;
  }

  async function run(types: readonly SubscriptionTemplate[], { subject, remind }: SubscribeOptions) {
    if (!platform) throw new SubscriptionError('unsupported');
    const [{ subscribed, open }, known] = await Promise.all([check(types), ids()]);
    if (open.length === 0) {
      if (subscribed.length === 0) throw new SubscriptionError('unavailable');
      return { accepted: [], subscribed };
    }
    const named = open.map((type) => ({ type, id: known.get(type) ?? '' }));
    const remindOnce = once(remind);
    const askAll = async () => ask(platform, await askable(platform, named, remindOnce));
    const accepted = await askAll()
      .catch(async (error: unknown) => {
        // Older platforms tell only now that messages are switched off.
        if (!isSwitchedOff(Object(error).cause) || !(await remindOnce())) throw error;
        await platform.openSettings();
        return askAll();
      })
      .catch(asSubscriptionError);
    await calls.subscribe({
      appId: options.appId,
      openId: options.openId(),
      miniprogramState: options.miniprogramState,
      xcxMessageTypeList: accepted.map((type) => itemOf(type, subject)),
    });
    return { accepted, subscribed };
  }

  /** There is one dialog: who asks for the same shares it, who asks for something else waits. */
  function subscribe(types: readonly SubscriptionTemplate[], given: SubscribeOptions = {}) {
    const distinct = [...new Set(types)].sort((a, b) => a - b);
    const key = JSON.stringify([distinct, given.subject]);
    if (running?.key === key) return running.result;
    const before = running?.result.catch(() => {}) ?? Promise.resolve();
    const result = before.then(() => run(distinct, given));
    const mine = { key, result };
    running = mine;
    const leave = () => {
      // What was open may not be any more.
      checks.clear();
      if (running === mine) running = undefined;
    };
    result.then(leave, leave);
    return result;
  }

  return {
    check: (types) => check([...new Set(types)].sort((a, b) => a - b)),
    subscribe,
    async task(name, given) {
      return subscribe(typesOfTask(await options.files.tasks(), name), given);
    },
  };
}

/** A person is reminded once, however often it shows that messages are switched off. */
function once(remind: SubscribeOptions['remind']): () => Promise<boolean> {
  let next = remind;
  return async () => {
    const ask = next;
    next = undefined;
    return (await ask?.()) === true;
  };
}

type Item = RequestOf<'subscription', 'subscribe'>['xcxMessageTypeList'][number];

function itemOf(consumeType: SubscriptionTemplate, subject: SubscriptionSubject = {}): Item {
  const { viewSpotId, hotelId, supplierId, activityId, voucherId, parentSn, sn } = subject;
  return {
    consumeType,
    viewSpotId: viewSpotId ?? missingSubscriptionId,
    hotelId: hotelId ?? missingSubscriptionId,
    supplierId: supplierId ?? missingSubscriptionId,
    activityId: activityId ?? missingSubscriptionId,
    voucherId: voucherId ?? missingSubscriptionId,
    parentSn: parentSn ?? '',
    sn: sn ?? '',
  };
}

function asSubscriptionError(cause: unknown): never {
  throw cause instanceof SubscriptionError ? cause : new SubscriptionError('failed', cause);
}
