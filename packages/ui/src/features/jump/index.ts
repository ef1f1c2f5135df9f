export * from './jump-blocks';
export * from './jump-card';
export * from './jump-page-view';
