export * from './coupon-card';
export * from './coupon-center';
export * from './coupon-detail';
export * from './my-coupons';
export * from './receive-coupon';
