import type { ApiClient, CallOptions } from '@yunyou/api-client';
import {
  type ActivityDetail,
  type GroupDetail,
  type GroupLeave,
  groupPollMs,
  orderStatus,
} from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { follow } from '../core/follow';
import { createOnce } from '../order/once';

/** Names a group: itself, or an order of the member that is in it. */
export type GroupKey = Readonly<{ groupId: string }> | Readonly<{ orderId: string }>;

/** The member's part in group buying; what is sold and which groups form are reads of the catalogue. Every call rejects with ApiError. */
export interface GroupBuys {
  /** An activity with what it sells to groups, as it stands now. */
  activity(activeId: string, options?: CallOptions): Promise<ActivityDetail>;
  /** A group with its product, and how the member stands to it. */
  group(key: GroupKey, options?: CallOptions): Promise<GroupDetail>;
  /** The groups that the member waits for, the newest first. One that cannot be had is left out. */
  mine(options?: CallOptions): Promise<GroupDetail[]>;
  /**
   * Tells of a group that forms every five seconds while the app is in front, and at once when it comes back; not any more once
   * it is formed or over. The first time is five seconds from now. Answers how to stop.
   */
  follow(key: GroupKey, tell: (detail: GroupDetail) => void, onError?: (error: unknown) => void): () => void;
  /** Whether the member has agreed to the rules of an activity that are in force. */
  isAgreed(activeId: string, options?: CallOptions): Promise<boolean>;
  /** Agrees to the rules of an activity as they were read. `rule`: `rulesChanged` where others are in force by now. */
  agree(activeId: string, rulesVersion: string, options?: CallOptions): Promise<void>;
  /** What comes back to the member who leaves a forming group. Nothing is changed by it. `rule`: `groupOver`. */
  quoteLeave(groupId: string, options?: CallOptions): Promise<GroupLeave>;
  /** Leaves it, under one idempotency key until it was answered. `rule`: `groupOver`. */
  leave(groupId: string, options?: CallOptions): Promise<GroupLeave>;
}

/** Orders of a member that are looked through for groups. */
const ORDERS = 50;

/** The calls of group buying. Lazy. */
export function createGroupBuys(
  core: Pick<Core, 'drafts' | 'random' | 'options' | 'host' | 'onDispose' | 'isDisposed'>,
  {
    groupBuy,
    activity,
    activityRules,
    order,
  }: Pick<ApiClient, 'groupBuy' | 'activity' | 'activityRules' | 'order'>,
): GroupBuys {
  const once = createOnce(core);
  const here = (options?: CallOptions): CallOptions => ({ ...stayOnPage, ...options });
  const group: GroupBuys['group'] = (key, options) => groupBuy.group(key, options);
  const sendLeave = (groupId: string, confirm: boolean, options?: CallOptions) => {
    const request = { groupId, confirm };
    return once(request, `groupLeave:${groupId}`, (idempotencyKey) =>
      groupBuy.leave(request, { idempotencyKey, ...here(options) }),
    );
  };

  return {
    activity: (activeId, options) => activity.detail({ activeId }, options),
    group,

    async mine(options) {
      const { records } = await order.list(
        { status: orderStatus.pendingConfirmation, size: ORDERS },
        here(options),
      );
      const ids = records.flatMap(({ phase, groupId }) => (phase === 'forming' && groupId ? [groupId] : []));
      const found = await Promise.all(
        [...new Set(ids)].map((groupId) => group({ groupId }, here(options)).catch(() => undefined)),
      );
      return found.filter((detail) => detail?.group.status === 'forming') as GroupDetail[];
    },

    follow: (key, tell, onError) =>
      follow(core, {
        ask: () => group(key, { silent: true }),
        tell,
        isOpen: (detail) => detail.group.status === 'forming',
        everyMs: groupPollMs,
        onError,
      }),

    isAgreed: async (activeId, options) => (await activityRules.agreed({ activeId }, here(options))).agreed,

    async agree(activeId, rulesVersion, options) {
      await activityRules.agree({ activeId, rulesVersion }, here(options));
    },

    quoteLeave: (groupId, options) => sendLeave(groupId, false, options),
    leave: (groupId, options) => sendLeave(groupId, true, options),
  };
}
