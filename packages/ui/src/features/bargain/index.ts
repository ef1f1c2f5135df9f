export * from './bargain-card';
export * from './bargain-detail-view';
export * from './bargain-goods-view';
export * from './bargain-product-list';
export * from './my-bargains';
