export * from './activity-price';
export { ActivityProductPending, activityHero } from './activity-product';
export * from './activity-rule';
export * from './activity-view';
export * from './my-activities';
export * from './sell-list';
