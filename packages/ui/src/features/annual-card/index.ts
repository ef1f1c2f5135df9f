export * from './activities';
export * from './annual-card';
export * from './card-list';
export * from './card-product';
export * from './my-cards';
export * from './own-card';
