import { certificateType, nftMinAge, type ResponseOf } from '@yunyou/contract';
import type { MemberRequest } from '../../http/request-context';
import { consentDocument, shownDocument } from '../consent/documents';
import { consentsInForce } from '../consent/standing';
import { openIdentity } from './identity-cells';
import { triesLeftOf, verificationOf } from './verification-store';

/** How a member's check stands, masked. */
export async function identityOf({
  db,
  protection,
  memberId,
}: Pick<MemberRequest, 'db' | 'protection' | 'memberId'>) {
  const row = await verificationOf(db, memberId);
  const status = row?.status ?? ('none' as const);
  return {
    status,
    ...openIdentity(protection, row),
    verifiedAtMs: row && status === 'verified' ? row.checked_ms : null,
  };
}

/** What is asked of a member to be checked, and what they agree to by it. */
export async function identityCheck({
  db,
  clock,
  locale,
  memberId,
}: MemberRequest): Promise<ResponseOf<'nft', 'verifiedConfig'>> {
  const document = consentDocument('realName');
  if (!document) throw new Error('There is no text about real names.');
  const [row, triesLeft, consents] = await Promise.all([
    verificationOf(db, memberId),
    triesLeftOf(db, memberId, clock.now()),
    consentsInForce(db, memberId, ['realName']),
  ]);
  const status = row?.status ?? 'none';
  return {
    ...{ needed: status !== 'verified', minAge: nftMinAge, certTypes: [certificateType.idCard] },
    document: shownDocument(document, locale),
    consentId: consents[0]?.id ?? null,
    ...{ status, triesLeft, vendorName: document.recipient?.[locale] ?? '' },
  };
}
