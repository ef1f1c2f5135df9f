import type { Locale, Quote } from '@yunyou/contract';
import type { SkuLineOpening } from '@yunyou/sdk/checkout';
import { nowMs, schedule, slots } from './appointment-samples';
import { serviceDetailIn } from './bundle-samples';
import { goodsPlaced, nothingNeeded } from './goods-form-fixture';
import { travellersIn } from './order-samples';
import { paintedPicture } from './painted-hills';
import type { Answers } from './scripted-fetch';
import { withSdk } from './sdk-fixture';

/** A service whose vouchers let one person in each, at a time of an item that names everybody. */
export function serviceOpeningsIn(locale: Locale, part: Partial<SkuLineOpening> = {}): SkuLineOpening[] {
  const { id, name, thumb, skus } = serviceDetailIn(locale);
  const [sku] = skus;
  return [
    {
      kind: 'service',
      skuDetailId: sku?.skuDetailId ?? '',
      quantity: 1,
      product: {
        id,
        title: name,
        specText: sku?.name ?? '',
        picture: thumb,
        priceFen: sku?.priceFen ?? 0,
        shipped: false,
        ...nothingNeeded,
        appointItems: appointItemsIn(locale),
      },
      ...part,
    },
  ];
}

/** What the service is for. */
export const appointItemsIn = (locale: Locale) => [
  {
    id: 'item-1',
    title: { 'zh-Hans': '云汤温泉谷泡汤', en: 'A bath at the springs' }[locale],
    people: 1,
    realName: 'everybody' as const,
    certTypes: [],
    minGroup: 1,
    maxGroup: 20,
  },
];

/** The price of a service, with the time that is asked for. */
export function serviceQuoteIn(
  locale: Locale,
  { lines: [asked] }: { lines: readonly { quantity: number; slotId?: string }[] },
): Quote {
  const [opening] = serviceOpeningsIn(locale);
  const { product, skuDetailId = '' } = opening ?? {};
  const { quantity = 1, slotId } = asked ?? {};
  const slot = slots.find(({ id }) => id === slotId);
  const totalFen = quantity * (product?.priceFen ?? 0);
  return {
    breakdown: [{ kind: 'line', label: product?.title ?? '', quantity, amountFen: totalFen }],
    totalFen,
    lines: [
      {
        kind: 'service',
        goodsType: 3,
        request: 0,
        productId: product?.id ?? '',
        skuDetailId,
        title: product?.title ?? '',
        specText: product?.specText ?? '',
        picture: product?.picture ?? paintedPicture(5),
        supplierId: 'shop-1',
        quantity,
        unitPriceFen: product?.priceFen ?? 0,
        paidFen: totalFen,
        pieceFen: Array.from({ length: quantity }, () => product?.priceFen ?? 0),
        available: 12,
        min: 1,
        max: 6,
        addOnOf: null,
        serviceMode: 'appointment',
        usesPerVoucher: 1,
        lastDay: null,
        validDays: 90,
        refundRule: { kind: 'free', daysBefore: null, time: null, feePercent: 0 },
        autoRefundExpired: true,
        ...(slot && {
          slot: {
            slotId: slot.id,
            itemId: slot.itemId,
            itemTitle: appointItemsIn(locale)[0]?.title ?? '',
            day: slot.day,
            from: slot.from,
            to: slot.to,
            startsAtMs: slot.startsAtMs,
            endsAtMs: slot.startsAtMs + 7_200_000,
            size: quantity,
            left: slot.left,
            visitorsNeeded: quantity,
          },
        }),
      },
    ],
    orders: [
      {
        supplierId: 'shop-1',
        shopName: { 'zh-Hans': '山野集', en: 'Hill Market' }[locale],
        orderType: 3,
        lines: [0],
        goodsFen: totalFen,
        freight: {
          state: 'none',
          feeFen: 0,
          couponFen: 0,
          paidFen: 0,
          shortOfFreeFen: null,
          refused: [],
        },
        totalFen,
        nextStep: null,
      },
    ],
    savedFen: 0,
    coupons: [],
    addOns: [],
    unused: [],
  };
}

/** The page of a member who orders a service, at the time of the slots. */
export const withServiceForm = (
  order: Answers['order'] = {},
  { locale = 'zh-Hans', appointment = {} }: { locale?: Locale; appointment?: Answers['appointment'] } = {},
) =>
  withSdk({
    path: '/packages/order/service-place-order/service-place-order',
    member: true,
    answers: {
      system: { timestamp: () => ({ serverTimeStamp: nowMs }) },
      order: {
        quote: (request) => serviceQuoteIn(locale, request as Parameters<typeof serviceQuoteIn>[1]),
        create: goodsPlaced,
        ...order,
      },
      appointment: {
        slots: schedule,
        check: ({ contactIds = [] }) => ({
          visitors: contactIds.map(() => ({ checkCode: 0 as const, alreadyBooked: false })),
          left: null,
        }),
        ...appointment,
      },
      contacts: { list: travellersIn(locale) },
    },
    options: { now: () => nowMs },
  });
