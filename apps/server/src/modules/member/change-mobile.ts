import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import { refuse } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import { newId } from '../../security/ids';

/** Refuses a number that an account has, this one included. */
export async function expectFreeMobile(
  { db, protection }: Pick<AppContext, 'db' | 'protection'>,
  mobile: string,
) {
  const taken = await db
    .selectFrom('members')
    .select('id')
    .where('mobile_index', '=', protection.index('mobile', mobile))
    .executeTakeFirst();
  if (taken) throw refuse('mobileTaken', { fields: [{ field: 'mobile', reason: 'taken' }] });
}

/** Gives a member another number and writes the change down. */
export async function changeMobile(request: MemberRequest, mobile: string): Promise<void> {
  const { db, clock, protection, memberId } = request;
  await db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('members')
      .select('mobile_cipher')
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await expectFreeMobile({ db: transaction, protection }, mobile);
    await setMobile(transaction, protection, memberId, mobile);
    await transaction
      .insertInto('mobile_changes')
      .values({
        id: newId(),
        member_id: memberId,
        from_cipher: before.mobile_cipher,
        to_cipher: protection.encrypt(mobile),
        at_ms: clock.now(),
      })
      .execute();
  });
}

/** Two members may ask for one number at the same moment: the database lets one have it. */
async function setMobile(db: Db, protection: AppContext['protection'], memberId: string, mobile: string) {
  try {
    await db
      .updateTable('members')
      .set({ mobile_cipher: protection.encrypt(mobile), mobile_index: protection.index('mobile', mobile) })
      .where('id', '=', memberId)
      .execute();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') throw refuse('mobileTaken');
    throw error;
  }
}

export async function readMobileChanges({ db, protection, memberId }: MemberRequest) {
  const rows = await db
    .selectFrom('mobile_changes')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('at_ms', 'desc')
    .limit(50)
    .execute();
  const masked = (cipher: string | null) =>
    cipher === null ? '' : protection.decrypt(cipher).replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
  return rows.map((row) => ({
    fromMobile: masked(row.from_cipher),
    toMobile: masked(row.to_cipher),
    atMs: row.at_ms,
  }));
}
