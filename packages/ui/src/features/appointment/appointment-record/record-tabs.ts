import { type AppointmentStatus, appointmentStatus } from '@yunyou/contract';

/** What the page of a member's appointments lists. */
export const recordTabs = ['all', 'toBeUsed', 'used', 'cancelled', 'expired', 'waiting'] as const;
export type RecordTab = (typeof recordTabs)[number];

/** The states behind a tab; undefined for all of them. */
export const statusesOf: Readonly<Record<Exclude<RecordTab, 'waiting'>, AppointmentStatus[] | undefined>> = {
  all: undefined,
  // What waits for the operator is to be used too.
  toBeUsed: [appointmentStatus.ticketNotIssued, appointmentStatus.toBeUsed],
  used: [appointmentStatus.used],
  cancelled: [appointmentStatus.cancelled],
  expired: [appointmentStatus.expired],
};
