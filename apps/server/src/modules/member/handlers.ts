import { badInput } from '../../http/refusal';
import type { HandlersFor, MemberRequest } from '../../http/request-context';
import { checkCode, readMember } from '../session/queries';
import { sendCode } from '../session/send-code';
import { cancelAccount } from './cancel-account';
import { changeMobile, expectFreeMobile, readMobileChanges } from './change-mobile';
import { editProfile, readProfile } from './profile';

export const member: HandlersFor<'member'> = {
  shortVideoInfo: (request, info) => takePlatformInfo(request, info),
  paymentAppInfo: (request, info) => takePlatformInfo(request, info),

  async changeMobileCode(request, { mobile }) {
    await expectFreeMobile(request, mobile);
    return sendCode(request, { mobile, scene: 'changeMobile' });
  },

  async changeMobile(request, { mobile, code }) {
    await checkCode(request, request.protection.index('mobile', mobile), 'changeMobile', code);
    await changeMobile(request, mobile);
    return readMember(request, request.memberId);
  },

  mobileChanges: readMobileChanges,

  async setAvatar(request, { key }) {
    const headImg = ownPicture(request, key);
    await request.db
      .updateTable('members')
      .set({ head_img: headImg })
      .where('id', '=', request.memberId)
      .execute();
    return { headImg };
  },

  async updateInfo(request, { name, headImg }) {
    const change = {
      ...(name !== undefined && { name }),
      ...(headImg !== undefined && { head_img: headImg === '' ? '' : ownPicture(request, headImg) }),
    };
    if (Object.keys(change).length > 0) {
      await request.db.updateTable('members').set(change).where('id', '=', request.memberId).execute();
    }
    return readMember(request, request.memberId);
  },

  profile: readProfile,
  editProfile,

  async cancelAccount(request) {
    await cancelAccount(request);
    return null;
  },
};

/** The address of a picture the member has uploaded, by its key or its address: nobody shows another site's pictures. */
function ownPicture({ objectStore, memberId }: MemberRequest, keyOrUrl: string): string {
  const key = keyOrUrl.startsWith(objectStore.urlOf(''))
    ? keyOrUrl.slice(objectStore.urlOf('').length)
    : keyOrUrl;
  if (!key.startsWith(`user/${memberId}/`) || key.includes('..')) {
    throw badInput([{ field: 'key', reason: 'Not a picture you have uploaded' }]);
  }
  return objectStore.urlOf(key);
}

/** A platform's name and picture fill in what the member has not chosen; a number shows that a name was given by us. */
async function takePlatformInfo(
  request: MemberRequest,
  { nickName = '', avatarUrl = '' }: { nickName?: string | undefined; avatarUrl?: string | undefined },
) {
  const { db, memberId } = request;
  if (nickName !== '') {
    await db
      .updateTable('members')
      .set({ name: nickName })
      .where('id', '=', memberId)
      .where('name', 'like', '游客____')
      .execute();
  }
  if (/^https:\/\//i.test(avatarUrl)) {
    await db
      .updateTable('members')
      .set({ head_img: avatarUrl })
      .where('id', '=', memberId)
      .where('head_img', '=', '')
      .execute();
  }
  return readMember(request, memberId);
}
