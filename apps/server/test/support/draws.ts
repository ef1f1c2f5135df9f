import { randomBytes } from 'node:crypto';
import type { ApiClient } from '@yunyou/api-client';
import type { Db } from '../../src/database/connect';
import { inTransaction } from '../../src/database/transaction';
import { draftDraw, type NewDraw, publishDraw } from '../../src/modules/lottery/operate';
import type { DataProtection } from '../../src/security/data-protection';
import { agree } from './group-buys';
import { addProduct, addShop, PICTURE, text } from './shop';

export const newClientSeed = (): string => randomBytes(16).toString('hex');

/** A draw that a test has for itself, with goods of its own. */
export interface AddedDraw {
  activeId: string;
  prizeIds: string[];
  taskIds: string[];
  productId: string;
  skuId: string;
}

export interface DrawChanges extends Partial<Omit<NewDraw, 'prizes'>> {
  prizes?: (goods: { productId: string; variantId: string }) => NewDraw['prizes'];
  isDraft?: boolean;
}

const THANKS = text('谢谢参与', 'Thank you');

/** Four in ten win a mug, of which there are fifty; since a minute and for a week, three free draws a day. */
export async function addDraw(
  { db, protection }: { db: Db; protection: DataProtection },
  nowMs: number,
  { prizes, isDraft = false, ...changes }: DrawChanges = {},
): Promise<AddedDraw> {
  const { startsMs = nowMs - 60_000, endsMs = startsMs + 7 * 86_400_000 } = changes;
  const { productId, skuIds } = await addProduct(db, await addShop(db), {
    skus: [{ priceFen: 3_000, total: 500 }],
  });
  const variantId = skuIds[0] ?? '';
  const goods = { productId, variantId };
  const drafted = await inTransaction(db, async (tx) => {
    const made = await draftDraw(tx, {
      ...{ layout: 'grid', name: text('抽奖', 'Draw'), picture: PICTURE, startsMs, endsMs },
      ...changes,
      prizes: prizes?.(goods) ?? [
        { kind: 'goods', name: text('杯子', 'Mug'), ppm: 400_000, stock: 50, goods },
        { kind: 'none', name: THANKS, ppm: 600_000 },
      ],
      ...(changes.tasks?.some(({ kind }) => kind === 'buy') && { productIds: [productId] }),
    });
    if (!isDraft) await publishDraw(tx, made.activeId, { protection, nowMs });
    return made;
  });
  return { ...drafted, productId, skuId: variantId };
}

/** Everybody wins goods, of which there are so many; or wins nothing. */
export const sureGoods =
  (stock: number, perMember?: number): NonNullable<DrawChanges['prizes']> =>
  (goods) => [
    {
      ...{ kind: 'goods', name: text('杯子', 'Mug'), ppm: 1_000_000, stock, goods },
      ...(perMember !== undefined && { perMember }),
    },
    { kind: 'none', name: THANKS, ppm: 0 },
  ];

/** Agrees to the rules and draws once by what the page says. */
export async function drawOnce(api: ApiClient, activeId: string, changes: object = {}) {
  const rulesVersion = await agree(api, activeId);
  const { commitment } = await api.lottery.own({ activeId });
  return api.lottery.draw({ activeId, clientSeed: newClientSeed(), commitment, rulesVersion, ...changes });
}
