export { DateBar, type DateBarProps, type StayDays } from './DateBar';
