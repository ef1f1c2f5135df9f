import type { HandlersFor } from '../../http/request-context';
import { identityCheck, identityOf } from '../identity/standing';
import { verifyIdentity } from '../identity/verify-handlers';
import { readMember } from '../session/store';
import { holderNo } from './certificate-record';

export const holderHandlers: Pick<HandlersFor<'nft'>, 'userInfo' | 'userVerified' | 'verifiedConfig'> = {
  async userInfo(request) {
    const { protection, memberId } = request;
    const [{ name, headImg }, identity] = await Promise.all([
      readMember(request, memberId),
      identityOf(request),
    ]);
    return { memberId, name, avatarUrl: headImg, ...identity, holderNo: holderNo(protection, memberId) };
  },

  userVerified: verifyIdentity,

  verifiedConfig: (request) => identityCheck(request),
};
