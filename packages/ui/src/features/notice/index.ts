export * from './inbox-list';
export * from './notice-line';
export * from './notice-list';
export * from './notices-view';
