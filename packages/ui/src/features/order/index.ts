export * from './booking-form';
export * from './buy-again';
export * from './goods-form';
export * from './order-card';
export * from './order-detail';
export * from './order-lines';
export * from './order-list';
export * from './price-breakdown';
