import { z } from 'zod';
import type { favorite as calls } from '../calls/favorite';
import { favoriteKinds, favoriteStatesMax } from '../constants/search';
import { id, queryList } from './fields';
import type { SchemasFor } from './schema';

const target = { kind: z.enum(favoriteKinds), id };

/** Such as `hotel:h-1`. */
const targetText = z
  .string()
  .max(80)
  .regex(new RegExp(`^(${favoriteKinds.join('|')}):.+$`))
  .describe('Kind and id, joined by a colon');

export const favorite = {
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
} satisfies SchemasFor<typeof calls>;
