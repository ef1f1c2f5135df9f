import type { Outside } from './outside';

const GOODS = 0;
/** Whoever starts one, three friends, and one who never comes. */
const PEOPLE_LEAST = 5;
/** The shop's own stock, of which an activity takes more pieces, would not last. */
const PLENTY = '1000000';

/** What can be bargained for, as far as journeys need it. */
export interface BargainProduct {
  activeId: string;
  activityProductId: string;
  productType: number;
  productSpec: string;
  name: string;
  state: string;
  activityPriceFen: number;
  bargain: { people: number; floorPriceFen: number; buyAnyTime: boolean };
}

/** How a bargain stands, as far as journeys need it. */
export interface Bargain {
  id: string;
  priceFen: number;
  helpersNeeded: number;
}

/** Goods that can be bargained for now, and bought on the way: with a piece more, so that journeys use nothing up. */
export async function goodsForBargains(outside: Outside): Promise<BargainProduct> {
  const { records } = await outside.call<{ records: BargainProduct[] }>(
    'GET',
    '/mkg/public/api/bargain/list',
    { size: '50' },
  );
  const found = records.find(
    ({ productType, state, bargain }) =>
      productType === GOODS && state === 'running' && bargain.buyAnyTime && bargain.people >= PEOPLE_LEAST,
  );
  if (!found) throw new Error('No goods can be bargained for.');
  await outside.press('console/skus/set', { sku: found.productSpec, total: PLENTY });
  await outside.press('console/bargains/units', { id: found.activityProductId, units: '1' });
  return found;
}

/** Somebody agrees to the rules and starts a bargain. */
export async function startBargain(
  outside: Outside,
  { activeId, activityProductId, productSpec }: BargainProduct,
  token: string,
): Promise<Bargain> {
  const { rulesVersion } = await outside.call<{ rulesVersion: string }>(
    'GET',
    '/mkg/public/api/activity/detail',
    { activeId },
  );
  await outside.call('POST', '/mkg/api/rules/agree', { activeId, rulesVersion }, token);
  const wanted = { activityProductId, productSpec, clientSeed: '0'.repeat(32), rulesVersion };
  const { bargain } = await outside.call<{ bargain: Bargain }>(
    'POST',
    '/mkg/api/bargain/start',
    wanted,
    token,
  );
  return bargain;
}

/** A friend who has just registered cuts the price of somebody's bargain; answers how it stands then. */
export async function helpBargain(outside: Outside, bargainId: string): Promise<Bargain> {
  const token = await outside.someoneElse();
  const { bargain } = await outside.call<{ bargain: Bargain }>(
    'POST',
    '/mkg/api/bargain/help',
    { bargainId },
    token,
  );
  return bargain;
}
