import type { BlindBoxStanding } from '@yunyou/contract';
import { type Resource, useResource, useSdk, useSession } from '../../../shell';

/** How the member stands to a set; undefined before it is known, and for a visitor. */
export type Standing = Resource<BlindBoxStanding | undefined>;

export function useStanding(activeId: string): Standing {
  const { blindBoxes } = useSdk();
  const { token } = useSession();
  return useResource(
    async () => (token === undefined ? undefined : (await blindBoxes()).standing(activeId, { silent: true })),
    [activeId, token],
  );
}
