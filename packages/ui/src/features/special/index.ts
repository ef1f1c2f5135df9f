export * from './special-view';
