import type { MemberInfo } from '@yunyou/contract';

/** Who is logged in, in the client's own words (spec section 3). */
export interface SessionUser {
  /** The server's number of the member. */
  memberId: string;
  /** What the member calls themselves. */
  name: string;
  /** Empty for a user who has not given one; such a user is no member. */
  phoneNumber: string;
  /** The picture's address; empty when there is none. */
  avatarUrl: string;
  /** The platform's id of the person; empty outside of one. */
  openId: string;
  /** Where the member registered, for analytics. */
  registration: MemberInfo['memberRegistChannelVo'];
  /** New here: may be asked once to tell others, where the configuration's `newUserShare` is on. */
  shareInvite: boolean;
  /** Stands in links that the member shares; empty where the server has none. */
  shareCode: string;
}

/** The server's field names mapped: `mobile`, `headImg`, `name`. */
export function userOf(info: MemberInfo): SessionUser {
  return {
    memberId: info.memberId,
    name: info.name,
    phoneNumber: info.mobile,
    avatarUrl: info.headImg,
    openId: info.openId,
    registration: info.memberRegistChannelVo,
    shareInvite: info.shareInvite === true,
    // A server of the release before tells none.
    shareCode: info.shareCode ?? '',
  };
}
