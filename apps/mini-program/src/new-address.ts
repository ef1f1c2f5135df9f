import { type AddressInput, addressDetail } from '@yunyou/contract';
import { isMobile } from '@yunyou/validators';
import type { Shop } from './shop';

/** What was typed of a new address, with the region the platform's picker gave. */
export interface TypedAddress {
  newName: string;
  newMobile: string;
  /** Province, city and county; empty before. */
  newRegion: string[];
  newAdcode: string;
  newDetail: string;
}

/** Nothing typed yet. */
export const blankAddress: TypedAddress = {
  newName: '',
  newMobile: '',
  newRegion: [],
  newAdcode: '',
  newDetail: '',
};

/** The address as the server takes it. */
export function addressOf({
  newName,
  newMobile,
  newRegion: [state = '', city = '', county = ''],
  newAdcode,
  newDetail,
}: TypedAddress): AddressInput {
  return {
    ...{ name: newName.trim(), mobile: newMobile.trim(), state, city, county },
    ...{ adcode: newAdcode, detail: newDetail.trim(), tag: '', isDefault: false },
  };
}

/** What is wrong with what was typed, in words; empty when it can be sent. */
export function addressProblem({ sdk }: Shop, typed: TypedAddress): string {
  const { t } = sdk.i18n.texts;
  const { name, mobile, adcode, detail } = addressOf(typed);
  if (name === '') return t('address.nameMissing');
  if (!isMobile(mobile)) return t('address.mobileInvalid');
  if (adcode === '') return t('address.regionMissing');
  return detail.length < addressDetail.min ? t('address.detailShort', { min: addressDetail.min }) : '';
}
