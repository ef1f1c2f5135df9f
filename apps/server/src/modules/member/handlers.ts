import { inTransaction } from '../../database/transaction';
import { countAttempt } from '../../http/rate-limit';
import { badInput, notFound } from '../../http/refusal';
import type { HandlersFor, MemberRequest } from '../../http/request-context';
import { sendCode } from '../session/send-code';
import { endOtherSessions, endSessionById, openSessions, readMember, tellMember } from '../session/store';
import { appealForMobile, readMobileAppeal, stopMobileAppeal } from './appeal-mobile';
import { type MadeAvatar, makeAvatar, takeAvatar } from './avatar';
import { cancelAccount } from './cancel-account';
import { checkCancellation } from './cancellation';
import { changeMobile, expectChangeDue, readMobileChanges } from './change-mobile';
import { unbind } from './identities';
import { identitiesOf } from './identities-store';
import { readOwnData } from './own-data';
import { editProfile, fitName, readProfile } from './profile';
import { nameUnnamed, pictureUnpictured, updateMember } from './store';

/** Codes that one member may have sent to numbers that may be other people's. */
const CHANGES_PER_MEMBER = { max: 10, windowMs: 24 * 60 * 60_000 };

export const member: HandlersFor<'member'> = {
  shortVideoInfo: (request, info) => takePlatformInfo(request, info),
  paymentAppInfo: (request, info) => takePlatformInfo(request, info),

  async changeMobileCode(request, { target = 'new', mobile, picId }) {
    if (target !== 'cancel') await expectChangeDue(request, request.memberId);
    if (target === 'new') return codeForNewNumber(request, mobile, picId);
    const { mobile: current } = await readMember(request, request.memberId);
    if (current === '') throw badInput([{ field: 'target', reason: 'You have no number' }]);
    const scene = target === 'current' ? 'currentMobile' : 'cancelAccount';
    return sendCode(request, { mobile: current, scene, picId });
  },

  changeMobile,
  mobileAppeal: appealForMobile,
  mobileAppealState: readMobileAppeal,
  stopMobileAppeal,
  mobileChanges: readMobileChanges,

  async setAvatar(request, { key }) {
    const made = await makeAvatar(request, key);
    await putAvatar(request, made);
    return { headImg: made.headImg };
  },

  async updateInfo(request, { name, headImg }) {
    const { db, memberId } = request;
    const fit = name === undefined ? undefined : fitName(name);
    const made = headImg ? await makeAvatar(request, headImg) : undefined;
    // Nothing is changed where one of them is refused.
    if (fit !== undefined) await updateMember(db, memberId, { name: fit });
    if (headImg !== undefined) await putAvatar(request, made ?? { headImg: '', used: [] });
    return tellMember(request, memberId);
  },

  profile: ({ db, memberId }) => readProfile(db, memberId),
  editProfile: ({ db, clock, memberId }, change) =>
    inTransaction(db, (tx) => editProfile({ tx, clock }, memberId, change)),

  async newUserSeen({ tx, clock, memberId }) {
    await updateMember(tx, memberId, { new_user_seen_ms: clock.now() });
    return null;
  },

  identities: ({ db, memberId }) => identitiesOf(db, memberId),

  async unbind({ db, memberId }, { provider }) {
    await inTransaction(db, (tx) => unbind(tx, memberId, provider));
    return null;
  },

  async sessions(request) {
    const rows = await openSessions(request, request.memberId);
    return rows.map(({ id, token_hash, device, source, created_ms }) => ({
      id,
      device,
      source,
      current: token_hash === request.tokenHash,
      createdAtMs: created_ms,
    }));
  },

  async endSession(request, { sessionId }) {
    if (!(await endSessionById(request, request.memberId, sessionId))) throw notFound();
    return null;
  },

  endOtherSessions: async (request) => ({
    ended: await endOtherSessions(request, request.memberId, request.tokenHash),
  }),

  ownData: readOwnData,

  cancellationCheck: ({ db, clock, memberId }) => checkCancellation(db, memberId, clock.now()),
  cancelAccount,
};

const putAvatar = (request: MemberRequest, made: MadeAvatar): Promise<void> =>
  inTransaction(request.db, (tx) => takeAvatar(tx, request, made));

/** Whether an account has the number is told to whoever has its code, and to nobody else. */
async function codeForNewNumber(request: MemberRequest, mobile: string | undefined, picId?: string) {
  if (mobile === undefined) throw badInput([{ field: 'mobile', reason: 'The new number' }]);
  await countAttempt(request, `change-mobile:${request.memberId}`, CHANGES_PER_MEMBER);
  return sendCode(request, { mobile, scene: 'changeMobile', picId });
}

/** A platform's name and picture fill in what the member has not chosen. */
async function takePlatformInfo(
  request: MemberRequest,
  { nickName = '', avatarUrl = '' }: { nickName?: string | undefined; avatarUrl?: string | undefined },
) {
  const { db, memberId } = request;
  if (nickName !== '') await nameUnnamed(db, memberId, nickName);
  if (/^https:\/\//i.test(avatarUrl)) await pictureUnpictured(db, memberId, avatarUrl);
  return tellMember(request, memberId);
}
