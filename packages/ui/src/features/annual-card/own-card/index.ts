export { CardPass, type CardPassProps } from './CardPass';
export { OwnCardPane } from './OwnCardPane';
export { OwnCardView, type OwnCardViewProps } from './OwnCardView';
export type { OwnCardHrefs } from './own-card-hrefs';
