import {
  activityType,
  groupHoursDefault,
  groupHoursMax,
  groupHoursMin,
  groupNeededMax,
  groupNeededMin,
} from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { badInput } from '../../http/refusal';
import {
  addUnits,
  draftActivity,
  extendActivity,
  lowerPrice,
  type NewActivity,
  type NewActivityProduct,
  publishActivity,
  withdrawActivity,
} from '../activity/operate';
import { settleGroupPools } from './end';

/** Something that is sold to groups. */
export type NewGroupProduct = Omit<NewActivityProduct, 'group' | 'guard' | 'bargain'> & {
  needed: number;
  /** Default 24. */
  hours?: number;
  virtualCompletion?: boolean;
};

export type NewGroupBuy = Omit<NewActivity, 'products'> & { products: readonly NewGroupProduct[] };

const type = activityType.groupBuy;

/** Writes a group buying activity that nobody sees yet. Answers its id and those of its products, in their order. */
export function draftGroupBuy(tx: Tx, { products, ...activity }: NewGroupBuy) {
  const checked = products.map(
    ({ needed, hours = groupHoursDefault, virtualCompletion = false, ...product }) => {
      // A card is issued when it is paid, and a group holds what is paid back.
      if (product.kind === 'annualCard')
        throw badInput([{ field: 'products.kind', reason: 'Not sold to groups' }]);
      expectBetween('needed', needed, groupNeededMin, groupNeededMax);
      expectBetween('hours', hours, groupHoursMin, groupHoursMax);
      return { ...product, group: { needed, hours, virtualCompletion } };
    },
  );
  return draftActivity(tx, { activeType: type, prefix: 'groupbuy' }, { ...activity, products: checked });
}

function expectBetween(field: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max)
    throw badInput([{ field, reason: `${min} to ${max}` }]);
}

export const publishGroupBuy = (tx: Tx, activeId: string, nowMs: number): Promise<void> =>
  publishActivity(tx, type, activeId, nowMs);

/** Ends new groups at once. Those that are open are ended next, by whoever may ask the payment system. */
export async function withdrawGroupBuy(tx: Tx, activeId: string, nowMs: number): Promise<void> {
  const products = await withdrawActivity(tx, type, activeId, nowMs);
  await settleGroupPools(
    tx,
    products.map(({ id }) => id),
    nowMs,
  );
}

export const extendGroupBuy = (
  tx: Tx,
  activeId: string,
  until: { endsMs: number; nowMs: number },
): Promise<void> => extendActivity(tx, type, activeId, until);

export const addGroupUnits = (
  tx: Tx,
  activityProductId: string,
  more: { slot: string; units: number; nowMs: number },
): Promise<void> => addUnits(tx, type, activityProductId, more);

export const lowerGroupPrice = (tx: Tx, activityProductId: string, priceFen: number): Promise<void> =>
  lowerPrice(tx, type, activityProductId, priceFen);
