import { areaList } from '@vant/area-data';
import { type RegionNode, treeOf } from './region-tree';

/** Provinces, cities and districts of China, as the package has them. About 25 kB: only ever fetched when wanted. */
export const regionsOfChina: readonly RegionNode[] = treeOf(areaList);
