export * from './blind-box-view';
