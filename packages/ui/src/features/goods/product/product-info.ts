import type { GoodsDetail, ServiceDetail } from '@yunyou/contract';

/** What the pages of goods and services have in common. */
export type ProductInfo = Pick<GoodsDetail, Exclude<keyof GoodsDetail & keyof ServiceDetail, 'goodsType'>>;

/** Why a product cannot be bought now; undefined when it can. */
export type NotSold = 'offSale' | 'paused' | 'soldOut';
