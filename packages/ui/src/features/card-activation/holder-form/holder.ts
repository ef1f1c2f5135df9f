import {
  type AnnualCardPerson,
  type CertificateType,
  certificateType,
  childConsentAge,
} from '@yunyou/contract';
import type { HolderDraft } from '@yunyou/sdk';
import { ageOn, isMobile, parseIdCard } from '@yunyou/validators';
import type { useTexts } from '../../../texts';
import { personProblems, typedPerson } from '../../contacts/contact-form/PersonFields';
import { agesOf } from '../person-words';

type Words = ReturnType<typeof useTexts>;

/** A person as the form begins with them. */
export const emptyHolder = (certType: CertificateType): HolderDraft => ({
  name: '',
  certType,
  idCard: '',
  mobile: '',
  birthday: '',
  guardianName: '',
  guardianRelation: '',
  faceKey: '',
  evidence: [],
});

/** The day of birth: what the document tells, otherwise what was chosen; empty while neither is known. */
export function birthdayOf({ certType, idCard, birthday }: HolderDraft): string {
  if (certType !== certificateType.idCard) return birthday;
  return parseIdCard(idCard.replace(/\s+/g, '').toUpperCase())?.birthDay ?? '';
}

/** Whether a guardian answers for the person, as far as is known. */
export const isChild = (holder: HolderDraft, today: string): boolean => {
  const birthday = birthdayOf(holder);
  return birthday !== '' && ageOn(birthday, today) < childConsentAge;
};

export interface HolderFacts {
  place: AnnualCardPerson;
  today: string;
  /** The guardian has agreed to the child's data. */
  hasGuardianConsent: boolean;
  /** Pictures that are waiting, on their way or failed. */
  unsent: number;
}

/** What is wrong with a person before they are handed in, by field. */
export function holderProblems(
  texts: Words,
  holder: HolderDraft,
  { place, today, hasGuardianConsent, unsent }: HolderFacts,
): Record<string, string> {
  const { t } = texts;
  const birthday = birthdayOf(holder);
  const child = isChild(holder, today);
  const needsBirthday = holder.certType !== certificateType.idCard && birthday === '';
  const found: Record<string, string | undefined> = {
    ...personProblems(texts, typedPerson(holder)),
    ...(needsBirthday && { birthday: t('cardActivation.form.birthdayMissing') }),
    ...(!child && !isMobile(holder.mobile) && { mobile: t('cardActivation.form.mobileInvalid') }),
    ...(child &&
      holder.guardianName.trim() === '' && {
        guardianName: t('cardActivation.form.guardianNameMissing'),
      }),
    ...(child &&
      !hasGuardianConsent && {
        guardian: t('cardActivation.form.guardianNeeded', { age: childConsentAge }),
      }),
    ...(evidenceOf(holder, place, today) &&
      (holder.evidence.length === 0 || unsent > 0) && {
        evidence: t('cardActivation.form.evidenceMissing'),
      }),
  };
  if (birthday !== '' && !found.idCard && !fits(place, ageOn(birthday, today))) {
    const field = holder.certType === certificateType.idCard ? 'idCard' : 'birthday';
    found[field] = t('cardActivation.form.age', { ages: agesOf(texts, place) });
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, words]) => (words === undefined ? [] : [[field, words]])),
  );
}

/** The document whose picture is asked for: that of the place, or of a child whose document tells no age. */
export function evidenceOf(holder: HolderDraft, place: AnnualCardPerson, today: string) {
  if (place.evidence !== null) return place.evidence;
  return holder.certType !== certificateType.idCard && isChild(holder, today) ? 'birthCertificate' : null;
}

const fits = ({ minAge, maxAge }: AnnualCardPerson, age: number): boolean =>
  (minAge === null || age >= minAge) && (maxAge === null || age <= maxAge);
