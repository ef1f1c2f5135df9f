import { internationalType, type Picture } from '@yunyou/contract';
import { sql } from 'kysely';
import { addDays, type Clock, dayOf } from '../clock';
import type { Db, Queries, Tx } from '../database/connect';
import { inTransaction } from '../database/transaction';
import { calendarDayOf } from '../holidays';
import type { SpotContent } from '../modules/scenic-spot/tables';
import type { TicketContent } from '../modules/ticket/tables';
import type { DataProtection } from '../security/data-protection';
import {
  CITY_LIST,
  HOME_HELLO,
  HOME_LAYOUT,
  LICENSE_FACTS,
  NOTICES,
  OPERATOR,
  RECOMMENDED_CITIES,
  SPOT_OFFERS,
} from '.';
import { writeAnnualCards } from './annual-cards';
import { writeAppointments } from './appointments/load';
import { writeBargains } from './bargains';
import { writeBlindBoxes } from './blind-boxes';
import { writeCardActivities } from './card-activities';
import { writeCollectibles } from './collectibles/load';
import { writeDraws } from './draws';
import { writeFlashSales } from './flash-sales';
import { writeGroupBuys } from './group-buys';
import { FACILITIES } from './hotels/facilities';
import { extendDemoNights, writeHotels } from './hotels/load';
import { writeJumpCodes } from './jump-codes';
import type { PictureManifest } from './picture-manifest';
import { profileBlocks } from './profile-blocks';
import { SEARCH_WORDS_DOCUMENT } from './search-words';
import { writeShops } from './shops/load';
import { specialRows } from './special-rows';
import { APP_FILE, SIDE_BAR_FILE, TAB_BAR_FILE, UPDATE_CONFIG_FILE } from './static-files';
import { stockOn } from './stock-on';
import {
  ENABLED_TEMPLATES,
  MESSAGE_TEMPLATES,
  SUBSCRIBE_CONFIG_FILE,
  SUBSCRIBE_TASK_FILE,
} from './subscribe-files';
import type { DemoSpot, DemoTicket, LocaleId, OpenTime } from './types';

/** Prices and stock are kept filled this far ahead, so that the calendar's three months are always there. */
const CALENDAR_DAYS = 100;
const DAY_MS = 86_400_000;

interface Deps {
  tx: Tx;
  clock: Clock;
  pictures: PictureManifest;
  protection: DataProtection;
}

