export * from './goods-card';
