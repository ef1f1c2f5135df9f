import { html } from 'hono/html';
import { dayOf, timeOf } from '../../clock';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { freezePiece, grantCredits, grantPiece } from '../../modules/nft/operate';
import { type Action, neededWhole } from '../../operator/desk/typed';

const SHOWN = 40;

/** What the console shows of collectibles: activities with their stock, and the latest pieces. */
export async function readCollectibles(db: Db) {
  const activities = await db
    .selectFrom('nft_activities')
    .select(['id', 'name', 'starts_ms as startsMs', 'ends_ms as endsMs', 'participants'])
    .select('settled_ms as settledMs')
    .orderBy('starts_ms', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  const ids = ['', ...activities.map(({ id }) => id)];
  const collections = await db
    .selectFrom('nft_collections')
    .select(['id', 'activity_id as activityId', 'name', 'total', 'issued', 'rarity'])
    .where('activity_id', 'in', ids)
    .orderBy('activity_id')
    .orderBy('seq')
    .execute();
  const products = await db
    .selectFrom('nft_products')
    .select(['id', 'activity_id as activityId', 'name', 'gives_kind as gives', 'stock', 'given'])
    .where('activity_id', 'in', ids)
    .orderBy('activity_id')
    .orderBy('seq')
    .execute();
  const pieces = await db
    .selectFrom('nft_pieces as p')
    .innerJoin('nft_collections as k', 'k.id', 'p.collection_id')
    .select(['p.id', 'p.serial_no as serialNo', 'p.member_id as memberId', 'p.status', 'p.how', 'k.name'])
    .select('p.got_ms as gotMs')
    .orderBy('p.got_ms', 'desc')
    .orderBy('p.id')
    .limit(SHOWN)
    .execute();
  const named = <Row extends { name: { 'zh-Hans': string } }>({ name, ...row }: Row) => ({
    ...row,
    name: name['zh-Hans'],
  });
  return {
    nftActivities: activities.map(named),
    nftCollections: collections.map(named),
    nftProducts: products.map(named),
    nftPieces: pieces.map(named),
  };
}

/** The operator's side of collectibles. */
export function collectibleActions({ db, clock, protection, ledger }: AppContext, action: Action): void {
  action('/collectibles/grant-piece', async ({ id = '', member = '' }) => {
    const deps = { protection, ledger, nowMs: clock.now() };
    const { serialNo } = await inTransaction(db, (tx) =>
      grantPiece(tx, deps, { collectionId: id, memberId: member.trim() }),
    );
    return `藏品已发放，编号 ${serialNo} · Granted, number ${serialNo}`;
  });
  action('/collectibles/grant-credits', async ({ id = '', member = '', credits }) => {
    const granted = { activityId: id, memberId: member.trim(), credits: neededWhole('credits', credits) };
    await inTransaction(db, (tx) => grantCredits(tx, { ...granted, nowMs: clock.now() }));
    return '印记已发放 · Credits granted';
  });
  action('/collectibles/freeze', async ({ id = '' }) => {
    await inTransaction(db, (tx) => freezePiece(tx, { pieceId: id, frozen: true, nowMs: clock.now() }));
    return '藏品已冻结 · Frozen';
  });
  action('/collectibles/thaw', async ({ id = '' }) => {
    await inTransaction(db, (tx) => freezePiece(tx, { pieceId: id, frozen: false, nowMs: clock.now() }));
    return '藏品已解冻 · Thawed';
  });
}

type Collectibles = Awaited<ReturnType<typeof readCollectibles>>;

const at = (atMs: number) => `${dayOf(atMs)} ${timeOf(atMs)}`;
const idField = (id: string) => html`<input type="hidden" name="id" value="${id}">`;
const memberField = html`<label>会员 Member <input name="member" size="16" required></label>`;

/** The console's part about collectibles. */
export const collectibleForms = ({
  nftActivities,
  nftCollections,
  nftProducts,
  nftPieces,
}: Collectibles) => html`
<h2 id="collectibles">数字藏品 <span lang="en">Collectibles</span></h2>
<div class="scroll"><table><tbody>${nftActivities.map(
  (
    one,
  ) => html`<tr><td><strong>${one.name}</strong> <span class="soft">${at(one.startsMs)} – ${at(one.endsMs)} · 参与 joined ${one.participants}${one.settledMs === null ? '' : ' · 已归还 settled'}</span> <code>${one.id}</code></td>
<td><form method="post" action="console/collectibles/grant-credits">${idField(one.id)}${memberField} <label>印记 Credits <input name="credits" size="4" value="1" inputmode="numeric"></label><button>发放印记 Grant credits</button></form></td></tr>
${nftProducts
  .filter(({ activityId }) => activityId === one.id)
  .map(
    (product) =>
      html`<tr><td>${product.name} <span class="soft">${product.gives}</span> <code>${product.id}</code></td><td>已兑 given ${product.given}/${product.stock}</td></tr>`,
  )}
${nftCollections
  .filter(({ activityId }) => activityId === one.id)
  .map(
    (
      collection,
    ) => html`<tr><td>${collection.name} <span class="soft">${collection.rarity} · 已发行 issued ${collection.issued}/${collection.total}</span> <code>${collection.id}</code></td>
<td><form method="post" action="console/collectibles/grant-piece">${idField(collection.id)}${memberField}<button>发放藏品 Grant a piece</button></form></td></tr>`,
  )}`,
)}</tbody></table></div>
<div class="scroll"><table><tbody>${nftPieces.map(
  (
    piece,
  ) => html`<tr><td>${piece.name} #${piece.serialNo} <span class="soft">${piece.status} · ${piece.how} · ${at(piece.gotMs)}</span> <code>${piece.memberId}</code></td>
<td>${
    piece.status === 'exchanged'
      ? ''
      : html`<form method="post" action="console/collectibles/${piece.status === 'held' ? 'freeze' : 'thaw'}">${idField(piece.id)}<button>${piece.status === 'held' ? '冻结 Freeze' : '解冻 Thaw'}</button></form>`
  }</td></tr>`,
)}</tbody></table></div>`;
