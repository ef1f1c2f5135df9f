import type {
  AnnualCardApplication,
  AnnualCardPerson,
  ConsentDocument,
  ConsentPurpose,
  GivenConsent,
  Locale,
  OwnAnnualCard,
} from '@yunyou/contract';
import { cardsNowMs, cardsToday } from './annual-card-samples';
import { paintedPicture } from './painted-hills';

// Persons on an annual card, what they agreed to and handed in, in both languages.

const hourMs = 3_600_000;
const say = (locale: Locale, zh: string, en: string): string => ({ 'zh-Hans': zh, en })[locale];

/** A place on a card. */
export const personOf = (changes: Partial<AnnualCardPerson> = {}): AnnualCardPerson => ({
  personId: 'person-1',
  role: 'adult',
  optional: false,
  minAge: 18,
  maxAge: null,
  evidence: null,
  status: 'toActivate',
  name: '',
  certType: 1,
  idCard: '',
  mobile: '',
  guardian: null,
  picture: 'none',
  faceConsentId: null,
  activatedAtMs: null,
  joinBy: null,
  applicationId: null,
  refusal: null,
  roundsLeft: 5,
  today: [],
  ...changes,
});

/** A family card: one person active, one examined, one refused, one missing. */
export const familyCard = (locale: Locale, changes: Partial<OwnAnnualCard> = {}): OwnAnnualCard => ({
  id: 'card-9',
  typeId: 'family',
  name: say(locale, '亲子年卡', 'Family card'),
  picture: paintedPicture(5, '亲子年卡', 'A family card'),
  number: '6200011122223333',
  status: 'toActivate',
  frozenWords: null,
  refunding: false,
  firstDay: null,
  lastDay: null,
  activateBy: '2026-12-19',
  orderId: 'order-1',
  lineId: 'line-1',
  unit: 0,
  refundable: true,
  refund: { coolOffDays: 7, beforeActivationFeePercent: 0, afterActivation: 'byDays', feePercent: 10 },
  validity: {
    kind: 'fromActivation',
    validDays: 365,
    firstDay: null,
    lastDay: null,
    activateWithinDays: 90,
    joinWithinDays: 60,
    spotsPerDay: null,
    minutesBetween: 30,
  },
  benefits: [],
  notice: '',
  spots: [],
  persons: [
    personOf(),
    personOf({
      personId: 'person-2',
      status: 'examining',
      name: say(locale, '王*', 'W*'),
      applicationId: 'application-1',
    }),
    personOf({
      personId: 'person-3',
      role: 'child',
      minAge: 3,
      maxAge: 13,
      optional: true,
      status: 'refused',
      name: say(locale, '王**', 'W**'),
      applicationId: 'application-2',
      refusal: say(locale, '照片里有两个人', 'There are two people in the picture'),
      roundsLeft: 4,
    }),
  ],
  periods: [],
  renew: null,
  activities: [],
  nextStep: 'activate',
  telephone: '0571-8800 1234',
  today: cardsToday,
  nowMs: cardsNowMs,
  ...changes,
});

/** What is agreed to, with enough text to scroll. */
export const consentText = (locale: Locale, purpose: ConsentPurpose): ConsentDocument => ({
  documentId: `consent-${purpose}`,
  purpose,
  version: '2026-01',
  sha256: 'ab'.repeat(32),
  title: say(locale, '人脸信息处理规则', 'How portraits are handled'),
  publishedDay: '2026-01-01',
  summary: [
    {
      heading: say(locale, '谁来处理', 'Who'),
      text: say(locale, '云游与各景区闸机系统', 'Yunyou and the gates'),
    },
    { heading: say(locale, '为什么', 'Why'), text: say(locale, '刷脸入园', 'To enter by your face') },
    {
      heading: say(locale, '不同意会怎样', 'If you say no'),
      text: say(locale, '凭入园码和证件入园', 'You enter by the code and your document'),
    },
  ],
  html: `<h2>${say(locale, '一、处理什么', '1. What is handled')}</h2><p>${say(locale, '一张人脸照片。', 'One portrait.')}</p><h2>${say(locale, '二、您的权利', '2. Your rights')}</h2><p>${say(locale, '随时可以撤回。', 'You can take it back at any time.')}</p>`,
  material: true,
});

/** A consent of the member for the first person. */
export const consentOf = (locale: Locale, changes: Partial<GivenConsent> = {}): GivenConsent => ({
  consentId: 'consent-1',
  purpose: 'face',
  title: consentText(locale, 'face').title,
  subject: { kind: 'person', id: 'person-1', name: say(locale, '李*', 'L*') },
  documentId: 'consent-face',
  version: '2026-01',
  sha256: 'ab'.repeat(32),
  locale,
  source: 1,
  how: 'tap',
  givenAtMs: cardsNowMs - hourMs,
  guardianRelation: null,
  withdrawnAtMs: null,
  picture: 'held',
  deleteAfterDay: '2027-10-19',
  ...changes,
});

/** Something that was handed in. */
export const applicationOf = (
  locale: Locale,
  changes: Partial<AnnualCardApplication> = {},
): AnnualCardApplication => ({
  id: 'application-1',
  cardId: 'card-9',
  personId: 'person-2',
  cardName: say(locale, '亲子年卡', 'Family card'),
  cardNumber: '6200 **** 3333',
  holderName: say(locale, '王*', 'W*'),
  role: 'adult',
  newPortrait: false,
  status: 'submitted',
  refusalCode: null,
  refusal: null,
  submittedAtMs: cardsNowMs - hourMs,
  dueAtMs: cardsNowMs + 23 * hourMs,
  decidedAtMs: null,
  round: 1,
  roundsLeft: 4,
  ...changes,
});