/** Writes the demo operator's content. Safe to repeat: what is there is brought up to date, orders are left alone. */
export async function loadDemo({ db, ...given }: Omit<Deps, 'tx'> & { db: Db }): Promise<void> {
  const { clock, pictures } = given;
  await inTransaction(db, async (tx) => {
    const deps = { tx, ...given };
    for (const [sort, { spot, pools, tickets }] of SPOT_OFFERS.entries()) {
      await writeSpot(deps, spot, sort);
      for (const pool of pools) {
        await tx
          .insertInto('stock_pools')
          .values({ id: pool.id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      for (const [ticketSort, ticket] of tickets.entries()) await writeTicket(deps, ticket, ticketSort);
    }
    await writeHotels(tx, pictures, (type, id, data) => writeInternational(tx, type, id, data));
    await writeSeller(deps);
    await writeShops(deps);
    await writeDocuments(deps);
    await writeNotices(deps);
    await writeSpecials(deps);
    await writeAppointments(tx, pictures, clock);
    await writeJumpCodes(tx, pictures, clock);
  });
  await writeAnnualCards({ db, pictures, clock });
  await writeCardActivities({ db, pictures, clock });
  await extendDemoCalendar({ db, clock });
  await writeFlashSales({ db, clock });
  await writeGroupBuys({ db, clock });
  await writeBargains({ db, clock });
  await writeDraws({ db, ...given });
  await writeBlindBoxes({ db, ...given });
  await writeCollectibles({ db, ...given });
}

/** Tickets and rooms are the operator's: what its invoices say of it. */
async function writeSeller({ tx }: Pick<Deps, 'tx'>) {
  const columns = { name: JSON.stringify(OPERATOR.company), tax_id: OPERATOR.uscc };
  await tx
    .insertInto('sellers')
    .values({ id: 'operator', ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}

async function writeSpot({ tx, pictures }: Pick<Deps, 'tx' | 'pictures'>, spot: DemoSpot, sort: number) {
  const zh = spotContent(spot, 'zh-Hans', pictures);
  const en = spotContent(spot, 'en', pictures);
  const columns = {
    sort,
    city_name: spot.city['zh-Hans'],
    grade: spot.level,
    rating: spot.ratingX10 / 10,
    rating_count: spot.ratingCount,
    lat: spot.lat,
    lng: spot.lng,
    phone: spot.phone,
    themes: [...spot.themes],
    picture: JSON.stringify(pictures.picture(spot.pictures.hero, spot.name)),
    thumb: JSON.stringify(pictures.picture(spot.pictures.thumb, spot.name)),
    album: JSON.stringify(spot.pictures.album.map((name) => pictures.picture(name, spot.name))),
    content: JSON.stringify(zh),
    search_text: [zh, en]
      .flatMap((content) => [content.name, content.subtitle, ...content.tags])
      .join('\n')
      .toLowerCase(),
  };
  await tx
    .insertInto('spots')
    .values({ id: spot.id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  await writeInternational(tx, internationalType.scenicSpot, spot.id, { ...en, cityName: spot.city.en });
}

async function writeTicket({ tx }: Pick<Deps, 'tx'>, ticket: DemoTicket, sort: number) {
  const columns = {
    spot_id: ticket.spotId,
    pool_id: ticket.stockPoolId,
    sort,
    kind: ticket.kind,
    traveller_rule: ticket.travellerRule,
    people_per_ticket: ticket.peoplePerTicket,
    min_per_order: ticket.minPerOrder,
    max_per_order: ticket.maxPerOrder,
    cert_types: [...ticket.certTypes],
    min_age: ticket.minAge ?? null,
    max_age: ticket.maxAge ?? null,
    gender: ticket.gender ?? null,
    confirm_mode: ticket.confirmMode,
    refund_kind: ticket.refundRule.kind,
    refund_days_before: ticket.refundRule.kind === 'until' ? ticket.refundRule.daysBefore : null,
    refund_time: ticket.refundRule.kind === 'until' ? ticket.refundRule.time : null,
    refund_fee_percent: ticket.refundRule.kind === 'until' ? ticket.refundRule.feePercent : 0,
    market_price_fen: ticket.marketPriceFen,
    valid_days: ticket.validDays,
    advance_days: ticket.advanceDays,
    cutoff: ticket.cutoff,
    content: JSON.stringify(ticketContent(ticket, 'zh-Hans')),
  };
  await tx
    .insertInto('tickets')
    .values({ id: ticket.id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  await writeInternational(tx, internationalType.ticket, ticket.id, { ...ticketContent(ticket, 'en') });
}

const ticketContent = (ticket: DemoTicket, locale: LocaleId): TicketContent => ({
  name: ticket.name[locale],
  description: ticket.description[locale],
  labels: [],
  includes: ticket.includes.map((text) => text[locale]),
  entryRule: ticket.entryRule[locale],
});

function spotContent(spot: DemoSpot, locale: LocaleId, pictures: PictureManifest): SpotContent {
  return {
    name: spot.name[locale],
    subtitle: spot.subtitle[locale],
    tags: spot.tags.map((tag) => tag[locale]),
    intro: spot.intro[locale],
    address: spot.address[locale],
    openTimes: spot.openTimes.map((time) => ({
      label: openTimeLabel(time, locale),
      from: time.from,
      to: time.to,
    })),
    facilities: spot.facilities.map((text) => text[locale]),
    notices: spot.notices.map((text) => text[locale]),
    blocks: spot.profile.flatMap((block) => profileBlocks(block, locale, pictures)),
    traffic: spot.traffic.map((text) => text[locale]),
  };
}

/** The season names its rest days itself. */
function openTimeLabel(time: OpenTime, locale: LocaleId): string {
  const season = time.season[locale];
  return locale === 'en'
    ? `${season}, last entry ${time.lastEntry}`
    : `${season}，最晚入园 ${time.lastEntry}`;
}

async function writeInternational(tx: Tx, type: number, id: string, data: Record<string, unknown>) {
  const text = JSON.stringify(data);
  await tx
    .insertInto('international_fields')
    .values({ type, table_id: id, data: text })
    .onConflict((conflict) => conflict.columns(['type', 'table_id']).doUpdateSet({ data: text }))
    .execute();
}

async function writeDocuments({ tx, pictures }: Pick<Deps, 'tx' | 'pictures'>) {
  const documents: Record<string, object> = {
    homeLayout: {
      templateId: HOME_LAYOUT.templateId,
      components: HOME_LAYOUT.components.map((component) => withPictures(component, pictures)),
    },
    homePage: { helloText: HOME_HELLO },
    cityInfo: { cityList: CITY_LIST, recommendList: RECOMMENDED_CITIES },
    phone: { telephone: OPERATOR.servicePhone },
    i18nConfig: {
      defaultLocale: 'zh-Hans',
      locales: [
        { locale: 'zh-Hans', name: '简体中文' },
        { locale: 'en', name: 'English' },
      ],
    },
    license: { rows: LICENSE_FACTS },
    'file:config/tabbar.json': TAB_BAR_FILE,
    'file:config/sidebar.json': SIDE_BAR_FILE,
    'file:config/app.json': appFile(pictures),
    'file:config/update-config.json': UPDATE_CONFIG_FILE,
    'file:config/subscribe-config.json': SUBSCRIBE_CONFIG_FILE,
    'file:config/subscribe-task.json': SUBSCRIBE_TASK_FILE,
    hotelFacilities: { groups: FACILITIES },
    searchWords: SEARCH_WORDS_DOCUMENT,
    enabledTemplates: { types: ENABLED_TEMPLATES },
    messageTemplates: MESSAGE_TEMPLATES,
  };
  for (const [key, value] of Object.entries(documents)) {
    const data = JSON.stringify(value);
    await tx
      .insertInto('site_documents')
      .values({ key, data })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ data }))
      .execute();
  }
}

/** The home layout names its pictures; the wire carries them. */
function withPictures(component: (typeof HOME_LAYOUT.components)[number], pictures: PictureManifest): object {
  const dressed = (tile: {
    picture: string;
    title: { 'zh-Hans': string; en: string };
  }): { picture: Picture } => ({
    ...tile,
    picture: pictures.picture(tile.picture, tile.title),
  });
  if (component.type === 'top_card') return dressed(component);
  if (component.type === 'home_icon_kv') return component;
  return { ...component, items: component.items.map(dressed) };
}

function appFile(pictures: PictureManifest): object {
  const { imagePicture, paths, ...share } = APP_FILE.shareConfig;
  return {
    ...APP_FILE,
    shareConfig: {
      ...share,
      imageUrl: pictures.largestUrl(imagePicture),
      paths: Object.fromEntries(
        Object.entries(paths).map(([path, { imagePicture: image, ...entry }]) => [
          path,
          { ...entry, imgUrl: pictures.largestUrl(image) },
        ]),
      ),
    },
  };
}

async function writeNotices({ tx, clock }: Pick<Deps, 'tx' | 'clock'>) {
  for (const notice of NOTICES) {
    await tx
      .insertInto('notices')
      .values({
        id: notice.id,
        title: JSON.stringify(notice.title),
        paragraphs: JSON.stringify(notice.paragraphs),
        published_ms: clock.now() - notice.publishedDaysAgo * DAY_MS,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function writeSpecials({ tx, clock, pictures }: Omit<Deps, 'protection'>) {
  await tx
    .insertInto('specials')
    .values(specialRows(pictures, clock.now()))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Fills prices and stock of the coming days; days that are there keep what they have. */
export async function extendDemoCalendar({ db, clock }: { db: Queries; clock: Clock }): Promise<void> {
  const today = dayOf(clock.now());
  const days = Array.from({ length: CALENDAR_DAYS }, (_, index) => addDays(today, index));
  const kinds = new Map(days.map((day) => [day, calendarDayOf(day).kind]));
  const prices: { ticket_id: string; day: string; price_fen: number }[] = [];
  // What the demo's other counters have sold is theirs.
  const stock: { pool_id: string; slot: string; total: number; allotted: number }[] = [];
  for (const { pools, tickets } of SPOT_OFFERS) {
    for (const [day, kind] of kinds) {
      for (const pool of pools) {
        const places = stockOn(pool, day, kind);
        if (places.state === 'closed') continue;
        stock.push({
          pool_id: pool.id,
          slot: day,
          total: places.total,
          allotted: places.total - places.remaining,
        });
      }
      for (const ticket of tickets)
        prices.push({ ticket_id: ticket.id, day, price_fen: ticket.priceFen[kind] });
    }
  }
  // One statement for each table: the rows travel as one JSON value, not as tens of thousands of parameters.
  await sql`insert into ticket_prices (ticket_id, day, price_fen)
    select ticket_id, day, price_fen
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as r(ticket_id text, day text, price_fen integer)
    on conflict do nothing`.execute(db);
  await sql`insert into stock (pool_id, slot, total, allotted)
    select pool_id, slot, total, allotted
    from jsonb_to_recordset(${JSON.stringify(stock)}::jsonb) as r(pool_id text, slot text, total integer, allotted integer)
    on conflict do nothing`.execute(db);
  await extendDemoNights(db, clock.now());
}
