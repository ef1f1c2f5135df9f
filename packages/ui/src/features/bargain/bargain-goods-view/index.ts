export { BargainGoodsView, type BargainGoodsViewProps } from './BargainGoodsView';
