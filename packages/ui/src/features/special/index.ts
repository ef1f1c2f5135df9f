export * from './special-parts';
export * from './special-view';
