export { BargainChoice, type BargainChoiceProps } from './BargainChoice';
export { BargainProductList, type BargainProductListProps } from './BargainProductList';
export { BargainProductListPending } from './BargainProductListPending';
