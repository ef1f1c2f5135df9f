export { DateBar, type DateBarProps } from './DateBar';
