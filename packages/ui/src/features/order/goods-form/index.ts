export { GoodsForm, type GoodsFormProps } from './GoodsForm';
export { NothingToOrder } from './NothingToOrder';
