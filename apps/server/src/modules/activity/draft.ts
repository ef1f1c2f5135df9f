import {
  type ActivityType,
  activityMaxDays,
  activityPayMinutesMax,
  activityPayMinutesMin,
  activityWarmUpMs,
  type LocalizedText,
  type Picture,
} from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { badInput } from '../../http/refusal';
import { newId } from '../../security/ids';
import type { ActivityRow } from './offers-store';
import { insertActivity } from './operate-store';

const DAY_MS = 86_400_000;

/** What tells the activities of one type. */
export interface ActivityKind {
  activeType: ActivityType;
  /** What ids begin with. */
  prefix: string;
}

/** An activity as its operator writes it, but for what it sells or gives. */
export interface ActivityDraft {
  id?: string;
  name: LocalizedText;
  subtitle?: LocalizedText;
  picture?: Picture;
  /** Default the picture. */
  shareImage?: Picture;
  organiser?: { name: LocalizedText; telephone: string };
  startsMs: number;
  endsMs: number;
  warmUpMs?: number;
  payMinutes?: number;
  audience?: ActivityRow['audience'];
  channels?: number[];
  cityNames?: string[];
  couponAllowed?: boolean;
  rules?: LocalizedText[];
}

/** Writes the row of an activity that nobody sees yet; `picture`: where the operator gives none. Answers its id. */
export async function writeDraft(
  tx: Tx,
  { activeType, prefix }: ActivityKind,
  draft: ActivityDraft,
  { picture, productIds }: { picture: Picture; productIds: readonly string[] },
): Promise<string> {
  const { startsMs, endsMs, payMinutes = activityPayMinutesMax, warmUpMs = activityWarmUpMs } = draft;
  if (endsMs <= startsMs || endsMs - startsMs > activityMaxDays * DAY_MS)
    throw badInput([{ field: 'endsAtMs', reason: `After the start, at most ${activityMaxDays} days` }]);
  if (payMinutes < activityPayMinutesMin || payMinutes > activityPayMinutesMax)
    throw badInput([{ field: 'payMinutes', reason: `${activityPayMinutesMin} to ${activityPayMinutesMax}` }]);
  const id = draft.id ?? `${prefix}-${newId()}`;
  await insertActivity(tx, {
    id,
    active_type: activeType,
    supplier_id: null,
    name: JSON.stringify(draft.name),
    picture: JSON.stringify(draft.picture ?? picture),
    starts_ms: startsMs,
    ends_ms: endsMs,
    scope: JSON.stringify({ kind: 'products', ids: productIds }),
    coupon_allowed: draft.couponAllowed ?? true,
    channels: draft.channels ?? null,
    member_limit: null,
    budget_uses: null,
    rule: JSON.stringify({ kind: 'ownPrice' }),
    rules: JSON.stringify(draft.rules ?? []),
    state: 'draft',
    subtitle: JSON.stringify(draft.subtitle ?? { 'zh-Hans': '', en: '' }),
    organiser: draft.organiser ? JSON.stringify(draft.organiser) : null,
    share_image: draft.shareImage ? JSON.stringify(draft.shareImage) : null,
    warm_up_ms: warmUpMs,
    city_names: draft.cityNames ?? [],
    audience: draft.audience ?? 'all',
    pay_minutes: payMinutes,
  });
  return id;
}
