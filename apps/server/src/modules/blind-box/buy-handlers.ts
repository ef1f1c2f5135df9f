import type { HandlersFor } from '../../http/request-context';
import { sendGuardianCode, stateAge } from './age-calls';
import { readStanding } from './standing';

/** What comes before buying. */
export const buyHandlers: Pick<HandlersFor<'blindBox'>, 'guardianCode' | 'ageStatement' | 'standing'> = {
  guardianCode: sendGuardianCode,
  ageStatement: stateAge,
  standing: (request, { activeId }) => readStanding(request, activeId),
};
