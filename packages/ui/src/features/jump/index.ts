export * from './jump-card';
export * from './jump-page-view';
