import { type ApiClient, type CallOptions, isApiError } from '@yunyou/api-client';
import {
  type FlashEntry,
  type FlashSaleGrabRequest,
  type FlashState,
  flashPollMaxMs,
  type Grab,
  type GrabState,
  liveGrabStates,
} from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { createOnce } from '../order/once';
import { type HeldPlace, type HeldPlaceQuery, heldPlaceOf, namesPlace } from './held-place';

/** What is asked for in a flash sale; the entry is found by the SDK. */
export type GrabRequest = Omit<FlashSaleGrabRequest, 'entry'>;

/** The member's part in flash sales; when they are and what is sold are reads of the catalogue. Every call rejects with ApiError. */
export interface FlashSales {
  /** How far up to 20 things are sold; may be a second old. */
  states(activityProductIds: string[], options?: CallOptions): Promise<FlashState[]>;
  /**
   * Lets the member grab a thing, from ten minutes before it begins; kept until it ends, also over a reload. Where the guard is
   * `picture`, that is solved before the start. `rule`: `entryTooEarly`, `channelRefused`, `audienceRefused`.
   */
  enter(activityProductId: string, options?: CallOptions): Promise<FlashEntry>;
  /**
   * Asks for a place under one idempotency key until it was answered. Whoever has a place that stands is answered with it.
   * `rule`: `notStarted`, `activitySoldOut`, `holdLimit`, `purchaseLimit` and others; 429 with the seconds to wait.
   */
  grab(request: GrabRequest, options?: CallOptions): Promise<Grab>;
  /** The place that was asked for last on this device, as the server has it; undefined where there is none. */
  mine(activityProductId: string, options?: CallOptions): Promise<Grab | undefined>;
  /** What became of a place. */
  place(grabId: string, options?: CallOptions): Promise<Grab>;
  /** The place that the address of an order form orders; undefined where it names none. */
  held(query: HeldPlaceQuery, options?: CallOptions): Promise<HeldPlace | undefined>;
  /** Tells of a place now and whenever the server says to ask again, until it does not stand any more. Answers how to stop. */
  follow(grabId: string, tell: (grab: Grab) => void, onError?: (error: unknown) => void): () => void;
  /** Gives a place up, or leaves the queue. */
  release(grabId: string, options?: CallOptions): Promise<void>;
  /** Has the member told ten minutes before an activity begins, or not any more. */
  remind(activeId: string, on: boolean, options?: CallOptions): Promise<void>;
  /** Whether that was asked for on this device. */
  isReminded(activeId: string): boolean;
}

const entryDraft = (activityProductId: string) => `flashEntry:${activityProductId}`;
const reminderDraft = (activeId: string) => `flashReminder:${activeId}`;
const placeDraft = (activityProductId: string) => `flashPlace:${activityProductId}`;

const isStanding = (state: GrabState): boolean => (liveGrabStates as readonly GrabState[]).includes(state);

/** The calls of flash sales. Lazy. */
export function createFlashSales(
  core: Pick<Core, 'drafts' | 'random' | 'clock' | 'options' | 'onDispose' | 'isDisposed'>,
  { flashSale, activity }: Pick<ApiClient, 'flashSale' | 'activity'>,
): FlashSales {
  const { drafts, clock, options: { schedule = globalThis } = {} } = core;
  const once = createOnce(core);
  const here = (options?: CallOptions): CallOptions => ({ ...stayOnPage, ...options });

  const enter: FlashSales['enter'] = async (activityProductId, options) => {
    const kept = drafts.read(entryDraft(activityProductId), isEntry);
    if (kept && clock.now() < kept.endsAtMs) return kept;
    const entry = await flashSale.entry({ activityProductId }, here(options));
    drafts.write(entryDraft(activityProductId), entry);
    return entry;
  };
  const keep = (grab: Grab): Grab => {
    const name = placeDraft(grab.activityProductId);
    if (isStanding(grab.state)) drafts.write(name, grab.grabId);
    else drafts.remove(name);
    return grab;
  };
  const place: FlashSales['place'] = async (grabId, options) =>
    keep(await flashSale.grabbed({ grabId }, here(options)));

  return {
    states: async (activityProductIds, options) =>
      (await flashSale.state({ activityProductIds }, options)).states,
    enter,

    async grab(request, options) {
      const { activityProductId } = request;
      const { entry } = await enter(activityProductId, options);
      const wanted = { ...request, entry };
      try {
        return keep(
          await once(wanted, `flashGrab:${activityProductId}`, (idempotencyKey) =>
            flashSale.grab(wanted, { idempotencyKey, ...here(options) }),
          ),
        );
      } catch (error) {
        // The next attempt asks for another entry, and solves another picture.
        const isUsedUp =
          isApiError(error) && (error.rule === 'entryMissing' || error.rule === 'pictureNeeded');
        if (isUsedUp) drafts.remove(entryDraft(activityProductId));
        throw error;
      }
    },

    async mine(activityProductId, options) {
      const grabId = drafts.read(placeDraft(activityProductId), isText);
      return grabId === undefined ? undefined : place(grabId, options);
    },

    place,

    async held(query, options) {
      const { activeId = '', grabId = '' } = query;
      return namesPlace(query) ? heldPlaceOf(activeId, await place(grabId, options)) : undefined;
    },

    follow(grabId, tell, onError) {
      let timer: unknown;
      let isStopped = core.isDisposed();
      const stop = () => {
        isStopped = true;
        if (timer !== undefined) schedule.clearTimeout(timer as never);
      };
      const askAfter = (waitMs: number) => {
        timer = schedule.setTimeout(() => void ask(), waitMs);
      };
      const ask = async () => {
        let waitMs = flashPollMaxMs;
        try {
          const grab = await place(grabId, { silent: true });
          if (isStopped) return;
          tell(grab);
          if (!isStanding(grab.state)) return;
          waitMs = grab.pollAfterMs;
        } catch (error) {
          if (isStopped) return;
          onError?.(error);
          // What the server refuses is not asked again.
          if (!isApiError(error) || !error.retryable) return;
        }
        askAfter(waitMs);
      };
      core.onDispose(stop);
      if (!isStopped) void ask();
      return stop;
    },

    async release(grabId, options) {
      await flashSale.release({ grabId }, here(options));
    },

    async remind(activeId, on, options) {
      await activity.remind({ activeId, on }, here(options));
      if (on) drafts.write(reminderDraft(activeId), activeId);
      else drafts.remove(reminderDraft(activeId));
    },

    isReminded: (activeId) => drafts.read(reminderDraft(activeId), isText) !== undefined,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isEntry(value: unknown): value is FlashEntry {
  const { entry, endsAtMs }: Record<string, unknown> = Object(value);
  return typeof entry === 'string' && typeof endsAtMs === 'number';
}
