export { GoodsForm, type GoodsFormProps } from './GoodsForm';
export { NothingToOrder } from './NothingToOrder';
export { WhyNotCheaper, type WhyNotCheaperProps } from './WhyNotCheaper';
