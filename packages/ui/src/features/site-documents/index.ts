export * from './agreement-view';
export * from './license-table';
