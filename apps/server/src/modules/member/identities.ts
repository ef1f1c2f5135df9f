import type { IdentityProvider } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';
import { deleteIdentity, identitiesOf } from './identities-store';
import { lockMobile } from './mobile-store';

/** Takes a platform's account off. A member without a number keeps their last one: nothing else would let them in. */
export async function unbind(tx: Tx, memberId: string, provider: IdentityProvider): Promise<void> {
  const mobile = await lockMobile(tx, memberId);
  if (!(await deleteIdentity(tx, memberId, provider))) throw notFound();
  if (mobile === null && (await identitiesOf(tx, memberId)).length === 0) throw refuse('lastLogin');
}
