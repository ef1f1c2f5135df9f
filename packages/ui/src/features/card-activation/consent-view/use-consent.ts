import type { ConsentPurpose, GivenConsent } from '@yunyou/contract';
import { type Resource, useResource, useSdk } from '../../../shell';

/** Consents about a person on a card for one purpose, the newest first. */
export function usePersonConsents(
  personId: string,
  purpose: ConsentPurpose,
): Resource<readonly GivenConsent[]> {
  const { cardActivation } = useSdk();
  return useResource(
    async () =>
      (await (await cardActivation()).consents({ silent: true })).filter(
        (one) => one.subject.id === personId && one.purpose === purpose,
      ),
    [cardActivation, personId, purpose],
  );
}

/** The one that stands. */
export const standing = (consents: readonly GivenConsent[] | undefined): GivenConsent | undefined =>
  consents?.find(({ withdrawnAtMs }) => withdrawnAtMs === null);
