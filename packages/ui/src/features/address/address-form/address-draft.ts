import {
  type Address,
  type AddressInput,
  addressDetail,
  addressTags,
  defaultRegion,
  type RequestOf,
} from '@yunyou/contract';
import type { ParsedAddress, ParsedField } from '@yunyou/sdk';
import { isMobile } from '@yunyou/validators';
import type { Region } from '../../../components/region-picker';

/** An address as it is being written. */
export interface AddressDraft extends Pick<AddressInput, 'name' | 'mobile' | 'detail' | 'tag' | 'isDefault'> {
  region: Region;
  /** The region was chosen, not only preset. */
  isRegionSure: boolean;
}

/** Fields of the form that can be wrong. */
export type AddressField = 'name' | 'mobile' | 'region' | 'detail';

/** Key of the draft of an address, or of a new one. */
export const addressDraftKey = (id?: string): string => `address:${id ?? 'new'}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const hasTexts = (value: Record<string, unknown>, names: readonly string[]) =>
  names.every((name) => typeof value[name] === 'string');

/** Whether something stored is a draft of this form: an older one may have written it. */
export const isAddressDraft = (value: unknown): value is AddressDraft =>
  isRecord(value) &&
  hasTexts(value, ['name', 'mobile', 'detail']) &&
  addressTags.some((tag) => tag === value.tag) &&
  typeof value.isDefault === 'boolean' &&
  typeof value.isRegionSure === 'boolean' &&
  isRecord(value.region) &&
  hasTexts(value.region, ['state', 'city', 'county', 'adcode']);

/** What the form begins with: the address, or an empty one at the product's default region. */
export function draftOf(address: Address | undefined): AddressDraft {
  if (!address) {
    return {
      name: '',
      mobile: '',
      region: { ...defaultRegion },
      isRegionSure: false,
      detail: '',
      tag: '',
      isDefault: false,
    };
  }
  const { name, mobile, state, city, county, adcode, detail, tag, isDefault, outdated } = address;
  return {
    name,
    mobile,
    region: { state, city, county, adcode },
    isRegionSure: !outdated,
    detail,
    tag,
    isDefault,
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What is sent. */
export function inputOf({ region, isRegionSure, ...draft }: AddressDraft): AddressInput {
  return { ...draft, ...region, name: oneLine(draft.name), detail: oneLine(draft.detail) };
}

/** The fields that are not yet right, in their order. */
export function problemsOf(draft: AddressDraft): AddressField[] {
  const { name, mobile, detail } = inputOf(draft);
  const wrong: Record<AddressField, boolean> = {
    name: name === '',
    mobile: !isMobile(mobile),
    region: !draft.isRegionSure,
    detail: detail.length < addressDetail.min,
  };
  return (Object.keys(wrong) as AddressField[]).filter((field) => wrong[field]);
}

/** The form's field of one the server points at. */
export function fieldOf(serverField: string | undefined): AddressField | undefined {
  const fields: Partial<Record<keyof RequestOf<'address', 'edit'>, AddressField>> = {
    name: 'name',
    mobile: 'mobile',
    state: 'region',
    city: 'region',
    county: 'region',
    adcode: 'region',
    detail: 'detail',
  };
  return Object.entries(fields).find(([name]) => name === serverField)?.[1];
}

/** What a parsed address puts into a draft, by its parts. */
export type FoundParts = Partial<Pick<AddressDraft, 'name' | 'mobile' | 'region' | 'detail'>>;

/** The parts of a pasted address that were found and are certain enough to be offered. */
export const foundParts = ({ name, mobile, region, detail }: ParsedAddress): FoundParts => ({
  ...(name !== '' && { name }),
  ...(mobile !== '' && { mobile }),
  ...(region && { region }),
  ...(detail !== '' && { detail: detail.slice(0, addressDetail.max) }),
});

/** A draft with parts of a pasted address in the place of what was typed. */
export const withParts = (draft: AddressDraft, parts: FoundParts): AddressDraft => ({
  ...draft,
  ...parts,
  isRegionSure: draft.isRegionSure || parts.region !== undefined,
});

/** Fields to look at after filling in: what was doubtful, or is still empty. */
export const toCheck = (doubtful: readonly ParsedField[], draft: AddressDraft): AddressField[] => [
  ...new Set([...doubtful, ...problemsOf(draft)]),
];
