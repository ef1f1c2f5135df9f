export * from './shop-card';
export * from './shop-detail';
export * from './shop-home';
