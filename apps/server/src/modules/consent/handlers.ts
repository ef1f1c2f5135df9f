import { notFound } from '../../http/refusal';
import { type HandlersFor, inTwoSteps } from '../../http/request-context';
import { readMember } from '../session/store';
import { consentOf, consentsOf, mobileIndexOf } from './consents-store';
import { consentDocument, shownDocument } from './documents';
import { give } from './give';
import { sendConsentCode } from './send-consent-code';
import { sweepPrivateUploads } from './uploads';
import { consentViews } from './view';
import { withdrawConsent } from './withdraw';

export const consent: HandlersFor<'consent'> = {
  async document({ locale }, { purpose, version }) {
    const document = consentDocument(purpose, version);
    if (!document) throw notFound();
    return shownDocument(document, locale);
  },

  async list(request) {
    const { db, memberId, locale } = request;
    const mobileIndex = await mobileIndexOf(db, memberId);
    const rows = await consentsOf(db, { memberId, mobileIndex });
    const { name: memberName } = await readMember(request, memberId);
    return consentViews(request, rows, { memberName, locale });
  },

  // A text message is sent outside of any transaction; a repeat is answered with what was answered.
  sendCode: inTwoSteps(sendConsentCode, async (_, __, sent) => sent),

  give,

  async withdraw({ tx, clock, memberId, afterCommit }, { consentId }) {
    const mobileIndex = await mobileIndexOf(tx, memberId);
    const row = await consentOf(tx, { memberId, mobileIndex }, consentId);
    if (!row) throw notFound();
    const withdrawn = await withdrawConsent(tx, row, clock.now());
    afterCommit(sweepPrivateUploads);
    return withdrawn;
  },
};
