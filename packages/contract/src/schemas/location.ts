import { z } from 'zod';
import type { location as calls } from '../calls/location';
import { nothing } from './fields';
import type { SchemasFor } from './schema';

/** The map service's own words, under its own names. */
const answerOf = <Result extends z.ZodType>(result: Result) =>
  z.strictObject({
    status: z.int().describe('0 for success; 120 and 121 for a quota reached; -1 for no answer'),
    message: z.string(),
    result: result.nullable().describe('Null unless `status` is 0'),
  });

const division = {
  nation: z.string(),
  province: z.string(),
  city: z.string().describe('Empty where it is not known'),
  district: z.string().describe('Empty where it is not known'),
};

/** Latitude within ±90, longitude within ±180. */
const locations = z
  .string()
  .max(50)
  .regex(/^-?(?:[0-8]?\d(?:\.\d+)?|90(?:\.0+)?),-?(?:1[0-7]\d(?:\.\d+)?|\d{1,2}(?:\.\d+)?|180(?:\.0+)?)$/)
  .describe('Latitude and longitude in GCJ-02, joined by a comma');

export const location = {
  ipByMap: {
    summary: 'Where the asking address is, as far as an address tells.',
    request: nothing,
    response: answerOf(
      z.strictObject({
        location: z.strictObject({ lat: z.number(), lng: z.number() }).describe('GCJ-02'),
        ad_info: z.strictObject({ ...division, adcode: z.string() }),
      }),
    ),
  },
  geocoder: {
    summary: 'The address of a place on the map.',
    request: z.object({ locations }),
    response: answerOf(
      z.strictObject({
        address: z.string(),
        address_component: z.strictObject(division),
        ad_info: z.strictObject({ adcode: z.string() }),
      }),
    ),
  },
} satisfies SchemasFor<typeof calls>;
