import { z } from 'zod';
import { locales } from '../constants';

/** Building blocks of the schemas, so that a kind of value is described once. */

/** An id: opaque, at most 64 characters. */
export const id = z.string().min(1).max(64).describe('Opaque id');

/** Bytes in lower hex digits. */
export const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));

/** Money in fen (1/100 CNY), never negative. */
export const fen = z.int().min(0).max(1_000_000_000).describe('Money in fen (1/100 CNY)');

/** An instant in epoch milliseconds. */
export const epochMs = z.int().min(0).max(8_640_000_000_000_000).describe('Instant, epoch milliseconds');

/** A calendar day in Asia/Shanghai that exists, `YYYY-MM-DD`. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isRealDay, 'No such day')
  .describe('Calendar day YYYY-MM-DD, Asia/Shanghai');

/** Text a person types: trimmed, 1 to `max` characters. */
export const text = (max: number) => z.string().trim().min(1).max(max);

/** Text a person may leave empty: trimmed, at most `max` characters. */
export const optionalText = (max: number) => z.string().trim().max(max).optional();

const typedInt = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;

/** A whole number in a query, where everything arrives as text. */
export const queryInt = (min: number, max: number) =>
  z.preprocess(typedInt, z.int().min(min).max(max)) as unknown as z.ZodType<number, number>;

/** A number in a query, such as degrees. */
export const queryNumber = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,6}(\.\d{1,10})?$/.test(value) ? Number(value) : value),
    z.number().min(min).max(max),
  ) as unknown as z.ZodType<number, number>;

/** Yes or no in a query: `true` or `1`, `false` or `0`. */
export const queryBool = z.preprocess((value) => {
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : value;
}, z.boolean()) as unknown as z.ZodType<boolean, boolean>;

/** A list in a query: its name again for each, or one text with commas. */
export const queryList = <Item>(item: z.ZodType<Item, Item>, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((one) => one !== '') : value),
    z.array(item).max(max),
  ) as unknown as z.ZodType<Item[], Item[]>;

/** A time of day in Asia/Shanghai, `HH:mm`. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('Time of day HH:mm, Asia/Shanghai');

/** A place on the map, GCJ-02. */
export const lat = z.number().min(-90).max(90).describe('Latitude, GCJ-02');
export const lng = z.number().min(-180).max(180).describe('Longitude, GCJ-02');

/** Where distances are measured from; both or none. */
export const nearRequest = {
  lat: queryNumber(-90, 90).optional().describe('Latitude to measure from, GCJ-02; with `lng`'),
  lng: queryNumber(-180, 180).optional().describe('Longitude to measure from, GCJ-02; with `lat`'),
};

/** Cities with a number of hits, where the chosen one has none. */
export const elsewhere = z
  .array(z.strictObject({ cityName: z.string(), count: z.int().min(1) }))
  .describe('Where there would be some, when the chosen city or place left nothing');

/** A text in both locales. */
export const localizedText = z.strictObject({ 'zh-Hans': z.string(), en: z.string() });

export const locale = z.enum(locales);

/** One of an enum object's values, such as `orderStatus`. */
export const enumOf = <const Value extends number>(values: Readonly<Record<string, Value>>) =>
  z.literal(Object.values(values));

/** One of these numbers in a query. */
export const queryEnum = <const Value extends number>(values: Readonly<Record<string, Value>>) =>
  z.preprocess(typedInt, enumOf(values)) as unknown as z.ZodType<Value, Value>;

/** Request fields of a call that answers a page of records. */
export const pageRequest = {
  page: queryInt(1, 100_000).optional().describe('Page, from 1; default 1'),
  size: queryInt(1, 50).optional().describe('Records per page; default 10'),
};

/** A page of records. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    records: z.array(item),
    total: z.int().min(0).describe('Records in all pages'),
    size: z.int().min(1),
    current: z.int().min(1).describe('This page, from 1'),
    pages: z.int().min(0).describe('How many pages there are'),
  });

/** A picture in several widths, with what the page needs before it has arrived. */
export const picture = z.strictObject({
  width: z.int().min(1).describe('Width of the largest file, px'),
  height: z.int().min(1).describe('Height of the largest file, px'),
  color: z.string().describe('Placeholder colour, #rrggbb'),
  sources: z
    .array(z.strictObject({ url: z.string(), width: z.int() }))
    .min(1)
    .describe("Files, narrow to wide; an address that begins with / is on the API's origin"),
  alt: localizedText,
});

/** For calls that ask nothing. */
export const nothing = z.object({});

/** For calls that answer nothing but success. */
export const done = z.null();

function isRealDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
