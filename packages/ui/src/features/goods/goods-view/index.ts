export { GoodsView, type GoodsViewProps, type ProductHrefs } from './GoodsView';
