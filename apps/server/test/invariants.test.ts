import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invariantsOf, queryOf } from '../src/core/invariants/invariants-store';
import { inTransaction } from '../src/database/transaction';
import { orderKinds } from '../src/modules/kinds';
import { addItem, addSlot, book, noonIn, visitor } from './support/appointments';
import { addBargain, buyBargain, friendsHelp, startBargain } from './support/bargains';
import { addSet, buyAsAdult } from './support/box-sets';
import { openOne, unopened } from './support/boxes';
import { activityLine, addActivity as addCardActivity } from './support/card-activities';
import { addCardType, beginCard, buyCards } from './support/cards';
import { addNft, exchangeAsShown, givePiece, product, verify } from './support/collectibles';
import { addDraw, drawOnce, sureGoods } from './support/draws';
import { addFlashSale, grab } from './support/flash-sales';
import { addAddress, goodsLine, order, pay, ship } from './support/goods-orders';
import { addGroupBuy, agree, takeSeat } from './support/group-buys';
import { applyFor, completeOrder, seller } from './support/invoices';
import { addService } from './support/services';
import { addActivity, addCoupon, addFreightTemplate, addProduct, addShop } from './support/shop';
import { bookStay } from './support/stays';
import { openDay, placeOrder, startPaying, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
const orders: Record<string, string> = {};
const appointments: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  const api = await server.member();
  await server.app.db.updateTable('activities').set({ ends_ms: 0 }).execute();
  await server.app.db.updateTable('coupons').set({ stopped: true }).execute();
  orders.unpaidTicket = (await placeOrder(api)).id;
  orders.ticketBack = await paidTicket();
  await giveBack(orders.ticketBack);
  orders.stay = (await bookStay(server, api)).id;
  orders.stayBack = (await bookStay(server, api)).id;
  await giveBack(orders.stayBack);
  await buyGoods();
  orders.service = await buyService();
  orders.flash = await buyInFlashSale();
  await buyInGroups();
  await bargain();
  await draw();
  orders.boxes = await openBoxes();
  await buyAnnualCards();
  orders.nft = await collect();
  await bookTimes();
  orders.invoiced = await completeOrder(server, api, await seller(server), 2);
  await applyFor(api, [orders.invoiced]);
  await server.runJobs();
  await server.press('console/orders/give-back', { id: orders.invoiced });
  await server.runJobs();

  async function paidTicket(): Promise<string> {
    const { id } = await placeOrder(api);
    await server.press('cashier/pay', { prepay_id: await startPaying(api, id) });
    return id;
  }

  async function giveBack(orderId: string): Promise<void> {
    const { lines } = await api.order.detail({ id: orderId });
    const items = lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
    const { amountFen, feeFen } = await api.refund.quote({ orderId, items });
    await api.refund.apply({ orderId, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen });
    await server.runJobs();
  }

  /** A parcel on its way, and an unpaid order of the same; both with an activity and a coupon. */
  async function buyGoods(): Promise<void> {
    const { db, clock } = server.app;
    const supplierId = await addShop(db);
    const { productId, skuIds } = await addProduct(db, supplierId, {
      limit_per_member: 9,
      limit_period: 'ever',
      freight_template_id: await addFreightTemplate(db, supplierId, { firstFen: 800 }),
      skus: [{ priceFen: 6_000 }],
    });
    await addActivity(db, clock.now(), { supplier_id: supplierId, budget_uses: 9 });
    const couponId = await addCoupon(db, clock.now(), { supplier_id: supplierId, per_member: 2 });
    const addressId = await addAddress(api);
    const place = async () => {
      await api.coupon.claim({ couponId });
      return order(api, [goodsLine(productId, skuIds[0] ?? '', 2)], { addressId });
    };
    const paid = await place();
    expect(paid.totalFen).toBe(12_000 - 1_000 - 1_000 + 800);
    await pay(server, api, paid.id);
    await ship(server, api, paid.id);
    orders.goods = paid.id;
    orders.unpaidGoods = (await place()).id;
  }

  async function buyService(): Promise<string> {
    const { db } = server.app;
    const service = {
      mode: 'voucher',
      validDays: 30,
      untilDay: null,
      usesPerVoucher: 2,
      places: [],
      refundRule: { kind: 'free', daysBefore: null, time: null, feePercent: 0 },
      autoRefundExpired: true,
      instantContent: null,
    };
    const { productId, skuIds } = await addProduct(db, await addShop(db), {
      goods_type: 3,
      service: JSON.stringify(service),
    });
    const line = { kind: 'service' as const, productId, skuDetailId: skuIds[0] ?? '', quantity: 1 };
    const { id } = await order(api, [line]);
    await pay(server, api, id);
    return id;
  }

  /** A ticket of a flash sale, whose document is counted. */
  async function buyInFlashSale(): Promise<string> {
    const { db, clock } = server.app;
    const productId = 'ticket-feilian-adult';
    const day = await openDay(server.visitor(), productId, 3);
    const { activeId, activityProductId } = await addFlashSale(db, clock.now(), {
      priceFen: 100,
      product: { kind: 'ticket', productId, variantId: '', units: [{ slot: day, total: 5 }] },
    });
    const person = { name: '王云', certType: 1 as const, idCard: '110101199003070118', mobile: '' };
    const { memberFrequentContactsId } = await api.contacts.add(person);
    const { grabId } = await grab(api, activityProductId, { day });
    const activity = { activeId, activeType: 4 as const, activityProductId, grabId };
    const contactIds = [memberFrequentContactsId];
    const { id } = await order(api, [{ kind: 'ticket', productId, day, quantity: 1, contactIds, activity }]);
    await pay(server, api, id);
    return id;
  }

  /** A seat in a group that formed, one in a group that failed, and one, with a document, in a group that forms. */
  async function buyInGroups(): Promise<void> {
    const { db, clock } = server.app;
    const full = await addGroupBuy(db, clock.now(), { product: { needed: 2 } });
    const { groupId, orderId } = await takeSeat(server, api, full);
    await takeSeat(server, await server.member(), full, groupId);
    orders.formed = orderId;
    const failed = await takeSeat(server, api, await addGroupBuy(db, clock.now()));
    await db
      .updateTable('buy_groups')
      .set({ ends_ms: clock.now() })
      .where('id', '=', failed.groupId)
      .execute();
    orders.failed = failed.orderId;
    const productId = 'ticket-feilian-adult';
    const day = await openDay(server.visitor(), productId, 6);
    const { activeId, activityProductId } = await addGroupBuy(db, clock.now(), {
      priceFen: 100,
      product: { kind: 'ticket', productId, variantId: '', units: [{ slot: day, total: 5 }] },
    });
    await agree(api, activeId);
    const person = { name: '王山', certType: 1 as const, idCard: '110101199003078152', mobile: '' };
    const { memberFrequentContactsId } = await api.contacts.add(person);
    const activity = { activeId, activeType: 3 as const, activityProductId };
    const contactIds = [memberFrequentContactsId];
    const { id } = await order(api, [{ kind: 'ticket', productId, day, quantity: 1, contactIds, activity }]);
    await pay(server, api, id);
    orders.forming = id;
  }

  /** A bargain that is bought, one that a friend has helped, and one that nobody has. */
  async function bargain(): Promise<void> {
    const { db, clock } = server.app;
    const bought = await addBargain(db, clock.now());
    orders.bargain = await buyBargain(server, api, bought, (await startBargain(api, bought)).bargain.id);
    const helped = await startBargain(api, await addBargain(db, clock.now()));
    await friendsHelp(server, helped.bargain.id, 1);
    await startBargain(api, await addBargain(db, clock.now()));
  }

  /** Two draws of one member in a draw whose seed is told. */
  async function draw(): Promise<void> {
    const { activeId } = await addDraw(server.app, server.app.clock.now(), { prizes: sureGoods(5) });
    await drawOnce(api, activeId);
    await drawOnce(api, activeId);
    await server.press('console/draws/reveal', { id: activeId });
  }

  /** Four boxes of a set whose seed is told: two opened, one given back, and one that can be opened. */
  async function openBoxes(): Promise<string> {
    const set = await addSet(server.app, server.app.clock.now());
    const orderId = await buyAsAdult(server, api, set, 4);
    const [first = '', second = ''] = await unopened(api, set);
    await openOne(api, set, first);
    await openOne(api, set, second);
    const { lines } = await api.order.detail({ id: orderId });
    const { units } = await server.app.db
      .selectFrom('box_units')
      .select((eb) => eb.fn.max('unit').as('units'))
      .where('order_id', '=', orderId)
      .where('state', '=', 'paid')
      .executeTakeFirstOrThrow();
    const items = [{ lineId: lines[0]?.id ?? '', units: [units] }];
    const { amountFen, feeFen } = await api.refund.quote({ orderId, items });
    await api.refund.apply({ orderId, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen });
    await server.press('console/blind-boxes/reveal', { id: set.activeId });
    return orderId;
  }

  /** Two exchanges: a piece for a credit, which a person can have once, and another for a piece. Answers the activity. */
  async function collect(): Promise<string> {
    const { app } = server;
    const { memberId } = await api.session.userInfo();
    const made = await addNft(app, app.clock.now(), {
      products: [
        product({ credits: 1, perMember: 1 }),
        product({ gives: { kind: 'collection', place: 2 }, costs: [{ place: 1, amount: 1 }] }),
      ],
    });
    await verify(app, memberId);
    await api.nft.detail({ id: made.activityId });
    const { pieceId } = await givePiece(app, memberId, made.collectionIds[1] ?? '', app.clock.now());
    await exchangeAsShown(api, made, made.productIds[0] ?? '');
    await exchangeAsShown(api, made, made.productIds[1] ?? '', [pieceId]);
    return made.activityId;
  }

  /** A card in use, and one that was handed back. */
  async function buyAnnualCards(): Promise<void> {
    const typeId = await addCardType(server.app.db);
    const { orderId, cardIds } = await buyCards(server, api, typeId);
    await beginCard(server, cardIds[0] ?? '');
    orders.card = orderId;
    orders.cardBack = (await buyCards(server, api, typeId)).orderId;
    await giveBack(orders.cardBack);
    const addJoined = () => addCardActivity(server.app.db, server.app.clock.now(), typeId, { perCard: 1 });
    const [person] = (await api.annualCard.own({ id: cardIds[0] ?? '' })).persons;
    const join = async () => (await order(api, [activityLine(await addJoined(), person?.personId ?? '')])).id;
    orders.joined = await join();
    orders.joinedBack = await join();
    await giveBack(orders.joinedBack);
    orders.cardWaits = (await buyCards(server, api, typeId)).orderId;
  }

  /** An appointment of somebody with a voucher, and one of an item that anybody can book. */
  async function bookTimes(): Promise<void> {
    const { db, clock } = server.app;
    const { line, productId } = await addService(server);
    const startsMs = noonIn(clock.now(), 2);
    const ofRights = await addItem(db, { mode: 'right', real_name: 'everybody' }, [productId]);
    const { id: orderId } = await order(api, [line()]);
    await pay(server, api, orderId);
    const [right] = (await api.appointment.rights({ orderId })).records;
    const byRight = await book(api, {
      slotId: await addSlot(db, ofRights, { startsMs }),
      voucherIds: [right?.voucherId ?? ''],
      visitors: [visitor()],
    });
    const open = await book(api, { slotId: await addSlot(db, await addItem(db), { startsMs }) });
    appointments.byRight = byRight.id;
    appointments.open = open.id;
  }
});
afterAll(() => server.close());

