import { z } from 'zod';
import type { search as calls } from '../calls/search';
import { activityType, goodsType, searchMaxLength } from '../constants';
import { searchCountCap, searchKinds, searchPageSizeMax, searchSorts, suggestMax } from '../constants/search';
import { elsewhere, enumOf, fen, id, nearRequest, pageOf, picture, queryInt } from './fields';
import type { SchemasFor } from './schema';

/** Parts of a text to mark, half-open, in UTF-16 units. */
const matched = z.array(z.array(z.int().min(0)).length(2)).describe('Parts to mark: from, until before');

const keyword = z.string().trim().min(1).max(searchMaxLength);
const cityName = z.string().trim().max(50).optional().describe('Default all cities');
const kind = z.enum(searchKinds);

export const searchRecord = z.strictObject({
  kind,
  id: id.describe('Opens the page; the hotel for a room'),
  goodsId: id.describe('What is sold; the room for a room'),
  goodsType: enumOf(goodsType).nullable().describe('Null for spots and activities'),
  roomId: id.nullable().describe("When a room's own name was found"),
  activeType: enumOf(activityType).nullable(),
  title: z.string(),
  subtitle: z.string(),
  thumb: picture.nullable(),
  cityName: z.string(),
  rating: z.number().min(0).max(5),
  ratingCount: z.int().min(0),
  fromPriceFen: fen.nullable(),
  distanceM: z.int().min(0).optional().describe('Metres from the asked place; only where one was asked'),
  matched,
});

export const search = {
  index: {
    summary: 'Everything that is sold or shown, by words, pinyin or initials.',
    request: z
      .object({
        ...nearRequest,
        keyword,
        kind: kind.optional().describe('Default all'),
        cityName,
        sort: z.enum(searchSorts).optional().describe('Default relevance; `distance` needs lat and lng'),
        literal: queryInt(0, 1).optional().describe('1: without correcting what looks mistyped'),
        page: queryInt(1, searchCountCap)
          .optional()
          .describe('From 1; default 1. page × size is at most 1,000'),
        size: queryInt(1, searchPageSizeMax).optional().describe('Default 10'),
        next: z.string().max(500).optional().describe('From the page before; `page` is then ignored'),
      })
      .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
        path: ['lng'],
        message: 'Both lat and lng or none',
      })
      .refine(({ sort, lat }) => sort !== 'distance' || lat !== undefined, {
        path: ['sort'],
        message: 'Distance needs lat and lng',
      }),
    response: pageOf(searchRecord).extend({
      next: z.string().nullable().describe('For the next page; null at the end'),
      totalIsMinimum: z.boolean().describe('There are more than `total`'),
      corrected: z.string().nullable().describe('What was searched in place of the keyword'),
      elsewhere,
    }),
  },
  census: {
    summary: 'How many hits each kind has, for the tabs.',
    request: z.object({ keyword, cityName, literal: queryInt(0, 1).optional() }),
    response: z.array(
      z.strictObject({
        kind: z.enum(['all', ...searchKinds]),
        count: z.int().min(0),
        isMinimum: z.boolean(),
      }),
    ),
  },
  viewSpotTypes: {
    summary: 'Themes of scenic spots.',
    request: z.object({ cityName }),
    response: z.array(
      z.strictObject({ id, value: id.describe('The same as `id`'), name: z.string(), count: z.int().min(0) }),
    ),
  },
  suggest: {
    summary: 'Words and things that begin like what is being typed.',
    request: z.object({ keyword: z.string().max(searchMaxLength), kind: kind.optional(), cityName }),
    response: z
      .array(
        z.strictObject({
          text: z.string(),
          kind: kind.nullable().describe('Null for a word'),
          id: id.nullable().describe('Opens it at once; null for a word'),
          matched,
        }),
      )
      .max(suggestMax),
  },
  hotWords: {
    summary: "What others search for, the operator's words first.",
    request: z.object({ cityName }),
    response: z.array(z.string()),
  },
} satisfies SchemasFor<typeof calls>;
