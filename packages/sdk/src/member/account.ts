import type { ApiClient, CallOptions, UploadOptions } from '@yunyou/api-client';
import type { MemberInfo, MemberProfile, RequestOf, ResponseOf } from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import type { Session } from '../session/session';
import type { SessionStore } from '../session/session-store';
import { userOf } from '../session/user';

/** What a member does with their own account. Every call rejects with ApiError. */
export interface Account {
  /** Sends a code to the new number; rule `mobileTaken` where another account has it. */
  requestNewMobileCode(
    mobile: string,
    options?: CallOptions,
  ): Promise<ResponseOf<'member', 'changeMobileCode'>>;
  /** Takes the new number with the code that was sent to it. */
  changeMobile(mobile: string, code: string, options?: CallOptions): Promise<void>;
  /** Newest first, masked. */
  mobileChanges(options?: CallOptions): Promise<ResponseOf<'member', 'mobileChanges'>>;
  /** Uploads a picture and makes it the avatar. Resolves to its address. */
  setAvatar(upload: Pick<UploadOptions, 'file' | 'fileName' | 'onProgress' | 'signal'>): Promise<string>;
  /** Changes the member's name. */
  rename(name: string, options?: CallOptions): Promise<void>;
  /** Name and picture a platform has told, such as in the short-video app or the payment app; the member's own win. */
  takePlatformInfo(
    platform: 'shortVideo' | 'paymentApp',
    info: { nickName?: string; avatarUrl?: string },
  ): Promise<void>;
  /** The member's profile. */
  profile(options?: CallOptions): Promise<MemberProfile>;
  /** Changes what is given; a province loses its suffix 省. */
  editProfile(change: RequestOf<'member', 'editProfile'>, options?: CallOptions): Promise<MemberProfile>;
  /** Notes that the member was asked to tell others: `session.state.user.shareInvite` is false from here on, everywhere. */
  newUserSeen(options?: CallOptions): Promise<void>;
  /** Cancels the account for good and ends the session here. Rule `openOrders` while orders are open. */
  cancel(options?: CallOptions): Promise<void>;
}

/** The account calls of a member. Lazy. */
export function createAccount(
  { events }: Pick<Core, 'events'>,
  api: ApiClient,
  session: Session,
  store: SessionStore,
): Account {
  /** The code sent last, by number: its challenge goes back with the code. */
  let sent: { mobile: string; challengeId: string } | undefined;
  const show = (info: MemberInfo) => store.setUser(userOf(info));

  return {
    async requestNewMobileCode(mobile, options) {
      const answer = await api.member.changeMobileCode({ mobile }, { ...stayOnPage, ...options });
      sent = { mobile, challengeId: answer.challengeId };
      return answer;
    },
    async changeMobile(mobile, code, options) {
      const challengeId = sent?.mobile === mobile ? sent.challengeId : undefined;
      show(await api.member.changeMobile({ mobile, code, challengeId }, { ...stayOnPage, ...options }));
    },
    mobileChanges: (options) => api.member.mobileChanges({}, options),
    async setAvatar(upload) {
      const { key } = await api.uploadFile(upload);
      const { headImg } = await api.member.setAvatar({ key }, stayOnPage);
      await session.loadUser();
      return headImg;
    },
    async rename(name, options) {
      show(await api.member.updateInfo({ name }, { ...stayOnPage, ...options }));
    },
    async takePlatformInfo(platform, info) {
      const report = platform === 'shortVideo' ? api.member.shortVideoInfo : api.member.paymentAppInfo;
      show(await report(info, { ...stayOnPage, silent: true }));
    },
    profile: (options) => api.member.profile({}, options),
    async editProfile({ stateName, ...change }, options) {
      const province = stateName === undefined ? {} : { stateName: stateName.replace(/省$/, '') };
      const profile = await api.member.editProfile({ ...change, ...province }, { ...stayOnPage, ...options });
      await session.loadUser();
      return profile;
    },
    async newUserSeen(options) {
      const { user } = store.state;
      if (user) store.setUser({ ...user, shareInvite: false });
      await api.member.newUserSeen({}, { ...stayOnPage, ...options });
    },
    async cancel(options) {
      await api.member.cancelAccount({}, { ...stayOnPage, ...options });
      store.clear();
      events.emit('loggedOut', { reason: 'asked' });
    },
  };
}
