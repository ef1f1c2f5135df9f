import { type ConsentPurpose, childConsentAge, type Locale, type RequestOf } from '@yunyou/contract';
import { maskMobile } from '@yunyou/validators';
import { countAttempt } from '../../http/rate-limit';
import { badInput, notFound } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import { sendCode } from '../session/send-code';
import type { ConsentScene } from '../session/tables';
import { type ConsentDocument, consentDocument, consentPath } from './documents';
import { subjectOfMember } from './subject-store';

/** Codes that one member may have sent to numbers that are other people's. */
const CODES_PER_MEMBER = { max: 20, windowMs: 86_400_000 };

/** What a code says yes to: it is worth nothing for another person or purpose. */
export const consentScene = (purpose: ConsentPurpose, personId: string): ConsentScene =>
  `consent:${purpose}:${personId}`;

/** Sends the address of the text and a code to another person, who agrees by telling the code. */
export async function sendConsentCode(
  request: MemberRequest,
  { personId, purpose, mobile, picId }: RequestOf<'consent', 'sendCode'>,
) {
  const { db, memberId, locale, config } = request;
  if (!(await subjectOfMember(db, memberId, personId))) throw notFound();
  const document = consentDocument(purpose);
  // A guardian is the member, and agrees by a tap; so does whoever proves their own name.
  if (!document || purpose !== 'face')
    throw badInput([{ field: 'purpose', reason: `Only face: under ${childConsentAge} a guardian taps` }]);
  await countAttempt(request, `consent-codes:${memberId}`, CODES_PER_MEMBER);
  const address = config.publicUrl + consentPath(document, locale);
  const sent = await sendCode(request, {
    ...{ mobile, picId, scene: consentScene(purpose, personId) },
    text: (code) => smsText(document, { code, address, locale }),
  });
  return { ...sent, sentTo: maskMobile(mobile) };
}

const smsText = (
  { title }: ConsentDocument,
  { code, address, locale }: { code: string; address: string; locale: Locale },
): string =>
  locale === 'en'
    ? `[Yunyou] You are asked to agree to “${title.en}” for an annual card: ${address} If you agree, tell the code ${code} to whoever asked, valid for 5 minutes; if not, tell nobody. Log in with this number to see the consent and withdraw it.`
    : `【云游】为办理年卡，请您阅读《${title['zh-Hans']}》：${address} 如同意，请将验证码${code}告知办理人，5分钟内有效；如不同意，请勿告诉任何人。以本手机号登录可查看或撤回。`;
