import { certificateType, channelSource } from '@yunyou/contract';
import type { Clock } from '../clock';
import type { Db, Tx } from '../database/connect';
import { inTransaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { settleCard } from '../modules/annual-card/card-state';
import { lockCard, personsOf } from '../modules/annual-card/cards-store';
import { refuseApplication } from '../modules/annual-card/examine';
import { handIn } from '../modules/annual-card/hand-in';
import { sealPersonal } from '../modules/annual-card/holder-cells';
import { setPerson } from '../modules/annual-card/holders-store';
import { freezeCard } from '../modules/annual-card/operate-cards';
import { endCards } from '../modules/annual-card/sweeps';
import { insertConsent } from '../modules/consent/consents-store';
import { consentDocument } from '../modules/consent/documents';
import { orderKinds } from '../modules/kinds';
import { applyForRefund } from '../modules/refund/apply';
import { type DataProtection, documentIndex } from '../security/data-protection';
import { newId } from '../security/ids';
import { CHENGLAN_CARD, COUPLE_CARD, FAMILY_CARD } from './annual-card-types';
import { buyDemoCard } from './card-orders';
import { MEMBER_ID } from './member';
import { sendDemoRefund } from './member-payments';
import { text } from './text';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

interface Deps {
  tx: Tx;
  protection: DataProtection;
  nowMs: number;
}

interface DemoPerson {
  name: string;
  idCard: string;
  mobile: string;
  /** A child is put on the card by the demo member. */
  isChild?: boolean;
}

const YUN: DemoPerson = { name: '李云', idCard: '110101198503150216', mobile: '13800138000' };
const SHAN: DemoPerson = { name: '王山', idCard: '110101198307220336', mobile: '13900139000' };
const XIAOHE: DemoPerson = { name: '王小禾', idCard: '110101201709100454', mobile: '', isChild: true };

/**
 * Writes the cards of the demo member, unless they have some: bought and paid as anybody does, in each state that a card can be
 * in, one of them a family's, one about to end. A demo in which others have bought what they would have stays without.
 */
export async function loadDemoCards({
  db,
  clock,
  protection,
}: {
  db: Db;
  clock: Clock;
  protection: DataProtection;
}): Promise<void> {
  const nowMs = clock.now();
  await inTransaction(db, async (tx) => {
    const [card, member] = await Promise.all([
      tx.selectFrom('cards').select('id').where('member_id', '=', MEMBER_ID).executeTakeFirst(),
      tx.selectFrom('members').select('id').where('id', '=', MEMBER_ID).executeTakeFirst(),
    ]);
    if (!card && member) await writeCards({ tx, protection, nowMs });
  }).catch((error) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

async function writeCards(deps: Deps): Promise<void> {
  const ago = (days: number): Deps => ({ ...deps, nowMs: deps.nowMs - days * DAY_MS });
  const buy = (typeId: string, days: number) => buyDemoCard(deps, { typeId, atMs: ago(days).nowMs });
  const over = await buy(CHENGLAN_CARD, 400);
  await begin(ago(399), over.cardId, YUN);
  const ending = await buy(CHENGLAN_CARD, 359);
  await endCards(deps.tx, deps.nowMs);
  await begin(ago(358), ending.cardId, YUN);
  await freeze(ago(3), await buy(COUPLE_CARD, 20));
  await handBack(ago(11), await buy(CHENGLAN_CARD, 12));
  await writeFamily(ago(8), (await buy(FAMILY_CARD, 9)).cardId);
  await buy(COUPLE_CARD, 6);
  const examined = await buy(CHENGLAN_CARD, 6);
  await examine({ ...deps, nowMs: deps.nowMs - 3 * HOUR_MS }, examined.cardId, 0, SHAN);
}

/** One is on it, one is examined, and the child's papers are to be mended. */
async function writeFamily(deps: Deps, cardId: string): Promise<void> {
  await begin(deps, cardId, YUN);
  await examine({ ...deps, nowMs: deps.nowMs + 8 * DAY_MS - 5 * HOUR_MS }, cardId, 1, SHAN);
  const refused = await examine({ ...deps, nowMs: deps.nowMs + HOUR_MS }, cardId, 2, XIAOHE);
  await refuseApplication(deps.tx, { ...deps, nowMs: deps.nowMs + 6 * HOUR_MS }, refused, {
    code: 'document',
    words: text('证件号码与姓名不一致，请核对后重新提交', 'Number and name do not match; please check them'),
  });
}

/** The first person of a card begins it. */
async function begin(deps: Deps, cardId: string, person: DemoPerson): Promise<void> {
  await lockCard(deps.tx, cardId);
  await putOn(deps, cardId, 0, person, 'active');
  await settleCard(deps.tx, cardId, deps.nowMs);
}

/** Somebody waits for the examiner; answers what was handed in. */
async function examine(deps: Deps, cardId: string, place: number, person: DemoPerson): Promise<string> {
  const { tx } = deps;
  await lockCard(tx, cardId);
  const personId = await putOn(deps, cardId, place, person, 'examining');
  const id = await handIn(tx, deps, {
    ...{ cardId, personId, memberId: MEMBER_ID, isNewPortrait: false, pictures: [], keys: [] },
  });
  await settleCard(tx, cardId, deps.nowMs);
  return id;
}

/** Writes who is on a place, as the form does. */
async function putOn(
  { tx, protection, nowMs }: Deps,
  cardId: string,
  place: number,
  { name, idCard, mobile, isChild = false }: DemoPerson,
  status: 'active' | 'examining',
): Promise<string> {
  const person = (await personsOf(tx, [cardId]))[place];
  if (!person) throw new Error(`A demo card has no place ${place}.`);
  const { id } = person;
  const seal = (column: Parameters<typeof sealPersonal>[2], own: string) =>
    sealPersonal(protection, id, column, own);
  const certType = certificateType.idCard;
  await setPerson(tx, id, {
    ...{ status, name_cipher: seal('name_cipher', name), cert_type: certType },
    ...{ id_card_cipher: seal('id_card_cipher', idCard), mobile_cipher: seal('mobile_cipher', mobile) },
    id_index: documentIndex(protection, { certType, idCard }),
    ...(isChild && {
      guardian_cipher: seal('guardian_cipher', JSON.stringify({ name: YUN.name, relation: 'father' })),
      guardian_consent_id: await agreeForChild(tx, id, nowMs),
    }),
    activated_ms: status === 'active' ? nowMs : null,
  });
  return id;
}

/** The demo member agrees as the child's father; answers the consent. */
async function agreeForChild(tx: Tx, personId: string, nowMs: number): Promise<string> {
  const document = consentDocument('child');
  if (!document) throw new Error('There is no text for children.');
  const { documentId, version, sha256 } = document;
  const id = newId();
  await insertConsent(tx, {
    ...{ id, member_id: MEMBER_ID, purpose: 'child', subject_kind: 'person', subject_id: personId },
    ...{ mobile_index: null, document_id: documentId, version, sha256, locale: 'zh-Hans' },
    ...{ source: channelSource.desktopBrowser, how: 'tap', guardian_relation: 'father' },
    ...{ given_ms: nowMs, withdrawn_ms: null },
  });
  return id;
}

async function freeze(deps: Deps, { cardId }: { cardId: string }): Promise<void> {
  await begin(deps, cardId, YUN);
  const words = text(
    '入园记录异常，正在核实，请联系客服',
    'Its entries are being looked into; please call us',
  );
  await freezeCard(deps.tx, { cardId, words }, deps.nowMs + DAY_MS);
}

async function handBack(
  { tx, nowMs }: Deps,
  { orderId, lineId }: { orderId: string; lineId: string },
): Promise<void> {
  const deps = { kinds: orderKinds, nowMs };
  const paidFen = 39_900;
  const { refundId } = await applyForRefund(
    tx,
    { ...deps, memberId: MEMBER_ID },
    {
      ...{ orderId, items: [{ lineId, units: [0] }], reasonCode: 'plansChanged' },
      ...{ expectedAmountFen: paidFen, expectedFeeFen: 0 },
    },
  );
  if (refundId) await sendDemoRefund(tx, deps, refundId);
}
