export {
  ActivityButtonText,
  type ActivityButtonTextProps,
  ActivityPrice,
  type ActivityPriceProps,
  type ActivityPrices,
  askedOf,
} from './ActivityPrice';
