import { html } from 'hono/html';
import { sql } from 'kysely';
import type { AppContext } from '../../context';
import type { Db, Tx } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { checkOutRoom, departEarly, markNoShow, setRoomDoor } from '../../flows/stays';
import { Refusal } from '../../http/refusal';
import { fenOf } from '../../outside/pay-systems/wire-formats';
import { type Action, type Form, sureOf, wholeOf } from './typed';

const ROOM_STATE = ['已预订', '已入住', '已离店', '未到店', '已取消'];
const ROOMS_SHOWN = 30;

/** Booked rooms, the newest first; of one order where it is named. */
export async function readRooms(db: Db, orderId?: string) {
  const rooms = await db
    .selectFrom('stay_rooms')
    .innerJoin('orders', 'orders.id', 'stay_rooms.order_id')
    .innerJoin('order_lines', 'order_lines.id', 'stay_rooms.line_id')
    .leftJoin('vouchers', (join) =>
      join
        .onRef('vouchers.line_id', '=', 'stay_rooms.line_id')
        .onRef('vouchers.unit', '=', 'stay_rooms.unit'),
    )
    .select([
      'stay_rooms.id',
      'stay_rooms.state',
      'stay_rooms.unit',
      'stay_rooms.door_number as doorNumber',
      'orders.sn',
      'orders.snapshot',
      'order_lines.first_slot as startDate',
      'order_lines.end_slot as endDate',
      'vouchers.code',
    ])
    .$if(orderId !== undefined, (query) => query.where('orders.id', '=', orderId ?? ''))
    .orderBy('orders.created_ms', 'desc')
    .orderBy('stay_rooms.line_id')
    .orderBy('stay_rooms.unit')
    .limit(ROOMS_SHOWN)
    .execute();
  return rooms.map(({ snapshot, ...room }) => ({ ...room, title: snapshot.title }));
}

/** What the console shows of hotels: the newest booked rooms, and every hotel. */
export async function readHotels(db: Db) {
  const [rooms, hotels] = await Promise.all([
    readRooms(db),
    db.selectFrom('hotels').select(['id', 'content', 'on_sale']).orderBy('sort').execute(),
  ]);
  return {
    rooms,
    hotels: hotels.map(({ id, content, on_sale }) => ({ id, name: content.name, onSale: on_sale })),
  };
}

/** The hotel's side: its desk, its nights, its sale. */
export function hotelActions(app: AppContext, action: Action): void {
  action('/rooms/door', async ({ id = '', door = '' }) => {
    await setRoomDoor(app, id, door.trim());
    return '房号已告知 · Door number told';
  });
  action('/rooms/check-out', async ({ id = '' }) => {
    await checkOutRoom(app, id);
    return '已离店 · Checked out';
  });
  action('/rooms/no-show', async ({ id = '' }) => {
    await markNoShow(app, id);
    return '已记为未到店 · No-show noted';
  });
  action('/rooms/leave-early', async ({ id = '', day = '', yuan = '0' }) => {
    await departEarly(app, { roomId: id, day, refundFen: fenOf(yuan) });
    return '已提前离店，余夜退回 · Left early, nights given back';
  });
  action('/nights/set', async (form) => {
    await inTransaction(app.db, (tx) => setNight(tx, form));
    return '该夜已改 · Night changed';
  });
  action('/hotels/sale', async ({ id = '', onSale = '' }) => {
    await app.db
      .updateTable('hotels')
      .set({ on_sale: onSale === '1' })
      .where('id', '=', id)
      .execute();
    return '酒店上下架已改 · Sale of the hotel changed';
  });
}

const noSuchNight = () => new Refusal(404, { 'zh-Hans': '没有这一夜', en: 'There is no such night' });

/**
 * Changes a night of a rate and of its room. Empty fields stay as they are. The total can't be lowered below what is taken and
 * allotted, and existing stays are not touched.
 */
async function setNight(tx: Tx, form: Form): Promise<void> {
  const { rate = '', night = '', yuan = '' } = form;
  const flag = (name: string) => (form[name] === '1' ? true : form[name] === '0' ? false : undefined);
  const count = (name: string) => {
    const value = wholeOf(form[name]);
    return value === 0 ? null : value;
  };
  const total = wholeOf(form.total);
  const change = {
    ...(yuan !== '' && { price_fen: sureOf(fenOf(yuan)) }),
    ...defined('closed', flag('closed')),
    ...defined('closed_to_arrival', flag('noArrival')),
    ...defined('closed_to_departure', flag('noDeparture')),
    ...defined('min_nights', count('minNights')),
    ...defined('max_nights', count('maxNights')),
  };
  if (Object.keys(change).length > 0) {
    const changed = await tx
      .updateTable('rate_nights')
      .set(change)
      .where('rate_id', '=', rate)
      .where('night', '=', night)
      .returning('night')
      .executeTakeFirst();
    if (!changed) throw noSuchNight();
  }
  const roomClosed = flag('roomClosed');
  if (total === undefined && roomClosed === undefined) return;
  const { rows } = await sql`
    update stock s set total = coalesce(${total ?? null}::integer, s.total),
      closed = coalesce(${roomClosed ?? null}::boolean, s.closed)
    from hotel_rates r join hotel_rooms m on m.id = r.room_id
    where r.id = ${rate} and s.pool_id = m.pool_id and s.slot = ${night}
      and coalesce(${total ?? null}::integer, s.total) >= s.taken + s.allotted
    returning s.slot`.execute(tx);
  if (rows.length > 0) return;
  throw new Refusal(409, {
    'zh-Hans': '没有这一夜，或少于已订房数',
    en: 'There is no such night, or fewer rooms than are booked',
  });
}

