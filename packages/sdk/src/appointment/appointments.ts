import { type ApiClient, type CallOptions, isApiError } from '@yunyou/api-client';
import {
  type AppointmentCard,
  type AppointmentCheckRequest,
  type AppointmentCodes,
  type AppointmentCreateRequest,
  type AppointmentDetail,
  type AppointmentItem,
  type AppointmentItemSummary,
  type AppointmentItemsRequest,
  type AppointmentListRequest,
  type AppointmentRight,
  type AppointmentRightsRequest,
  type AppointmentSlotsRequest,
  type AppointmentSnapshotContent,
  type AppointmentTakeOfferRequest,
  type AppointmentVisitorsRequest,
  type AppointmentWaitingRequest,
  type AppointmentWaitRequest,
  type Page,
  type ResponseOf,
  serverErrorCode,
  type WaitingEntry,
} from '@yunyou/contract';
import sha256 from 'crypto-js/sha256';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { createOnce } from '../order/once';
import type { SessionStore } from '../session/session-store';
import { type PastedList, type PastedListOptions, parseVisitorList } from './pasted-list';
import { createStoredAppointments } from './stored-appointments';

/** Appointments: what can be appointed, the member's own, waiting lists. Every call rejects with ApiError. */
export interface Appointments {
  /** What can be appointed, with the first free day of each. */
  items(query?: AppointmentItemsRequest, options?: CallOptions): Promise<Page<AppointmentItemSummary>>;
  /** One item with its rules and hours. */
  item(id: string, options?: CallOptions): Promise<AppointmentItem>;
  /** Days and slots of an item, at most 31 days, by the server's clock. */
  slots(query: AppointmentSlotsRequest, options?: CallOptions): Promise<ResponseOf<'appointment', 'slots'>>;
  /** What the member has that must be appointed before it is used; what ends first comes first. */
  rights(query?: AppointmentRightsRequest, options?: CallOptions): Promise<Page<AppointmentRight>>;
  /** Takes the code of a voucher from elsewhere. `rule`: `voucherCodeUnknown`, `voucherCodeUsed`, `rightExpired`; 429 after five wrong ones. */
  validate(code: string, options?: CallOptions): Promise<AppointmentRight>;
  /** Whether these visitors can have this slot; nothing is taken. */
  check(request: AppointmentCheckRequest, options?: CallOptions): Promise<ResponseOf<'appointment', 'check'>>;
  /**
   * Makes an appointment under one idempotency key until it was answered: sent again after a lost network or a reload, it
   * stands once. `rule`: `slotFull` (its `detail` names free slots), `visitorBooked`, `rightAppointed` and others.
   */
  create(
    request: AppointmentCreateRequest,
    options?: CallOptions,
  ): Promise<ResponseOf<'appointment', 'create'>>;
  /** Moves an appointment to another slot of its item; resolves to how often it can still be moved. The old slot stays when the new one is gone. */
  change(id: string, slotId: string, options?: CallOptions): Promise<number>;
  /** Cancels an appointment; `rule` `cancelTooLate` after its limit. */
  cancel(id: string, reason: string, options?: CallOptions): Promise<void>;
  /** Puts a traveller in the place of a visitor. */
  replaceVisitor(request: AppointmentVisitorsRequest, options?: CallOptions): Promise<void>;
  /** The member's appointments, the latest times first. `seenAtMs`: when an answer was seen that is shown without a network. */
  list(
    query?: AppointmentListRequest,
    options?: CallOptions,
  ): Promise<Page<AppointmentCard> & { seenAtMs?: number }>;
  /** One appointment, when it lets people in, and what may still be done. */
  detail(id: string, options?: CallOptions): Promise<AppointmentDetail>;
  /** What is shown at the gate; `fromCache` when the server could not be asked and it was seen before on this device. */
  codes(id: string, options?: CallOptions): Promise<{ codes: AppointmentCodes; fromCache: boolean }>;
  /** What was agreed, in both languages. */
  snapshot(id: string, options?: CallOptions): Promise<ResponseOf<'appointment', 'snapshot'>>;
  /** Whether a snapshot has the hash it was written with, computed on this device. */
  verify(snapshot: Pick<ResponseOf<'appointment', 'snapshot'>, 'canonical' | 'sha256'>): boolean;
  /** What a snapshot says; undefined where it can not be read. */
  content(
    snapshot: Pick<ResponseOf<'appointment', 'snapshot'>, 'canonical'>,
  ): AppointmentSnapshotContent | undefined;
  /** The member's places in waiting lists, the newest first. */
  waiting(query?: AppointmentWaitingRequest, options?: CallOptions): Promise<Page<WaitingEntry>>;
  /** Joins the waiting list of a full slot. `rule`: `notFull`, `waitExists`, `waitLimit`. */
  wait(request: AppointmentWaitRequest, options?: CallOptions): Promise<ResponseOf<'appointment', 'wait'>>;
  /** Leaves a waiting list; an offer goes to the next. */
  leave(id: string, options?: CallOptions): Promise<void>;
  /** Takes the places that were offered; `rule` `offerLapsed` when the time is over. */
  takeOffer(
    request: AppointmentTakeOfferRequest,
    options?: CallOptions,
  ): Promise<ResponseOf<'appointment', 'takeOffer'>>;
  /** Visitors from pasted text, one a line, and the lines that name nobody with the reason. */
  parseVisitorList(text: string, options?: PastedListOptions): PastedList;
}

