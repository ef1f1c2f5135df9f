import type {
  AnnualCardDetail,
  AnnualCardSpot,
  AnnualCardSummary,
  CardStatus,
  Locale,
  MemberAnnualCard,
} from '@yunyou/contract';
import { paintedPicture } from './painted-hills';

/** Annual cards of the stories, in both languages. Their clock stands still on the day `cardsToday`. */
export const cardsToday = '2026-09-20';
export const cardsNowMs = Date.parse(`${cardsToday}T02:00:00Z`);

type Said = Readonly<Record<Locale, string>>;
const say =
  (locale: Locale) =>
  (zh: string, en: string): string =>
    ({ 'zh-Hans': zh, en })[locale] as string;

const names = {
  four: { 'zh-Hans': '澄岚山水年卡', en: 'Chenglan landscape card' },
  family: { 'zh-Hans': '亲子年卡', en: 'Family card' },
  fixed: { 'zh-Hans': '2027自然年卡', en: 'Card of the year 2027' },
} satisfies Record<string, Said>;

const adult = { role: 'adult', min: 1, max: 1, minAge: 18, maxAge: null, evidence: null } as const;
const child: AnnualCardSummary['roles'][number] = {
  role: 'child',
  ...{ min: 1, max: 1, minAge: 3, maxAge: 13 },
  evidence: 'birthCertificate',
};

const fromActivation: AnnualCardSummary['validity'] = {
  kind: 'fromActivation',
  validDays: 365,
  firstDay: null,
  lastDay: null,
  activateWithinDays: 90,
  joinWithinDays: 60,
  spotsPerDay: null,
  minutesBetween: 30,
};

const cardPicture = paintedPicture(3, '山水年卡', 'A card with hills and water');

/** A card for one, a family's, one of a calendar year that is sold out, and one that is no longer sold. */
export function cardsOnSale(locale: Locale): AnnualCardSummary[] {
  const s = say(locale);
  const four: AnnualCardSummary = {
    id: 'card-1',
    name: names.four[locale],
    picture: cardPicture,
    benefits: [
      s('八大景区一年内不限次入园', 'All eight spots for a year'),
      s('索道、游船八折', 'Cable cars and boats at 20% off'),
    ],
    roles: [adult],
    validity: fromActivation,
    priceFen: 39_900,
    marketPriceFen: 59_900,
    onSale: true,
    left: null,
  };
  return [
    four,
    {
      ...four,
      id: 'card-2',
      name: names.family[locale],
      picture: paintedPicture(5, '亲子', 'A family on a boat'),
      benefits: [
        s('两大一小同行', 'Two adults and a child'),
        s('每月一次亲子课堂', 'A class for families each month'),
      ],
      roles: [{ ...adult, min: 2, max: 2 }, child],
      priceFen: 69_900,
      marketPriceFen: 99_900,
      left: 37,
    },
    {
      ...four,
      id: 'card-3',
      name: names.fixed[locale],
      validity: {
        ...fromActivation,
        kind: 'fixed',
        firstDay: '2027-01-01',
        lastDay: '2027-12-31',
      },
      priceFen: 29_900,
      marketPriceFen: null,
      left: 0,
    },
    { ...four, id: 'card-4', name: s('长者年卡', 'Senior card'), onSale: false, left: null },
  ];
}

/** A card of the member in a state. */
export function memberCardOf(
  locale: Locale,
  status: CardStatus,
  nextStep: MemberAnnualCard['nextStep'],
): MemberAnnualCard {
  const isWhole = status !== 'toActivate' && status !== 'examining';
  return {
    id: status,
    typeId: 'card-1',
    name: names.four[locale],
    picture: cardPicture,
    number: '8800 **** 2046',
    holderName: isWhole ? say(locale)('李*', 'L*') : '',
    status,
    firstDay: isWhole ? '2026-09-01' : null,
    lastDay: isWhole ? '2027-08-31' : null,
    activateBy: '2026-12-19',
    persons: 1,
    activePersons: isWhole ? 1 : 0,
    nextStep,
  };
}

/** A member's cards, one in each state. */
export const memberCards = (locale: Locale): MemberAnnualCard[] => [
  memberCardOf(locale, 'toActivate', 'activate'),
  memberCardOf(locale, 'examining', 'wait'),
  memberCardOf(locale, 'active', 'view'),
  memberCardOf(locale, 'frozen', 'view'),
  memberCardOf(locale, 'expired', 'buyAgain'),
  memberCardOf(locale, 'refunded', 'buyAgain'),
];

/** Places that cards cover: one often, one by appointment, one in the evening. */
export function cardSpots(locale: Locale): AnnualCardSpot[] {
  const s = say(locale);
  const autumn = { firstDay: '2026-10-01', lastDay: '2026-10-03', name: s('国庆假期', 'National Day') };
  const spring = { firstDay: '2027-02-06', lastDay: '2027-02-12', name: s('春节', 'Spring Festival') };
  const common = { picture: cardPicture, perDay: 1, total: null, appointmentNeeded: false };
  return [
    {
      ...common,
      ...{ spotId: 'spot-1', name: s('栖云岭', 'Qiyun Ridge'), from: '08:00', to: '17:30' },
      blackout: [autumn, spring],
    },
    {
      ...common,
      ...{ spotId: 'spot-2', name: s('镜湖', 'Mirror Lake'), from: '09:00', to: '17:00', total: 12 },
      ...{ appointmentNeeded: true, blackout: [autumn] },
    },
    {
      ...common,
      ...{ spotId: 'spot-3', name: s('灯夜古镇', 'Lantern Town'), from: '17:00', to: '21:00' },
      ...{ perDay: 2, blackout: [] },
    },
  ];
}

/** The page of the family's card; `part` says otherwise. */
export function cardTypeIn(locale: Locale, part: Partial<AnnualCardDetail> = {}): AnnualCardDetail {
  const s = say(locale);
  const family = cardsOnSale(locale)[1] as AnnualCardSummary;
  return {
    ...family,
    supplierId: 'shop-1',
    intro: s('<p>一家人一年里常来。</p>', '<p>For a family, all year round.</p>'),
    notice: s('<p>年卡限本人使用。</p>', '<p>A card is for its people alone.</p>'),
    spots: cardSpots(locale),
    refund: {
      ...{ coolOffDays: 7, beforeActivationFeePercent: 0, afterActivation: 'byDays', feePercent: 10 },
    },
    renewPriceFen: 59_900,
    limitPerMember: 2,
    activities: [],
    nowMs: cardsNowMs,
    ...part,
  };
}
