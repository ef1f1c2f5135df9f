/** Whether an item needs what an order gives, is booked alone, or either. */
export const appointmentModes = ['right', 'open', 'both'] as const;
export type AppointmentMode = (typeof appointmentModes)[number];

/** Whose documents an appointment needs: nobody's, one person's, or everybody's. */
export const appointmentRealNames = ['none', 'leader', 'everybody'] as const;
export type AppointmentRealName = (typeof appointmentRealNames)[number];

/** `merchant`: to be confirmed, and the places are held meanwhile. */
export const appointmentApprovals = ['auto', 'merchant'] as const;
export type AppointmentApproval = (typeof appointmentApprovals)[number];

/** One code for all of an appointment, or one for each visitor besides. */
export const appointmentVerifyBy = ['code', 'each'] as const;
export type AppointmentVerifyBy = (typeof appointmentVerifyBy)[number];

export const appointmentSlotStates = ['open', 'full', 'past', 'closed', 'notYet'] as const;
export type AppointmentSlotState = (typeof appointmentSlotStates)[number];

/** A day is as its best slot; `outside`: not a day of the voucher that was asked for. */
export const appointmentDayStates = [...appointmentSlotStates, 'outside'] as const;
export type AppointmentDayState = (typeof appointmentDayStates)[number];

/** What a day by itself says of an item: closed, other hours, or slots besides the usual ones. */
export const appointmentSpecialKinds = ['closed', 'hours', 'extra'] as const;
export type AppointmentSpecialKind = (typeof appointmentSpecialKinds)[number];

/**
 * Why an appointment is cancelled: by its member, with a refund, closed by the operator, rejected, its order closed unpaid,
 * by the operator for the member, the account was cancelled.
 */
export const appointmentCancelReasons = [
  'member',
  'refund',
  'closed',
  'rejected',
  'order',
  'operator',
  'account',
] as const;
export type AppointmentCancelReason = (typeof appointmentCancelReasons)[number];

/** What has happened to an appointment. */
export const appointmentEventKinds = [
  'created',
  'paid',
  'confirmed',
  'changed',
  'visitor',
  'shrunk',
  'entered',
  'cancelled',
  'expired',
] as const;
export type AppointmentEventKind = (typeof appointmentEventKinds)[number];

export const appointmentRightStates = ['toAppoint', 'appointed', 'used', 'expired'] as const;
export type AppointmentRightState = (typeof appointmentRightStates)[number];

/** The last four are ends. */
export const waitingStates = ['waiting', 'offered', 'taken', 'lapsed', 'left', 'over'] as const;
export type WaitingState = (typeof waitingStates)[number];

/** People in one appointment, vouchers behind it. */
export const appointmentGroupMax = 50;
/** Characters of a pasted list of visitors: a line of 100 for each of the largest group. */
export const pastedListMax = appointmentGroupMax * 100;
export const appointmentRemarkMax = 140;
/** Digits of an appointment's code, and of a voucher's. */
export const appointmentCodeDigits = 12;
/** Slots are there this many days ahead. */
export const appointmentHorizonDays = 60;
/** Days of slots that are asked for at once. */
export const appointmentSlotDaysMax = 31;
/** Free slots that are named where one is full. */
export const appointmentNextSlots = 3;
/** Stand-alone appointments ahead that a member may have. */
export const appointmentsOpenPerMember = 10;
/** So often a member may try to make one in a minute. */
export const appointmentCreatesPerMinute = 20;
/** So often a day a member is told which visitor has a place already; after that only that it cannot be booked. */
export const visitorBookedPerDay = 10;
/** Wrong codes, by member and by address, that shut `validate`, the time they count in and the time it stays shut. */
export const validateTries = 5;
export const validateTriesMinutes = 10;
export const validateShutMinutes = 15;

/** Waiting lists a member may be on. */
export const waitingPerMember = 3;
/** How many wait is said up to here; more is null. */
export const waitingShownMax = 20;
/** An offer stands so long, shorter in the last hours before the slot, and never past the end of its booking. */
export const offerMinutes = 30;
export const offerLateMinutes = 10;
export const offerLateHours = 3;

/** A slot that was closed: its rights are given back without a fee for so many days. */
export const closedRefundDays = 30;
/** A right is reminded of so many days before its last day. */
export const rightReminderDays = 7;
/** A right's last day is said in red in its last days. */
export const rightUrgentDays = 3;

/** What `detail` holds when rule `slotFull` refuses. */
export interface SlotFullDetail {
  left: number;
  /** The nearest slots with places for the same people. */
  slots: { id: string; day: string; from: string; to: string; left: number | null }[];
}
/** `notYetOpen`: when it opens. */
export interface NotYetOpenDetail {
  opensAtMs: number;
}
/** `groupSize`. */
export interface GroupSizeDetail {
  min: number;
  max: number;
}
/** `sizeOfRights`: how many people the vouchers are for. */
export interface SizeOfRightsDetail {
  size: number;
}
/** `visitorsMissing`: how many visitors it needs. */
export interface VisitorsMissingDetail {
  n: number;
}
/** `rightExpired`: which vouchers, and the days of the first. */
export interface RightExpiredDetail {
  voucherIds: string[];
  firstDay: string;
  lastDay: string;
}
/** `noShowBlocked`: since when it can be booked again. */
export interface NoShowBlockedDetail {
  fromMs: number;
}

/** Form of an appointment's snapshot. */
export const appointmentSnapshotVersion = 1;
