export * from './activity-rule';
export * from './activity-view';
export * from './sell-list';
