import { text } from '../text';
import type { DemoCategory, DemoFreight } from './types';

/** Two levels; what has no children carries its goods itself. */
export const CATEGORIES: readonly DemoCategory[] = [
  {
    id: 'category-tea-and-food',
    parentId: null,
    name: text('茶与山味', 'Tea and food'),
    picture: 'category-tea-and-food',
  },
  {
    id: 'category-tea',
    parentId: 'category-tea-and-food',
    name: text('茶叶', 'Tea'),
    picture: 'category-tea',
  },
  {
    id: 'category-snacks',
    parentId: 'category-tea-and-food',
    name: text('点心山货', 'Snacks and larder'),
    picture: 'category-snacks',
  },
  {
    id: 'category-crafts',
    parentId: null,
    name: text('手作器物', 'Crafts'),
    picture: 'category-crafts',
  },
  {
    id: 'category-ceramics',
    parentId: 'category-crafts',
    name: text('陶瓷', 'Ceramics'),
    picture: 'category-ceramics',
  },
  {
    id: 'category-home',
    parentId: 'category-crafts',
    name: text('布木日用', 'Cloth and wood'),
    picture: 'category-home',
  },
  {
    id: 'category-study',
    parentId: null,
    name: text('书房文具', 'Books and desk'),
    picture: 'category-study',
  },
  {
    id: 'category-holiday',
    parentId: null,
    name: text('度假体验', 'Holidays'),
    picture: 'category-holiday',
  },
];

const NEVER_FREE = { freeFromFen: null, freeFromPieces: null, neverFree: true } as const;
const PAID = { freeFromFen: null, freeFromPieces: null, neverFree: false } as const;
/** Xizang and Xinjiang, the first two digits of their places. */
const FAR = ['54', '65'];

/** What delivery costs: free, by piece, by weight, dearer far away, not everywhere, free from an amount on. */
export const FREIGHTS: readonly DemoFreight[] = [
  {
    id: 'freight-shanye-weight',
    shop: 'shop-shanye',
    name: '按重量',
    chargeBy: 'weight',
    rules: [],
    defaultRule: { firstAmount: 1000, firstFen: 1200, stepAmount: 500, stepFen: 300, ...PAID },
    refused: [],
  },
  {
    id: 'freight-shanye-far',
    shop: 'shop-shanye',
    name: '生鲜，远途加价',
    chargeBy: 'weight',
    rules: [
      {
        regionCodes: FAR,
        firstAmount: 1000,
        firstFen: 2800,
        stepAmount: 1000,
        stepFen: 1600,
        ...NEVER_FREE,
      },
    ],
    defaultRule: { firstAmount: 1000, firstFen: 1000, stepAmount: 1000, stepFen: 500, ...PAID },
    refused: [],
  },
  {
    id: 'freight-yaohuo-piece',
    shop: 'shop-yaohuo',
    name: '按件',
    chargeBy: 'piece',
    rules: [],
    defaultRule: { firstAmount: 1, firstFen: 800, stepAmount: 1, stepFen: 200, ...PAID },
    refused: [],
  },
  {
    id: 'freight-yaohuo-fragile',
    shop: 'shop-yaohuo',
    name: '易碎大件',
    chargeBy: 'weight',
    rules: [],
    defaultRule: { firstAmount: 1000, firstFen: 1500, stepAmount: 1000, stepFen: 500, ...PAID },
    refused: [
      {
        regionCodes: FAR,
        reason: text('路途太远，易碎品无法保证完好', 'Too far for fragile pieces to arrive whole'),
      },
    ],
  },
  {
    id: 'freight-yunshang-from',
    shop: 'shop-yunshang',
    name: '满 99 元包邮',
    chargeBy: 'piece',
    rules: [],
    defaultRule: {
      firstAmount: 1,
      firstFen: 1200,
      stepAmount: 1,
      stepFen: 0,
      freeFromFen: 9900,
      freeFromPieces: null,
      neverFree: false,
    },
    refused: [],
  },
  {
    id: 'freight-jiuxiang-free',
    shop: 'shop-jiuxiang',
    name: '包邮',
    chargeBy: 'piece',
    rules: [],
    defaultRule: { firstAmount: 1, firstFen: 0, stepAmount: 1, stepFen: 0, ...PAID },
    refused: [],
  },
];
