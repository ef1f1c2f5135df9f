import type { ApiClient } from '@yunyou/api-client';
import type { TestServer } from './test-server';

/** The latest code that was sent to a number. */
export const codeSentTo = async (server: Pick<TestServer, 'console'>, mobile: string): Promise<string> =>
  (await server.console()).sms
    .find((sms) => sms.mobile === mobile && /\d{6}/.test(sms.body))
    ?.body.match(/\d{6}/)?.[0] ?? '';

/** Cancels a member's account the way a person does: reads what is lost, asks for a code, types it. */
export async function leave(server: Pick<TestServer, 'console'>, api: ApiClient): Promise<void> {
  const { mobile } = await api.session.userInfo();
  const { agreementVersion } = await api.member.cancellationCheck();
  await api.member.changeMobileCode({ target: 'cancel' });
  const code = await codeSentTo(server, mobile);
  await api.member.cancelAccount({ code, agreementVersion, confirmedLosses: true });
}

/** Tries to leave without a code: what is open is said first. */
export async function tryToLeave(api: ApiClient): Promise<void> {
  const { agreementVersion } = await api.member.cancellationCheck();
  await api.member.cancelAccount({ code: '000000', agreementVersion, confirmedLosses: true });
}

/** Changes a member's number with both codes; answers what the call does. */
export async function changeNumber(server: Pick<TestServer, 'console'>, api: ApiClient, mobile: string) {
  const { mobile: current } = await api.session.userInfo();
  await api.member.changeMobileCode({ target: 'current' });
  const currentCode = await codeSentTo(server, current);
  await api.member.changeMobileCode({ mobile });
  return api.member.changeMobile({ mobile, code: await codeSentTo(server, mobile), currentCode });
}
