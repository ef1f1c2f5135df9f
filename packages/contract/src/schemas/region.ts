import { z } from 'zod';
import type { region as calls } from '../calls/region';
import { queryInt } from './fields';
import type { SchemasFor } from './schema';

const code = z
  .string()
  .regex(/^\d{6}$/)
  .describe('GB/T 2260 code');

const fields = {
  code,
  name: z.string().describe('With its suffix, such as 广东省'),
  nameEn: z.string(),
  level: z.literal([1, 2, 3]).describe('1 province, 2 city, 3 county'),
};

const county = z.strictObject(fields);
const city = z.strictObject({ ...fields, children: z.array(county) });
const province = z.strictObject({ ...fields, children: z.array(city) });

export const region = {
  index: {
    summary: 'The tree of regions down to a level.',
    request: z.object({ level: queryInt(1, 3).optional().describe('Default 3') }),
    response: z.strictObject({ version: z.string(), tree: z.array(province) }),
  },
  relateList: {
    summary: 'The regions right below one.',
    request: z.object({ parentCode: code.optional().describe('Default the whole country') }),
    response: z.array(z.strictObject({ ...fields, parentCode: code.nullable(), hasChildren: z.boolean() })),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
