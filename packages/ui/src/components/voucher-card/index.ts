export { VoucherCard, type VoucherCardProps } from './VoucherCard';
export { VoucherCardPending } from './VoucherCardPending';
