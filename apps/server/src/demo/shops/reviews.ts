import type { Tx } from '../../database/connect';
import { recountAll } from '../../modules/review/sums-store';
import { tagsOf } from '../../modules/review/tags';
import type { PictureManifest } from '../picture-manifest';
import { writeRows } from '../write-rows';
import { GOODS, SERVICES, skuId } from '.';
import {
  ADDED,
  ANSWERS,
  APPENDED,
  AUTHORS,
  CONTENT,
  DISPLEASED,
  LONGEST,
  MIDDLING,
  PLEASED,
} from './review-texts';
import type { CategoryId, DemoProduct } from './types';

const DAY_MS = 86_400_000;
const HALF_YEAR_MS = 180 * DAY_MS;
/** 320 reviews over 40 products: how many have one star, two, … five. */
const PER_STAR = [10, 15, 25, 70, 200] as const;
const REVIEWED: readonly DemoProduct[] = [...GOODS.slice(0, 34), ...SERVICES.slice(0, 6)];
const EACH = 8;
const COUNT = REVIEWED.length * EACH;
const WITH_PICTURES = 60;
const REPLIES = 40;
const APPENDS = 12;
const PENDING = 3;
/** The first of five stars of the first shop's tea. */
const ANONYMOUS_OF = 9;

const PICTURES: Readonly<Record<CategoryId, readonly string[]>> = {
  'category-tea-and-food': ['review-tea-time'],
  'category-tea': ['review-tea-desk', 'review-tea-time', 'review-cup'],
  'category-snacks': ['review-snack', 'review-honey'],
  'category-crafts': ['review-vase'],
  'category-ceramics': ['review-vase', 'review-cup', 'review-tea-time'],
  'category-home': ['review-cloth'],
  'category-study': ['review-bookshelf', 'review-tea-desk'],
  'category-holiday': ['review-tea-time', 'review-snack'],
};

/** One of the list, the same every time. */
const pick = <Item>(items: readonly Item[], place: number): Item => items[place % items.length] as Item;

/** A place of 0 to 319 that neighbours do not share: what is spread over all products. */
const scattered = (place: number, step: number): number => (place * step) % COUNT;

/** Writes the reviews once, and what they add up to for each product and shop. */
export async function writeReviews(tx: Tx, pictures: PictureManifest, nowMs: number): Promise<void> {
  const known = await tx.selectFrom('reviews').select('id').where('id', '=', reviewId(0)).executeTakeFirst();
  if (known) return;
  await writeRows(tx, 'reviews', reviewRows(pictures, nowMs));
  await recountAll(tx);
}

const reviewId = (place: number): string => `review-demo-${place + 1}`;

const reviewRows = (pictures: PictureManifest, nowMs: number) => {
  const rows = plainRows(pictures, nowMs);
  // What displeased is answered, and looked at, first; what pleased is added to.
  const displeased = rows.filter(({ stars }) => stars <= 3);
  const pleased = rows.filter(
    ({ stars, text, at_ms }) => stars === 5 && text !== '' && at_ms < nowMs - 60 * DAY_MS,
  );
  for (const [turn, row] of displeased.slice(0, REPLIES).entries()) {
    row.reply = pick(ANSWERS, turn);
    row.reply_ms = row.at_ms + DAY_MS / 2;
  }
  for (const row of displeased.slice(REPLIES, REPLIES + PENDING)) row.state = 'pending';
  for (const [turn, row] of pleased.slice(0, APPENDS).entries()) {
    row.append_text = pick(APPENDED, turn);
    row.append_ms = row.at_ms + (21 + turn) * DAY_MS;
    row.append_state = 'visible';
  }
  const longest = pleased[APPENDS];
  if (!longest) throw new RangeError('Nobody is pleased.');
  longest.text = LONGEST;
  return rows;
};

interface DemoReview {
  text: string;
  stars: number;
  at_ms: number;
  reply: string | null;
  reply_ms: number | null;
  state: 'visible' | 'pending';
  append_text: string | null;
  append_ms: number | null;
  append_state: 'visible' | null;
  [column: string]: unknown;
}

const plainRows = (pictures: PictureManifest, nowMs: number): DemoReview[] =>
  REVIEWED.flatMap((product, index) =>
    Array.from({ length: EACH }, (_, turn) => {
      const place = index * EACH + turn;
      const stars = starsOf(place);
      const sku = pick(product.skus, place);
      return {
        id: reviewId(place),
        product_id: product.id,
        parent_id: product.shop,
        sku_id: skuId(product, sku),
        member_id: null,
        author_name: pick(AUTHORS, place * 7 + turn),
        stars,
        text: textOf(product, stars, index * 3 + turn),
        pictures: pictureNames(product, place).map((name) => pictures.picture(name, product.name)),
        helpful: scattered(place, 53) % 29,
        kind: SERVICES.includes(product) ? 'service' : 'goods',
        anonymous: place % ANONYMOUS_OF === 0,
        tags: tagsFor(product, stars, place),
        state: 'visible' as const,
        reply: null,
        reply_ms: null,
        append_text: null,
        append_pictures: [],
        append_ms: null,
        append_state: null,
        at_ms: nowMs - DAY_MS - Math.floor((scattered(place, 173) / COUNT) * HALF_YEAR_MS),
      };
    }),
  );

/** None to two of those that go with the stars. */
function tagsFor(product: DemoProduct, stars: number, place: number): string[] {
  const fitting = tagsOf(SERVICES.includes(product) ? 'service' : 'goods').filter(({ good }) =>
    stars === 3 ? true : good === stars > 3,
  );
  const count = place % 3;
  return [...new Set(Array.from({ length: count }, (_, turn) => pick(fitting, place * 5 + turn * 2).id))];
}

function starsOf(place: number): number {
  let left = scattered(place, 137);
  for (const [index, count] of PER_STAR.entries()) {
    if (left < count) return index + 1;
    left -= count;
  }
  throw new RangeError(`There is no review ${place}.`);
}

function textOf({ category }: DemoProduct, stars: number, turn: number): string {
  if (stars === 4) return pick(CONTENT, turn);
  if (stars === 3) return pick(MIDDLING, turn);
  if (stars <= 2) return pick(DISPLEASED, turn);
  if (category === 'category-tea-and-food' || category === 'category-crafts')
    throw new RangeError(`Goods of ${category} are not reviewed.`);
  const said = pick(PLEASED[category], turn);
  // Only Chinese ones go on.
  return said.endsWith('。') ? said + pick(ADDED, turn * 3) : said;
}

/** None for most; one or two for sixty of them. */
function pictureNames({ category }: DemoProduct, place: number): string[] {
  if (scattered(place, 201) >= WITH_PICTURES) return [];
  const names = PICTURES[category];
  const first = pick(names, place);
  const second = pick(names, place + 1);
  return place % 3 === 0 && second !== first ? [first, second] : [first];
}
