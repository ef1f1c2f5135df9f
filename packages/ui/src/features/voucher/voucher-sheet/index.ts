export { VoucherSheet, type VoucherSheetProps } from './VoucherSheet';