/** The calls of appointments. Lazy. */
export function createAppointments(
  core: Pick<Core, 'host' | 'drafts' | 'random' | 'clock'>,
  { appointment }: Pick<ApiClient, 'appointment'>,
  { memberId, isLoggedIn }: Pick<SessionStore, 'memberId' | 'isLoggedIn'>,
): Appointments {
  const once = createOnce(core);
  const stored = createStoredAppointments(core.host.storage, memberId);
  const here = (options?: CallOptions): CallOptions => ({ ...stayOnPage, ...options });
  const isUnanswered = (error: unknown) =>
    isApiError(error) && (error.retryable || error.kind === 'malformed');

  return {
    items: (query = {}, options) => appointment.items(query, options),
    item: (id, options) => appointment.item({ id }, options),
    slots: (query, options) => appointment.slots(query, options),
    rights: (query = {}, options) => appointment.rights(query, options),
    validate: (code, options) => appointment.validate({ code }, here(options)),
    check: (request, options) => appointment.check(request, here(options)),
    create: (request, options) =>
      once(request, 'appointment', (idempotencyKey) =>
        appointment.create(request, { idempotencyKey, ...here(options) }),
      ),
    change: (id, slotId, options) =>
      once({ id, slotId }, `appointmentChange:${id}`, async (idempotencyKey) => {
        const { changesLeft } = await appointment.change(
          { id, slotId },
          { idempotencyKey, ...here(options) },
        );
        return changesLeft;
      }),
    async cancel(id, reason, options) {
      await once({ id, reason }, `appointmentCancel:${id}`, (idempotencyKey) =>
        appointment.cancel({ id, reason }, { idempotencyKey, ...here(options) }),
      );
      stored.removeCodes(id);
    },
    async replaceVisitor(request, options) {
      await once(request, `appointmentVisitor:${request.id}`, (idempotencyKey) =>
        appointment.visitors(request, { idempotencyKey, ...here(options) }),
      );
    },
    async list(query = {}, options) {
      const question = JSON.stringify([query.status ?? null, query.orderId ?? null]);
      const isFirst = (query.page ?? 1) === 1 && query.after === undefined;
      try {
        const page = await appointment.list(query, options);
        // Whoever logs out leaves nothing behind, nor what comes after them.
        if (isFirst && isLoggedIn()) stored.keepList(question, page, core.clock.now());
        return page;
      } catch (error) {
        const known = isFirst && isUnanswered(error) ? stored.list(question) : undefined;
        if (!known) throw error;
        const { records, seenAtMs } = known;
        const total = records.length;
        return { records: [...records], total, size: total, current: 1, pages: 1, seenAtMs };
      }
    },
    detail: (id, options) => appointment.detail({ id }, options),
    async codes(id, options) {
      try {
        const codes = await appointment.codes({ id }, here(options));
        if (isLoggedIn()) stored.keepCodes(codes);
        return { codes, fromCache: false };
      } catch (error) {
        if (isApiError(error) && error.code === serverErrorCode.notFound) stored.removeCodes(id);
        const known = isUnanswered(error) ? stored.codes(id) : undefined;
        if (!known) throw error;
        return { codes: known, fromCache: true };
      }
    },
    snapshot: (id, options) => appointment.snapshot({ id }, options),
    // crypto-js reads a text as UTF-8.
    verify: ({ canonical, sha256: hash }) => sha256(canonical).toString() === hash,
    content({ canonical }) {
      try {
        const content: AppointmentSnapshotContent = JSON.parse(canonical);
        return content.kind === 'appointment' ? content : undefined;
      } catch {
        return undefined;
      }
    },
    waiting: (query = {}, options) => appointment.waiting(query, options),
    wait: (request, options) =>
      once(request, `wait:${request.slotId}`, (idempotencyKey) =>
        appointment.wait(request, { idempotencyKey, ...here(options) }),
      ),
    async leave(id, options) {
      await once({ id }, `waitLeave:${id}`, (idempotencyKey) =>
        appointment.leave({ id }, { idempotencyKey, ...here(options) }),
      );
    },
    takeOffer: (request, options) =>
      once(request, `takeOffer:${request.id}`, (idempotencyKey) =>
        appointment.takeOffer(request, { idempotencyKey, ...here(options) }),
      ),
    parseVisitorList,
  };
}
