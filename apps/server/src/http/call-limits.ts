import {
  appointmentCreatesPerMinute,
  type BusinessRule,
  couponCodeTries,
  ownDataPerDay,
  reviewVotesPerHour,
  voucherLinksPerDay,
} from '@yunyou/contract';
import type { AnyCall } from './idempotency';
import type { Limit } from './rate-limit';

interface CallLimit extends Limit {
  /** Tells the limits of one call apart. */
  name: string;
  /** What is counted, by what is asked; default everything. */
  counts?: (input: unknown) => boolean;
  /** Only attempts that this rule refuses count; default all. */
  refusedBy?: BusinessRule;
}

/** Whether an order or a quote is for rooms. */
const isForRooms = (input: unknown): boolean =>
  (input as { lines: { kind: string }[] }).lines.some(({ kind }) => kind === 'stay');

/** Whether an order is for a service at a booked time. */
const namesTimes = (input: unknown): boolean =>
  (input as { lines: { slotId?: string }[] }).lines.some(({ slotId }) => slotId !== undefined);

const TEN_MINUTES_MS = 600_000;

/** Bounds nothing, is only counted: whoever is told too often who has a place is told less (`visitorsRefused`). */
const toldOfPlaces = {
  name: 'booked',
  max: 1_000_000_000,
  windowMs: 86_400_000,
  refusedBy: 'visitorBooked',
} as const satisfies CallLimit;

/** How often one member may make a call, repeats included; others are bounded by what they do. */
export const callLimits: Partial<Record<AnyCall, readonly CallLimit[]>> = {
  'order.quote': [{ name: 'rooms', max: 120, windowMs: TEN_MINUTES_MS, counts: isForRooms }],
  'order.create': [
    { name: 'all', max: 30, windowMs: 60_000 },
    { name: 'rooms', max: 20, windowMs: TEN_MINUTES_MS, counts: isForRooms },
    { ...toldOfPlaces, counts: namesTimes },
  ],
  // Each leaves a row that answers that it is over.
  'order.voucherLink': [{ name: 'all', max: voucherLinksPerDay, windowMs: 86_400_000 }],
  'payment.transferTicket': [{ name: 'all', max: 30, windowMs: 60_000 }],
  'review.vote': [{ name: 'all', max: reviewVotesPerHour, windowMs: 3_600_000 }],
  // Each makes up to nine pictures anew.
  'review.add': [{ name: 'all', max: 60, windowMs: 3_600_000 }],
  'review.append': [{ name: 'all', max: 60, windowMs: 3_600_000 }],
  // Each makes up to four pictures anew.
  'annualCard.activate': [{ name: 'all', max: 60, windowMs: 3_600_000 }],
  'annualCard.face': [{ name: 'all', max: 60, windowMs: 3_600_000 }],
  'annualCard.facePolicy': [{ name: 'all', max: 120, windowMs: 3_600_000 }],
  // Each makes a picture anew.
  'member.setAvatar': [{ name: 'all', max: 60, windowMs: 3_600_000 }],
  'member.updateInfo': [{ name: 'all', max: 60, windowMs: 3_600_000 }],
  // Each reads everything there is of a member.
  'member.ownData': [{ name: 'all', max: ownDataPerDay, windowMs: 86_400_000 }],
  // Each reads up to nine pictures.
  'advice.add': [{ name: 'all', max: 60, windowMs: 3_600_000 }],
  'advice.append': [{ name: 'all', max: 60, windowMs: 3_600_000 }],
  'appointment.create': [{ name: 'all', max: appointmentCreatesPerMinute, windowMs: 60_000 }, toldOfPlaces],
  'appointment.takeOffer': [{ name: 'all', max: appointmentCreatesPerMinute, windowMs: 60_000 }],
  'appointment.change': [{ name: 'all', max: appointmentCreatesPerMinute, windowMs: 60_000 }],
  'appointment.visitors': [{ name: 'all', max: appointmentCreatesPerMinute, windowMs: 60_000 }],
  'appointment.wait': [{ name: 'all', max: appointmentCreatesPerMinute, windowMs: 60_000 }],
  // Attempts at places have limits of their own, which are counted together.
  'flashSale.entry': [{ name: 'all', max: 60, windowMs: 60_000 }],
  'flashSale.release': [{ name: 'all', max: 30, windowMs: 60_000 }],
  'bargain.start': [{ name: 'all', max: 30, windowMs: 60_000 }],
  'prize.claim': [{ name: 'all', max: 30, windowMs: 60_000 }],
  'bargain.help': [{ name: 'all', max: 30, windowMs: 60_000 }],
  'lottery.draw': [{ name: 'all', max: 60, windowMs: 60_000 }],
  'lottery.startTask': [{ name: 'all', max: 60, windowMs: 60_000 }],
  'lottery.finishTask': [{ name: 'all', max: 60, windowMs: 60_000 }],
  'lottery.invited': [{ name: 'all', max: 10, windowMs: 60_000 }],
  'blindBox.open': [{ name: 'all', max: 60, windowMs: 60_000 }],
  'nft.exchange': [{ name: 'all', max: 60, windowMs: 60_000 }],
  'groupBuy.leave': [{ name: 'all', max: 30, windowMs: 60_000 }],
  'activityRules.agree': [{ name: 'all', max: 60, windowMs: 60_000 }],
  'activity.remind': [{ name: 'all', max: 60, windowMs: 60_000 }],
  'coupon.claim': [{ name: 'all', max: 30, windowMs: 60_000 }],
  'coupon.redeem': [
    { name: 'wrong', max: couponCodeTries, windowMs: 3_600_000, refusedBy: 'couponCodeUnknown' },
  ],
};
