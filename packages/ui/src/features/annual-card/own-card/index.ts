export { CardPass, type CardPassProps } from './CardPass';
export { OwnActivities, type OwnActivitiesProps } from './OwnActivities';
export { OwnCardPane } from './OwnCardPane';
export { OwnCardView, type OwnCardViewProps } from './OwnCardView';
export type { OwnCardHrefs } from './own-card-hrefs';
