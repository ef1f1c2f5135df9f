import { jumpBlocksMax, linkKind, searchKinds } from '@yunyou/contract';
import { picture, textBlock } from '@yunyou/contract/schemas';
import { z } from 'zod';
import { badInput } from '../../http/refusal';
import { linkKindOf } from './link-kind';
import type { StoredBlock, StoredShare } from './tables';

/** A page is read whole by everybody who opens it. */
const JSON_LENGTH_MAX = 100_000;

const words = z.strictObject({ 'zh-Hans': z.string().max(300), en: z.string().max(300) });
const ids = z.array(z.string().min(1).max(60)).min(1).max(50);
const named = z.strictObject({ kind: z.enum(searchKinds), id: z.string().min(1).max(60) });
const texts = z.array(textBlock).max(50);
const percent = z.number().min(0).max(100);

const area = z
  .strictObject({
    ...{ x: percent, y: percent, w: percent.positive(), h: percent.positive() },
    label: z.strictObject({ 'zh-Hans': z.string().min(1).max(60), en: z.string().min(1).max(60) }),
    link: z.string().max(500),
  })
  .refine(({ x, y, w, h }) => x + w <= 100 && y + h <= 100, 'Reaches beyond the picture')
  .refine(({ link }) => linkKindOf(link) !== linkKind.invalid, 'No such link');

/** What specials have, as it is stored, but tabs. */
const parts = [
  z.strictObject({
    ...{ type: z.literal('hero'), picture, title: words, subtitle: words },
    target: named.nullable(),
  }),
  z.strictObject({ type: z.literal('text'), blocks: z.strictObject({ 'zh-Hans': texts, en: texts }) }),
  z.strictObject({ type: z.literal('itemList'), title: words, items: z.array(named).min(1).max(50) }),
  z.strictObject({ type: z.literal('couponStrip'), title: words, couponIds: ids }),
  z.strictObject({ type: z.literal('productGrid'), title: words, productIds: ids }),
  z.strictObject({ type: z.literal('activityStrip'), title: words, activeIds: ids }),
  z.strictObject({ type: z.literal('spotStrip'), title: words, spotIds: ids }),
  z.strictObject({ type: z.literal('countdown'), title: words, untilMs: z.int(), overTitle: words }),
] as const;

const tab = z.strictObject({
  id: z.string().min(1).max(30),
  title: words,
  components: z.array(z.discriminatedUnion('type', parts)).max(jumpBlocksMax),
});

const blocks = z
  .array(
    z.discriminatedUnion('type', [
      ...parts,
      z.strictObject({ type: z.literal('tabs'), tabs: z.array(tab).min(1).max(8) }),
      z.strictObject({ type: z.literal('picture'), picture, areas: z.array(area).max(20) }),
    ]),
  )
  .min(1)
  .max(jumpBlocksMax);

const share = z.strictObject({ title: words, desc: words, imgUrl: z.string().max(500) });

function read<Value>(field: string, json: string, schema: z.ZodType<Value>): Value {
  if (json.length > JSON_LENGTH_MAX)
    throw badInput([{ field, reason: `At most ${JSON_LENGTH_MAX} characters` }]);
  let written: unknown;
  try {
    written = JSON.parse(json);
  } catch (error) {
    throw badInput([{ field, reason: error instanceof Error ? error.message : 'No JSON' }]);
  }
  const { data, error } = schema.safeParse(written);
  if (error) {
    const [issue] = error.issues;
    throw badInput([{ field: [field, ...(issue?.path ?? [])].join('.'), reason: issue?.message ?? '' }]);
  }
  return data;
}

/** The parts of a page as an operator wrote them. Refuses what could not be shown, and areas that lead nowhere. */
export const readBlocks = (json: string): StoredBlock[] => read('blocks', json, blocks);

/** Words for sharing as an operator wrote them. */
export const readShare = (json: string): StoredShare => read('share', json, share);
