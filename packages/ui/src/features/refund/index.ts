export * from './refund-progress';
export * from './refund-rule';
