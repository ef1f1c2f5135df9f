import {
  activityType,
  bargainHoursDefault,
  bargainHoursMax,
  bargainHoursMin,
  bargainPeopleMax,
  bargainPeopleMin,
  bargainWithdrawnMs,
  channelSource,
} from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import {
  addUnits,
  draftActivity,
  extendActivity,
  type NewActivity,
  type NewActivityProduct,
  publishActivity,
  withdrawActivity,
} from '../activity/operate';
import { lockActivity, productsOf, setBargainPrices } from '../activity/operate-store';
import { activityProductOf } from '../activity/pool-store';
import { soldKinds } from '../activity/sold-kinds';
import { cutShort } from './bargain-store';
import { settleBargainPools } from './settle';

/** Something that is bargained for; `priceFen` is where it starts. */
export type NewBargainProduct = Omit<
  NewActivityProduct,
  'group' | 'guard' | 'bargain' | 'limitPerOrder' | 'limitPerCertificate'
> & {
  floorPriceFen: number;
  people: number;
  /** Default 24. */
  hours?: number;
  /** Default true. */
  buyAnyTime?: boolean;
};

/** The channels are chosen on purpose: not every platform lets friends be asked for help. */
export type NewBargainActivity = Omit<NewActivity, 'products' | 'channels'> & {
  products: readonly NewBargainProduct[];
  channels: number[];
};

const type = activityType.bargain;

/** Writes a bargain activity that nobody sees yet. Answers its id and those of its products, in their order. */
export function draftBargain(tx: Tx, { products, ...activity }: NewBargainActivity) {
  expectChannels(activity.channels);
  const checked = products.map((product) => {
    const { floorPriceFen, people, hours = bargainHoursDefault, buyAnyTime = true, ...sold } = product;
    if (soldKinds[product.kind].dates !== null) throw badInput([{ field: 'kind', reason: 'Has a day' }]);
    if (product.variantId === '')
      throw badInput([{ field: 'variantId', reason: 'A bargain is about an option' }]);
    expectBetween('people', people, bargainPeopleMin, bargainPeopleMax);
    expectBetween('hours', hours, bargainHoursMin, bargainHoursMax);
    expectCuttable({ priceFen: product.priceFen, floorPriceFen, people });
    return { ...sold, limitPerOrder: 1, bargain: { floorPriceFen, people, hours, buyAnyTime } };
  });
  return draftActivity(tx, { activeType: type, prefix: 'bargain' }, { ...activity, products: checked });
}

function expectChannels(channels: readonly number[] | null): void {
  const isKnown = (one: number) => (Object.values(channelSource) as number[]).includes(one);
  if (!channels?.length || !channels.every(isKnown))
    throw badInput([{ field: 'channels', reason: 'To be chosen' }]);
}

function expectBetween(field: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max)
    throw badInput([{ field, reason: `${min} to ${max}` }]);
}

/** Each cut takes a fen at least. */
function expectCuttable(prices: { priceFen: number; floorPriceFen: number; people: number }): void {
  const { priceFen, floorPriceFen, people } = prices;
  if (!Number.isInteger(floorPriceFen) || floorPriceFen < 0 || priceFen - floorPriceFen < people)
    throw badInput([{ field: 'floorPriceFen', reason: `At least ${people} fen below the price` }]);
}

export async function publishBargain(tx: Tx, activeId: string, nowMs: number): Promise<void> {
  const activity = await lockActivity(tx, activeId);
  if (activity?.active_type !== type) throw notFound();
  expectChannels(activity.channels);
  for (const { price_fen, floor_price_fen, bargain_people } of await productsOf(tx, activeId)) {
    if (floor_price_fen === null || bargain_people === null) throw notFound();
    expectCuttable({ priceFen: price_fen, floorPriceFen: floor_price_fen, people: bargain_people });
  }
  await publishActivity(tx, type, activeId, nowMs);
}

/** Ends new bargains; those that run go on to their own end, for a day at the most. */
export async function withdrawBargain(tx: Tx, activeId: string, nowMs: number): Promise<void> {
  const products = await withdrawActivity(tx, type, activeId, nowMs);
  await cutShort(tx, activeId, nowMs + bargainWithdrawnMs);
  await settleBargainPools(
    tx,
    products.map(({ id }) => id),
    nowMs,
  );
}

export const extendBargain = (
  tx: Tx,
  activeId: string,
  until: { endsMs: number; nowMs: number },
): Promise<void> => extendActivity(tx, type, activeId, until);

export const addBargainUnits = (
  tx: Tx,
  activityProductId: string,
  more: { units: number; nowMs: number },
): Promise<void> => addUnits(tx, type, activityProductId, { slot: '', ...more });

/** Bargains to come start, and end, lower; those that run keep what they began with. */
export async function lowerBargainPrices(
  tx: Tx,
  activityProductId: string,
  { priceFen, floorPriceFen }: { priceFen: number; floorPriceFen: number },
): Promise<void> {
  const sold = await activityProductOf(tx, activityProductId);
  const people = sold?.product.bargain_people ?? null;
  const floorFen = sold?.product.floor_price_fen ?? null;
  if (!sold || people === null || floorFen === null) throw notFound();
  const activity = await lockActivity(tx, sold.activity.id);
  const isDearer = priceFen > sold.product.price_fen || floorPriceFen > floorFen;
  if (activity?.state === 'withdrawn' || (activity?.state === 'published' && isDearer))
    throw refuse('frozen');
  expectCuttable({ priceFen, floorPriceFen, people });
  await setBargainPrices(tx, activityProductId, { priceFen, floorPriceFen });
}
