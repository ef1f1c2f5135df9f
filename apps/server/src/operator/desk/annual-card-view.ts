import { html } from 'hono/html';
import { dayOf, timeOf } from '../../clock';
import type { AppContext } from '../../context';
import { nameOf } from '../../modules/annual-card/application-view';
import { applicationsToExamine } from '../../modules/annual-card/applications-store';
import { latestEntries } from '../../modules/annual-card/entries-store';
import { participantsFrom } from '../../modules/card-activity/participants-store';
import { countFaces } from '../../modules/consent/pictures-store';
import { cell } from '../../security/data-protection';

const SHOWN = 20;
const PARTICIPANTS = 100;
/** From so many on the operator is warned; from 100,000 on keeping faces has to be filed with the authorities. */
const FACES_WARNED = 80_000;

/** What the console shows of annual cards: what is to be examined, cards, entries, gates, and who has looked at pictures. */
export async function readAnnualCards({
  db,
  protection,
  clock,
}: Pick<AppContext, 'db' | 'protection' | 'clock'>) {
  const applications = [];
  for (const row of await applicationsToExamine(db, SHOWN)) {
    const person = await db
      .selectFrom('card_persons')
      .select(['id', 'id_card_cipher'])
      .where('id', '=', row.person_id)
      .executeTakeFirstOrThrow();
    const pictures = await db
      .selectFrom('protected_pictures')
      .select(['id', 'kind'])
      .where('application_id', '=', row.id)
      .orderBy('kind', 'desc')
      .execute();
    applications.push({
      ...{ id: row.id, personId: row.person_id, cardId: row.card_id, card: row.card_name['zh-Hans'] },
      ...{ role: row.role, round: row.round, newPortrait: row.new_portrait, dueMs: row.due_ms, pictures },
      name: nameOf(protection, row),
      idCard: protection.decrypt(person.id_card_cipher, cell('card_persons', 'id_card_cipher', person.id)),
    });
  }
  const cards = await db
    .selectFrom('cards')
    .select(['id', 'number', 'status', 'first_day as firstDay', 'last_day as lastDay'])
    .orderBy('changed_ms', 'desc')
    .limit(SHOWN)
    .execute();
  const reads = await db.selectFrom('picture_reads').selectAll().orderBy('id', 'desc').limit(SHOWN).execute();
  return {
    cardApplications: applications,
    annualCards: cards,
    cardEntries: (await latestEntries(db, SHOWN)).map((entry) => ({
      ...{ id: entry.id, personNo: entry.person_no, spotId: entry.spot_id, way: entry.way, gate: entry.gate },
      ...{ atMs: entry.at_ms, outcome: entry.outcome, rule: entry.rule },
    })),
    cardParticipants: await participantsFrom(db, dayOf(clock.now()), PARTICIPANTS),
    pictureReads: reads.map(({ picture_id, person_id, reader, reader_id, at_ms }) => ({
      ...{ pictureId: picture_id, personId: person_id, reader, readerId: reader_id, atMs: at_ms },
    })),
    faces: await countFaces(db),
  };
}

type Cards = Awaited<ReturnType<typeof readAnnualCards>>;
type Html = ReturnType<typeof html>;

const at = (atMs: number) => `${dayOf(atMs)} ${timeOf(atMs)}`;
const idField = (id: string) => html`<input type="hidden" name="id" value="${id}">`;
const words = html`<label>理由 Why <input name="words" size="12" required></label>
  <label>英文 In English <input name="english" size="12"></label>`;

const action = (path: string, label: string, fields: Html) =>
  html`<form method="post" action="console/annual-cards/${path}">${fields}<button>${label}</button></form>`;

const table = (rows: Html[]): Html =>
  rows.length === 0
    ? html`<p class="soft">暂无 · Nothing yet</p>`
    : html`<div class="scroll" tabindex="0"><table><tbody>${rows}</tbody></table></div>`;

