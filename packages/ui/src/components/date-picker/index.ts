export { DatePicker, type DatePickerProps } from './DatePicker';
export type { DatePrecision } from './date-columns';
