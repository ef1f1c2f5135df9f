import { activityType, type ChannelSource } from '@yunyou/contract';
import { notFound, type Refusal, refuse } from '../../http/refusal';
import { isForChannel, isShown } from '../activity/shown';
import type { ActivityRow } from './grab-store';

/** Why somebody may not take part in a flash sale, in the order in which it is told; nothing where they may. */
export function whyNotJoin(
  activity: ActivityRow,
  { source, hasPaid, nowMs }: { source: ChannelSource; hasPaid: boolean; nowMs: number },
): Refusal | undefined {
  if (activity.active_type !== activityType.flashSale || !isShown(activity, nowMs)) return notFound();
  if (!isForChannel(activity, source)) return refuse('channelRefused');
  if (activity.audience === 'newMember' && hasPaid) return refuse('audienceRefused');
  return undefined;
}
