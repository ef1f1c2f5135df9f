import type {
  AppointmentApproval,
  AppointmentMode,
  AppointmentRealName,
  AppointmentVerifyBy,
} from '@yunyou/contract';
import type { LocalText } from '../types';

export interface DemoHours {
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[];
  from: string;
  to: string;
  slotMinutes: number;
  capacity: number;
  season?: { first: string; last: string };
}

/** An item as the demo's operator set it up; what is left out has its default. */
export interface DemoItem {
  id: string;
  spotId: string;
  title: LocalText;
  intro: LocalText;
  notes: readonly LocalText[];
  placeName: LocalText;
  picture: string;
  mode: AppointmentMode;
  realName: AppointmentRealName;
  minGroup?: number;
  maxGroup: number;
  approval?: AppointmentApproval;
  verifyBy?: AppointmentVerifyBy;
  waiting?: boolean;
  closedOnHolidays?: boolean;
  openOnHolidays?: boolean;
  openDaysAhead?: number;
  /** Its last day, so many days after today; default it goes on. */
  endsInDays?: number;
  /** What gives a right to it. */
  productIds?: readonly string[];
  hours: readonly DemoHours[];
}
