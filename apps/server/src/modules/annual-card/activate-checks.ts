import { childConsentAge, type RequestOf } from '@yunyou/contract';
import { ageOn, isCertificateNumber, isMobile } from '@yunyou/validators';
import { addDays, dayOf } from '../../clock';
import { badInput, type Refusal, refuse } from '../../http/refusal';
import { birthDayOf } from '../consent/age';
import { guardianNeeded } from '../consent/give';
import { normaliseCertificate } from '../contacts/rules';
import type { CardPersonRow, CardRow } from './cards-store';
import type { RoleTerms } from './tables';

type Activation = RequestOf<'annualCard', 'activate'>;

/** A person as they are put on a card: the document as it is kept, and what it says of their age. */
export interface Holder {
  name: string;
  certType: Activation['certType'];
  idCard: string;
  /** Empty where none was given. */
  mobile: string;
  /** Where the document does not tell it; empty otherwise. */
  birthday: string;
  age: number;
  isChild: boolean;
}

const invalid = (): Refusal =>
  refuse('certificateInvalid', { fields: [{ field: 'idCard', reason: 'invalid' }] });

/** The person of a request, on that day. Refuses a document that cannot be, and one that does not tell an age by itself. */
export function holderOf(asked: Activation, today: string): Holder {
  const { name, certType, birthday, mobile = '' } = asked;
  const idCard = normaliseCertificate(asked);
  if (idCard === '' || !isCertificateNumber(certType, idCard)) throw invalid();
  if (mobile !== '' && !isMobile(mobile))
    throw refuse('mobileInvalid', { fields: [{ field: 'mobile', reason: 'invalid' }] });
  const told = birthDayOf({ certType, idCard }, undefined);
  const birthDay = told ?? birthday;
  if (birthDay === undefined)
    throw badInput([{ field: 'birthday', reason: 'The document does not tell it' }]);
  if (birthDay > today) {
    if (told !== undefined) throw invalid();
    throw badInput([{ field: 'birthday', reason: 'In the future' }]);
  }
  const age = ageOn(birthDay, today);
  const isChild = age < childConsentAge;
  return {
    ...{ name, certType, idCard, age, isChild },
    // A child has no number of their own.
    mobile: isChild ? '' : mobile,
    birthday: told === undefined ? birthDay : '',
  };
}

/** Refuses whose age does not fit the place. */
export function expectAge({ minAge, maxAge }: RoleTerms, { age }: Holder): void {
  if (age < (minAge ?? 0) || age > (maxAge ?? Number.POSITIVE_INFINITY))
    throw refuse('cardAge', { fields: [{ field: 'idCard', reason: 'age' }], detail: { minAge, maxAge } });
}

/** Until when somebody else can join a card; null before it has begun. */
export const joinByOf = ({ first_day, terms }: Pick<CardRow, 'first_day' | 'terms'>): string | null =>
  first_day === null ? null : addDays(first_day, terms.joinWithinDays);

/** Refuses a card, or a place on it, that nobody can be put on now. */
export function expectOpen(card: CardRow, person: CardPersonRow, nowMs: number): void {
  const today = dayOf(nowMs);
  if (card.status === 'frozen') throw refuse('cardFrozen');
  if (card.held_ms !== null) throw refuse('cardRefunding');
  if (card.status === 'refunded' || card.status === 'expired') throw refuse('cardStateChanged');
  if (person.status !== 'toActivate' && person.status !== 'refused') throw refuse('cardStateChanged');
  const until = joinByOf(card) ?? card.activate_by;
  const isOver = today > until || (card.last_day !== null && today > card.last_day);
  if (isOver) throw refuse('cardActivationOver');
}

export const roleOf = (
  { terms }: Pick<CardRow, 'terms'>,
  { role }: Pick<CardPersonRow, 'role'>,
): RoleTerms => {
  const found = terms.roles.find((one) => one.role === role);
  if (!found) throw new Error(`The card has no place for ${role}.`);
  return found;
};

const EVIDENCE_WORDS = {
  studentCard: ['学生证', 'the student card'],
  residencePermit: ['居住证', 'the residence permit'],
  birthCertificate: ['出生证明', 'the birth certificate'],
  document: ['证件', 'the document'],
} as const;

/** Refuses where a picture is missing: of the place's document, or of one whose number does not tell the day of birth. */
export function expectEvidence({ evidence }: RoleTerms, { birthday }: Holder, keys: readonly string[]): void {
  if (keys.length > 0 || (evidence === null && birthday === '')) return;
  const [zh, en] = EVIDENCE_WORDS[evidence ?? 'document'];
  throw refuse('evidenceNeeded', {
    text: { 'zh-Hans': `请上传${zh}照片`, en: `Please add a picture of ${en}` },
    fields: [{ field: 'evidenceKeys', reason: 'missing' }],
  });
}

/** Refuses a child without a guardian who has agreed. */
export function expectGuardian(
  { isChild }: Holder,
  guardian: Activation['guardian'],
): NonNullable<Activation['guardian']> | undefined {
  if (!isChild) return undefined;
  if (!guardian) throw guardianNeeded('guardian');
  return guardian;
}
