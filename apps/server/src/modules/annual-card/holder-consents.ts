import type { ConsentPurpose, RequestOf } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { type ConsentRow, mobileIndexOf, standingConsents } from '../consent/consents-store';
import { standsFor } from '../consent/documents';
import { agreementChanged } from '../consent/give';
import { isSomebodyElse } from './holders-store';

interface Deps {
  tx: Tx;
  protection: DataProtection;
  memberId: string;
}

/** Somebody who is put on a card, as far as a portrait of theirs is concerned. */
interface Pictured {
  personId: string;
  isChild: boolean;
  /** Their own; empty for none. */
  mobile: string;
  idIndex: string;
}

const needed = (field: string, reason: string) => refuse('consentNeeded', { fields: [{ field, reason }] });

/** A consent to this for the person that nobody took back. Refuses none, and one to a text that has changed since. */
async function standing(
  tx: Tx,
  personId: string,
  { id, purpose, field }: { id: string | undefined; purpose: ConsentPurpose; field: string },
): Promise<ConsentRow> {
  const found = (await standingConsents(tx, personId, [purpose])).find((one) => one.id === id);
  if (!found) throw needed(field, 'missing');
  if (!standsFor(purpose, found.version)) throw agreementChanged();
  return found;
}

/** Refuses a guardian who has not agreed, or as something else than they say now. */
export async function expectGuardianConsent(
  { tx, memberId }: Deps,
  personId: string,
  guardian: NonNullable<RequestOf<'annualCard', 'activate'>['guardian']>,
): Promise<void> {
  const field = 'guardian.consentId';
  const consent = await standing(tx, personId, { id: guardian.consentId, purpose: 'child', field });
  if (consent.member_id !== memberId || consent.guardian_relation !== guardian.relation)
    throw needed(field, 'another guardian');
}

/** Refuses a portrait that its own person, or the guardian of a child, has not agreed to. */
export async function expectFaceConsent(
  deps: Deps,
  person: Pictured,
  consentId: string | undefined,
): Promise<void> {
  const { tx, memberId } = deps;
  const { personId, isChild } = person;
  const purpose = isChild ? 'faceChild' : 'face';
  const consent = await standing(tx, personId, { id: consentId, purpose, field: 'consentId' });
  if (isChild ? consent.member_id !== memberId : !(await isOwn(deps, person, consent)))
    throw needed('consentId', 'Each agrees for themselves, by a code that is sent to their own mobile');
}

/** Whether it is the person who agreed: by the code to their mobile, or the member by a tap for themselves. */
async function isOwn(
  { tx, protection, memberId }: Deps,
  { personId, mobile, idIndex }: Pictured,
  consent: ConsentRow,
): Promise<boolean> {
  if (mobile === '') return false;
  const index = protection.index('mobile', mobile);
  if (consent.how === 'code') return consent.mobile_index === index;
  if (consent.member_id !== memberId || (await mobileIndexOf(tx, memberId)) !== index) return false;
  return !(await isSomebodyElse(tx, { memberId, personId, idIndex }));
}
