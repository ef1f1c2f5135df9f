export { Calendar, type CalendarProps } from './Calendar';
export { CalendarPending, type CalendarPendingProps } from './CalendarPending';
export { RangeCalendar, type RangeCalendarProps } from './RangeCalendar';
export type { NightDay, Stay } from './stay';
