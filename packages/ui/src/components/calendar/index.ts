export { Calendar, type CalendarProps } from './Calendar';
export { RangeCalendar, type RangeCalendarProps } from './RangeCalendar';
export type { Stay } from './stay';
