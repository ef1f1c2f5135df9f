import { paymentCountdownMinMinutes, paymentCountdownMs } from '@yunyou/contract';

/** Milliseconds until `deadlineMs`, never below 0. */
export function remainingMs(deadlineMs: number, nowMs: number): number {
  return Math.max(deadlineMs - nowMs, 0);
}

export interface PaymentCountdown {
  /** Milliseconds until the order closes; 0 when it is over. */
  remainingMs: number;
  /** Whole hours to show; 0 means minutes stand alone. */
  hours: number;
  /** Minutes to show beside the hours; less than a minute left still shows 1. Both are 0 when it is over. */
  minutes: number;
  isOver: boolean;
}

/**
 * What the countdown of an unpaid order shows.
 *
 * @param createdAtMs when the order was created, epoch ms
 * @param nowMs server time, epoch ms
 * @param limitMs how long an order may stay unpaid. Default: 30 minutes
 */
export function paymentCountdown(
  createdAtMs: number,
  nowMs: number,
  limitMs: number = paymentCountdownMs,
): PaymentCountdown {
  const leftMs = remainingMs(createdAtMs + limitMs, nowMs);
  if (leftMs === 0) return { remainingMs: 0, hours: 0, minutes: 0, isOver: true };
  const minutes = Math.max(Math.floor(leftMs / 60_000), paymentCountdownMinMinutes);
  return { remainingMs: leftMs, hours: Math.floor(minutes / 60), minutes: minutes % 60, isOver: false };
}