const PICTURE_OF = `insert into protected_pictures select 'x', p.id, null, 'face', 'current', '\\x00', '', '', 1, 1, 1, null, 0
  from cards c join card_persons p on p.card_id = c.id where c.order_id = :order`;

const JOINED = 'line_id in (select id from order_lines where order_id = :joined)';

/** What breaks each condition; `:name` stands for the id of an order or an appointment above. */
const BREAKING: Record<string, string | string[]> = {
  'a line of a card activity has a live place for each unit that is neither closed nor given back': `update card_activity_places set live = false where ${JOINED}`,
  'no card has more live places in an activity than it may have': `insert into card_activity_places
    select line_id, 9, activity_id, session_id, card_id, (select id from card_persons where id <> person_id limit 1), true
    from card_activity_places where ${JOINED}`,
  'a place is for a person on its card, in a session of its activity': `update card_activity_places set person_id = (select id from card_persons where card_id <> card_activity_places.card_id limit 1)
    where ${JOINED}`,
  'a paid line of cards has all of them, and as many live ones as were not given back':
    "update cards set status = 'expired' where order_id = :cardBack",
  'a card has days, and a period, once it has begun':
    'delete from card_periods where card_id = (select id from cards where order_id = :card)',
  'the last day of a running card is that of its last period':
    "update card_periods set last_day = '2020-01-01' where card_id = (select id from cards where order_id = :card)",
  'nobody is on a card that was handed back':
    "update card_persons set status = 'toActivate' where card_id = (select id from cards where order_id = :cardBack)",
  'no order of cards waits that has nothing left to be activated':
    "update cards set status = 'expired' where order_id = :cardWaits",
  'nobody has more entries at a place on a day than their card gives': `insert into card_entries select 'broken' || n, c.id, p.id, c.terms->'spots'->0->>'spotId', '2027-01-01', n, 'code', '1', 0,
      'admitted', null, null from cards c join card_persons p on p.card_id = c.id, generate_series(1, 2) n where c.order_id = :card`,
  'a document is on one live card of a type': [
    'drop index card_persons_one_holder',
    `update card_persons set id_index = 'x', status = 'active' where type_id in (select type_id from cards where order_id = :card)`,
  ],
  'what is examined is handed in, and is decided by nobody else':
    "update card_persons set status = 'examining' where card_id = (select id from cards where order_id = :card)",
  'a portrait is kept by a consent that stands': PICTURE_OF.replace(':order', ':card'),
  'nothing is kept of who is on a card no more': PICTURE_OF.replace(':order', ':cardBack'),
  'gates are told to delete what is gone here':
    'insert into gate_faces (id, person_id, pushed_ms) select id, id, 0 from card_persons limit 1',
  'a consent is to a text that was published, and is taken back after it was given': `insert into consents select 'c', member_id, 'face', 'person', 'p', null, 'consent-child-2026-01', '2026-01', '', 'en', 2, 'tap',
      null, 0, null from orders where id = :card`,
  'pieces of a collection are numbered from one without gaps, as many as are issued':
    'update nft_collections set issued = issued + 1 where activity_id = :nft',
  'every piece has a certificate of its own':
    'delete from nft_certificates where piece_id in (select got_id from nft_exchanges where activity_id = :nft)',
  'the credits of a member are the sum of what they came of':
    'update nft_members set credits = credits + 1 where activity_id = :nft',
  'participants of an activity are numbered from one without gaps':
    'update nft_activities set participants = participants + 1 where id = :nft',
  'who a member is is kept by a consent of theirs that stands':
    "update consents set withdrawn_ms = given_ms + 1 where purpose = 'realName'",
  'a piece is used up by one exchange of its member, or by none': `update nft_pieces set status = 'held' where status = 'exchanged'
    and collection_id in (select id from nft_collections where activity_id = :nft)`,
  'a product has given as much as was exchanged for':
    'update nft_products set given = given + 1 where activity_id = :nft',
  'what an exchange gave is its member’s, and what it cost in credits is booked':
    'update nft_exchanges set cost_credits = cost_credits + 1 where activity_id = :nft',
  'nobody exchanges more often than one person can, and every exchange of such a product is some person’s':
    'update nft_limits set used = used + 1 where product_id in (select id from nft_products where activity_id = :nft)',
  'a set has a piece for each box that can be opened':
    'update box_items set returned = start_count - opened where activity_id in (select activity_id from box_units where order_id = :boxes)',
  'boxes of a set that are taken are ordered, can be opened, or were':
    'update stock set taken = taken - 1 where pool_id in (select activity_product_id from box_sets where opened = 2)',
  'a paid line of boxes has all of them': "delete from box_units where order_id = :boxes and state = 'paid'",
  'the money of a box goes back, or is back, when it is given back, and of no other':
    "update box_units set state = 'paid' where order_id = :boxes and state = 'refunded'",
  'nobody has more boxes in an order or in a day than anybody may':
    'update order_lines set quantity = 6 where order_id = :boxes',
  'openings of a set are numbered without gaps': 'update box_sets set opened = opened + 1 where opened = 2',
  'of an item as many are out as openings brought':
    'update box_items set opened = opened + 1 where id = (select item_id from box_openings limit 1)',
  'every box that is opened was opened once, by its member, and no other was':
    "update box_units set state = 'opened' where order_id = :boxes and state = 'paid'",
  'what was in a box is a prize of its member':
    "update member_prizes set source = 'draw' where source = 'box'",
  'each opening shows what the ones before it left':
    'update box_openings set pool_before[1] = pool_before[1] + 1',
  'misses are counted, and after enough of them a hidden piece is drawn while any is left':
    'update box_openings set misses = misses + 1 where seq = 2',
  'the misses of a member are those of their last opening':
    'update box_members set misses = misses + 1 where activity_id in (select activity_id from box_openings)',
  'every box of a day whose seed is told can be drawn anew, and holds what it held':
    'update box_openings set k = (k + 1) % drawn_from',
  'a rating sums up the reviews that everybody sees':
    "update reviews set state = 'hidden' where id = 'review-demo-1'",
  'tags and options are counted as often as reviews that everybody sees name them':
    "update review_counts set reviews = reviews + 1 where what = 'tag'",
  'a review helped at least those who say so': [
    "insert into review_votes select 'review-demo-1', id, 0 from members limit 1",
    "update reviews set helpful = 0 where id = 'review-demo-1'",
  ],
  'a snapshot has the hash of what it says': [
    'alter table order_snapshots disable trigger user',
    "update order_snapshots set canonical = canonical || ' ' where order_id = :goods",
  ],
  'an order with snapshots has one of its own, and one of each line': [
    'alter table order_snapshots disable trigger user',
    "delete from order_snapshots where order_id = :goods and kind = 'line'",
  ],
  'what is taken of a pool and slot is what lines hold of it':
    'update stock set taken = taken + 1 where (pool_id, slot) in (select h.pool_id, h.slot from holds h join order_lines l on l.id = h.line_id where l.order_id = :goods)',
  'an order costs what its lines were paid with, and freight':
    'update orders set freight_fen = freight_fen + 1 where id = :goods',
  'a checkout costs what its orders cost':
    'update checkouts set total_fen = total_fen + 1 where id = (select checkout_id from orders where id = :goods)',
  'the adjustments of a line are its discount':
    'update line_adjustments set amount_fen = amount_fen - 1 where seq = 0 and line_id in (select id from order_lines where order_id = :goods)',
  'the shares of what lowered an order are the rows that its buyer was shown':
    "update line_adjustments set step = 'reduction' where step = 'coupon' and line_id in (select id from order_lines where order_id = :goods)",
  'what a paying payment brought is its checkout, and what goes back of it is what requests say':
    'update payments set paid_fen = paid_fen + 1 where checkout_id = (select checkout_id from orders where id = :goods)',
  'money that was not due goes back whole':
    'update checkouts set paid_payment_id = null where id = (select checkout_id from orders where id = :goods)',
  'a paid checkout knows the payment that paid it':
    'update checkouts set paid_payment_id = null where id = (select checkout_id from orders where id = :goods)',
  'what an order has back is what its requests have brought':
    'update orders set refunded_fen = refunded_fen - 1 where id = :ticketBack',
  'the units of a line that are back, or on their way, are those of its requests':
    'update order_lines set refunding_quantity = 1 where order_id = :goods',
  'a line gives back no more than it was paid with': [
    // The table itself sees to it, as long as it is told to.
    'alter table order_lines drop constraint line_units_exist',
    'update order_lines set refunding_quantity = 1 where order_id = :ticketBack',
  ],
  'a line whose units are all back has given back all it was paid with, but for the fees':
    'update order_lines set refunded_fen = refunded_fen - 1 where order_id = :ticketBack',
  'an order is in a pair of statuses that exists': 'update orders set status = 4 where id = :goods',
  'the last event of an order says where it stands': 'update orders set status = 2 where id = :goods',
  'an order is credited with its payment, and only then':
    'update orders set pay_status = 3 - pay_status where id = :goods',
  'a checkout is open while its orders wait for their money, and only then':
    "update checkouts set state = 'open' where id = (select checkout_id from orders where id = :goods)",
  'an order being refunded has an open request': 'update orders set status = 5 where id = :goods',
  'the money of an order that has failed or closed is back, or on its way':
    'update orders set status = 3 where id = :goods',
  'no unpaid checkout is older than its time, unless the payment system can not be asked':
    'update checkouts set expires_ms = 1 where id = (select checkout_id from orders where id = :unpaidTicket)',
  'a coupon is held or used by one checkout that stands, and by no other':
    "update checkouts set state = 'closed' where id = (select checkout_id from orders where id = :unpaidGoods)",
  'as many of a coupon are claimed as members have':
    'update coupons set claimed = claimed + 1 where claimed < total',
  'an activity is used as often as it counts':
    'update activities set used_count = used_count + 1 where used_count > 0',
  'what is held of an activity is what its granted places and its bargains hold':
    'update stock set allotted = allotted + 1 where pool_id = (select activity_product_id from order_lines where order_id = :flash)',
  'an ordered place has an open order of its activity, a won one a paid one':
    "update flash_grabs set state = 'ordered' where order_id = :flash",
  'a line of a flash sale has one place':
    "update flash_grabs set state = 'returned', line_id = null where order_id = :flash",
  'what activities have, or have sold, was moved to them':
    'update stock set allotted = 0 where pool_id = (select p.source_pool_id from activity_products p join order_lines l on l.activity_product_id = p.id where l.order_id = :flash) and slot = (select first_slot from order_lines where order_id = :flash)',
  'nobody has two places of a thing that stand': [
    'drop index flash_grabs_live',
    "insert into flash_grabs select (jsonb_populate_record(g, jsonb_build_object('id', 'again-' || n, 'state', 'queued', 'line_id', null))).* from flash_grabs g, generate_series(1, 2) n where g.order_id = :flash",
  ],
  'nobody has more of an activity than it allows':
    'update flash_grabs set quantity = 20 where order_id = :flash',
  'documents are counted as often as orders of an activity name them':
    'update activity_documents set orders = orders + 1 where activity_product_id = (select activity_product_id from order_lines where order_id = :flash)',
  'a group has as many seats as are counted':
    'update buy_groups set paid = paid - 1 where id = (select group_id from group_seats where order_id = :formed)',
  'a group that formed was full, and nothing of it is held back':
    'update buy_groups set needed = needed + 1 where id = (select group_id from group_seats where order_id = :formed)',
  'all that was paid in a group that failed goes back': 'update orders set status = 1 where id = :failed',
  'an order is held back while its group forms, and no longer':
    'update orders set held_back = false where id = :forming',
  'a seat stands as its group and its order':
    "update group_seats set state = 'formed' where order_id = :forming",
  'a line that is bought in a group has one seat':
    'update group_seats set quantity = quantity + 1 where order_id = :forming',
  'nobody has two groups of a thing that are open': [
    'drop index group_seats_open',
    "insert into group_seats select (jsonb_populate_record(s, jsonb_build_object('id', 0, 'line_id', (select id from order_lines where order_id = :goods)))).* from group_seats s where s.order_id = :forming",
  ],
  'nobody has more of what is sold to groups than it allows':
    'update group_seats set quantity = 20 where order_id = :forming',
  'documents are counted as often as seats of groups name them':
    'update activity_documents set orders = orders + 1 where activity_product_id = (select activity_product_id from order_lines where order_id = :forming)',
  'the cuts of a bargain come to what is cut off, and all of them to what can be':
    'update bargain_cuts set cut_fen = cut_fen + 1 where seq = 4 and bargain_id = (select id from bargains where order_id = :bargain)',
  'a bargain is at its lowest price when nothing is left to cut, and only then': [
    'alter table bargains drop constraint bargains_reached',
    "update bargains set state = 'reached' where state = 'running'",
  ],
  'nobody helps a bargain twice': [
    'drop index bargain_cuts_once',
    'update bargain_cuts c set member_id = b.member_id, at_ms = 0 from bargains b where b.id = c.bargain_id and c.seq = 2 and b.order_id = :bargain',
  ],
  'nobody helps more often in a day than is allowed':
    'update bargain_cuts c set member_id = h.member_id, at_ms = h.at_ms from bargain_cuts h where h.seq = 2 and h.member_id is not null and c.seq = 2 and c.member_id is null',
  'a bargain that is being paid has an open order at its price, a bought one a paid one':
    "update checkouts set state = 'open' where id = (select checkout_id from orders where id = :bargain)",
  'a line that is bought in a bargain has one':
    'update bargains set order_id = :goods where order_id = :bargain',
  'nobody has two bargains of a thing that run, nor more than three in all': [
    'drop index bargains_open',
    "insert into bargains select (jsonb_populate_record(b, jsonb_build_object('id', b.id || n))).* from bargains b, generate_series(1, 3) n where b.state = 'running'",
  ],
  'nobody has bought more in bargains than is allowed':
    "insert into bargains select (jsonb_populate_record(b, jsonb_build_object('id', 'again', 'order_id', :goods))).* from bargains b where b.order_id = :bargain",
  'the odds of a published draw come to one, and one of its prizes wins nothing':
    "update draw_prizes set ppm = ppm - 1 where kind = 'goods' and given = 2",
  'every draw has used a chance, and every used chance was a draw':
    'update draw_chances set used = used + 1 where used = 2',
  'draws of a member are numbered without gaps': 'update draw_members set draws = draws + 1 where draws = 2',
  'of a prize with a number as many are given as draws brought':
    'update draw_prizes set given = given + 1 where given = 2',
  'what a draw brought is a prize of its member, and what wins nothing is none':
    "update member_prizes set draw_index = draw_index + 10 where source = 'draw'",
  'nobody has won more of a prize than it allows': 'update draw_prizes set per_member = 1 where given = 2',
  'a seed that is told is the one that was committed to':
    "update draw_days set commitment = repeat('0', 64) where seed is not null",
  'every roll of a day whose seed is told can be made anew, and stands for its prize':
    'update draw_records set roll = (roll + 1) % 1000000',
  'what a member has of a limited product is what live lines have of it': 'delete from purchase_counts',
  'a paid line of goods has its way, and no unpaid one has any':
    'insert into delivery_lines (line_id, order_id, status, stocking) select id, order_id, 0, false from order_lines where order_id = :unpaidGoods',
  'nothing is on its way that was not paid for':
    'update shipments set order_id = :unpaidGoods where order_id = :goods',
  'an order of goods knows where it is sent': 'delete from deliveries where order_id = :unpaidGoods',
  'an order with a request that the merchant answers is being refunded':
    "update refund_requests set status = 'applied', due_ms = 1, due_what = 'merchantAnswers' where order_id = :ticketBack",
  'somebody has to act on a request while it waits, and only then':
    "update refund_requests set due_ms = 1, due_what = 'merchantAnswers' where order_id = :ticketBack",
  'a request gives back what its units and its freight are, less what is kept of them':
    'update refund_items set amount_fen = amount_fen + 1 where request_id in (select id from refund_requests where order_id = :ticketBack)',
  'a member with addresses has one that is the default':
    'update addresses set is_default = false where member_id = (select member_id from orders where id = :goods)',
  'a unit travels in one parcel, and in another for each time that it was sent back for nothing':
    'update shipment_lines set units = units || units where line_id in (select id from order_lines where order_id = :goods)',
  'a paid service has a code for each unit, or content to show, and an unpaid one has neither':
    'delete from vouchers where order_id = :service',
  'a code is used as often as it may be, and used up exactly then':
    'update vouchers set used_times = uses where order_id = :service',
  'each unit of a fulfilled line of the kind ticket has its vouchers, and no other line has any':
    'update vouchers set order_id = :unpaidTicket, line_id = (select id from order_lines where order_id = :unpaidTicket) where order_id = :ticketBack',
  'a unit of the kind ticket that goes back can not be used':
    'update vouchers set status = 1 where order_id = :ticketBack',
  'each unit of a fulfilled line of the kind cardActivity has its vouchers, and no other line has any':
    'delete from vouchers where order_id = :joined',
  'a unit of the kind cardActivity that goes back can not be used':
    'update vouchers set status = 1 where order_id = :joinedBack',
  'each unit of a fulfilled line of the kind stay has its vouchers, and no other line has any':
    'delete from vouchers where order_id = :stay',
  'a unit of the kind stay that goes back can not be used':
    'update vouchers set status = 1 where order_id = :stayBack',
  'the rooms taken of a night are those that stays hold':
    'update stay_nights set held = false where stay_room_id in (select id from stay_rooms where order_id = :stay)',
  'the nights of a stay were paid with what its line was':
    'update stay_nights set paid_fen = paid_fen + 1 where stay_room_id in (select id from stay_rooms where order_id = :stay)',
  'no more goes back for a room than it was paid with':
    'update stay_nights set paid_fen = 0 where stay_room_id in (select id from stay_rooms where order_id = :stayBack)',
  'each room of a stay has one night for each from arrival until before departure':
    'delete from stay_nights where stay_room_id in (select id from stay_rooms where order_id = :stay)',
  'a stay that has failed or closed holds no night that could be sold then':
    'update stay_nights set held = true where stay_room_id in (select id from stay_rooms where order_id = :stayBack)',
  'what is taken of a slot is what its appointments and offers have':
    'update appointment_slots set taken = taken + 1 where id = (select slot_id from appointments where id = :open)',
  'no voucher is in two appointments that live': [
    'drop index appointment_vouchers_once',
    'insert into appointment_vouchers (appointment_id, voucher_id, people) select :open, voucher_id, people from appointment_vouchers where appointment_id = :byRight',
  ],
  'nobody has two places of an item on one day': [
    'drop index appointment_visitors_once',
    "insert into appointment_visitors select (jsonb_populate_record(v, jsonb_build_object('id', 'again', 'seq', 9, 'code', null))).* from appointment_visitors v where appointment_id = :byRight",
  ],
  'every appointment has a snapshot with the hash of what it says': [
    'alter table appointment_snapshots disable trigger user',
    "update appointment_snapshots set canonical = canonical || ' ' where appointment_id = :open",
  ],
  'an appointment has an event for the status it is in':
    'delete from appointment_events where appointment_id = :open',
  'people of vouchers are the people of their appointment':
    'update appointment_vouchers set people = people + 1 where appointment_id = :byRight',
  'an appointment of an order without vouchers waits for the payment':
    'update appointments set order_id = :goods where id = :open',
  'a room is where its voucher says': 'update stay_rooms set state = 1 where order_id = :stay',
  'no order is on two live invoices, and an order is live on an invoice while that is':
    'update invoice_orders set live = false where order_id = :invoiced',
  'blue and red invoices of an order are what was paid and has not come back, unless one is on its way':
    'update invoice_orders set amount_fen = amount_fen + 1 where order_id = :invoiced and live',
  'an invoice says what its orders and its items say, and each item is net and tax':
    'update invoices set tax_fen = tax_fen + 1 where id in (select invoice_id from invoice_orders where order_id = :invoiced)',
  'a red-letter invoice takes back the whole of what it belongs to':
    "update invoices set state = 'issued' where state = 'red' and id in (select invoice_id from invoice_orders where order_id = :invoiced)",
  'nobody is in, or still expected in, a stay that is complete':
    'update orders set status = 2 where id = :stay',
};

class RolledBack extends Error {}

it('no condition is broken by what the server does', async () => {
  expect(await server.breaches()).toEqual([]);
});

it.each(invariantsOf(orderKinds))('it is found when it is broken: $name', async ({ name, query }) => {
  const breaking = [BREAKING[name] ?? []].flat();
  const last = breaking.at(-1);
  expect(last, 'What would break it?').toBeDefined();
  const ofOrders = (statement = '') =>
    sql.raw(statement.replace(/:(\w+)/g, (_, name: string) => `'${orders[name] ?? appointments[name]}'`));
  const { db, clock } = server.app;
  const found = inTransaction(db, async (tx) => {
    for (const before of breaking.slice(0, -1)) await ofOrders(before).execute(tx);
    const { numAffectedRows } = await ofOrders(last).execute(tx);
    expect(numAffectedRows).toBeGreaterThan(0n);
    const { rows } = await sql.raw(queryOf(query, clock.now(), 20)).execute(tx);
    expect(rows).not.toEqual([]);
    throw new RolledBack();
  });
  await expect(found).rejects.toThrow(RolledBack);
});
