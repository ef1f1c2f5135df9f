export * from './activity-price';
export * from './activity-rule';
export * from './activity-view';
export * from './my-activities';
export * from './sell-list';
