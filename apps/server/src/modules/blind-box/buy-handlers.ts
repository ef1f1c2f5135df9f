import { inTransaction } from '../../database/transaction';
import type { HandlersFor } from '../../http/request-context';
import { keepAge, proveAge, sendGuardianCode } from './age-calls';
import { readStanding } from './standing';

/** What comes before buying. */
export const buyHandlers: Pick<HandlersFor<'blindBox'>, 'guardianCode' | 'ageStatement' | 'standing'> = {
  guardianCode: sendGuardianCode,

  async ageStatement(request, stated) {
    const proven = await proveAge(request, stated);
    await inTransaction(request.db, (tx) => keepAge(tx, request, proven));
    return { allowed: true };
  },

  standing: (request, { activeId }) => readStanding(request, activeId),
};
