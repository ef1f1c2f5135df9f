import type { HandlersFor } from '../../http/request-context';
import { takeBindTicket } from './account-store';
import { checkCode } from './check-code';
import { enterByMobile } from './enter';
import { sendCode } from './send-code';
import { endSession, tellMember } from './store';

export const session: HandlersFor<'session'> = {
  smsCaptcha: (request, { mobile, scene = 'login', picId }) => sendCode(request, { mobile, scene, picId }),

  async mobileLogin(request, { mobile, code, challengeId, source = request.source, bindTicket, shareCode }) {
    await checkCode(request, { mobile, scene: 'login', code, challengeId });
    // One that is too old is no reason to keep somebody out whose code is right: nothing is bound then.
    const account = bindTicket === undefined ? undefined : await takeBindTicket(request, bindTicket);
    return enterByMobile(request, { mobile, source, account, shareCode });
  },

  userInfo: (request) => tellMember(request, request.memberId),

  async end({ db, clock, tokenHash }) {
    await endSession({ db, clock }, tokenHash);
    return null;
  },
};
