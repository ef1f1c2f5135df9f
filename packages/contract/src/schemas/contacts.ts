import { z } from 'zod';
import type { contacts as calls } from '../calls/contacts';
import { certificateType, travellerCheck } from '../constants';
import { day, done, enumOf, id, text } from './fields';
import type { SchemasFor } from './schema';

const certType = enumOf(certificateType).describe('Certificate type');

const contactFields = {
  name: text(50),
  certType,
  idCard: z.string().trim().max(30).describe('Certificate number; empty when the type is 0'),
  mobile: z.string().trim().max(20).describe('Mobile number; empty for none'),
};

const contact = z.strictObject({
  memberFrequentContactsId: id,
  name: z.string().describe('Whole: they are the member’s own'),
  certType,
  idCard: z.string().describe('Masked in lists'),
  mobile: z.string().describe('Masked in lists'),
  isDefault: z.boolean(),
});

export const contacts = {
  list: {
    summary: "The member's travellers; with a product, each checked against its rules.",
    request: z.object({
      productId: id.optional(),
      day: day.optional().describe('Day of the visit, for age rules; default today'),
    }),
    response: z.array(contact.extend({ checkCode: enumOf(travellerCheck).describe('0 without a product') })),
    codes: [404],
  },
  add: {
    summary: 'Adds a traveller.',
    request: z.object({
      ...contactFields,
      isDefault: z.boolean().optional(),
      update: z.boolean().optional().describe('Overwrite the traveller who has this certificate already'),
    }),
    response: z.strictObject({ memberFrequentContactsId: id }),
    codes: [409, 422],
  },
  edit: {
    summary: 'Changes a traveller. What comes back masked as it was shown stays what it is.',
    request: z.object({ memberFrequentContactsId: id, ...contactFields, isDefault: z.boolean().optional() }),
    response: done,
    codes: [404, 409, 422],
  },
  delete: { summary: 'Deletes a traveller.', request: z.object({ id }), response: done, codes: [404] },
  detail: { summary: 'One traveller, unmasked.', request: z.object({ id }), response: contact, codes: [404] },
} satisfies SchemasFor<typeof calls>;
