import { type GoodsSort, goodsSorts } from '@yunyou/contract';

/** The order of a list of goods as an address names it. */
export const goodsSortOf = (text: string): GoodsSort => goodsSorts.find((sort) => sort === text) ?? 'default';
