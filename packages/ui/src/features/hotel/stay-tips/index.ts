export { NightTip, type NightTipProps } from './NightTip';
export { StayMoved } from './StayMoved';
