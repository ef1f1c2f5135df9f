import { type CertificateType, cardEntryWays, cardRefusalCodes, certificateType } from '@yunyou/contract';
import type { Context, Hono } from 'hono';
import type { AppContext } from '../../context';
import { inTransaction } from '../../database/transaction';
import { badInput } from '../../http/refusal';
import { approve, refuseApplication } from '../../modules/annual-card/examine';
import { cancelEntry, enter } from '../../modules/annual-card/gate';
import { personsWithDocument } from '../../modules/annual-card/gate-store';
import { tellFrozen } from '../../modules/annual-card/holder-news';
import { freezeCard, printCards, unfreezeCard } from '../../modules/annual-card/operate-cards';
import { noteReads } from '../../modules/consent/pictures-store';
import { openSealed } from '../../modules/consent/protected-picture';
import { documentIndex } from '../../security/data-protection';
import { type Action, type Form, noSuch, wholeOf } from './typed';

/** Paper cards that are printed at once, by default. */
const PRINTED = 20;
const GATE = '1';

/** Words in both languages; the English ones may be left out. */
const wordsOf = ({ words = '', english = '' }: Form) => ({
  'zh-Hans': words.trim(),
  en: english.trim() || words.trim(),
});

/** Whoever the gate knows by their document or face: by id, by number of the person, or by number of a document. */
async function personTyped(
  { db, protection }: AppContext,
  { person = '', spot = '' }: Form,
): Promise<string> {
  const typed = person.trim();
  const found = await db
    .selectFrom('card_persons')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', typed), eb('person_no', '=', typed)]))
    .executeTakeFirst();
  if (found) return found.id;
  const types = Object.values(certificateType).filter((type) => type !== certificateType.none);
  for (const certType of types as CertificateType[]) {
    const index = documentIndex(protection, { certType, idCard: typed.toUpperCase() });
    const [holder] = index === null ? [] : await personsWithDocument(db, index, spot.trim());
    if (holder !== undefined) return holder;
  }
  throw noSuch('持卡人', 'holder');
}

/** The merchant's side of annual cards: who examines, the gates, and what is printed. */
export function annualCardActions(app: AppContext, action: Action): void {
  const { db, clock, protection } = app;
  const deps = () => ({ protection, nowMs: clock.now() });
  action('/annual-cards/approve', async ({ id = '' }) => {
    await inTransaction(db, (tx) => approve(tx, deps(), id));
    return '已通过，持卡人已激活 · Approved, the person is active';
  });
  action('/annual-cards/refuse', async ({ id = '', code, ...form }) => {
    const refusalCode = cardRefusalCodes.find((one) => one === (code || 'other'));
    if (!refusalCode) throw badInput([{ field: 'code', reason: cardRefusalCodes.join(', ') }]);
    const refusal = { code: refusalCode, words: wordsOf(form) };
    await inTransaction(db, (tx) => refuseApplication(tx, deps(), id, refusal));
    return '未通过，已告知会员 · Refused, the member was told';
  });
  action('/annual-cards/enter', async (form) => {
    const way = cardEntryWays.find((one) => one === (form.way || 'code'));
    if (!way) throw badInput([{ field: 'way', reason: cardEntryWays.join(', ') }]);
    const who = way === 'code' ? { code: form.code ?? '' } : { personId: await personTyped(app, form) };
    const spotId = await spotTyped(app, form);
    const passage = { spotId, gate: form.gate?.trim() || GATE, way, isHolder: form.holder !== '0', ...who };
    const passed = await inTransaction(db, (tx) => enter(tx, deps(), passage));
    if (passed.outcome === 'admitted') return `已入园 · Admitted (${passed.entryId})`;
    return `未入园 · Refused: ${passed.words?.['zh-Hans']} · ${passed.words?.en} (${passed.rule})`;
  });
  action('/annual-cards/cancel-entry', async ({ id = '' }) => {
    await inTransaction(db, (tx) => cancelEntry(tx, clock.now(), id));
    return '入园记录已撤销 · The entry counts no more';
  });
  action('/annual-cards/freeze', async ({ id = '', ...form }) => {
    await freeze(app, id, wordsOf(form));
    return '年卡已冻结 · Frozen';
  });
  action('/annual-cards/unfreeze', async ({ id = '', fault = '' }) => {
    await inTransaction(db, (tx) =>
      unfreezeCard(tx, { cardId: id, isHoldersFault: fault === '1' }, clock.now()),
    );
    return '年卡已恢复 · It holds again';
  });
  action('/annual-cards/print', async ({ type = '', count }) => {
    const wanted = { typeId: type.trim(), count: wholeOf(count) ?? PRINTED };
    const printed = await inTransaction(db, (tx) => printCards(tx, wanted, deps()));
    return `实体卡 · Paper cards: ${printed.map(({ number, code }) => `${number} ${code}`).join(', ')}`;
  });
}

async function spotTyped({ db }: AppContext, { spot = '' }: Form): Promise<string> {
  const found = await db.selectFrom('spots').select('id').where('id', '=', spot.trim()).executeTakeFirst();
  if (!found) throw noSuch('景区', 'place');
  return found.id;
}

async function freeze(
  { db, clock }: AppContext,
  cardId: string,
  words: { 'zh-Hans': string; en: string },
): Promise<void> {
  if (words['zh-Hans'] === '') throw badInput([{ field: 'words', reason: 'missing' }]);
  const nowMs = clock.now();
  await inTransaction(db, async (tx) => {
    await freezeCard(tx, { cardId, words }, nowMs);
    await tellFrozen(tx, { cardId, words, nowMs });
  });
}

/** A picture that is examined. Who looked at it is written down. */
export function annualCardPictures(
  { db, clock, protection }: AppContext,
  hono: Hono,
  readerOf: (context: Context) => string,
): void {
  hono.get('/annual-card-picture', async (context) => {
    const picture = await db
      .selectFrom('protected_pictures')
      .selectAll()
      .where('id', '=', context.req.query('id') ?? '')
      .executeTakeFirst();
    if (!picture) return context.json({ error: noSuch('图片', 'picture').text.en }, 404);
    await noteReads(db, [picture], { reader: 'examiner', readerId: readerOf(context), nowMs: clock.now() });
    return context.body(Uint8Array.from(openSealed(protection, picture)), 200, {
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
    });
  });
}
