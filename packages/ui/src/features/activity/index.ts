export * from './activity-rule';
export * from './activity-view';
export * from './flash-offer';
export * from './my-activities';
export * from './sell-list';
