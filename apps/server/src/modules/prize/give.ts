import type { LocalizedText, Picture, PrizeSource } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { newId } from '../../security/ids';
import { claimCoupon } from '../coupon/claim';
import { insertPrize } from './store';

const DAY_MS = 86_400_000;

interface Given {
  memberId: string;
  source: PrizeSource;
  /** Null for what is exchanged. */
  activeId: string | null;
  activityName: LocalizedText;
  name: LocalizedText;
  picture: Picture | null;
  valueFen: number;
  /** Which draw of the member it came of. */
  drawIndex?: number;
  nowMs: number;
}

/** Goods are claimed later, a piece of them is put aside already; a coupon is the member's at once. */
export type PrizeToGive = Given &
  ({ kind: 'goods'; variantId: string; claimDays: number | null } | { kind: 'coupon'; couponId: string });

/**
 * Gives a member what they have won. A coupon is issued at once; where that is refused, nothing is given. The piece of goods has
 * been taken out of what is sold before (`takePieces`).
 */
export async function givePrize(
  tx: Tx,
  prize: PrizeToGive,
): Promise<{ prizeOfMineId: string; memberCouponId: string | null }> {
  const { memberId, nowMs } = prize;
  const id = `prize-${newId()}`;
  const own =
    prize.kind === 'coupon'
      ? {
          ...{ variant_id: null, state: 'issued' as const, expires_ms: null },
          member_coupon_id: (await claimCoupon(tx, prize.couponId, { memberId, nowMs }, { byCode: true }))
            .memberCouponId,
        }
      : {
          ...{ variant_id: prize.variantId, member_coupon_id: null, state: 'toClaim' as const },
          expires_ms: prize.claimDays === null ? null : nowMs + prize.claimDays * DAY_MS,
        };
  await insertPrize(tx, {
    id,
    member_id: memberId,
    source: prize.source,
    activity_id: prize.activeId,
    activity_name: JSON.stringify(prize.activityName),
    kind: prize.kind,
    name: JSON.stringify(prize.name),
    picture: prize.picture === null ? null : JSON.stringify(prize.picture),
    value_fen: prize.valueFen,
    draw_index: prize.drawIndex ?? null,
    won_ms: nowMs,
    order_id: null,
    order_line_id: null,
    reminded_ms: null,
    changed_ms: nowMs,
    ...own,
  });
  return { prizeOfMineId: id, memberCouponId: own.member_coupon_id };
}
