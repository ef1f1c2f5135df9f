import type { SearchRecord, SpecialComponent } from '@yunyou/contract';
import { activitiesNamed } from '../activity/running';
import { couponsNamed } from '../coupon/public';
import { type GoodsReader, goodsNamed } from '../goods/list';
import { type NamedThing, recordsNamed } from '../search/records';
import type { StoredComponent, StoredPart } from './tables';

type Part = Exclude<SpecialComponent, { type: 'tabs' }>;

/** Everything that the parts of a page name, by id. */
interface Found {
  records: ReadonlyMap<string, SearchRecord>;
  coupons: Awaited<ReturnType<typeof couponsNamed>>;
  goods: Awaited<ReturnType<typeof goodsNamed>>;
  activities: Awaited<ReturnType<typeof activitiesNamed>>;
}

const keyOf = ({ kind, id }: NamedThing): string => `${kind} ${id}`;
const asSpot = (id: string): NamedThing => ({ kind: 'spot', id });

/** The parts of a page with what they name, in the language of the request. A query for each kind of thing, however many. */
export async function shownComponents(
  reader: GoodsReader,
  stored: readonly StoredComponent[],
): Promise<SpecialComponent[]> {
  return stored.flatMap(await componentReader(reader, stored));
}

/** Finds everything that parts name, and tells how each of them is shown: nothing for a kind that is not known. */
export async function componentReader(
  reader: GoodsReader,
  stored: readonly StoredComponent[],
): Promise<(one: StoredComponent) => SpecialComponent[]> {
  const parts = stored.flatMap((one) =>
    one.type === 'tabs' ? one.tabs.flatMap(({ components }) => components) : [one],
  );
  const found = await findAll(reader, parts);
  return (one) => {
    if (one.type !== 'tabs') return shownPart(one, found, reader);
    const tabs = one.tabs.map(({ id, title, components }) => ({
      id,
      title: title[reader.locale],
      components: components.flatMap((part) => shownPart(part, found, reader)),
    }));
    return tabs.length > 0 ? [{ type: one.type, tabs }] : [];
  };
}

async function findAll(reader: GoodsReader, parts: readonly StoredPart[]): Promise<Found> {
  const { db, locale, clock } = reader;
  const things: NamedThing[] = [];
  const couponIds: string[] = [];
  const productIds: string[] = [];
  const activeIds: string[] = [];
  for (const part of parts) {
    if (part.type === 'hero' && part.target) things.push(part.target);
    if (part.type === 'itemList') things.push(...part.items);
    if (part.type === 'spotStrip') things.push(...part.spotIds.map(asSpot));
    if (part.type === 'couponStrip') couponIds.push(...part.couponIds);
    if (part.type === 'productGrid') productIds.push(...part.productIds);
    if (part.type === 'activityStrip') activeIds.push(...part.activeIds);
  }
  const at = { nowMs: clock.now(), locale };
  const [records, coupons, goods, activities] = await Promise.all([
    things.length > 0 ? recordsNamed(db, things, locale) : [],
    couponsNamed(db, couponIds, at),
    goodsNamed(reader, productIds),
    activitiesNamed(db, activeIds, { ...at, source: reader.source }),
  ]);
  return { records: new Map(records.map((record) => [keyOf(record), record])), coupons, goods, activities };
}

/** Those of the ids that were found, in the operator's order. */
function inOrder<Thing>(ids: readonly string[], found: ReadonlyMap<string, Thing>): Thing[] {
  return ids.flatMap((id) => {
    const thing = found.get(id);
    return thing === undefined ? [] : [thing];
  });
}

/** A part as it is shown; nothing for a kind that is not known. */
function shownPart(part: StoredPart, found: Found, { locale }: GoodsReader): Part[] {
  switch (part.type) {
    case 'hero': {
      const { type, picture, title, subtitle, target } = part;
      const record = target ? found.records.get(keyOf(target)) : undefined;
      return [
        {
          type,
          picture,
          title: title[locale],
          subtitle: subtitle[locale],
          target: record
            ? { kind: record.kind, id: record.id, roomId: record.roomId, activeType: record.activeType }
            : null,
        },
      ];
    }
    case 'text':
      return [{ type: part.type, blocks: part.blocks[locale] }];
    case 'itemList': {
      const { type, title, items } = part;
      return [{ type, title: title[locale], items: inOrder(items.map(keyOf), found.records) }];
    }
    case 'couponStrip': {
      const { type, title, couponIds } = part;
      return [{ type, title: title[locale], coupons: inOrder(couponIds, found.coupons) }];
    }
    case 'productGrid': {
      const { type, title, productIds } = part;
      return [{ type, title: title[locale], goods: inOrder(productIds, found.goods) }];
    }
    case 'activityStrip': {
      const { type, title, activeIds } = part;
      return [{ type, title: title[locale], activities: inOrder(activeIds, found.activities) }];
    }
    case 'spotStrip': {
      const { type, title, spotIds } = part;
      return [{ type, title: title[locale], spots: inOrder(spotIds.map(asSpot).map(keyOf), found.records) }];
    }
    case 'countdown': {
      const { type, title, untilMs, overTitle } = part;
      return [{ type, title: title[locale], untilMs, overTitle: overTitle[locale] }];
    }
    default:
      return [];
  }
}
