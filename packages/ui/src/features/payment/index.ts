export * from './pay-method-list';
export * from './payment-app-panel';
export * from './payment-panel';
export * from './payment-result';
export * from './transfer-panel';
