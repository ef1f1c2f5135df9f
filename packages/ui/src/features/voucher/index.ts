export * from './shared-ticket';
export * from './voucher-sheet';
