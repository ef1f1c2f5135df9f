export * from './snapshot-list';
export * from './snapshot-view';
