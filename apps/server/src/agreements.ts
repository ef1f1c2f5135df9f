import { createHash } from 'node:crypto';
import { type AgreedDocument, agreements, type Locale, type PublishedAgreement } from '@yunyou/contract';
import { type AgreementDocument, agreementHtml } from './demo/agreements/agreement-html';
import { CANCELLATION } from './demo/agreements/cancellation';
import { PRIVACY_POLICY } from './demo/agreements/privacy-policy';
import { USER_TERMS } from './demo/agreements/user-terms';

/** The agreements that are in force. */
export const agreementDocuments: Readonly<Record<PublishedAgreement, AgreementDocument>> = {
  user: USER_TERMS,
  privacy: PRIVACY_POLICY,
  cancellation: CANCELLATION,
};

/** What a snapshot of a trade names of them: their version, and the hash of the document in each language. */
export const agreedDocuments: readonly AgreedDocument[] = agreements.map((id) => {
  const document = agreementDocuments[id];
  const hashOf = (locale: Locale) =>
    createHash('sha256').update(agreementHtml(document, locale), 'utf8').digest('hex');
  return {
    id,
    title: document.title,
    version: document.version,
    sha256: { 'zh-Hans': hashOf('zh-Hans'), en: hashOf('en') },
  };
});
