import type { Clock } from '../../clock';
import type { Queries, Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { type Cell, cell, type DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { insertMobileChange, isMobileTaken, lockMobile, mobileChangesOf, writeMobile } from './mobile-store';

/** Refuses a number that an account has, this one included. */
async function expectFreeMobile(
  { db, protection }: { db: Queries; protection: DataProtection },
  mobile: string,
): Promise<void> {
  if (await isMobileTaken(db, protection.index('mobile', mobile))) {
    throw refuse('mobileTaken', { fields: [{ field: 'mobile', reason: 'taken' }] });
  }
}

/** Gives a member another number and writes the change down. */
export async function changeMobile(
  { tx, clock, protection }: { tx: Tx; clock: Clock; protection: DataProtection },
  memberId: string,
  mobile: string,
): Promise<void> {
  const beforeCipher = await lockMobile(tx, memberId);
  const before =
    beforeCipher === null ? '' : protection.decrypt(beforeCipher, cell('members', 'mobile_cipher', memberId));
  const id = newId();
  await expectFreeMobile({ db: tx, protection }, mobile);
  const columns = {
    mobile_cipher: protection.encrypt(mobile, cell('members', 'mobile_cipher', memberId)),
    mobile_index: protection.index('mobile', mobile),
  };
  // Two members may ask for one number at the same moment: the database lets one have it.
  if (!(await writeMobile(tx, memberId, columns))) throw refuse('mobileTaken');
  await insertMobileChange(tx, {
    id,
    member_id: memberId,
    from_cipher: before === '' ? null : protection.encrypt(before, cell('mobile_changes', 'from_cipher', id)),
    to_cipher: protection.encrypt(mobile, cell('mobile_changes', 'to_cipher', id)),
    at_ms: clock.now(),
  });
}

export async function readMobileChanges({
  db,
  protection,
  memberId,
}: {
  db: Queries;
  protection: DataProtection;
  memberId: string;
}) {
  const masked = (cipher: string | null, at: Cell) =>
    cipher === null ? '' : protection.decrypt(cipher, at).replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
  return (await mobileChangesOf(db, memberId)).map((row) => ({
    fromMobile: masked(row.from_cipher, cell('mobile_changes', 'from_cipher', row.id)),
    toMobile: masked(row.to_cipher, cell('mobile_changes', 'to_cipher', row.id)),
    atMs: row.at_ms,
  }));
}
