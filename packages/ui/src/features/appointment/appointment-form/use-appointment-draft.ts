import { useMemo, useState } from 'react';
import { useHydrated, useSdk, useSession } from '../../../shell';
import { type AppointmentDraft, draftKeyOf, emptyDraft, isAppointmentDraft } from './appointment-draft';

/** What was typed of an item's appointment; there again after a reload or a login. The member's own number is filled in. */
export function useAppointmentDraft(itemId: string) {
  const sdk = useSdk();
  const { user } = useSession();
  const isHydrated = useHydrated();
  const key = draftKeyOf(itemId);
  const kept = useMemo(
    () => (isHydrated ? sdk.drafts.read(key, isAppointmentDraft) : undefined),
    [sdk, isHydrated, key],
  );
  const [changed, setChanged] = useState<Partial<AppointmentDraft>>({});
  const draft: AppointmentDraft = {
    ...emptyDraft,
    ...(user?.phoneNumber && { mobile: user.phoneNumber }),
    ...kept,
    ...changed,
  };
  return {
    draft,
    change(part: Partial<AppointmentDraft>) {
      setChanged((before) => ({ ...before, ...part }));
      sdk.drafts.write(key, { ...draft, ...part });
    },
    clear: () => sdk.drafts.remove(key),
  };
}
