import { z } from 'zod';
import type { special as calls } from '../calls/special';
import { timeStatus } from '../constants';
import { enumOf, epochMs, id, pageOf, pageRequest, picture } from './fields';
import { goodsSummary } from './goods';
import { activityOffer, couponOffer } from './offer';
import { textBlock } from './scenic-spot';
import type { SchemasFor } from './schema';
import { searchRecord } from './search';

/** A page of the operator's about one theme: texts, offers, and lists of what is sold or shown. */
const specialKind = z.enum(['spot', 'activity']);

const specialSummary = z.strictObject({
  id,
  kind: specialKind,
  title: z.string(),
  subtitle: z.string(),
  picture,
  theme: z.string().describe('Its colour, #rrggbb; anything else is none of its own'),
  startsAtMs: epochMs.nullable(),
  endsAtMs: epochMs.nullable(),
  timeStatus: enumOf(timeStatus),
});

const title = z.string().describe('Empty for none');

/** Parts of the page that have no others in them. What is gone is missing in their lists. */
const plainComponents = [
  z.strictObject({
    type: z.literal('hero'),
    picture,
    title,
    subtitle: z.string(),
    target: searchRecord
      .pick({ kind: true, id: true, roomId: true, activeType: true })
      .nullable()
      .describe('What it leads to; null for nothing, and for what is gone'),
  }),
  z.strictObject({ type: z.literal('text'), blocks: z.array(textBlock) }),
  z.strictObject({ type: z.literal('itemList'), title, items: z.array(searchRecord) }),
  z.strictObject({ type: z.literal('couponStrip'), title, coupons: z.array(couponOffer) }),
  z.strictObject({ type: z.literal('productGrid'), title, goods: z.array(goodsSummary) }),
  z.strictObject({ type: z.literal('activityStrip'), title, activities: z.array(activityOffer) }),
  z.strictObject({ type: z.literal('spotStrip'), title, spots: z.array(searchRecord) }),
  z.strictObject({
    type: z.literal('countdown'),
    title,
    untilMs: epochMs,
    overTitle: z.string().describe('What is said from then on; empty for nothing'),
  }),
] as const;

const plainComponent = z.discriminatedUnion('type', plainComponents);

/** All parts of such a page; jump pages show them, too. */
export const specialComponents = [
  ...plainComponents,
  z.strictObject({
    type: z.literal('tabs'),
    tabs: z.array(z.strictObject({ id, title: z.string(), components: z.array(plainComponent) })).min(1),
  }),
] as const;

const component = z.discriminatedUnion('type', specialComponents);

export const special = {
  detail: {
    summary: 'One special with all it shows; what is gone is left out. Ended ones too.',
    request: z.object({ id }),
    response: specialSummary.extend({
      components: z.array(component).describe("In the operator's order"),
    }),
    codes: [404],
  },
  list: {
    summary: 'Specials, newest first.',
    request: z.object({ ...pageRequest, kind: specialKind.optional() }),
    response: pageOf(specialSummary),
  },
} satisfies SchemasFor<typeof calls>;
