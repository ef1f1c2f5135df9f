import type { Insertable } from 'kysely';
import { certificateRecord, holderNo } from '../../src/modules/nft/certificate-record';
import { newLimitKey } from '../../src/modules/nft/limit-key';
import type { NftTables } from '../../src/modules/nft/tables';
import { newId } from '../../src/security/ids';
import type { TestServer } from './test-server';

const DAY_MS = 86_400_000;
const words = (text: string) => JSON.stringify({ 'zh-Hans': text, en: text });
const picture = JSON.stringify({
  ...{ width: 2, height: 2, color: '#888888', alt: { 'zh-Hans': '图', en: 'Picture' } },
  sources: [{ url: '/cdn/pictures/none', width: 2 }],
});

export type App = Pick<TestServer['app'], 'db' | 'clock' | 'protection' | 'ledger' | 'objectStore'>;

/** A running activity with one collection, written as its rows; answers the collection. */
export async function addCollection(
  { db, clock, protection }: App,
  changes: Partial<Insertable<NftTables['nft_collections']>> = {},
  endsInDays = 7,
): Promise<{ activityId: string; collectionId: string }> {
  const [activityId, collectionId, nowMs] = [newId(), newId(), clock.now()];
  await db
    .insertInto('nft_activities')
    .values({
      ...{ id: activityId, name: words('活动'), intro: words('介绍'), picture, rules: '[]', min_age: 18 },
      ...{ starts_ms: nowMs - 30 * DAY_MS, ends_ms: nowMs + endsInDays * DAY_MS },
      limit_key_cipher: newLimitKey(protection, activityId),
    })
    .execute();
  await db
    .insertInto('nft_collections')
    .values({
      ...{ id: collectionId, activity_id: activityId, seq: 0, name: words('栖云'), subtitle: words('云海') },
      ...{ picture, previews: `[${picture}]`, kind: 'image', rarity: 'common', total: 100, issued: 0 },
      ...{ source: words('栖云岭'), author: words('李云'), spot_id: null },
      ...{ original_key: `private/nft/${collectionId}.webp`, original_name: '栖云.webp' },
      ...{ original_type: 'image/webp', original_bytes: 4 },
      ...changes,
    })
    .execute();
  return { activityId, collectionId };
}

/** Gives a member the next piece of a collection, with the certificate that is due; answers the piece. */
export async function givePiece(
  { db, clock, protection, ledger }: App,
  { collectionId, memberId }: { collectionId: string; memberId: string },
): Promise<string> {
  const { issued } = await db
    .updateTable('nft_collections')
    .set((eb) => ({ issued: eb('issued', '+', 1) }))
    .where('id', '=', collectionId)
    .returning('issued')
    .executeTakeFirstOrThrow();
  const [pieceId, nowMs] = [newId(), clock.now()];
  await db
    .insertInto('nft_pieces')
    .values({
      ...{ id: pieceId, collection_id: collectionId, serial_no: issued, member_id: memberId },
      ...{ status: 'held', how: 'grant', got_ms: nowMs, changed_ms: nowMs },
    })
    .execute();
  const entered = { collectionId, serialNo: issued, holderNo: holderNo(protection, memberId), atMs: nowMs };
  await db
    .insertInto('nft_certificates')
    .values({
      ...{ piece_id: pieceId, state: 'pending', network: ledger.network, next_ms: nowMs },
      ...certificateRecord(entered),
    })
    .execute();
  return pieceId;
}
