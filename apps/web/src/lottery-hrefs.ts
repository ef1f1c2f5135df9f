import type { LotteryDetail } from '@yunyou/contract';
import { activityDetailUrl, buildUrl, paths } from '@yunyou/navigation';

/** The page of a draw. */
export const lotteryHref = ({
  activeType,
  activeId,
}: Pick<LotteryDetail, 'activeType' | 'activeId'>): string => activityDetailUrl(activeType, activeId);

/** The same for friends: whoever joins by it counts as invited by the member whose code it is. */
export const lotteryShareHref = (
  { activeType, activeId }: Pick<LotteryDetail, 'activeType' | 'activeId'>,
  inviteCode: string,
): string => activityDetailUrl(activeType, activeId, { ic: inviteCode });

/** What brings chances to draw. Part of every page, so it does without the page registry. */
export const lotteryTasksHref = (activeId: string): string => buildUrl(paths.lotteryTask, { activeId });
