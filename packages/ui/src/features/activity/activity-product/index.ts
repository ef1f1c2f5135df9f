export { ActivityBar } from './ActivityBar';
export { ActivityChoice, type ActivityChoiceProps, NoActivity } from './ActivityChoice';
export { ActivityOptions, type ActivityOptionsProps } from './ActivityOptions';
export { ActivityProductPending } from './ActivityProductPending';
export { ActivityProductTop, type ActivityProductTopProps, activityHero, Quiet } from './ActivityProductTop';
export { ActivityRules, type ActivityRulesProps, Points } from './ActivityRules';
export { Availability, type AvailabilityProps } from './Availability';
export { useActivityProducts } from './use-activity-products';
export { type Rules, useRules } from './use-rules';