const defined = <Value>(name: string, value: Value | undefined) =>
  value === undefined ? {} : { [name]: value };

const button = (
  action: string,
  label: string,
  id: string,
) => html`<form method="post" action="console/${action}">
  <input type="hidden" name="id" value="${id}"><button>${label}</button></form>`;

type Hotels = Awaited<ReturnType<typeof readHotels>>;

/** The desk of the hotels. */
export const roomForms = ({ rooms }: Pick<Hotels, 'rooms'>) => html`
<h2 id="rooms">房间 <span lang="en">Rooms</span></h2>
<form method="post" action="console/vouchers/verify"><label>入住码 Code <input name="code" inputmode="numeric" required></label> <button>办理入住 Check in</button></form>
${
  rooms.length === 0
    ? html`<p class="soft">暂无 · Nothing yet</p>`
    : html`<div class="scroll" tabindex="0"><table><thead><tr>${['订单 Order', '酒店 Hotel', '日期 Days', '入住码 Code', '状态 State', '操作 Action'].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rooms.map(
        (
          room,
        ) => html`<tr><td>${room.sn} <span class="soft">${room.unit + 1}</span></td><td>${room.title}</td>
<td>${room.startDate} – ${room.endDate}</td><td><code>${room.code ?? '—'}</code></td>
<td>${ROOM_STATE[room.state]}${room.doorNumber ? html` <span class="soft">${room.doorNumber}</span>` : ''}</td>
<td>${room.state === 0 ? button('rooms/no-show', '未到店 No-show', room.id) : ''}
${
  room.state === 1
    ? html`${button('rooms/check-out', '离店 Check out', room.id)}
<form method="post" action="console/rooms/leave-early"><input type="hidden" name="id" value="${room.id}">
<label>自 From <input name="day" size="10" placeholder="YYYY-MM-DD" required></label>
<label>退 Refund ¥ <input name="yuan" inputmode="decimal" size="6" value="0"></label><button>提前离店 Leave early</button></form>`
    : ''
}
${
  room.state < 2
    ? html`<form method="post" action="console/rooms/door"><input type="hidden" name="id" value="${room.id}">
<label>房号 Door <input name="door" size="6" required></label><button>告知 Tell</button></form>`
    : ''
}</td></tr>`,
      )}</tbody></table></div>`
}
`;

/** Prices and rooms of nights, and what is on sale. */
export const nightForms = ({ hotels }: Pick<Hotels, 'hotels'>) => html`
<h2 id="nights">房价与房量 <span lang="en">Prices and rooms of a night</span></h2>
<form method="post" action="console/nights/set">
<label>价格计划 Rate <input name="rate" required></label> <label>夜 Night <input name="night" size="10" placeholder="YYYY-MM-DD" required></label>
<label>元 Yuan <input name="yuan" inputmode="decimal" size="6"></label> <label>总房量 Rooms <input name="total" inputmode="numeric" size="4"></label>
<label>最少晚数 Min <input name="minNights" inputmode="numeric" size="3"></label> <label>最多晚数 Max <input name="maxNights" inputmode="numeric" size="3"></label>
${(
  [
    ['closed', '停售 Not sold'],
    ['roomClosed', '关房 Room closed'],
    ['noArrival', '不可入住 No arrival'],
    ['noDeparture', '不可离店 No departure'],
  ] as const
).map(
  ([name, label]) =>
    html`<label>${label} <select name="${name}"><option value=""></option><option value="1">是 Yes</option><option value="0">否 No</option></select></label> `,
)}
<button>更改 Change</button></form>
<h2 id="hotels">酒店 <span lang="en">Hotels</span></h2>
<ul>${hotels.map(
  ({ id, name, onSale }) => html`<li>${name} <code>${id}</code>
<form method="post" action="console/hotels/sale"><input type="hidden" name="id" value="${id}"><input type="hidden" name="onSale" value="${onSale ? '0' : '1'}"><button>${onSale ? '停售 Take off sale' : '开售 Put on sale'}</button></form></li>`,
)}</ul>`;

/** The hotel's forms and tables. */
export const hotelForms = (data: Hotels) => html`${roomForms(data)}${nightForms(data)}`;
