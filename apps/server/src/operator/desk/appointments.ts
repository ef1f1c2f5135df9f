import { html } from 'hono/html';
import { dayOf, timeOf } from '../../clock';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { closeDay, closeSlot } from '../../flows/appointments';
import { badInput } from '../../http/refusal';
import { enterByCode } from '../../modules/appointment/gate';
import { generateSlots } from '../../modules/appointment/generate';
import {
  cancelForMember,
  changeCapacity,
  confirmAppointment,
  openDay,
  openSlot,
  rejectAppointment,
} from '../../modules/appointment/operate';
import { makeOutside, setHours } from '../../modules/appointment/operate-store';
import { type Action, listOf, noSuch, wholeOf } from './typed';

const SHOWN = 30;
const OUTSIDE_MAX = 50;
const STATUS = ['待确认', '待使用', '已使用', '已取消', '已过期'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What the console shows of appointments: items, marked slots, and those that begin next. */
export async function readAppointments(db: Db, nowMs: number) {
  const appointments = await db
    .selectFrom('appointments as a')
    .innerJoin('appointment_items as i', 'i.id', 'a.item_id')
    .select([
      'a.id',
      'a.sn',
      'a.code',
      'a.status',
      'a.size',
      'a.entered',
      'a.starts_ms as startsMs',
      'a.slot_id as slotId',
      'i.texts',
    ])
    .where('a.status', 'in', [0, 1, 2])
    .where('a.ends_ms', '>', nowMs)
    .orderBy('a.starts_ms')
    .orderBy('a.id')
    .limit(SHOWN)
    .execute();
  const markedSlots = await db
    .selectFrom('appointment_slots')
    .select(['id', 'taken'])
    .where('marked', '=', true)
    .where('starts_ms', '>', nowMs)
    .orderBy('starts_ms')
    .limit(SHOWN)
    .execute();
  const appointmentItems = await db
    .selectFrom('appointment_items')
    .select(['id', 'texts'])
    .orderBy('sort')
    .execute();
  return {
    appointmentItems: appointmentItems.map(({ id, texts }) => ({ id, title: texts.title['zh-Hans'] })),
    markedSlots,
    appointments: appointments.map(({ texts, ...row }) => ({ ...row, title: texts.title['zh-Hans'] })),
  };
}

function typedDay(field: string, day: string): string {
  if (DAY.test(day)) return day;
  throw badInput([{ field, reason: 'YYYY-MM-DD' }]);
}

async function expectItem(db: Db, id: string): Promise<void> {
  const found = await db.selectFrom('appointment_items').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw noSuch('预约项目', 'item');
}

async function expectSlot(db: Db, id: string): Promise<void> {
  const found = await db.selectFrom('appointment_slots').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw noSuch('时段', 'slot');
}

/** A line such as `1,2,3 09:00 17:00 60 20`: weekdays, from, to, minutes of a slot, places. */
function hoursOf(line: string) {
  const [weekdays = '', from = '', to = '', minutes = '', places = ''] = line.trim().split(/\s+/);
  const days = listOf(weekdays).map(Number);
  const isRight =
    days.length > 0 &&
    days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7) &&
    TIME.test(from) &&
    TIME.test(to) &&
    (wholeOf(minutes) ?? 0) > 0;
  if (!isRight) throw badInput([{ field: 'hours', reason: 'weekdays from to minutes places' }]);
  return { weekdays: days, from, to, slotMinutes: wholeOf(minutes) ?? 60, capacity: wholeOf(places) ?? 0 };
}

