import { activityShownDaysAfter, activityType, flashEntryOpensMs } from '@yunyou/contract';
import { addDays, dayOf, instantOf } from '../../clock';
import { inTransaction } from '../../database/transaction';
import { networkOf } from '../../http/client-address';
import { bodyHashOf } from '../../http/idempotency';
import { notFound, refuse } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { whyNotJoin } from '../activity/may-join';
import { activityProductOf } from '../activity/pool-store';
import { activityProductView, timeStatusOf } from '../activity/products';
import { standingProducts } from '../activity/products-store';
import { statusOf } from '../activity/running';
import { isOver } from '../activity/shown';
import { makePicture } from '../session/pictures';
import { readEntry, writeEntry } from './entry';
import { aheadOf, ownGrab } from './own-store';
import { entryFacts, flashSessions, itemsOfSession } from './reads-store';
import { releaseGrab } from './release';
import { grabView } from './view';

const DEFAULT_SIZE = 10;
const DAY_MS = 86_400_000;

export const flashSale: HandlersFor<'flashSale'> = {
  async sessions({ db, clock, source }, { day }) {
    const nowMs = clock.now();
    const today = dayOf(nowMs);
    const fromDay = day ?? today;
    const untilDay = addDays(day ?? addDays(today, 1), 1);
    const found = await flashSessions(db, {
      fromMs: instantOf(fromDay),
      untilMs: instantOf(untilDay),
      runningFromMs: instantOf(day ?? addDays(today, -1)),
      nowMs,
      source,
    });
    return {
      nowMs,
      sessions: found.map(({ startsMs, endsMs }) => ({
        startsAtMs: startsMs,
        endsAtMs: endsMs,
        timeStatus: statusOf({ starts_ms: startsMs, ends_ms: endsMs }, nowMs),
      })),
    };
  },

  async items({ db, clock, locale, source }, { startsAtMs, page = 1, size = DEFAULT_SIZE }) {
    const nowMs = clock.now();
    const { ids, total } = await itemsOfSession(db, {
      ...{ startsMs: startsAtMs, nowMs, source, page, size },
      shownAfterMs: activityShownDaysAfter * DAY_MS,
    });
    const found = new Map((await standingProducts(db, ids)).map((one) => [one.product.id, one]));
    const records = ids.flatMap((id) => {
      const standing = found.get(id);
      if (!standing) return [];
      const { activity } = standing;
      return [
        {
          ...activityProductView(standing, { locale, nowMs }),
          startsAtMs: activity.starts_ms,
          endsAtMs: activity.ends_ms,
          timeStatus: timeStatusOf(activity, nowMs),
        },
      ];
    });
    return { records, total, size, current: page, pages: Math.ceil(total / size), nowMs };
  },

  async state({ flashDesk, clock }, { activityProductIds }) {
    const ids = [...new Set(activityProductIds)];
    const states = await flashDesk.states(ids);
    if (ids.length === 0 || states.length < ids.length) throw notFound();
    return { nowMs: clock.now(), states };
  },

  async entry({ db, clock, protection, memberId, source, ip }, { activityProductId }) {
    const nowMs = clock.now();
    const network = networkOf(ip);
    const sold = await activityProductOf(db, activityProductId);
    if (!sold) throw notFound();
    const { hasPaid, isSuspect } = await entryFacts(db, { memberId, network, nowMs });
    const { activity, product } = sold;
    const refused = whyNotJoin(activity, {
      activeType: activityType.flashSale,
      source,
      hasPaid,
      nowMs,
    });
    if (refused) throw refused;
    if (isOver(activity, nowMs)) throw refuse('activityOver');
    if (nowMs < activity.starts_ms - flashEntryOpensMs) {
      throw refuse('entryTooEarly', { detail: { opensAtMs: activity.starts_ms - flashEntryOpensMs } });
    }
    const guard = isSuspect ? 'picture' : product.guard;
    const { starts_ms: startsMs, ends_ms: endsMs } = activity;
    return {
      entry: writeEntry(protection, { memberId, activityProductId, startsMs, endsMs, guard }),
      guard,
      // Solved before the start, it is still good after it.
      picture:
        guard === 'picture'
          ? await makePicture({ db, clock }, { goodFromMs: Math.max(nowMs, startsMs) })
          : null,
      startsAtMs: startsMs,
      endsAtMs: endsMs,
      nowMs,
    };
  },

  async grab({ flashDesk, clock, protection, memberId, ip, idempotencyKey }, input) {
    const { entry: text, activityProductId, ...wanted } = input;
    const arrivedMs = clock.now();
    const entry = readEntry(protection, text);
    const isOwn = entry?.memberId === memberId && entry.activityProductId === activityProductId;
    if (!entry || !isOwn || arrivedMs >= entry.endsMs) {
      throw refuse('entryMissing', { fields: [{ field: 'entry', reason: 'refused' }] });
    }
    // Whoever comes before the start costs no query.
    if (arrivedMs < entry.startsMs) throw refuse('notStarted', { detail: { startsAtMs: entry.startsMs } });
    return flashDesk.grab(activityProductId, {
      memberId,
      network: networkOf(ip),
      key: idempotencyKey,
      bodyHash: bodyHashOf(input),
      arrivedMs,
      guard: entry.guard,
      input: wanted,
    });
  },

  async grabbed({ db, clock, memberId }, { grabId }) {
    const grab = await ownGrab(db, grabId, memberId);
    if (!grab) throw notFound();
    const ahead = await aheadOf(db, [grabId]);
    return grabView(grab, { kind: grab.kind, ahead: ahead.get(grabId) ?? 0, nowMs: clock.now() });
  },

  async release({ db, clock, memberId }, { grabId }) {
    await inTransaction(db, (tx) => releaseGrab(tx, { grabId, memberId, nowMs: clock.now() }));
    return null;
  },
};
