export { StayPrice, type StayPriceProps } from './StayPrice';
