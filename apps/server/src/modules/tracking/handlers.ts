import { networkOf } from '../../http/client-address';
import { isAttemptAllowed } from '../../http/rate-limit';
import type { HandlersFor, VisitorRequest } from '../../http/request-context';
import { insertEvent } from './store';

interface ReportedEvent {
  /** When it happened, epoch ms. Default: now. */
  atMs?: number | undefined;
  /** Default: every report is an event of its own. */
  eventId?: string | undefined;
  [field: string]: unknown;
}

/** Reports of one network an hour: a crowd behind one address stays below it, and what is above it is not counted. */
const REPORTS_PER_NETWORK = { max: 6_000, windowMs: 60 * 60_000 };

/** Late events keep the time they happened at; none has happened yet to come. */
async function record(request: VisitorRequest, kind: string, { atMs, eventId, ...data }: ReportedEvent) {
  const key = `report-from:${networkOf(request.ip)}`;
  if (!(await isAttemptAllowed(request, key, REPORTS_PER_NETWORK))) return null;
  const nowMs = request.clock.now();
  await insertEvent(request.db, {
    kind,
    member_id: request.memberId ?? null,
    source: request.source,
    data: JSON.stringify(data),
    at_ms: Math.min(atMs ?? nowMs, nowMs),
    event_id: eventId ?? null,
  });
  return null;
}

export const tracking: HandlersFor<'tracking'> = {
  productView: (request, event) => record(request, 'productView', event),
  productViewPublic: (request, event) => record(request, 'productView', event),
  parentView: (request, event) => record(request, 'parentView', event),
  parentViewPublic: (request, event) => record(request, 'parentView', event),
  electWindow: (request, event) => record(request, 'electWindow', event),
  activity: (request, event) => record(request, 'activity', event),
  activityProduct: (request, event) => record(request, 'activityProduct', event),
  // Who somebody is, is known from their id; their name and number are not written down a second time.
  member: (request, { memberId, memberRegistChannelVo }) =>
    record(request, 'member', { memberId, memberRegistChannelVo }),
};
