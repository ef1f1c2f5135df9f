import { groupAlternativesMax, groupMissesPerMinute } from '@yunyou/contract';
import { dayOf } from '../../clock';
import { closeUnpaid } from '../../flows/close-unpaid';
import { settleIfOver } from '../../flows/group-buys';
import { sendRefunds } from '../../flows/send-refunds';
import { countMiss } from '../../http/misses';
import { notFound } from '../../http/refusal';
import type { HandlersFor, VisitorRequest } from '../../http/request-context';
import { memberOfHash } from '../../http/session';
import { groupFactsOf } from '../activity/group-facts-store';
import { standingProducts } from '../activity/products-store';
import { isForChannel, isShown } from '../activity/shown';
import { leaveGroup } from './leave';
import { groupProductView, groupView, isJoinable, ownSeatOf, timelineOf } from './view';
import { askersSeat, groupProducts, joinableGroups, shownGroup } from './view-store';

const DEFAULT_SIZE = 10;

/** Whoever guesses is told that there is no such group, and before long to wait. */
const missed = (request: Pick<VisitorRequest, 'db' | 'clock' | 'ip'>) =>
  countMiss(request, 'groupBuy.missed', groupMissesPerMinute);

export const groupBuy: HandlersFor<'groupBuy'> = {
  async list({ db, clock, locale, source }, { page = 1, size = DEFAULT_SIZE }) {
    const nowMs = clock.now();
    const { ids, total } = await groupProducts(db, { nowMs, source, page, size });
    const standings = new Map((await standingProducts(db, ids)).map((one) => [one.product.id, one]));
    const facts = await groupFactsOf(db, [...standings.values()], dayOf(nowMs));
    const records = ids.flatMap((id) => {
      const standing = standings.get(id);
      return standing ? [groupProductView(standing, { facts, locale, nowMs })] : [];
    });
    return { records, total, size, current: page, pages: Math.ceil(total / size), nowMs };
  },

  async forming(request, { activityProductId, cityName = '' }) {
    const { db, clock, source, tokenHash } = request;
    const nowMs = clock.now();
    const memberId = await memberOfHash(request, tokenHash);
    const [standing] = await standingProducts(db, [activityProductId]);
    const isForGroups = standing && standing.product.group_needed !== null;
    if (!isForGroups || !isShown(standing.activity, nowMs)) throw notFound();
    const groups = isForChannel(standing.activity, source)
      ? await joinableGroups(db, { activityProductId, memberId, cityName, nowMs })
      : [];
    return { groups: groups.map((one) => groupView(one, memberId, nowMs)), nowMs };
  },

  async group(request, { groupId, orderId }) {
    const { db, clock, locale, memberId } = request;
    const nowMs = clock.now();
    const asked = { groupId, orderId, memberId };
    let shown = await shownGroup(db, asked);
    if (shown && (await settleIfOver(request, shown.group))) shown = await shownGroup(db, asked);
    if (!shown) throw await missed(request);
    const { group } = shown;
    const seat = await askersSeat(db, group.id, memberId);
    // Nobody but its leader sees a group before it is opened.
    const isHidden = group.state === 'void' || (group.state === 'pending' && seat?.state !== 'unpaid');
    const [standing] = isHidden ? [] : await standingProducts(db, [group.activity_product_id]);
    if (!standing) throw await missed(request);
    const facts = await groupFactsOf(db, [standing], dayOf(nowMs));
    const isOther = ownSeatOf(seat) === 'none' || ownSeatOf(seat) === 'left';
    const others =
      isOther && !isJoinable(shown, nowMs)
        ? await joinableGroups(db, {
            activityProductId: group.activity_product_id,
            memberId,
            cityName: group.city,
            nowMs,
            limit: groupAlternativesMax,
          })
        : [];
    return {
      group: groupView(shown, memberId, nowMs),
      product: groupProductView(standing, {
        facts,
        locale,
        nowMs,
        group: isJoinable(shown, nowMs) ? group : null,
      }),
      mySeat: ownSeatOf(seat),
      isLeader: group.leader_id === memberId,
      canLeave: group.state === 'forming' && seat?.state === 'paid' && (group.ends_ms ?? 0) > nowMs,
      myOrderId: seat && seat.state !== 'closed' ? seat.orderId : null,
      refund: seat?.refund ?? null,
      alternatives: others.map((one) => groupView(one, memberId, nowMs)),
      timeline: timelineOf(shown, seat?.refund ?? null),
      nowMs,
    };
  },

  async leave({ tx, kinds, protection, clock, memberId, afterCommit }, { groupId, confirm }) {
    const left = await leaveGroup(
      tx,
      { kinds, protection, nowMs: clock.now() },
      { groupId, memberId, confirm },
    );
    const { refundIds, unpaidCheckouts, ...told } = left;
    if (refundIds.length > 0) afterCommit((app) => sendRefunds(app, refundIds));
    for (const id of unpaidCheckouts) {
      afterCommit(async (app) => {
        await closeUnpaid(app, { id, expires_ms: clock.now() }, 'groupFailed');
      });
    }
    return told;
  },
};
