export { GroupChoice, type GroupChoiceProps } from './GroupChoice';
export { GroupProductList, type GroupProductListProps } from './GroupProductList';
export { GroupProductListPending } from './GroupProductListPending';
