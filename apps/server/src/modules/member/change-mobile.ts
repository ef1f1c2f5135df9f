import type { Clock } from '../../clock';
import type { Queries, Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
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
  const before = await lockMobile(tx, memberId);
  await expectFreeMobile({ db: tx, protection }, mobile);
  const columns = {
    mobile_cipher: protection.encrypt(mobile),
    mobile_index: protection.index('mobile', mobile),
  };
  // Two members may ask for one number at the same moment: the database lets one have it.
  if (!(await writeMobile(tx, memberId, columns))) throw refuse('mobileTaken');
  await insertMobileChange(tx, {
    id: newId(),
    member_id: memberId,
    from_cipher: before,
    to_cipher: protection.encrypt(mobile),
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
  const masked = (cipher: string | null) =>
    cipher === null ? '' : protection.decrypt(cipher).replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
  return (await mobileChangesOf(db, memberId)).map((row) => ({
    fromMobile: masked(row.from_cipher),
    toMobile: masked(row.to_cipher),
    atMs: row.at_ms,
  }));
}
