import type { ApiClient, CallOptions, Uploaded, UploadOptions } from '@yunyou/api-client';
import type {
  AccountCodeTarget,
  IdentityProvider,
  MemberCancelAccountRequest,
  MemberChangeMobileCodeRequest,
  MemberChangeMobileRequest,
  MemberEditProfileRequest,
  MemberInfo,
  MemberMobileAppealRequest,
  MemberProfile,
  ResponseOf,
} from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { createDrafts } from '../core/drafts';
import { memoryStorage } from '../core/memory-storage';
import { createOnce } from '../order/once';
import type { Session } from '../session/session';
import type { SessionStore } from '../session/session-store';
import { userOf } from '../session/user';

/** What a member does with their own account. Every call rejects with ApiError. */
export interface Account {
  /**
   * Sends a code to the current number, to the new one, or to the current one before leaving. Rules `codeTooSoon`,
   * `mobileChangeTooSoon` and `pictureNeeded`: then with a picture solved by `sdk.logins()`, handed in as `picId`.
   */
  requestCode(
    request: MemberChangeMobileCodeRequest,
    options?: CallOptions,
  ): Promise<ResponseOf<'member', 'changeMobileCode'>>;
  /**
   * Takes the new number with the code that was sent to it and the one sent to the current number. Every other login ends. `rule`
   * `mobileTaken` where another account has it.
   */
  changeMobile(
    change: Pick<MemberChangeMobileRequest, 'mobile' | 'code' | 'currentCode'>,
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Asks for another number where the current one cannot be used: with the code sent to the new one (target `new`) and a document,
   * whose pictures are uploaded first. Sent again after a lost network, it stands once. `rule` `mobileTaken`, `mobileChangeTooSoon`,
   * `certificateInvalid`, `fileMissing`.
   */
  appealForMobile(
    appeal: Omit<MemberMobileAppealRequest, 'challengeId'>,
    options?: CallOptions,
  ): Promise<void>;
  /** The latest appeal for another number; null without one. */
  mobileAppeal(options?: CallOptions): Promise<ResponseOf<'member', 'mobileAppealState'>>;
  /** Ends an appeal that has not taken effect; `rule` `mobileAppealOver` where it is over. */
  stopMobileAppeal(appealId: string, options?: CallOptions): Promise<void>;
  /** Sends one picture of a document. */
  uploadDocument(upload: UploadOptions): Promise<Uploaded>;
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
  editProfile(change: MemberEditProfileRequest, options?: CallOptions): Promise<MemberProfile>;
  /** Notes that the member was asked to tell others: `session.state.user.shareInvite` is false from here on, everywhere. */
  newUserSeen(options?: CallOptions): Promise<void>;
  /** Platforms whose accounts the member logs in with. */
  identities(options?: CallOptions): Promise<ResponseOf<'member', 'identities'>>;
  /** Takes a platform's account off; rule `lastLogin` where nothing else would let the member in. */
  unbind(provider: IdentityProvider, options?: CallOptions): Promise<void>;
  /** Where the member is logged in, the latest first. */
  sessions(options?: CallOptions): Promise<ResponseOf<'member', 'sessions'>>;
  /** Ends one login: that device is out from its next call on. */
  endSession(sessionId: string, options?: CallOptions): Promise<void>;
  /** Ends every login but this one; resolves to how many there were. */
  endOtherSessions(options?: CallOptions): Promise<number>;
  /** Everything that is kept about the member, as a JSON document with a name for its file. */
  ownData(options?: CallOptions): Promise<ResponseOf<'member', 'ownData'>>;
  /** What keeps the account from being cancelled, and what would be lost with it. */
  cancellationCheck(options?: CallOptions): Promise<ResponseOf<'member', 'cancellationCheck'>>;
  /**
   * Cancels the account for good and ends the session here. Rules `openOrders` and `stillOwed` while something is open,
   * `agreementChanged`, `codeWrong`.
   */
  cancel(
    confirmed: Pick<MemberCancelAccountRequest, 'code' | 'agreementVersion'>,
    options?: CallOptions,
  ): Promise<void>;
}

/** The account calls of a member. Lazy. */
export function createAccount(
  { events, random }: Pick<Core, 'events' | 'random'>,
  api: ApiClient,
  session: Session,
  store: SessionStore,
): Account {
  /** The codes sent last, by what they are for: their challenge goes back with the code. */
  const sent: Partial<Record<AccountCodeTarget, { mobile: string | undefined; challengeId: string }>> = {};
  const once = createOnce({ random, drafts: createDrafts(memoryStorage()) });
  const show = (info: MemberInfo) => store.setUser(userOf(info));

  return {
    async requestCode(request, options) {
      const { target = 'new', mobile } = request;
      const answer = await api.member.changeMobileCode(request, { ...stayOnPage, ...options });
      sent[target] = { mobile, challengeId: answer.challengeId };
      return answer;
    },
    async changeMobile(change, options) {
      const challengeId = sent.new?.mobile === change.mobile ? sent.new.challengeId : undefined;
      const currentChallengeId = sent.current?.challengeId;
      show(
        await api.member.changeMobile(
          { ...change, challengeId, currentChallengeId },
          { ...stayOnPage, ...options },
        ),
      );
    },
    async appealForMobile(appeal, options) {
      const challengeId = sent.new?.mobile === appeal.mobile ? sent.new.challengeId : undefined;
      await once(appeal, 'mobileAppeal', (idempotencyKey) =>
        api.member.mobileAppeal({ ...appeal, challengeId }, { ...stayOnPage, idempotencyKey, ...options }),
      );
    },
    mobileAppeal: (options) => api.member.mobileAppealState({}, options),
    async stopMobileAppeal(appealId, options) {
      await api.member.stopMobileAppeal({ appealId }, { ...stayOnPage, ...options });
    },
    // What fails is said beside its file.
    uploadDocument: (upload) => api.uploadFile({ ...upload, silent: true }),
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
    identities: (options) => api.member.identities({}, options),
    async unbind(provider, options) {
      await api.member.unbind({ provider }, { ...stayOnPage, ...options });
    },
    sessions: (options) => api.member.sessions({}, options),
    async endSession(sessionId, options) {
      await api.member.endSession({ sessionId }, { ...stayOnPage, ...options });
    },
    async endOtherSessions(options) {
      return (await api.member.endOtherSessions({}, { ...stayOnPage, ...options })).ended;
    },
    ownData: (options) => api.member.ownData({}, { ...stayOnPage, ...options }),
    cancellationCheck: (options) => api.member.cancellationCheck({}, options),
    async cancel(confirmed, options) {
      const challengeId = sent.cancel?.challengeId;
      await api.member.cancelAccount(
        { ...confirmed, challengeId, confirmedLosses: true },
        { ...stayOnPage, ...options },
      );
      store.clear();
      events.emit('loggedOut', { reason: 'asked' });
    },
  };
}
