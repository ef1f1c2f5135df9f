import { z } from 'zod';
import type { favorite as calls } from '../calls/favorite';
import { favoriteKinds, favoriteStatesMax, favoritesMax, favoritesRemoveMax } from '../constants/search';
import { done, epochMs, fen, id, pageOf, pageRequest, picture, queryList } from './fields';
import type { SchemasFor } from './schema';

const target = { kind: z.enum(favoriteKinds), id };

/** Such as `hotel:h-1`. */
const targetText = z
  .string()
  .max(80)
  .regex(new RegExp(`^(${favoriteKinds.join('|')}):.+$`))
  .describe('Kind and id, joined by a colon');

/** Where a page ended: when its last one was made, its kind and id. */
const place = z
  .string()
  .max(100)
  .regex(new RegExp(`^\\d{1,16}:(${favoriteKinds.join('|')}):.+$`));

const favoriteRecord = z.strictObject({
  ...target,
  title: z.string().describe('Empty when it is no longer there at all'),
  subtitle: z.string(),
  picture: picture.nullable(),
  priceFenThen: fen.nullable().describe('What it cost when it was saved; a hotel per night'),
  nowPriceFen: fen.nullable().describe('The lowest price of today; a hotel per night, of the next 30 days'),
  onSale: z.boolean(),
  atMs: epochMs,
});

export const favorite = {
  list: {
    summary: "The member's favourites, the newest first, with their price then and now.",
    request: z.object({
      kind: z.enum(favoriteKinds).optional().describe('Default all'),
      ...pageRequest,
      after: place.optional().describe('`next` of the page before; `page` is then ignored'),
    }),
    response: pageOf(favoriteRecord).extend({
      next: z
        .string()
        .nullable()
        .describe('For the next page, whatever is taken away meanwhile; null at the end'),
      counts: z.array(z.strictObject({ kind: target.kind, count: z.int().min(1).max(favoritesMax) })),
    }),
  },
  set: {
    summary: 'Makes a thing a favourite, or not: the wanted state, so that a second tap changes nothing.',
    request: z.object({ ...target, favorite: z.boolean() }),
    response: z.strictObject({ favorite: z.boolean(), count: z.int().min(0).describe('Favourites in all') }),
    codes: [404, 422],
  },
  state: {
    summary: 'Which of these are favourites.',
    request: z.object({ items: queryList(targetText, favoriteStatesMax) }),
    response: z.array(z.strictObject({ ...target, favorite: z.boolean() })),
  },
  remove: {
    summary: 'Several are no longer favourites, together; those that were none are passed over.',
    request: z.object({ ids: z.array(targetText).min(1).max(favoritesRemoveMax) }),
    response: done,
  },
} satisfies SchemasFor<typeof calls>;
