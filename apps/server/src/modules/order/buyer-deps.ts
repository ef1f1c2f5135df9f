import type { Address, ChannelSource, Contact, RequestOf } from '@yunyou/contract';
import type { PlanDeps } from '../../core/checkout/plan';
import type { Queries } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { addressOf } from '../address/store';
import { contactsOf } from '../contacts/store';

type Request = RequestOf<'order', 'quote'>;
type OffersInput = Pick<Request, 'addressId' | 'coupons' | 'autoClaim'>;

/** Who buys: the people that lines name, the address, and how coupons take part. Not found when one of them is not theirs. */
export async function buyerDeps(
  {
    db,
    memberId,
    protection,
    source,
  }: { db: Queries; memberId: string; protection: DataProtection; source: ChannelSource },
  lines: Request['lines'],
  { addressId, coupons, autoClaim = false }: OffersInput,
): Promise<Omit<PlanDeps, 'kinds' | 'nowMs' | 'db'>> {
  const people = await peopleNamed({ db, protection }, memberId, lines);
  const deliverTo = addressId ? await deliverable({ db, protection }, memberId, addressId) : null;
  const couponIds = coupons?.memberCouponIds ?? [];
  if (new Set(couponIds).size < couponIds.length) {
    throw badInput([{ field: 'coupons.memberCouponIds', reason: 'One stands there twice' }]);
  }
  return {
    memberId,
    people,
    protection,
    source,
    deliverTo,
    autoClaim,
    coupons: coupons?.mode === 'chosen' ? { mode: 'chosen', couponIds } : { mode: coupons?.mode ?? 'auto' },
  };
}

async function deliverable(
  deps: { db: Queries; protection: DataProtection },
  memberId: string,
  addressId: string,
): Promise<Address> {
  const address = await addressOf(deps, memberId, addressId);
  if (address.outdated) {
    throw refuse('regionOutdated', { fields: [{ field: 'addressId', reason: 'outdated' }] });
  }
  return address;
}

async function peopleNamed(
  deps: { db: Queries; protection: DataProtection },
  memberId: string,
  lines: Request['lines'],
): Promise<Contact[]> {
  const ids = [...new Set(lines.flatMap((line) => ('contactIds' in line ? (line.contactIds ?? []) : [])))];
  if (ids.length === 0) return [];
  const people = await contactsOf(deps, memberId, ids);
  if (people.length !== ids.length) throw notFound();
  return people;
}
