import { countAttempt } from '../../http/rate-limit';
import type { HandlersFor } from '../../http/request-context';
import { takeBindTicket } from './account-store';
import { checkCode } from './check-code';
import { enterByMobile } from './enter';
import { sendCode } from './send-code';
import { endSession, readMember } from './store';

const HOUR_MS = 60 * 60_000;

/** How many logins may be tried from one address; a code itself also allows few tries. */
const LOGINS_PER_ADDRESS = { max: 120, windowMs: HOUR_MS };

export const session: HandlersFor<'session'> = {
  smsCaptcha: (request, { mobile, scene = 'login', picId }) => sendCode(request, { mobile, scene, picId }),

  async mobileLogin(request, { mobile, code, source = request.source, bindTicket }) {
    await countAttempt(request, `login-from:${request.ip}`, LOGINS_PER_ADDRESS);
    await checkCode(request, request.protection.index('mobile', mobile), 'login', code);
    // One that is too old is no reason to keep somebody out whose code is right: nothing is bound then.
    const account = bindTicket === undefined ? undefined : await takeBindTicket(request, bindTicket);
    return enterByMobile(request, { mobile, source, account });
  },

  userInfo: async (request) => readMember(request, request.memberId),

  async end({ db, clock, tokenHash }) {
    await endSession({ db, clock }, tokenHash);
    return null;
  },
};
