import type {
  AnnualCardEntry,
  AnnualCardEntryCode,
  AnnualCardPerson,
  Locale,
  OrderDetail,
  OrderLine,
  OwnAnnualCard,
  Quote,
} from '@yunyou/contract';
import { cardSpots, cardsNowMs, cardsToday, cardTypeIn } from './annual-card-samples';
import { cardActivitiesIn } from './card-activity-samples';
import { noOffers, orderDetailIn } from './order-samples';

/** A family's card of the stories, its codes, its entries, and its order. */
const HOUR_MS = 3_600_000;
const said = (locale: Locale, zh: string, en: string): string => (locale === 'en' ? en : zh);

/** One place on a card; `part` says otherwise than an active adult. */
export function personIn(locale: Locale, part: Partial<AnnualCardPerson> = {}): AnnualCardPerson {
  return {
    ...{ personId: 'person-1', role: 'adult', optional: false, minAge: 18, maxAge: null, evidence: null },
    ...{ status: 'active', name: said(locale, '李*', 'L*'), certType: 1, idCard: '4403**********1234' },
    ...{ mobile: '138****0000', guardian: null, picture: 'held', faceConsentId: 'consent-1' },
    ...{ activatedAtMs: cardsNowMs - 19 * 24 * HOUR_MS, joinBy: null, applicationId: null },
    ...{ refusal: null, roundsLeft: 5 },
    today: [
      { spotId: 'spot-1', left: 1 },
      { spotId: 'spot-2', left: 0 },
      { spotId: 'spot-3', left: 2 },
    ],
    ...part,
  } as AnnualCardPerson;
}

/** The family: one is in, one is examined, the child's papers were refused. */
export const familyIn = (locale: Locale): AnnualCardPerson[] => [
  personIn(locale),
  personIn(locale, {
    ...{ personId: 'person-2', status: 'examining', name: said(locale, '王*', 'W*') },
    ...{ faceConsentId: null, applicationId: 'application-2', today: [] },
  }),
  personIn(locale, {
    ...{ personId: 'person-3', role: 'child', minAge: 3, maxAge: 13, status: 'refused' },
    ...{ name: '', applicationId: 'application-3', roundsLeft: 4, joinBy: '2026-10-30', today: [] },
    refusal: said(
      locale,
      '出生证明不清晰，请重拍',
      'The birth certificate is not clear; please take it again',
    ),
  }),
];

/** A family's card that is active; `part` says otherwise. */
export function ownCardIn(locale: Locale, part: Partial<OwnAnnualCard> = {}): OwnAnnualCard {
  const { id: typeId, name, picture, refund, validity, benefits, notice } = cardTypeIn(locale);
  return {
    ...{ id: 'mine-1', typeId, name, picture, refund, validity, benefits, notice },
    ...{ number: '8800123456782046', status: 'active', frozenWords: null, refunding: false },
    ...{ firstDay: '2026-09-01', lastDay: '2027-08-31', activateBy: '2026-11-29' },
    ...{ orderId: 'order-9', lineId: 'line-card', unit: 0, refundable: true },
    spots: cardSpots(locale),
    persons: familyIn(locale),
    periods: [{ seq: 1, firstDay: '2026-09-01', lastDay: '2027-08-31', paidFen: 69_900 }],
    renew: {
      ...{ priceFen: 59_900, fromDay: '2027-07-02', untilDay: '2027-09-30' },
      ...{ firstDay: '2027-09-01', open: false },
    },
    activities: cardActivitiesIn(locale),
    ...{ nextStep: 'view', telephone: '0600-8010000', today: cardsToday, nowMs: cardsNowMs },
    ...part,
  } as OwnAnnualCard;
}

/** What today's codes of a person are made from. */
export const entryCode = (): AnnualCardEntryCode => ({
  personNo: '3000000017',
  day: cardsToday,
  daySecret: '3132333435363738393031323334353637383930313233343536373839303132',
  stepSeconds: 30,
  nowMs: cardsNowMs,
  validUntilMs: Date.now() + HOUR_MS,
});

/** An entry, and one that was refused. */
export function entriesIn(locale: Locale): AnnualCardEntry[] {
  const entry: AnnualCardEntry = {
    ...{ id: 'entry-1', personId: 'person-1', personName: said(locale, '李*', 'L*') },
    ...{ spotId: 'spot-2', spotName: said(locale, '镜湖', 'Mirror Lake'), day: cardsToday },
    ...{ way: 'code', gate: 'gate-1', atMs: cardsNowMs - HOUR_MS, outcome: 'admitted', refusal: null },
  } as AnnualCardEntry;
  return [
    {
      ...entry,
      ...{ id: 'entry-2', outcome: 'refused', atMs: cardsNowMs - HOUR_MS / 2 },
      refusal: said(locale, '今日在此景区的次数已用完', 'No entry is left at this spot today'),
    },
    entry,
  ];
}

/** What a quote of so many cards answers. */
export function cardQuoteOf(locale: Locale, quantity: number, max = 2): Quote {
  const { name, picture, priceFen } = cardTypeIn(locale);
  const totalFen = quantity * priceFen;
  return {
    ...noOffers,
    breakdown: [{ kind: 'line', label: name, quantity, amountFen: totalFen }],
    totalFen,
    lines: [
      {
        ...{ kind: 'annualCard', goodsType: 6, productId: 'card-2', quantity, unitPriceFen: priceFen },
        ...{ paidFen: totalFen, title: name, picture, supplierId: 'shop-1', available: 37, max },
        ...{ validityKind: 'fromActivation', validDays: 365, activateBy: '2026-12-19', coolOffDays: 7 },
        ...{ renewal: false, firstDay: null, lastDay: null },
      },
    ],
  };
}

/** An order of two cards: one is active, one is to be activated, unless `part` says otherwise. */
export function cardOrderIn(
  locale: Locale,
  part: Partial<Extract<OrderLine, { kind: 'annualCard' }>> = {},
): OrderDetail {
  const { name, picture, priceFen } = cardTypeIn(locale);
  return {
    ...orderDetailIn(locale),
    ...{ id: 'order-9', orderType: 4, title: name, picture, shopName: said(locale, '澄岚文旅', 'Chenglan') },
    lines: [
      {
        ...{ kind: 'annualCard', goodsType: 6, id: 'line-card', productId: 'card-2', title: name },
        ...{ specText: '', picture, quantity: 2, unitPriceFen: priceFen, paidFen: 2 * priceFen },
        ...{ refundingQuantity: 0, refundedQuantity: 0, refundedFen: 0, refundableFen: priceFen },
        ...{ refundableUnits: [1], progress: ['over', 'open'] },
        ...{ validityKind: 'fromActivation', validDays: 365, activateBy: '2026-12-19', coolOffDays: 7 },
        renewal: false,
        cards: [
          { cardId: 'mine-1', number: '8800 **** 2046', status: 'active', lastDay: '2027-08-31' },
          { cardId: 'mine-2', number: '8800 **** 3127', status: 'toActivate', lastDay: null },
        ],
        ...part,
      },
    ],
    ...{ people: [], voucherCount: 0, totalFen: 2 * priceFen, payFen: 2 * priceFen, canRefund: true },
    breakdown: [{ kind: 'line', label: name, quantity: 2, amountFen: 2 * priceFen }],
    events: [
      { status: 4, atMs: cardsNowMs },
      { status: 1, atMs: cardsNowMs + 60_000 },
    ],
  };
}
