export * from './voucher-sheet';
