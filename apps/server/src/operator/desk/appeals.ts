import { appealReasonMax, type LocalizedText } from '@yunyou/contract';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppContext } from '../../context';
import { agreeToAppeal, refuseAppeal } from '../../flows/mobile-appeals';
import { badInput } from '../../http/refusal';
import { contactsOf } from '../../modules/contacts/store';
import { cell } from '../../security/data-protection';
import { type Action, type Form, noSuch } from './typed';

const SHOWN = 20;
const ORDERS_SHOWN = 10;

type Reader = Pick<AppContext, 'db' | 'protection'>;

/** Appeals for another number that wait for the merchant: who asks, and what the member has, to compare. */
export async function readAppeals({ db, protection }: Reader) {
  const rows = await db
    .selectFrom('mobile_appeals')
    .selectAll()
    .where('state', '=', 'applied')
    .orderBy('created_ms')
    .limit(SHOWN)
    .execute();
  const appeals = [];
  for (const row of rows) {
    const opened = (column: 'mobile_cipher' | 'name_cipher' | 'cert_cipher') =>
      protection.decrypt(row[column], cell('mobile_appeals', column, row.id));
    const pictures = await db
      .selectFrom('mobile_appeal_pictures')
      .select('id')
      .where('appeal_id', '=', row.id)
      .orderBy('seq')
      .execute();
    const travellers = await contactsOf({ db, protection }, row.member_id);
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'sn', 'snapshot', 'contact_name_cipher'])
      .where('member_id', '=', row.member_id)
      .orderBy('created_ms', 'desc')
      .limit(ORDERS_SHOWN)
      .execute();
    appeals.push({
      id: row.id,
      memberId: row.member_id,
      mobile: opened('mobile_cipher'),
      name: opened('name_cipher'),
      certType: row.cert_type,
      idCard: opened('cert_cipher'),
      pictureIds: pictures.map(({ id }) => id),
      travellers: travellers.map(({ name, idCard }) => ({ name, idCard })),
      orders: orders.map(({ id, sn, snapshot, contact_name_cipher }) => ({
        sn,
        title: snapshot.title,
        contactName: protection.decrypt(contact_name_cipher, cell('orders', 'contact_name_cipher', id)),
      })),
    });
  }
  return { appeals };
}

/** The merchant's reason in both languages; the English one may be left out. */
function reasonOf({ reason = '', english = '' }: Form): LocalizedText {
  const zh = reason.trim();
  const en = english.trim() || zh;
  for (const [field, words] of [
    ['reason', zh],
    ['english', en],
  ] as const) {
    if (words === '' || [...words].length > appealReasonMax) {
      throw badInput([{ field, reason: `1 to ${appealReasonMax} characters` }]);
    }
  }
  return { 'zh-Hans': zh, en };
}

/** The merchant who decides about another number. */
export function appealActions(app: AppContext, action: Action): void {
  action('/appeals/agree', async (form) => {
    await agreeToAppeal(app, form.id ?? '', reasonOf(form));
    return '已同意更换手机号 · The new number was agreed to';
  });
  action('/appeals/refuse', async (form) => {
    await refuseAppeal(app, form.id ?? '', reasonOf(form));
    return '未同意更换手机号 · The new number was not agreed to';
  });
}

/** Pictures of documents, until the merchant has decided. */
export function appealPictures({ db, protection }: Reader, hono: Hono): void {
  hono.get('/appeal-picture', async (context) => {
    const id = context.req.query('id') ?? '';
    const picture = await db
      .selectFrom('mobile_appeal_pictures')
      .select('picture_cipher')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!picture) return context.json({ error: noSuch('图片', 'picture').text.en }, 404);
    const base64 = protection.decrypt(
      picture.picture_cipher,
      cell('mobile_appeal_pictures', 'picture_cipher', id),
    );
    return context.body(Uint8Array.from(Buffer.from(base64, 'base64')), 200, {
      'content-type': 'image/webp',
      'cache-control': 'no-store',
    });
  });
}

type Html = ReturnType<typeof html>;
type Appeals = Awaited<ReturnType<typeof readAppeals>>['appeals'];

const decide = (path: string, id: string, label: string): Html =>
  html`<form method="post" action="console/appeals/${path}"><input type="hidden" name="id" value="${id}">
    <label>理由 Why <input name="reason" size="12" maxlength="140" required></label>
    <label>英文 In English <input name="english" size="12" maxlength="140"></label><button>${label}</button></form>`;

/** The console's part about appeals for another number. */
export const appealForms = ({ appeals }: { appeals: Appeals }): Html => html`
<h2 id="appeals">更换手机号申请 <span lang="en">Appeals for another number</span></h2>
${
  appeals.length === 0
    ? html`<p class="soft">暂无 · Nothing yet</p>`
    : html`<div class="scroll" tabindex="0"><table><tbody>${appeals.map(
        ({ id, mobile, name, idCard, pictureIds, travellers, orders }) => html`<tr>
          <td>${mobile}<br>${name} ${idCard}<br>${pictureIds.map(
            (picture, index) =>
              html`<a href="console/appeal-picture?id=${picture}">证件 Document ${index + 1}</a> `,
          )}</td>
          <td><span class="soft">出行人 Travellers</span><br>${travellers.map((one) => html`${one.name} ${one.idCard}<br>`)}</td>
          <td><span class="soft">订单 Orders</span><br>${orders.map((one) => html`${one.sn} ${one.title} ${one.contactName}<br>`)}</td>
          <td>${decide('agree', id, '同意 Agree')}${decide('refuse', id, '拒绝 Refuse')}</td></tr>`,
      )}</tbody></table></div>`
}`;
