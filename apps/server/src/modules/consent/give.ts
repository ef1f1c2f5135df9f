import { childConsentAge, type RequestOf } from '@yunyou/contract';
import { dayOf } from '../../clock';
import { badInput, notFound, type Refusal, refuse } from '../../http/refusal';
import { type IdempotentRequest, inTwoSteps, type MemberRequest } from '../../http/request-context';
import { cell, type DataProtection } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { tryGivenCode, useTriedCode } from '../session/check-code';
import { readMember } from '../session/store';
import { ageOfPerson } from './age';
import { insertConsent } from './consents-store';
import { consentDocument } from './documents';
import { consentScene } from './send-consent-code';
import { lockSubject, type Subject, subjectOfMember } from './subject-store';

type Given = RequestOf<'consent', 'give'>;

const CHANGED = {
  'zh-Hans': '协议已更新，请重新阅读',
  en: 'The agreement has changed; please read it again',
};

const GUARDIAN = {
  'zh-Hans': `未满${childConsentAge}周岁须由监护人同意`,
  en: `Under ${childConsentAge} a guardian must agree`,
};

/** Another text is in force by now. */
export const agreementChanged = (): Refusal => refuse('agreementChanged', { text: CHANGED });

/** A guardian has to agree, and to say who they are. */
export const guardianNeeded = (field: string): Refusal =>
  refuse('guardianNeeded', { text: GUARDIAN, fields: [{ field, reason: 'missing' }] });

const needed = (field: string, reason: string) => refuse('consentNeeded', { fields: [{ field, reason }] });

/** Refuses a text that is not the one in force. */
function expectCurrent({ purpose, documentId, version, sha256 }: Given): void {
  const current = consentDocument(purpose);
  if (current?.documentId !== documentId || current.version !== version || current.sha256 !== sha256)
    throw agreementChanged();
}

/** Who it is about: a person on a card of the member; undefined for the member. */
async function subjectOf(
  request: MemberRequest,
  { purpose, subjectId }: Given,
): Promise<Subject | undefined> {
  const isOfMember = purpose === 'realName';
  if (isOfMember && subjectId === request.memberId) return undefined;
  const subject = isOfMember ? undefined : await subjectOfMember(request.db, request.memberId, subjectId);
  if (!subject) throw notFound();
  return subject;
}

/** Nobody agrees for another who is known: a portrait is agreed to by its own person, that of a child by the guardian. */
async function expectOwn(request: MemberRequest, given: Given, subject: Subject): Promise<void> {
  const { protection, clock } = request;
  const ofChild = given.purpose === 'child' || given.purpose === 'faceChild';
  if (ofChild && given.guardianRelation === undefined) throw guardianNeeded('guardianRelation');
  if (ofChild && given.code !== undefined)
    throw badInput([{ field: 'code', reason: 'A guardian agrees by a tap' }]);
  if (subject.status !== 'active') return;
  const age = ageOfPerson(protection, subject, dayOf(clock.now()));
  const isChild = age !== undefined && age < childConsentAge;
  if (given.purpose === 'face' && isChild) throw guardianNeeded('purpose');
  if (ofChild && !isChild) throw needed('purpose', 'Of age: they agree for themselves');
  if (given.purpose === 'face') await expectOwnMobile(request, given, subject);
}

/** The mobile of an active person is known: the code was sent there, or it is the member's. */
async function expectOwnMobile(request: MemberRequest, given: Given, subject: Subject): Promise<void> {
  const { protection } = request;
  const own = mobileOf(protection, subject);
  const used =
    given.code === undefined ? (await readMember(request, request.memberId)).mobile : (given.mobile ?? '');
  if (own === '' || own !== used)
    throw needed('mobile', 'They agree by a code that is sent to their own mobile');
}

export const mobileOf = (protection: DataProtection, { id, mobile_cipher }: Subject): string =>
  protection.decrypt(mobile_cipher, cell('card_persons', 'mobile_cipher', id));

interface Proven {
  subject: Subject | undefined;
  /** The code that was told; undefined for a tap. */
  codeId: string | undefined;
}

async function prove(request: MemberRequest, given: Given): Promise<Proven> {
  const subject = await subjectOf(request, given);
  expectCurrent(given);
  if (subject) await expectOwn(request, given, subject);
  if (given.code === undefined) return { subject, codeId: undefined };
  if (given.mobile === undefined) throw badInput([{ field: 'mobile', reason: 'Where the code was sent' }]);
  const { mobile, code, challengeId } = given;
  const scene = consentScene(given.purpose, given.subjectId);
  return { subject, codeId: await tryGivenCode(request, { mobile, scene, code, challengeId }) };
}

/** Agrees to a text. What is known of the person is checked here, and the rest when they are put on the card. */
export const give = inTwoSteps(
  prove,
  async (request: IdempotentRequest, given: Given, { subject, codeId }: Proven) => {
    const { tx, clock, protection, memberId, locale, source } = request;
    expectCurrent(given);
    if (subject) await lockSubject(tx, subject.id);
    if (codeId !== undefined) await useTriedCode(tx, codeId, clock.now());
    const id = newId();
    const isByCode = codeId !== undefined && given.mobile !== undefined;
    await insertConsent(tx, {
      ...{ id, member_id: memberId, purpose: given.purpose },
      ...{ subject_kind: subject ? 'person' : 'member', subject_id: given.subjectId },
      mobile_index: isByCode ? protection.index('mobile', given.mobile ?? '') : null,
      ...{ document_id: given.documentId, version: given.version, sha256: given.sha256, locale, source },
      how: isByCode ? 'code' : 'tap',
      guardian_relation: given.guardianRelation ?? null,
      ...{ given_ms: clock.now(), withdrawn_ms: null },
    });
    return { consentId: id };
  },
);
