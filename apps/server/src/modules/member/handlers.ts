import { inTransaction } from '../../database/transaction';
import { countAttempt } from '../../http/rate-limit';
import { badInput } from '../../http/refusal';
import type { HandlersFor, MemberRequest } from '../../http/request-context';
import { checkCode } from '../session/check-code';
import { sendCode } from '../session/send-code';
import { readMember } from '../session/store';
import { checkOwnPicture } from '../upload/own-upload';
import { removeUploads, uploadsOf } from '../upload/removals';
import { cancelAccount } from './cancel-account';
import { changeMobile, readMobileChanges } from './change-mobile';
import { editProfile, readProfile } from './profile';
import { nameUnnamed, pictureUnpictured, updateMember } from './store';

/** Codes that one member may have sent to numbers that may be other people's. */
const CHANGES_PER_MEMBER = { max: 10, windowMs: 24 * 60 * 60_000 };

export const member: HandlersFor<'member'> = {
  shortVideoInfo: (request, info) => takePlatformInfo(request, info),
  paymentAppInfo: (request, info) => takePlatformInfo(request, info),

  // Whether an account has the number is told to whoever has its code, and to nobody else.
  async changeMobileCode(request, { mobile }) {
    await countAttempt(request, `change-mobile:${request.memberId}`, CHANGES_PER_MEMBER);
    return sendCode(request, { mobile, scene: 'changeMobile' });
  },

  async changeMobile(request, { mobile, code, challengeId }) {
    const { db, clock, protection, memberId } = request;
    await checkCode(request, { mobile, scene: 'changeMobile', code, challengeId });
    await inTransaction(db, (tx) => changeMobile({ tx, clock, protection }, memberId, mobile));
    return readMember(request, memberId);
  },

  mobileChanges: readMobileChanges,

  async setAvatar(request, { key }) {
    const headImg = await ownPicture(request, key);
    await updateMember(request.db, request.memberId, { head_img: headImg });
    return { headImg };
  },

  async updateInfo(request, { name, headImg }) {
    const change = {
      ...(name !== undefined && { name }),
      ...(headImg !== undefined && { head_img: headImg === '' ? '' : await ownPicture(request, headImg) }),
    };
    if (Object.keys(change).length > 0) await updateMember(request.db, request.memberId, change);
    return readMember(request, request.memberId);
  },

  profile: ({ db, memberId }) => readProfile(db, memberId),
  editProfile: ({ db, memberId }, change) => inTransaction(db, (tx) => editProfile(tx, memberId, change)),

  async newUserSeen({ tx, clock, memberId }) {
    await updateMember(tx, memberId, { new_user_seen_ms: clock.now() });
    return null;
  },

  async cancelAccount(request) {
    const { db, clock, memberId } = request;
    await inTransaction(db, (tx) => cancelAccount({ tx, clock }, memberId));
    await removeUploads(request);
    return null;
  },
};

/** The address of a picture the member has uploaded, by its key or its address: nobody shows another site's pictures. */
async function ownPicture({ objectStore, memberId }: MemberRequest, keyOrUrl: string): Promise<string> {
  const key = keyOrUrl.startsWith(objectStore.urlOf(''))
    ? keyOrUrl.slice(objectStore.urlOf('').length)
    : keyOrUrl;
  if (!key.startsWith(uploadsOf(memberId)) || key.includes('..')) {
    throw badInput([{ field: 'key', reason: 'Not a picture you have uploaded' }]);
  }
  await checkOwnPicture(objectStore, { memberId, key, field: 'key' });
  return objectStore.urlOf(key);
}

/** A platform's name and picture fill in what the member has not chosen. */
async function takePlatformInfo(
  request: MemberRequest,
  { nickName = '', avatarUrl = '' }: { nickName?: string | undefined; avatarUrl?: string | undefined },
) {
  const { db, memberId } = request;
  if (nickName !== '') await nameUnnamed(db, memberId, nickName);
  if (/^https:\/\//i.test(avatarUrl)) await pictureUnpictured(db, memberId, avatarUrl);
  return readMember(request, memberId);
}
