export { FlashSalePending } from './FlashSalePending';
export { FlashSaleView, type FlashSaleViewProps } from './FlashSaleView';
