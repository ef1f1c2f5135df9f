export { VoucherCard, type VoucherCardProps } from './VoucherCard';
