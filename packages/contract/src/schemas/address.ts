import { z } from 'zod';
import type { address as calls } from '../calls/address';
import { addressDetail, addressNameMax, addressTags } from '../constants/address';
import { done, id, nothing, text } from './fields';
import type { SchemasFor } from './schema';

const adcode = z
  .string()
  .regex(/^\d{6}$/)
  .describe('GB/T 2260 code of the county');

const typed = {
  name: text(addressNameMax).describe('Who receives'),
  mobile: z.string().trim().max(20).describe('A mobile number; as it was answered when it has not changed'),
  state: text(30).describe('Province, with its suffix'),
  city: text(30),
  county: z.string().trim().max(30).describe('Empty where a city has none'),
  adcode,
  detail: text(addressDetail.max).min(addressDetail.min).describe('Street, number, door'),
  tag: z.enum(addressTags),
  isDefault: z.boolean().describe('The first one is, and the default stays one until another takes over'),
};

export const memberAddress = z.strictObject({
  id,
  name: z.string(),
  mobile: z.string().describe('Masked in lists'),
  state: z.string(),
  city: z.string(),
  county: z.string(),
  provinces: z.string().describe('The three joined: a municipality once, no name that only groups counties'),
  adcode,
  detail: z.string(),
  tag: z.enum(addressTags),
  isDefault: z.boolean(),
  outdated: z.boolean().describe('Its region is no longer in the tree: it must be chosen anew'),
});

export const address = {
  getList: {
    summary: "The member's addresses, the default first, then the newest.",
    request: nothing,
    response: z.array(memberAddress),
  },
  add: {
    summary: 'Adds an address; the first is the default.',
    request: z.object(typed),
    response: z.strictObject({ id }),
    codes: [422],
  },
  edit: {
    summary: 'Changes an address. A masked mobile that comes back as it was shown stays what it is.',
    request: z.object({ id, ...typed }),
    response: done,
    codes: [404, 422],
  },
  delete: {
    summary: 'Deletes an address; the newest other one becomes the default.',
    request: z.object({ id }),
    response: done,
    codes: [404],
  },
  detail: {
    summary: 'One address, unmasked.',
    request: z.object({ id }),
    response: memberAddress,
    codes: [404],
  },
  getDefault: {
    summary: 'The default address; null without any.',
    request: nothing,
    response: memberAddress.nullable(),
  },
} satisfies SchemasFor<typeof calls>;
