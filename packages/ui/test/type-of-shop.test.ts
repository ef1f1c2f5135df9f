import { type GoodsType, goodsType } from '@yunyou/contract';
import { expect, it } from 'vitest';
import { typeOfShop } from '../src/features/shop/shop-home/type-of-shop';

const { goods, service, ticket, hotel } = goodsType;

it.each<[string, GoodsType[], GoodsType]>([
  ['services alone', [service], service],
  ['goods', [goods], goods],
  ['services beside goods', [goods, service], goods],
  ['services beside tickets and rooms', [ticket, hotel, service], goods],
  ['nothing yet', [], goods],
])('a shop that sells %s is reported as its type', (_, kinds, type) => {
  expect(typeOfShop({ kinds })).toBe(type);
});
