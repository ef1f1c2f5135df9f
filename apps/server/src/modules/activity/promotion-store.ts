import { activityType, type ChannelSource, type LocalizedText } from '@yunyou/contract';
import { type RawBuilder, sql } from 'kysely';

/** When and where something is looked at. */
export interface Seen {
  nowMs: number;
  source: ChannelSource;
}

/** The promotion that makes a SKU cheaper now. */
export interface Promotion {
  activeId: string;
  name: LocalizedText;
  promoFen: number;
  piecesPerOrder: number | null;
}

/** The running promotion of a SKU as a JSON object, for anybody in this channel; an expression, null without one. */
export const promotionOf = (
  skuId: RawBuilder<unknown>,
  priceFen: RawBuilder<unknown>,
  { nowMs, source }: Seen,
): RawBuilder<Promotion | null> => sql`(
  select jsonb_build_object('activeId', a.id, 'name', a.name, 'promoFen', ap.price_fen,
    'piecesPerOrder', a.rule->'piecesPerOrder')
  from activity_prices ap join activities a on a.id = ap.activity_id
  where ap.variant_id = ${skuId} and ap.price_fen < ${priceFen} and a.active_type = ${activityType.promotion}
    and a.state = 'published'
    and a.starts_ms <= ${nowMs} and a.ends_ms > ${nowMs}
    and (a.channels is null or ${source} = any(a.channels))
    and (a.budget_uses is null or a.used_count < a.budget_uses)
  order by ap.price_fen, a.id limit 1)`;
