import { activityType } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import {
  addUnits as addUnitsOf,
  draftActivity,
  extendActivity,
  lowerPrice as lowerPriceOf,
  type NewActivity,
  type NewActivityProduct,
  publishActivity,
  withdrawActivity,
} from '../activity/operate';
import { settlePool } from './settle';

export type NewFlashProduct = Omit<NewActivityProduct, 'group' | 'bargain'>;

export type NewFlashSale = Omit<NewActivity, 'products'> & { products: readonly NewFlashProduct[] };

const type = activityType.flashSale;

/** Writes a flash sale that nobody sees yet. Answers its id and those of its products, in their order. */
export const draftFlashSale = (tx: Tx, sale: NewFlashSale) =>
  draftActivity(tx, { activeType: type, prefix: 'flash' }, sale);

export const publishFlashSale = (tx: Tx, activeId: string, nowMs: number): Promise<void> =>
  publishActivity(tx, type, activeId, nowMs);

/** Ends new starts; what was granted and ordered goes on. What is left goes back to the products. */
export async function withdrawFlashSale(tx: Tx, activeId: string, nowMs: number): Promise<void> {
  for (const { id } of await withdrawActivity(tx, type, activeId, nowMs)) await settlePool(tx, id, nowMs);
}

export const extendFlashSale = (
  tx: Tx,
  activeId: string,
  until: { endsMs: number; nowMs: number },
): Promise<void> => extendActivity(tx, type, activeId, until);

/** More units; who waits is served at once. */
export async function addUnits(
  tx: Tx,
  activityProductId: string,
  more: { slot: string; units: number; nowMs: number },
): Promise<void> {
  await addUnitsOf(tx, type, activityProductId, more);
  await settlePool(tx, activityProductId, more.nowMs);
}

export const lowerPrice = (tx: Tx, activityProductId: string, priceFen: number): Promise<void> =>
  lowerPriceOf(tx, type, activityProductId, priceFen);
