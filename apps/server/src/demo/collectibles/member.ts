import { certificateType, channelSource } from '@yunyou/contract';
import type { Clock } from '../../clock';
import type { Db, Tx } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { Refusal } from '../../http/refusal';
import { insertConsent } from '../../modules/consent/consents-store';
import { consentDocument } from '../../modules/consent/documents';
import { sealIdentity } from '../../modules/identity/identity-cells';
import { writeVerified } from '../../modules/identity/verification-store';
import { noteIssued } from '../../modules/nft/certificates-store';
import { exchange } from '../../modules/nft/exchange';
import { toExchange } from '../../modules/nft/exchange-store';
import { joinActivity } from '../../modules/nft/join';
import { freezePiece, grantCredits, grantPiece } from '../../modules/nft/operate';
import { costOf } from '../../modules/nft/view';
import type { CertificateLedger } from '../../outside/certificate-ledger';
import { type DataProtection, documentIndex } from '../../security/data-protection';
import { newId } from '../../security/ids';
import { MEMBER_ID } from '../member';
import { LANDSCAPES_PREFIX, MORNINGS_ID } from './load';

const DAY_MS = 86_400_000;
const PERSON = { name: '李云', idCard: '110101198503150216' };
/** The ledger is not asked about the last piece for so long: its certificate is seen waiting. */
const WAITS_MS = 30 * DAY_MS;

interface Deps {
  db: Db;
  clock: Clock;
  protection: DataProtection;
  ledger: CertificateLedger;
}

interface Writing extends Omit<Deps, 'db' | 'clock'> {
  tx: Tx;
  nowMs: number;
}

/**
 * Writes what the demo member has collected, once: checked, joined, fourteen pieces that are held, used up and frozen, credits, and
 * all but one of the certificates.
 */
export async function loadDemoCollectibles({ db, clock, ...given }: Deps): Promise<void> {
  const nowMs = clock.now();
  const written = await inTransaction(db, async (tx) => {
    const [member, piece, running] = await Promise.all([
      tx.selectFrom('members').select('id').where('id', '=', MEMBER_ID).executeTakeFirst(),
      tx.selectFrom('nft_pieces').select('id').where('member_id', '=', MEMBER_ID).executeTakeFirst(),
      tx
        .selectFrom('nft_activities')
        .select('id')
        .where('id', 'like', `${LANDSCAPES_PREFIX}%`)
        .where('ends_ms', '>', nowMs)
        .where('starts_ms', '<', nowMs - 9 * DAY_MS)
        .executeTakeFirst(),
    ]);
    if (!member || piece || !running) return false;
    const writing = { tx, nowMs, ...given };
    await beVerified({ ...writing, nowMs: nowMs - 40 * DAY_MS });
    await collectMornings(writing);
    await collectLandscapes(writing, running.id);
    return true;
  }).catch((error) => {
    if (!(error instanceof Refusal)) throw error;
    return false;
  });
  if (written) await enterAllButLast(db, given.ledger, nowMs);
}

async function beVerified({ tx, protection, nowMs }: Writing): Promise<void> {
  const document = consentDocument('realName');
  if (!document) throw new Error('There is no text about real names.');
  const { documentId, version, sha256 } = document;
  const consentId = newId();
  await insertConsent(tx, {
    ...{ id: consentId, member_id: MEMBER_ID, purpose: 'realName', subject_kind: 'member' },
    ...{ subject_id: MEMBER_ID, mobile_index: null, document_id: documentId, version, sha256 },
    ...{ locale: 'zh-Hans', source: channelSource.desktopBrowser, how: 'tap', guardian_relation: null },
    ...{ given_ms: nowMs, withdrawn_ms: null },
  });
  await writeVerified(tx, {
    ...{ member_id: MEMBER_ID, status: 'verified', adult: true, consent_id: consentId, checked_ms: nowMs },
    id_index: documentIndex(protection, { certType: certificateType.idCard, idCard: PERSON.idCard }),
    ...sealIdentity(protection, MEMBER_ID, PERSON),
  });
}

const grant = (writing: Writing, collectionId: string) =>
  grantPiece(writing.tx, writing, { collectionId, memberId: MEMBER_ID });

/** Exchanges something for what it costs. */
async function take(writing: Writing, productId: string, pieceIds: string[] = []): Promise<void> {
  const found = await toExchange(writing.tx, { productId, memberId: MEMBER_ID });
  await exchange(
    writing.tx,
    { ...writing, memberId: MEMBER_ID },
    { productId, pieceIds, expectedCost: costOf(found) },
  );
}

/** Of the activity that is over: two used up for a third, one frozen. */
async function collectMornings(writing: Writing): Promise<void> {
  const at = (daysAgo: number) => ({ ...writing, nowMs: writing.nowMs - daysAgo * DAY_MS });
  await joinActivity(writing.tx, { activityId: MORNINGS_ID, memberId: MEMBER_ID, nowMs: at(38).nowMs });
  const snow = await grant(at(38), `${MORNINGS_ID}-snow`);
  const raft = await grant(at(36), `${MORNINGS_ID}-raft`);
  await take(at(35), `${MORNINGS_ID}-for-footbridge`, [snow.pieceId, raft.pieceId]);
  const umbrellas = await grant(at(30), `${MORNINGS_ID}-umbrellas`);
  await freezePiece(writing.tx, { pieceId: umbrellas.pieceId, frozen: true, nowMs: at(20).nowMs });
}

/** Of the one that runs: ten pieces, the last of something among them, and what brings the rare one. */
async function collectLandscapes(writing: Writing, activityId: string): Promise<void> {
  const at = (daysAgo: number) => ({ ...writing, nowMs: writing.nowMs - daysAgo * DAY_MS });
  const { nowMs } = at(9);
  await joinActivity(writing.tx, { activityId, memberId: MEMBER_ID, nowMs });
  await grantCredits(writing.tx, { activityId, memberId: MEMBER_ID, credits: 11, nowMs });
  const wanted = ['clouds', 'clouds', 'rain', 'lanterns', 'tea', 'indigo'];
  for (const [index, key] of wanted.entries()) await take(at(8 - index), `${activityId}-for-${key}`);
  const granted = ['bamboo', 'bridge', 'ferry', 'cup'];
  for (const [index, key] of granted.entries()) await grant(at(2 - index / 2), `${activityId}-${key}`);
}

/** Has the ledger enter the pieces, and leaves the newest one waiting. Nobody is told. */
async function enterAllButLast(db: Db, ledger: CertificateLedger, nowMs: number): Promise<void> {
  const due = await db
    .selectFrom('nft_certificates as c')
    .innerJoin('nft_pieces as p', 'p.id', 'c.piece_id')
    .select(['c.piece_id', 'c.hash'])
    .where('p.member_id', '=', MEMBER_ID)
    .where('c.next_ms', 'is not', null)
    .orderBy('p.got_ms')
    .orderBy('p.id')
    .execute();
  const last = due.pop();
  for (const { piece_id, hash } of due) {
    const entry = await ledger.issue(hash);
    await inTransaction(db, (tx) => noteIssued(tx, piece_id, { network: ledger.network, ...entry }));
  }
  if (last)
    await db
      .updateTable('nft_certificates')
      .set({ next_ms: nowMs + WAITS_MS })
      .where('piece_id', '=', last.piece_id)
      .execute();
}
