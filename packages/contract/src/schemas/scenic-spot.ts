import { z } from 'zod';
import type { scenicSpot as calls } from '../calls/scenic-spot';
import { fen, id, lat, lng, nearRequest, pageOf, pageRequest, picture, queryInt, queryList } from './fields';
import type { SchemasFor } from './schema';

export const spotSummary = z.strictObject({
  id,
  name: z.string(),
  subtitle: z.string(),
  cityName: z.string(),
  grade: z.int().min(0).max(5).describe("The operator's own grade, 0 to 5"),
  tags: z.array(z.string()),
  picture: picture.describe('The wide picture, for the head of a page'),
  thumb: picture.describe('The small picture, for lists'),
  rating: z.number().min(0).max(5),
  ratingCount: z.int().min(0),
  fromPriceFen: fen
    .nullable()
    .describe('Lowest ticket price in fen from today on; null when nothing is on sale'),
  distanceM: z.int().min(0).optional().describe('Metres from the asked place; only where one was asked'),
  lat: lat.optional().describe('GCJ-02; only where a place was asked'),
  lng: lng.optional().describe('GCJ-02; only where a place was asked'),
});

/** Part of a page of text, so that no markup from outside reaches a page. */
export const textBlock = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), text: z.string() }),
  z.strictObject({ type: z.literal('paragraph'), text: z.string() }),
  z.strictObject({ type: z.literal('list'), items: z.array(z.string()) }),
  z.strictObject({ type: z.literal('notice'), text: z.string() }),
  z.strictObject({ type: z.literal('picture'), picture }),
]);

export const scenicSpot = {
  list: {
    summary: 'Scenic spots, recommended first.',
    request: z.object({
      ...pageRequest,
      keyword: z
        .string()
        .trim()
        .max(100)
        .optional()
        .describe('Searched in name, subtitle and tags, both languages'),
      theme: z.string().max(30).optional(),
      cityName: z.string().trim().max(50).optional().describe('Default all cities'),
      grade: queryList(queryInt(0, 5), 6).optional().describe('Any of them'),
      priceMaxFen: queryInt(0, 1_000_000_000).optional(),
      ...nearRequest,
      sort: z
        .enum(['recommended', 'price', 'rating', 'distance'])
        .optional()
        .describe('Default recommended; `distance` needs lat and lng'),
    }),
    response: pageOf(spotSummary),
  },
  detail: {
    summary: 'One scenic spot.',
    request: z.object({ id }),
    response: spotSummary.extend({
      intro: z.string(),
      address: z.string(),
      lat: z.number().describe('GCJ-02'),
      lng: z.number().describe('GCJ-02'),
      phone: z.string(),
      album: z.array(picture),
      openTimes: z.array(z.strictObject({ label: z.string(), from: z.string(), to: z.string() })),
      facilities: z.array(z.string()),
      notices: z.array(z.string()),
    }),
    codes: [404],
  },
  profile: {
    summary: 'The long text about a scenic spot.',
    request: z.object({ id }),
    response: z.strictObject({
      id,
      name: z.string(),
      blocks: z.array(textBlock),
      traffic: z.array(z.string()),
    }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
