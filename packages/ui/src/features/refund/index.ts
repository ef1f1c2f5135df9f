export * from './refund-dialog';
export * from './refund-progress';
export * from './refund-rule';
