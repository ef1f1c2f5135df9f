export * from './pay-method-list';
export * from './payment-panel';
export * from './payment-result';