const examined = (one: Cards['cardApplications'][number]): Html => html`<tr>
  <td>${one.name} ${one.idCard}<br><span class="soft">${one.card} · ${one.role} · 第 ${one.round} 次 round · ${at(one.dueMs)}${one.newPortrait ? ' · 新照片 new portrait' : ''}</span></td>
  <td>${one.pictures.map(({ id, kind }) => html`<a href="console/annual-card-picture?id=${id}">${kind === 'face' ? '人脸 Portrait' : '证明 Evidence'}</a> `)}</td>
  <td>${action('approve', '通过 Approve', idField(one.id))}
  ${action(
    'refuse',
    '不通过 Refuse',
    html`${idField(one.id)}<label>类别 Kind <input name="code" size="8" value="face"></label> ${words}`,
  )}</td></tr>`;

const gateForm = action(
  'enter',
  '入园 Enter',
  html`<label>景区 Place <input name="spot" size="16" required></label>
  <label>闸机 Gate <input name="gate" size="4" value="1"></label>
  <label>方式 Way <select name="way"><option value="code">入园码 code</option><option value="document">证件 document</option><option value="face">人脸 face</option></select></label>
  <label>入园码 Code <input name="code" size="20"></label>
  <label>持卡人或证件 Person or document <input name="person" size="20"></label>
  <label>本人 Is the holder <select name="holder"><option value="1">是 yes</option><option value="0">否 no</option></select></label>`,
);

/** The console's part about annual cards. */
export const annualCardForms = (data: Cards): Html => html`
<h2 id="annual-cards">年卡 <span lang="en">Annual cards</span></h2>
<p>人脸 Faces: ${data.faces}${data.faces >= FACES_WARNED ? html` <strong role="alert">已达 ${FACES_WARNED}，满 100000 须备案 · ${FACES_WARNED} are kept; 100,000 must be filed</strong>` : ''}</p>
<h3>审核 <span lang="en">To be examined</span></h3>
${table(data.cardApplications.map(examined))}
<h3>闸机 <span lang="en">Gate</span></h3>
${gateForm}
${table(
  data.cardEntries.map(
    (
      one,
    ) => html`<tr><td>${at(one.atMs)} ${one.personNo}</td><td>${one.spotId} · ${one.way} · ${one.gate}</td>
    <td>${one.outcome}${one.rule === null ? '' : ` · ${one.rule}`}</td>
    <td>${one.outcome === 'admitted' ? action('cancel-entry', '撤销 Cancel', idField(one.id)) : ''}</td></tr>`,
  ),
)}
<h3>年卡与实体卡 <span lang="en">Cards, and paper cards</span></h3>
${action(
  'print',
  '制卡 Print',
  html`<label>类型 Type <input name="type" size="20" required></label> <label>张数 Cards <input name="count" size="3" value="20"></label>`,
)}
${table(
  data.annualCards.map(
    (
      one,
    ) => html`<tr><td>${one.number}<br><code>${one.id}</code></td><td>${one.status} · ${one.firstDay ?? '—'} – ${one.lastDay ?? '—'}</td>
    <td>${
      one.status === 'active'
        ? action('freeze', '冻结 Freeze', html`${idField(one.id)}${words}`)
        : one.status === 'frozen'
          ? action(
              'unfreeze',
              '恢复 Unfreeze',
              html`${idField(one.id)}<label>持卡人原因 Holder's fault <input name="fault" size="1" value="0"></label>`,
            )
          : ''
    }</td></tr>`,
  ),
)}
<h3>年卡活动报名 <span lang="en">Who has joined card activities</span></h3>
${table(
  data.cardParticipants.map(
    (one) =>
      html`<tr><td>${one.day} ${one.from} ${one.activity}</td><td>${one.personNo}</td><td><code>${one.orderId}</code> ${one.unit + 1} · ${one.paid ? '已付 paid' : '未付 unpaid'}</td></tr>`,
  ),
)}
<h3>照片查看记录 <span lang="en">Who has looked at pictures</span></h3>
${table(
  data.pictureReads.map(
    (one) =>
      html`<tr><td>${at(one.atMs)}</td><td>${one.reader} <code>${one.readerId}</code></td><td><code>${one.pictureId}</code></td></tr>`,
  ),
)}`;
