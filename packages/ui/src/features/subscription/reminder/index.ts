export { activityAhead } from './activity-ahead';
export { RemindButton, type RemindButtonProps } from './RemindButton';
export { useSubscriptionOffer } from './use-subscription-offer';
