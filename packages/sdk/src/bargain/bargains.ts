import { type ApiClient, type CallOptions, createId } from '@yunyou/api-client';
import {
  type ActivityDetail,
  type BargainDetail,
  type BargainHelp,
  type BargainMineRequest,
  type BargainStartRequest,
  bargainPollMs,
  clientSeedDigits,
  type ResponseOf,
} from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { follow } from '../core/follow';
import { createOnce } from '../order/once';
import type { BargainCheck, BargainEvidence } from './bargain-proof';

/** What a bargain is started for; its random bytes are made by the SDK. */
export type BargainWanted = Omit<BargainStartRequest, 'clientSeed'>;

/** The member's part in bargains; what can be bargained for is a read of the catalogue. Every call rejects with ApiError. */
export interface Bargains {
  /** An activity with what can be bargained for in it, as it stands now. */
  activity(activeId: string, options?: CallOptions): Promise<ActivityDetail>;
  /** One thing that can be bargained for, and the bargain that the member has running for it. */
  goods(activityProductId: string, options?: CallOptions): Promise<ResponseOf<'bargain', 'goods'>>;
  /** Whether the member has agreed to the rules of an activity that are in force. */
  isAgreed(activeId: string, options?: CallOptions): Promise<boolean>;
  /** Agrees to the rules of an activity as they were read. `rule`: `rulesChanged` where others are in force by now. */
  agree(activeId: string, rulesVersion: string, options?: CallOptions): Promise<void>;
  /**
   * Starts a bargain under one idempotency key and with the same random bytes until it was answered. `rule`: `rulesNotAgreed`,
   * `rulesChanged`, `bargainAlreadyRunning`, `bargainLimit`, `activitySoldOut` and others.
   */
  start(wanted: BargainWanted, options?: CallOptions): Promise<BargainDetail>;
  /** A bargain, and how the member stands to it. */
  detail(bargainId: string, options?: CallOptions): Promise<BargainDetail>;
  /**
   * Tells of a bargain that runs every five seconds while the app is in front, and at once when it comes back; not any more once
   * it does not run. The first time is five seconds from now. Answers how to stop.
   */
  follow(
    bargainId: string,
    tell: (detail: BargainDetail) => void,
    onError?: (error: unknown) => void,
  ): () => void;
  /**
   * Cuts the price of somebody else's bargain, under one idempotency key until it was answered. `rule`: `bargainHelped`,
   * `bargainReached`, `bargainBeingPaid`, `bargainOver`, `bargainOwn`, `helpLimitToday`.
   */
  help(bargainId: string, options?: CallOptions): Promise<BargainHelp>;
  /** Bargains that the member started, page by page. */
  mine(query: BargainMineRequest, options?: CallOptions): Promise<ResponseOf<'bargain', 'mine'>>;
  /** Computes on this device whether a price was cut as was promised; undefined while the seed is not told. Its code is fetched then. */
  check(evidence: BargainEvidence): Promise<BargainCheck | undefined>;
}

const seedDraft = ({ activityProductId, productSpec }: BargainWanted) =>
  `bargainSeed:${activityProductId} ${productSpec}`;

const isSeed = (value: unknown): value is string =>
  typeof value === 'string' && value.length === clientSeedDigits;

/** The calls of bargains. Lazy. */
export function createBargains(
  core: Pick<Core, 'drafts' | 'random' | 'options' | 'host' | 'lazy' | 'onDispose' | 'isDisposed'>,
  { bargain, activity, activityRules }: Pick<ApiClient, 'bargain' | 'activity' | 'activityRules'>,
): Bargains {
  const { drafts, random } = core;
  const once = createOnce(core);
  const here = (options?: CallOptions): CallOptions => ({ ...stayOnPage, ...options });
  // HMAC and SHA-256 are only fetched by whoever checks.
  const check = core.lazy(
    () => import('./bargain-proof'),
    ({ checkBargain }) => checkBargain,
  );
  const detail: Bargains['detail'] = (bargainId, options) => bargain.detail({ bargainId }, options);

  return {
    activity: (activeId, options) => activity.detail({ activeId }, options),
    goods: (activityProductId, options) => bargain.goods({ activityProductId }, options),
    isAgreed: async (activeId, options) => (await activityRules.agreed({ activeId }, here(options))).agreed,

    async agree(activeId, rulesVersion, options) {
      await activityRules.agree({ activeId, rulesVersion }, here(options));
    },

    async start(wanted, options) {
      const name = seedDraft(wanted);
      const clientSeed = drafts.read(name, isSeed) ?? createId(random);
      // Sent again after a lost answer it has to be the same request.
      drafts.write(name, clientSeed);
      const request = { ...wanted, clientSeed };
      const started = await once(request, `bargainStart:${wanted.activityProductId}`, (idempotencyKey) =>
        bargain.start(request, { idempotencyKey, ...here(options) }),
      );
      drafts.remove(name);
      return started;
    },

    detail,

    follow: (bargainId, tell, onError) =>
      follow(core, {
        ask: () => detail(bargainId, { silent: true }),
        tell,
        isOpen: (answer) => answer.bargain.status === 'running',
        everyMs: bargainPollMs,
        onError,
      }),

    help: (bargainId, options) =>
      once({ bargainId }, `bargainHelp:${bargainId}`, (idempotencyKey) =>
        bargain.help({ bargainId }, { idempotencyKey, ...here(options) }),
      ),

    mine: (query, options) => bargain.mine(query, here(options)),
    check: async (evidence) => (await check())(evidence),
  };
}
