export { NightPrices, type NightPricesProps } from './NightPrices';
