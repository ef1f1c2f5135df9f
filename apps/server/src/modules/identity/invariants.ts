import type { Invariant } from '../../core/lines';

/** What holds of who members really are. */
export const identityInvariants: readonly Invariant[] = [
  {
    name: 'who a member is is kept by a consent of theirs that stands',
    query: `
      select v.member_id as subject, 'no consent to it stands' as problem from identity_verifications v
      where v.status = 'verified' and not exists (select from consents k where k.id = v.consent_id
        and k.subject_id = v.member_id and k.purpose = 'realName' and k.withdrawn_ms is null)`,
  },
];