/** The operator's and the gate's side of appointments. */
export function appointmentActions(app: AppContext, action: Action): void {
  const { db, clock, kinds } = app;
  action('/appointments/enter', async ({ code = '', count, override = '' }) => {
    const entered = await inTransaction(db, (tx) =>
      enterByCode(
        tx,
        { kinds, nowMs: clock.now() },
        { code, count: wholeOf(count), override: override.trim() },
      ),
    );
    return `已入场 ${entered.count} 人 · ${entered.count} let in`;
  });
  action('/appointments/confirm', async ({ id = '' }) => {
    await inTransaction(db, (tx) => confirmAppointment(tx, id, clock.now()));
    return '预约已确认 · Appointment confirmed';
  });
  action('/appointments/reject', async ({ id = '', reason = '' }) => {
    await inTransaction(db, (tx) => rejectAppointment(tx, id, reason.trim(), clock.now()));
    return '预约已拒绝 · Appointment rejected';
  });
  action('/appointments/cancel', async ({ id = '', reason = '' }) => {
    await inTransaction(db, (tx) => cancelForMember(tx, id, reason.trim(), clock.now()));
    return '预约已取消 · Appointment cancelled';
  });
  action('/appointments/close-slot', async ({ slotId = '' }) => {
    await expectSlot(db, slotId);
    return `时段已关闭，取消 ${await closeSlot(app, slotId)} 个预约 · Slot closed`;
  });
  action('/appointments/open-slot', async ({ slotId = '' }) => {
    await expectSlot(db, slotId);
    await inTransaction(db, (tx) => openSlot(tx, slotId, clock.now()));
    return '时段已开放 · Slot opened';
  });
  action('/appointments/close-day', async ({ itemId = '', day = '', note = '', noteEn = '' }) => {
    await expectItem(db, itemId);
    const said = note.trim() || '临时关闭';
    const closed = await closeDay(app, {
      itemId,
      day: typedDay('day', day),
      note: { 'zh-Hans': said, en: noteEn.trim() || 'Closed' },
    });
    return `已关闭当天，取消 ${closed} 个预约 · Day closed`;
  });
  action('/appointments/open-day', async ({ itemId = '', day = '' }) => {
    await expectItem(db, itemId);
    await inTransaction(db, (tx) => openDay(tx, { itemId, day: typedDay('day', day) }));
    return '当天已开放 · Day opened';
  });
  action('/appointments/capacity', async ({ slotId = '', capacity = '' }) => {
    await expectSlot(db, slotId);
    const wanted = wholeOf(capacity);
    if (wanted === undefined) throw badInput([{ field: 'capacity', reason: 'a number' }]);
    await inTransaction(db, (tx) => changeCapacity(tx, slotId, wanted, clock.now()));
    return '名额已更新 · Places changed';
  });
  action('/appointments/hours', async ({ itemId = '', hours = '' }) => {
    await expectItem(db, itemId);
    const rows = hours
      .split(/\n/)
      .filter((line) => line.trim() !== '')
      .map(hoursOf);
    await inTransaction(db, async (tx) => {
      await setHours(tx, itemId, rows);
      await generateSlots(tx, clock, { itemIds: [itemId], renew: true });
    });
    return '开放时间已更新 · Hours changed';
  });
  action(
    '/appointments/outside',
    async ({ itemId = '', title = '', people, count, firstDay = '', lastDay = '' }) => {
      await expectItem(db, itemId);
      const many = wholeOf(count) ?? 1;
      if (many < 1 || many > OUTSIDE_MAX) throw badInput([{ field: 'count', reason: `1 to ${OUTSIDE_MAX}` }]);
      const name = title.trim() || '合作渠道凭证';
      const codes = await inTransaction(db, (tx) =>
        makeOutside(
          tx,
          {
            itemId,
            title: { 'zh-Hans': name, en: title.trim() || 'Voucher from a partner' },
            people: wholeOf(people) || 1,
            firstDay: typedDay('firstDay', firstDay),
            lastDay: typedDay('lastDay', lastDay),
          },
          many,
          clock.now(),
        ),
      );
      return codes.join(' ');
    },
  );
}

type Html = ReturnType<typeof html>;
type Appointments = Awaited<ReturnType<typeof readAppointments>>;

const press = (path: string, label: string, fields: Record<string, string>): Html =>
  html`<form method="post" action="console/appointments/${path}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>${label}</button></form>`;

const field = (name: string, label: string, extra = ''): Html =>
  html`<label>${label} <input name="${name}" size="12" placeholder="${extra}"></label> `;

const form = (path: string, label: string, fields: Html[]): Html =>
  html`<form method="post" action="console/appointments/${path}">${fields}<button>${label}</button></form>`;

/** The console's part about appointments. */
export const appointmentForms = ({ appointments, appointmentItems, markedSlots }: Appointments): Html => html`
<h2 id="appointments">预约 <span lang="en">Appointments</span></h2>
${form('enter', '入场核验 Let in', [field('code', '预约码 Code'), field('count', '人数 People'), field('override', '特殊原因 Override')])}
${
  appointments.length === 0
    ? html`<p class="soft">暂无 · Nothing yet</p>`
    : html`<div class="scroll" tabindex="0"><table><tbody>${appointments.map(
        (one) => html`<tr><td>${one.sn}<br><span class="soft">${STATUS[one.status]}</span></td>
          <td>${one.title}<br><span class="soft">${dayOf(one.startsMs)} ${timeOf(one.startsMs)} · ${one.slotId}</span></td>
          <td>${one.entered}/${one.size}</td><td><code>${one.code}</code></td>
          <td>${one.status === 0 ? [press('confirm', '确认 Confirm', { id: one.id }), press('reject', '拒绝 Reject', { id: one.id })] : ''}${
            one.status === 2 ? '' : press('cancel', '取消 Cancel', { id: one.id })
          }</td></tr>`,
      )}</tbody></table></div>`
}
${markedSlots.length === 0 ? '' : html`<p class="soft">时间已变更的时段 · Slots that the hours have no more: ${markedSlots.map(({ id, taken }) => `${id} (${taken}) `)}</p>`}
<details><summary>时段与项目 Slots and items</summary>
<p class="soft">${appointmentItems.map(({ id, title }) => `${id} ${title} · `)}</p>
${form('close-slot', '关闭时段 Close slot', [field('slotId', '时段 Slot')])}
${form('open-slot', '开放时段 Open slot', [field('slotId', '时段 Slot')])}
${form('capacity', '修改名额 Places', [field('slotId', '时段 Slot'), field('capacity', '名额 Places')])}
${form('close-day', '关闭当天 Close day', [field('itemId', '项目 Item'), field('day', '日期 Day'), field('note', '原因 Why'), field('noteEn', 'English')])}
${form('open-day', '开放当天 Open day', [field('itemId', '项目 Item'), field('day', '日期 Day')])}
<form method="post" action="console/appointments/hours">${field('itemId', '项目 Item')}
<label>开放时间 Hours <textarea name="hours" rows="3" cols="30" placeholder="1,2,3,4,5 09:00 17:00 60 20"></textarea></label><button>修改 Change</button></form>
${form('outside', '生成外部凭证 Make codes', [
  field('itemId', '项目 Item'),
  field('title', '名称 Name'),
  field('people', '人数 People'),
  field('count', '张数 Codes'),
  field('firstDay', '首日 First day'),
  field('lastDay', '末日 Last day'),
])}
</details>`;
