import type { ApiClient } from '@yunyou/api-client';
import type { NftProduct } from '@yunyou/contract';
import type { Db } from '../../src/database/connect';
import { inTransaction } from '../../src/database/transaction';
import {
  createNftActivity,
  type NewCollection,
  type NewNftActivity,
  type NewProduct,
} from '../../src/modules/nft/create';
import { grantCredits, grantPiece } from '../../src/modules/nft/operate';
import type { CertificateLedger } from '../../src/outside/certificate-ledger';
import type { DataProtection } from '../../src/security/data-protection';
import { newId } from '../../src/security/ids';
import { PICTURE, text } from './shop';

/** What makes collectibles in a test: a server's app, or what a crowd has. */
export interface Maker {
  db: Db;
  protection: DataProtection;
  ledger: Pick<CertificateLedger, 'network'>;
}

/** An activity that a test has for itself. */
export interface AddedNft {
  activityId: string;
  collectionIds: string[];
  productIds: string[];
}

export const collection = (changes: Partial<NewCollection> = {}): NewCollection => ({
  ...{
    name: text('云海', 'Sea of clouds'),
    subtitle: text('晨', 'Dawn'),
    picture: PICTURE,
    previews: [PICTURE],
  },
  ...{ kind: 'image', rarity: 'common', total: 100 },
  ...{ source: text('澄岚', 'Chenglan'), author: text('李云', 'Li Yun') },
  original: { key: 'private/nft/test.webp', name: 'test.webp', type: 'image/webp', bytes: 1_000 },
  ...changes,
});

export const product = (changes: Partial<NewProduct> = {}): NewProduct => ({
  ...{
    name: text('兑换', 'Exchange'),
    picture: PICTURE,
    gives: { kind: 'collection', place: 0 },
    stock: 100,
  },
  ...((changes.credits ?? 0) === 0 && !changes.costs && { credits: 1 }),
  ...changes,
});

/**
 * An activity since a minute and for a week, with three collections of a hundred and a rare one of ten. Its products: the first
 * collection for a credit, the rare one for one of each of the others.
 */
export function addNft(
  { db, protection }: Pick<Maker, 'db' | 'protection'>,
  nowMs: number,
  changes: Partial<NewNftActivity> = {},
): Promise<AddedNft> {
  const { startsMs = nowMs - 60_000, endsMs = startsMs + 7 * 86_400_000 } = changes;
  return inTransaction(db, (tx) =>
    createNftActivity(
      tx,
      { protection },
      {
        ...{ name: text('集云海', 'Collect clouds'), intro: text('介绍', 'Intro'), picture: PICTURE },
        ...{ startsMs, endsMs, rules: [text('规则', 'Rules')], spotIds: ['spot-feilian-gorge'] },
        collections: [
          collection({ spotId: 'spot-feilian-gorge' }),
          collection({ name: text('松', 'Pine') }),
          collection({ name: text('瀑', 'Falls') }),
          collection({ name: text('典藏', 'Rare one'), rarity: 'epic', total: 10 }),
        ],
        products: [
          product({ credits: 1 }),
          product({
            ...{ gives: { kind: 'collection', place: 3 }, stock: 10 },
            costs: [0, 1, 2].map((place) => ({ place, amount: 1 })),
          }),
        ],
        ...changes,
      },
    ),
  );
}

/** Somebody's document, checked, as the identity check keeps it. `person`: the same for accounts of one person. */
export async function verify(
  { db, protection }: Pick<Maker, 'db' | 'protection'>,
  memberId: string,
  person = newId(),
): Promise<void> {
  const consentId = newId();
  await db
    .insertInto('consents')
    .values({
      ...{ id: consentId, member_id: memberId, purpose: 'realName', subject_kind: 'member' },
      ...{
        subject_id: memberId,
        mobile_index: null,
        document_id: 'consent-realName-2026-01',
        version: '2026-01',
        sha256: '0'.repeat(64),
        locale: 'zh-Hans',
      },
      ...{ source: 2, how: 'tap', given_ms: Date.now(), guardian_relation: null, withdrawn_ms: null },
    })
    .execute();
  await db
    .insertInto('identity_verifications')
    .values({
      ...{ member_id: memberId, status: 'verified', name_cipher: '', id_cipher: '', adult: true },
      ...{ id_index: protection.index('test', person), consent_id: consentId, checked_ms: Date.now() },
    })
    .execute();
}

/** The member withdraws, and the document is free for another account. */
export const unverify = (db: Db, memberId: string) =>
  db
    .updateTable('identity_verifications')
    .set({
      ...{ status: 'withdrawn', name_cipher: null, id_cipher: null, id_index: null },
      ...{ adult: null, consent_id: null },
    })
    .where('member_id', '=', memberId)
    .execute();

export const givePiece = (maker: Maker, memberId: string, collectionId: string, nowMs: number) =>
  inTransaction(maker.db, (tx) => grantPiece(tx, { ...maker, nowMs }, { collectionId, memberId }));

export const giveCredits = (
  { db }: Pick<Maker, 'db'>,
  memberId: string,
  activityId: string,
  credits: number,
): Promise<void> =>
  inTransaction(db, (tx) => grantCredits(tx, { activityId, memberId, credits, nowMs: Date.now() }));

/** What is sent for the cost that was shown. */
export const shownCost = ({ cost }: Pick<NftProduct, 'cost'>) =>
  cost.map(({ kind, id, amount }) => ({ kind, id, amount }));

/** Exchanges a product by what its page shows. */
export async function exchangeAsShown(
  api: ApiClient,
  { activityId }: Pick<AddedNft, 'activityId'>,
  productId: string,
  pieceIds: string[] = [],
) {
  const { records } = await api.nft.productList({ activityId, size: 50 });
  const shown = records.find((one) => one.productId === productId);
  if (!shown) throw new Error(`${productId} is not shown.`);
  return api.nft.exchange({ productId, pieceIds, expectedCost: shownCost(shown) });
}
