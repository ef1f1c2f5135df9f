import type { CardActivity, JoinableActivity, Locale, OrderDetail, OrderLine, Quote } from '@yunyou/contract';
import { cardsNowMs } from './annual-card-samples';
import { noOffers, orderDetailIn } from './order-samples';
import { paintedPicture } from './painted-hills';

/** Activities of the stories' cards, in both languages: free, paid, full, and over. */
const said = (locale: Locale, zh: string, en: string): string => (locale === 'en' ? en : zh);
const dayBefore = { kind: 'until', daysBefore: 1, time: '18:00', feePercent: 0 } as const;

type Session = CardActivity['sessions'][number];

const sessionOn = (id: string, day: string, left: number, from = '07:00', to = '09:00'): Session => ({
  ...{ id, day, from, to, left, total: 20 },
  startsAtMs: Date.parse(`${day}T${from}:00+08:00`),
});

/** Two hours at the lake, free; one person of the card has joined the first session. */
export function freeActivity(locale: Locale, part: Partial<JoinableActivity> = {}): JoinableActivity {
  return {
    id: 'activity-1',
    name: said(locale, '镜湖晨间观鸟', 'Birds of Mirror Lake at dawn'),
    picture: paintedPicture(2, '观鸟', 'Birds above a lake'),
    intro: said(locale, '<p>随向导沿湖步行两小时。</p>', '<p>Two hours along the lake with a guide.</p>'),
    typeIds: ['card-2'],
    ...{ priceFen: 0, perCard: 4, refundRule: dayBefore },
    sessions: [
      sessionOn('session-1', '2026-09-26', 12),
      sessionOn('session-2', '2026-10-03', 0),
      sessionOn('session-3', '2026-10-10', 1),
    ],
    joined: [{ sessionId: 'session-1', personId: 'person-1', orderId: 'order-9', paid: true }],
    ...part,
  };
}

/** What a card can join: free and joined, paid, full, over. */
export const cardActivitiesIn = (locale: Locale): JoinableActivity[] => [
  freeActivity(locale),
  freeActivity(locale, {
    ...{ id: 'activity-2', name: said(locale, '云雾茶山采茶制茶', 'Picking and making tea') },
    ...{ priceFen: 3_900, joined: [], picture: paintedPicture(6, '采茶', 'Tea on a hill') },
    sessions: [sessionOn('session-4', '2026-09-27', 16, '09:30', '11:30')],
  }),
  freeActivity(locale, {
    ...{ id: 'activity-3', name: said(locale, '枫林营地星空夜话', 'A night of stars at Maple Camp') },
    ...{ priceFen: 9_900, joined: [], picture: paintedPicture(7, '星空', 'Stars above a camp') },
    sessions: [sessionOn('session-5', '2026-09-26', 0, '18:30', '21:00')],
  }),
  freeActivity(locale, {
    ...{ id: 'activity-4', name: said(locale, '藕香洲摄影课', 'Taking pictures of Lotus Isle') },
    ...{ joined: [], sessions: [sessionOn('session-6', '2026-09-12', 5, '14:00', '16:00')] },
  }),
];

/** The same as their page of a type of card has them. */
export const holderActivitiesIn = (locale: Locale): CardActivity[] =>
  cardActivitiesIn(locale).map(({ joined: _, ...activity }) => activity);

/** What a quote of places in an activity answers. */
export function activityQuoteOf(
  locale: Locale,
  { personIds, sessionId }: { personIds: readonly string[]; sessionId: string },
  activity = freeActivity(locale),
): Quote {
  const { id, name, picture, priceFen, refundRule, sessions } = activity;
  const quantity = personIds.length;
  const session = sessions.find((one) => one.id === sessionId) ?? sessions[0];
  const { day, from, to, left } = session as Session;
  return {
    ...noOffers,
    breakdown: [{ kind: 'line', label: name, quantity, amountFen: quantity * priceFen }],
    totalFen: quantity * priceFen,
    lines: [
      {
        ...{ kind: 'cardActivity', goodsType: null, productId: id, quantity, unitPriceFen: priceFen },
        ...{ paidFen: quantity * priceFen, title: name, picture, sessionId, day, from, to, refundRule },
        available: left,
        persons: personIds.map((personId) => ({
          personId,
          cardId: 'mine-1',
          name: said(locale, '李*', 'L*'),
        })),
      },
    ],
  };
}

/** An order of two places in an activity; `part` says otherwise. */
export function activityOrderIn(
  locale: Locale,
  part: Partial<Extract<OrderLine, { kind: 'cardActivity' }>> = {},
): OrderDetail {
  const [, activity] = cardActivitiesIn(locale);
  const { id, name, picture, priceFen, refundRule } = activity as JoinableActivity;
  const totalFen = 2 * priceFen;
  return {
    ...orderDetailIn(locale),
    ...{ id: 'order-9', orderType: 6, title: name, picture, shopName: said(locale, '澄岚文旅', 'Chenglan') },
    lines: [
      {
        ...{ kind: 'cardActivity', goodsType: null, id: 'line-activity', productId: id, title: name },
        ...{ specText: '', picture, quantity: 2, unitPriceFen: priceFen, paidFen: totalFen },
        ...{ refundingQuantity: 0, refundedQuantity: 0, refundedFen: 0, refundableFen: totalFen },
        ...{ refundableUnits: [0, 1], progress: ['open', 'open'], usedQuantity: 0 },
        ...{ sessionId: 'session-4', day: '2026-09-27', from: '09:30', to: '11:30', refundRule },
        persons: [
          { personId: 'person-1', cardId: 'mine-1', name: said(locale, '李*', 'L*') },
          { personId: 'person-2', cardId: 'mine-1', name: said(locale, '王*', 'W*') },
        ],
        refundHint: said(locale, '9月26日18:00前免费退', 'Free until 18:00 on 26 Sept'),
        ...part,
      },
    ],
    ...{ people: [], voucherCount: 2, totalFen, payFen: totalFen, canRefund: true },
    breakdown: [{ kind: 'line', label: name, quantity: 2, amountFen: totalFen }],
    events: [
      { status: 4, atMs: cardsNowMs },
      { status: 1, atMs: cardsNowMs + 60_000 },
    ],
  };
}
