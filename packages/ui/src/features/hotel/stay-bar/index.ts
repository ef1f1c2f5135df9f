export { StayBar, type StayBarProps } from './StayBar';
