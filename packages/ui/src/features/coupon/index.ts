export * from './coupon-card';
