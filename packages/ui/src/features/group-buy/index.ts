export * from './forming-groups';
export * from './group-buy-view';
export * from './group-card';
export * from './group-detail-view';
export * from './group-product-list';
