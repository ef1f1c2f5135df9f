import type { ActivityType, ChannelSource } from '@yunyou/contract';
import { notFound, type Refusal, refuse } from '../../http/refusal';
import type { ActivityRow } from './offers-store';
import { isForChannel, isShown } from './shown';

/** Why somebody may not take part in an activity, in the order in which it is told; nothing where they may. */
export function whyNotJoin(
  activity: ActivityRow,
  {
    activeType,
    source,
    hasPaid,
    nowMs,
  }: { activeType: ActivityType; source: ChannelSource; hasPaid: boolean; nowMs: number },
): Refusal | undefined {
  if (activity.active_type !== activeType || !isShown(activity, nowMs)) return notFound();
  if (!isForChannel(activity, source)) return refuse('channelRefused');
  if (activity.audience === 'newMember' && hasPaid) return refuse('audienceRefused');
  return undefined;
}
