import type { ConfirmMode, GoodsType, LocalizedText, Picture, ShopState } from '@yunyou/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/connect';
import { notFound, refuse } from '../../http/refusal';

/** A shop with what it sells and how it is rated. */
export interface ShopRow {
  id: string;
  name: LocalizedText;
  logo: Picture;
  banner: Picture;
  intro: LocalizedText;
  open_state: ShopState;
  confirm_mode: ConfirmMode;
  free_freight_from_fen: number | null;
  telephone: string;
  hours: LocalizedText;
  address: LocalizedText;
  lat: number;
  lng: number;
  ships_from: LocalizedText;
  promises: LocalizedText[];
  license: { company: LocalizedText; uscc: string; picture: Picture };
  return_address: LocalizedText;
  kinds: GoodsType[];
  /** Reviews of one star, of two, … of five. */
  stars: number[] | null;
}

const shopColumns = sql`s.*,
  (select array_agg(distinct p.goods_type order by p.goods_type) from products p
    where p.supplier_id = s.id and p.on_sale) as kinds,
  (select stars from review_sums r where r.subject_id = s.id) as stars`;

/** One shop; one that is closed is neither seen nor sold from. */
export async function shopRow(db: Queries, supplierId: string): Promise<ShopRow> {
  const { rows } = await sql<ShopRow>`select ${shopColumns} from shops s where s.id = ${supplierId}`.execute(
    db,
  );
  const [shop] = rows;
  if (!shop) throw notFound();
  if (shop.open_state === 'closed') throw refuse('shopClosed');
  return shop;
}

/** A category of goods. */
export interface CategoryRow {
  id: string;
  parent_id: string | null;
  name: LocalizedText;
  picture: Picture | null;
}

const soldCategories = (supplierId: string | null) => sql`
  select c.id, c.parent_id, c.name, c.picture, c.sort from goods_categories c
  where exists (
    select from goods_categories below join products p on p.category_id = below.id and p.on_sale
    where (below.id = c.id or below.parent_id = c.id)
      and (${supplierId}::text is null or p.supplier_id = ${supplierId})
  )`;

/** Categories that a shop sells in, with the ones above them. */
export async function categoriesOfShop(db: Queries, supplierId: string): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`${soldCategories(supplierId)} order by c.sort, c.id`.execute(db);
  return rows;
}

/** All categories that something is sold in, and the first shops in the operator's order, in one query. */
export async function categoriesAndShops(
  db: Queries,
  shopLimit: number,
): Promise<{ categories: CategoryRow[]; shops: ShopRow[] }> {
  const { rows } = await sql<{ categories: CategoryRow[]; shops: ShopRow[] }>`
    select
      (select coalesce(jsonb_agg(to_jsonb(one) order by one.sort, one.id), '[]')
        from (${soldCategories(null)}) one) as categories,
      (select coalesce(jsonb_agg(to_jsonb(one) order by one.sort, one.id), '[]')
        from (select ${shopColumns} from shops s where s.open_state = 'open'
          order by s.sort, s.id limit ${shopLimit}) one) as shops`.execute(db);
  return rows[0] ?? { categories: [], shops: [] };
}
