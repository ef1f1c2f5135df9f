import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { dayOf, instantOf } from '../../clock';
import type { AppContext } from '../../context';
import { listDifferences } from '../../core/payments/difference-store';
import { failedRefunds } from '../../core/refunds/store';
import { nonceOf } from '../../http/security-headers';
import { oddNotifications } from '../../modules/payment/odd-store';
import { readAudit } from '../audit-store';
import { readRequests, requestForms } from '../desk/after-sales';
import { annualCardForms, readAnnualCards } from '../desk/annual-card-view';
import { appealForms, readAppeals } from '../desk/appeals';
import { appointmentForms, readAppointments } from '../desk/appointments';
import { bargainForms, readBargains } from '../desk/bargains';
import { boxForms, readBoxes } from '../desk/blind-boxes';
import { drawForms, readDraws } from '../desk/draws';
import { flashSaleForms, readFlashSales } from '../desk/flash-sales';
import { goodsForms, readGoods } from '../desk/goods';
import { groupBuyForms, readGroupBuys } from '../desk/group-buys';
import { nightForms, readHotels, readRooms, roomForms } from '../desk/hotels';
import { jumpCodeForms, readJumpCodes } from '../desk/jump-codes';
import { offerForms, readOffers } from '../desk/offers';
import { ownRoomForms, readSuggestions } from '../desk/own-room';
import { parcelForms, readParcels } from '../desk/parcels';
import { previewForms, readPreviews } from '../desk/previews';
import { readReviews, reviewForms } from '../desk/reviews';
import { onlyFor } from '../only-for';
import { figuresOf, findOrders, newestOrders, wholeOrder } from '../orders-store';
import { type Html, operatorPage, rolesOfSection, type SectionPath, sections } from '../page';
import { mayDo } from '../permissions';
import type { OperatorEnv } from '../staff/session';
import { allStaff } from '../staff/staff-store';
import { homeBody } from './home';
import { moneyBody } from './money';
import { auditTable, orderBody, ordersBody, searchDay } from './orders';
import { auditBody, staffBody } from './staff';

const AUDIT_SHOWN = 100;
const MONEY_SHOWN = 100;

/** The console's pages that staff see, each for its roles. */
export function sectionRoutes(app: AppContext, hono: Hono<OperatorEnv>): void {
  const { db, clock } = app;
  const section = (path: SectionPath, body: (context: Context<OperatorEnv>) => Promise<Html>) => {
    const known = sections.find((one) => one.path === path);
    if (!known) throw new Error(`${path} is no section.`);
    hono.get(path.replace('/operator', ''), onlyFor(rolesOfSection(path)), async (context) =>
      show(context, [known.zh, known.en], await body(context), path),
    );
  };

  hono.get('/', async (context) => {
    const today = dayOf(clock.now());
    const figures = await figuresOf(db, { day: today, sinceMs: instantOf(today, '00:00') });
    return show(context, ['今日', 'Today'], homeBody(figures, context.get('staff').roles));
  });
  section('/operator/orders', async (context) => {
    const { q = '', day, status = '' } = context.req.query();
    const searched = searchDay(day, clock.now());
    const orders =
      q.trim() === ''
        ? await newestOrders(db, /^\d$/.test(status) ? Number(status) : undefined)
        : await findOrders(app, q, searched);
    return ordersBody({ typed: q, day: searched, status, orders });
  });
  hono.get('/order', onlyFor(rolesOfSection('/operator/orders')), async (context) => {
    const whole = await wholeOrder(app, context.req.query('id') ?? '');
    if (!whole) return context.notFound();
    const { id } = whole.order;
    const { roles } = context.get('staff');
    const [rooms, parcels, requests] = await Promise.all([
      readRooms(db, id),
      readParcels(db, id),
      readRequests(db, id),
    ]);
    const audit = await readAudit(db, {
      limit: AUDIT_SHOWN,
      subjects: [
        id,
        ...whole.vouchers.map(({ code }) => code),
        ...rooms.map((room) => room.id),
        ...parcels.parcels.map((parcel) => parcel.id),
        ...requests.requests.map((request) => request.id),
        ...whole.refunds.map((refund) => refund.id),
      ],
    });
    const mayAct = mayDo(roles, ['orders']);
    const parts = html`${rooms.length > 0 && mayDo(roles, rolesOfSection('/operator/rooms')) ? roomForms({ rooms }) : ''}
${mayAct && parcels.toShip.length > 0 ? parcelForms(parcels) : ''}${mayAct && requests.requests.length > 0 ? requestForms(requests) : ''}`;
    return show(context, ['订单', 'Order'], orderBody({ whole, parts, mayAct, audit }), '/operator/orders');
  });
  section('/operator/after-sales', async () => requestForms(await readRequests(db)));
  section('/operator/parcels', async () => parcelForms(await readParcels(db)));
  section('/operator/rooms', async () => roomForms({ rooms: await readRooms(db) }));
  section('/operator/appointments', async () => appointmentForms(await readAppointments(db, clock.now())));
  section(
    '/operator/reviews',
    async () => html`${reviewForms(await readReviews(db))}${ownRoomForms(await readSuggestions(db))}`,
  );
  section('/operator/catalogue', async () => {
    const [hotels, goods, offers] = await Promise.all([readHotels(db), readGoods(db), readOffers(db)]);
    return html`${nightForms(hotels)}${goodsForms(goods)}${offerForms(offers)}`;
  });
  section('/operator/cards', async () => annualCardForms(await readAnnualCards(app)));
  section('/operator/activities', async () => {
    const [flash, groups, bargains, draws, boxes, codes] = await Promise.all([
      readFlashSales(db),
      readGroupBuys(db),
      readBargains(db),
      readDraws(db),
      readBoxes(db),
      readJumpCodes(db),
    ]);
    return html`${flashSaleForms(flash)}${groupBuyForms(groups)}${bargainForms(bargains)}${drawForms(draws)}${boxForms(boxes)}${jumpCodeForms(codes)}`;
  });
  section('/operator/previews', async (context) =>
    previewForms(await readPreviews(app), context.get('staff').notice),
  );
  section('/operator/money', async () => {
    const [refunds, odd, differences] = await Promise.all([
      failedRefunds(db, MONEY_SHOWN),
      oddNotifications(db, MONEY_SHOWN),
      listDifferences(db, MONEY_SHOWN),
    ]);
    return moneyBody({ refunds, odd, differences: differences.filter(({ state }) => state !== 'solved') });
  });
  section(
    '/operator/staff',
    async () => html`${staffBody(await allStaff(db), clock.now())}${appealForms(await readAppeals(app))}`,
  );
  section('/operator/audit', async (context) => {
    const { name = '', before = '' } = context.req.query();
    const lines = await readAudit(db, {
      staffName: name.trim().toLowerCase(),
      ...(/^\d{1,15}$/.test(before) && { before: Number(before) }),
      limit: AUDIT_SHOWN,
    });
    return auditBody(name, auditTable(lines), lines.length === AUDIT_SHOWN ? lines.at(-1)?.id : undefined);
  });
}

const show = (
  context: Context<OperatorEnv>,
  title: readonly [string, string],
  body: Html,
  at?: SectionPath,
) =>
  context.html(
    operatorPage({ title, body, nonce: nonceOf(context), staff: context.get('staff'), ...(at && { at }) }),
  );
