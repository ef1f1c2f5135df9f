import { type GoodsType, goodsType, type ShopHome } from '@yunyou/contract';

/** What a shop is reported as when it is looked at: a service shop sells nothing else. */
export const typeOfShop = ({ kinds }: Pick<ShopHome, 'kinds'>): GoodsType =>
  kinds.length > 0 && kinds.every((kind) => kind === goodsType.service) ? goodsType.service : goodsType.goods;
