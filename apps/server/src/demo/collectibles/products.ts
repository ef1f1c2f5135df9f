import type { NewProduct } from '../../modules/nft/create';
import { text } from '../text';

/** Something to be exchanged; collections by their keys. */
export interface WantedProduct
  extends Pick<NewProduct, 'name' | 'credits' | 'stock' | 'perMember' | 'valueFen'> {
  key: string;
  picture: string;
  gives:
    | { kind: 'collection'; key: string }
    | { kind: 'coupon'; couponId: string }
    | { kind: 'prize'; productId: string };
  /** One of each. */
  costs?: readonly string[];
}

const piece = (key: string) => ({ key, gives: { kind: 'collection', key } }) as const;

/** Of the one that runs: plenty, once only, the last one, none left, four for one, a coupon, goods. */
export const LANDSCAPE_PRODUCTS: readonly WantedProduct[] = [
  {
    ...{ ...piece('maple'), name: text('四景换枫溪', 'Four sights for the maple stream') },
    ...{ picture: 'maple-camp-stream', costs: ['clouds', 'rain', 'lanterns', 'bamboo'] },
    ...{ stock: 50, perMember: 1 },
  },
  {
    ...{ ...piece('clouds'), name: text('云渡', 'Across the clouds'), picture: 'qiyun-ridge-cable-car' },
    ...{ credits: 1, stock: 400, perMember: 3 },
  },
  {
    ...{ ...piece('rain'), name: text('听雨', 'Listening to rain'), picture: 'mirror-lake-rain' },
    ...{ credits: 1, stock: 400 },
  },
  {
    ...{ ...piece('lanterns'), name: text('灯市', 'Lantern market'), picture: 'moonbridge-town-lanterns' },
    ...{ credits: 1, stock: 400, perMember: 1 },
  },
  {
    ...{ ...piece('tea'), name: text('采青', 'First buds'), picture: 'mist-tea-hills-picking' },
    ...{ credits: 2, stock: 2 },
  },
  {
    ...{ ...piece('indigo'), name: text('染蓝', 'Indigo'), picture: 'hundred-crafts-indigo' },
    ...{ credits: 3, stock: 1 },
  },
  {
    ...{ key: 'coupon', gives: { kind: 'coupon', couponId: 'coupon-platform-10' } },
    ...{ name: text('满 99 减 10 券', '¥10 off ¥99'), picture: 'shop-banner-chenglan' },
    ...{ credits: 2, stock: 50, perMember: 1, valueFen: 1_000 },
  },
  {
    ...{ key: 'scroll', gives: { kind: 'prize', productId: 'product-postcards' } },
    ...{ name: text('澄岚明信片', 'Postcards of Chenglan'), picture: 'goods-postcards' },
    ...{ credits: 2, costs: ['lotus'], stock: 10, perMember: 1 },
  },
];

/** Of the one that is over. */
export const MORNING_PRODUCTS: readonly WantedProduct[] = [
  {
    ...{ ...piece('footbridge'), name: text('两景换飞练', 'Two sights for the white silk') },
    ...{ picture: 'feilian-gorge-bridge', costs: ['snow', 'raft'], stock: 20, perMember: 1 },
  },
];
