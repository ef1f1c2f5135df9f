export * from './notice-line';
export * from './notice-list';
