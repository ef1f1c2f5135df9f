import { type ChannelSource, defaultMemberSources } from '@yunyou/contract';
import { type Campaign, parseCampaign, type Query, readCampaign } from './campaign';
import { parseSource, resolveChannel } from './source';
import { type ChannelInfo, confirmedMiniProgram, readUserAgent, type UserAgentOptions } from './user-agent';

/** Session storage, or what a host has instead of it. */
export interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface ChannelOptions extends UserAgentOptions {
  /** Keeps the channel number and the campaign for the session. */
  storage: SessionStorage;
  userAgent: string;
  /**
   * Asks the messaging app whether the page runs inside its mini-program; called only while that is open. May never
   * settle (the app's own call does not outside of it). Default: nobody is asked.
   */
  probe?: () => Promise<boolean>;
  /** How long `confirmed` waits for `probe`. Default 1 000 ms. */
  probeTimeoutMs?: number;
  /** Default: `setTimeout`. */
  wait?: (ms: number) => Promise<void>;
  /** Sources whose visitors count as logged in. Default `[20]`. */
  memberSources?: readonly ChannelSource[];
  /** Told that a stored number was refused or that `probe` failed. Default: nobody is told. */
  onError?: (error: unknown) => void;
}

export interface Channel {
  /** What is known now: the guess, or what `confirmed` found. */
  readonly info: ChannelInfo;
  /** The channel number sent with every call. */
  readonly source: ChannelSource;
  /** Whether visitors of this channel count as logged in without a mobile number. */
  readonly countsAsMember: boolean;
  readonly campaign: Campaign | undefined;
  /** The channel once the messaging app was asked; at once where there is nothing to ask. Never rejects. */
  confirmed(): Promise<ChannelInfo>;
  /**
   * Sets the channel for the session, for hosts that know it: the regional channel, an app shell.
   *
   * @throws InvalidSourceError for anything but 1 to 10 and 20
   */
  setSource(source: string | number): void;
  /** Keeps the campaign of a launch query for the session; a query without one leaves the earlier one. */
  readQuery(query: Query): void;
  /** Reads storage again: the app is shown and another page may have set the channel. */
  refresh(): void;
}

export const sourceStorageKey = 'source';
export const campaignStorageKey = 'campaign';

/** The channel of one session. */
export function createChannel(options: ChannelOptions): Channel {
  const { storage, userAgent, memberSources = defaultMemberSources, onError = () => {} } = options;
  let campaign = parseCampaign(storage.getItem(campaignStorageKey));
  let asked: Promise<void> | undefined;
  let answer: Partial<ChannelInfo> | undefined;
  let info = resolve();

  /** A stored value that is no channel number is refused and removed; the page goes on with the user agent. */
  function resolve(): ChannelInfo {
    let read: ChannelInfo;
    try {
      read = resolveChannel(storage.getItem(sourceStorageKey), userAgent, options);
    } catch (error) {
      storage.removeItem(sourceStorageKey);
      onError(error);
      read = readUserAgent(userAgent, options);
    }
    return read.pending ? { ...read, ...answer } : read;
  }

  async function ask(probe: () => Promise<boolean>): Promise<void> {
    const { wait = waitByTimer, probeTimeoutMs = 1_000 } = options;
    let isMiniProgram = false;
    try {
      isMiniProgram = await Promise.race([probe(), wait(probeTimeoutMs).then(() => false)]);
    } catch (error) {
      onError(error);
    }
    answer = isMiniProgram ? confirmedMiniProgram : { pending: false };
    info = resolve();
  }

  return {
    get info() {
      return info;
    },
    get source() {
      return info.source;
    },
    get countsAsMember() {
      return memberSources.includes(info.source);
    },
    get campaign() {
      return campaign;
    },
    async confirmed() {
      if (info.pending && options.probe) asked ??= ask(options.probe);
      await asked;
      return info;
    },
    setSource(source) {
      const number = parseSource(source);
      storage.setItem(sourceStorageKey, `${number}`);
      info = resolve();
    },
    readQuery(query) {
      const found = readCampaign(query);
      if (!found) return;
      campaign = found;
      storage.setItem(campaignStorageKey, JSON.stringify(found.parameters));
    },
    refresh() {
      info = resolve();
      campaign = parseCampaign(storage.getItem(campaignStorageKey)) ?? campaign;
    },
  };
}

const waitByTimer = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
