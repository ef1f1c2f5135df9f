import type { UserCenterSummary } from '@yunyou/contract';
import { useHydrated, useResource, useSdk, useSession, useStateOf } from '../../../shell';

/** What the user center counts; nothing for visitors, and when it cannot be had: the ways stand all the same. */
export function useMemberSummary(): { summary: UserCenterSummary | undefined; hasNews: boolean } {
  const { userCenter, inbox, catalogue } = useSdk();
  const { isMember } = useSession();
  const isHydrated = useHydrated();
  const { unread, readNotices } = useStateOf(inbox.state);
  const { value: summary } = useResource(async () => {
    if (!isMember) return undefined;
    const found = await (await userCenter()).summary({ silent: true });
    inbox.counted(found.unread);
    return found;
  }, [userCenter, inbox, isMember]);
  const { value: newest } = useResource(async () => {
    const [notice] = await catalogue.notices().catch(() => []);
    return notice ?? null;
  }, [catalogue]);
  const isNew = newest !== null && newest !== undefined && !readNotices.includes(newest.id);
  return {
    summary: isMember ? summary : undefined,
    hasNews: isHydrated && (isNew || (isMember && (unread ?? 0) > 0)),
  };
}
