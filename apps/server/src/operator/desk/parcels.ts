import { html } from 'hono/html';
import type { AppContext } from '../../context';
import type { Db } from '../../database/connect';
import {
  beginStocking,
  finishStocking,
  parcelRejected,
  parcelReturned,
  parcelTurnedBack,
  shipParcel,
  tellTrace,
} from '../../flows/parcels';
import { CARRIERS } from '../../modules/delivery/carriers';
import { carrierWords } from '../../modules/delivery/traces';

const DELIVERY_STATUS = ['待发货', '已发货', '已签收', '已拒收', '退货中', '已退货', '备货中', '备货完成'];
const SHOWN = 30;

/** What is shipped, the newest lines and parcels; of one order where it is named. */
export async function readParcels(db: Db, orderId?: string) {
  const [lines, parcels] = await Promise.all([
    db
      .selectFrom('delivery_lines')
      .innerJoin('orders', 'orders.id', 'delivery_lines.order_id')
      .innerJoin('order_lines', 'order_lines.id', 'delivery_lines.line_id')
      .select([
        'orders.id as orderId',
        'orders.sn',
        'orders.snapshot',
        'delivery_lines.line_id as lineId',
        'delivery_lines.status',
        'delivery_lines.stocking',
        'order_lines.seq',
        'order_lines.quantity',
      ])
      .$if(orderId !== undefined, (query) => query.where('orders.id', '=', orderId ?? ''))
      .orderBy('orders.created_ms', 'desc')
      .orderBy('order_lines.seq')
      .limit(SHOWN)
      .execute(),
    db
      .selectFrom('shipments')
      .innerJoin('orders', 'orders.id', 'shipments.order_id')
      .select([
        'shipments.id',
        'orders.sn',
        'shipments.carrier_name as carrier',
        'shipments.tracking_no as trackingNo',
        'shipments.status',
      ])
      .$if(orderId !== undefined, (query) => query.where('orders.id', '=', orderId ?? ''))
      .orderBy('shipments.shipped_ms', 'desc')
      .limit(SHOWN)
      .execute(),
  ]);
  return {
    toShip: lines.map(({ snapshot, seq, ...line }) => ({
      ...line,
      title: snapshot.productNames[seq] ?? snapshot.title,
    })),
    parcels,
  };
}

type Form = Record<string, string>;
type Action = (path: string, work: (form: Form) => Promise<string>) => void;

/** The merchant's warehouse and the carrier. */
export function parcelActions(app: AppContext, action: Action): void {
  action('/parcels/stock', async ({ id = '' }) => {
    await beginStocking(app, id);
    return '开始备货 · Being prepared';
  });
  action('/parcels/stocked', async ({ id = '' }) => {
    await finishStocking(app, id);
    return '备货完成 · Ready to ship';
  });
  action('/parcels/ship', async ({ id = '', carrier = '', number = '', line = '', quantity = '' }) => {
    await shipParcel(app, {
      orderId: id,
      carrierCode: carrier,
      trackingNo: number,
      ...(line && { lines: [{ lineId: line, quantity: Number(quantity) }] }),
    });
    return '已发货 · Shipped';
  });
  action('/parcels/trace', async ({ id = '', text = '', english = '', place = '' }) => {
    await tellTrace(app, {
      shipmentId: id,
      text: carrierWords(text.trim().slice(0, 140), english.trim().slice(0, 140)),
      place: carrierWords(place.trim().slice(0, 50)),
    });
    return '物流已更新 · Track told';
  });
  action('/parcels/reject', async ({ id = '' }) => {
    await parcelRejected(app, id);
    return '已拒收 · Rejected';
  });
  action('/parcels/turn-back', async ({ id = '' }) => {
    await parcelTurnedBack(app, id);
    return '退回途中 · On its way back';
  });
  action('/parcels/receive', async ({ id = '', damaged = '' }) => {
    await parcelReturned(app, id, { isDamaged: damaged === '1' });
    return '已收到退货，货款已退 · Received, money sent back';
  });
}

type Html = ReturnType<typeof html>;
type Parcels = Awaited<ReturnType<typeof readParcels>>;

const button = (action: string, label: string, fields: Record<string, string>): Html =>
  html`<form method="post" action="console/parcels/${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <button>${label}</button></form>`;

const shipForm = (orderId: string): Html => html`<form method="post" action="console/parcels/ship">
  <input type="hidden" name="id" value="${orderId}">
  <label>快递 Carrier <select name="carrier">${CARRIERS.map(({ code, name }) => html`<option value="${code}">${name['zh-Hans']} ${name.en}</option>`)}</select></label>
  <label>单号 Number <input name="number" size="14" required></label><button>发货 Ship</button></form>`;

const nextStep = (line: Parcels['toShip'][number]): Html => {
  if (line.stocking && line.status === 0) return button('stock', '开始备货 Prepare', { id: line.orderId });
  if (line.status === 6) return button('stocked', '备货完成 Ready', { id: line.orderId });
  return shipForm(line.orderId);
};

const parcelSteps = ({ id, status }: Parcels['parcels'][number]): Html => {
  if (status === 1)
    return html`<form method="post" action="console/parcels/trace"><input type="hidden" name="id" value="${id}">
        <label>动态 Event <input name="text" size="14" required></label><label>英文 In English <input name="english" size="14"></label><label>地点 Place <input name="place" size="8"></label><button>更新 Tell</button></form>
      ${button('reject', '拒收 Rejected', { id })}`;
  if (status === 3) return button('turn-back', '退回 Turned back', { id });
  if (status === 4)
    return html`${button('receive', '收到 Received', { id })}${button('receive', '残次 Damaged', { id, damaged: '1' })}`;
  return html``;
};

/** The console's part about what is shipped. */
export const parcelForms = ({ toShip, parcels }: Parcels): Html => html`
<h2 id="parcels">发货 <span lang="en">Parcels</span></h2>
${
  toShip.length === 0
    ? html`<p class="soft">暂无 · Nothing yet</p>`
    : html`<div class="scroll" tabindex="0"><table><tbody>${toShip.map(
        (line) =>
          html`<tr><td>${line.sn}</td><td>${line.title} × ${line.quantity}</td><td>${DELIVERY_STATUS[line.status]}</td><td>${nextStep(line)}</td></tr>`,
      )}</tbody></table></div>`
}
${
  parcels.length === 0
    ? html``
    : html`<div class="scroll" tabindex="0"><table><tbody>${parcels.map(
        (parcel) =>
          html`<tr><td>${parcel.sn}</td><td>${parcel.carrier} ${parcel.trackingNo}</td><td>${DELIVERY_STATUS[parcel.status]}</td><td>${parcelSteps(parcel)}</td></tr>`,
      )}</tbody></table></div>`
}`;
