import type { Address, AddressInput } from '@yunyou/contract';
import { isMobile, maskMobile } from '@yunyou/validators';
import { refuse } from '../../http/refusal';
import { regionsOfChina } from '../region/regions';

/** Where an address lies, by name and by code. */
type Place = Pick<Address, 'state' | 'city' | 'county' | 'adcode'>;

/** Whether a code is that of a place without smaller ones in it: what an address names. */
const isInTheTree = (adcode: string): boolean => regionsOfChina().byCode.get(adcode)?.hasChildren === false;

/** Whether the code's region is no longer in the tree. */
export const isOutdated = ({ adcode }: Pick<Place, 'adcode'>): boolean => !isInTheTree(adcode);

/** Whether names and code say the same place, down to the smallest. */
function belongsTogether({ state, city, county, adcode }: Place): boolean {
  if (!isInTheTree(adcode)) return false;
  const { byCode } = regionsOfChina();
  const names: string[] = [];
  for (let code: string | null = adcode; code !== null; code = byCode.get(code)?.parentCode ?? null)
    names.unshift(byCode.get(code)?.name ?? '');
  const [stateName, cityName = '', countyName = ''] = names;
  return stateName === state && cityName === city && countyName === county;
}

const isSamePlace = (a: Place, b: Place): boolean =>
  a.adcode === b.adcode && a.state === b.state && a.city === b.city && a.county === b.county;

/**
 * Refuses a mobile number that does not exist and a region whose names and code do not belong together; one that was right
 * when it was stored is told to have changed.
 */
export function checkAddress(address: AddressInput, stored?: Place): void {
  if (!isMobile(address.mobile))
    throw refuse('mobileInvalid', { fields: [{ field: 'mobile', reason: 'invalid' }] });
  if (belongsTogether(address)) return;
  const rule =
    stored && isOutdated(stored) && isSamePlace(address, stored) ? 'regionOutdated' : 'addressInvalid';
  throw refuse(rule, { fields: [{ field: 'adcode', reason: 'invalid' }] });
}

/** Second names of the tree that only group counties which belong to the province itself. */
const groupNames: readonly string[] = ['县', '省直辖县', '自治区直辖县级行政区划'];

/** Province, city and county in one; a municipality is said once. */
export function provincesOf({ state, city, county }: Omit<Place, 'adcode'>): string {
  const isSaid = city === state || groupNames.includes(city);
  return state + (isSaid ? '' : city) + county;
}

/** An address as lists show it. */
export const maskAddress = (address: Address): Address => ({
  ...address,
  mobile: maskMobile(address.mobile),
});
