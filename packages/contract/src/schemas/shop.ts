import { z } from 'zod';
import type { shop as calls } from '../calls/shop';
import { goodsType } from '../constants';
import { shopStates } from '../constants/shop';
import { confirmMode } from '../constants/ticket';
import { enumOf, fen, id, lat, lng, picture } from './fields';
import { activityOffer, couponOffer } from './offer';
import type { SchemasFor } from './schema';

/** A shop in short. Names are in the request's language. */
export const shopSummary = z.strictObject({
  supplierId: id,
  shopName: z.string(),
  logo: picture,
  intro: z.string(),
  openState: z.enum(shopStates),
  kinds: z.array(enumOf(goodsType)).describe('What it sells'),
  rating: z.number().min(0).max(5).describe('Average of its reviews, one decimal; 0 without any'),
  freeFreightFromFen: fen.nullable().describe('From what its goods cost it delivers free'),
});

export const goodsCategory = z.strictObject({
  id,
  name: z.string(),
  picture: picture.nullable(),
  children: z.array(z.strictObject({ id, name: z.string(), picture: picture.nullable() })),
});

export const shop = {
  home: {
    summary: 'A shop with its coupons, activities and categories.',
    request: z.object({ supplierId: id }),
    response: shopSummary.extend({
      banner: picture,
      coupons: z.array(couponOffer),
      activities: z.array(activityOffer),
      categories: z.array(goodsCategory),
    }),
    codes: [404, 410],
  },
  detail: {
    summary: 'Who a shop is: licence, contact, promises.',
    request: z.object({ supplierId: id }),
    response: shopSummary.extend({
      confirmMode: z.enum(confirmMode),
      telephone: z.string(),
      hours: z.string(),
      address: z.string(),
      lat,
      lng,
      shipsFrom: z.string(),
      promises: z.array(z.string()),
      license: z.strictObject({ company: z.string(), uscc: z.string(), picture }),
      returnAddress: z.string(),
    }),
    codes: [404, 410],
  },
} satisfies SchemasFor<typeof calls>;
