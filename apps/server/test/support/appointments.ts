import type { ApiClient } from '@yunyou/api-client';
import type { RequestOf } from '@yunyou/contract';
import { addDays, dayOf } from '../../src/clock';
import type { Db } from '../../src/database/connect';
import type { AppointmentTables } from '../../src/modules/appointment/tables';
import { newId } from '../../src/security/ids';
import { newIdCard } from './test-server';

const both = (zhHans: string, en: string) => ({ 'zh-Hans': zhHans, en });

export const MOBILE = '13800138000';

type ItemChanges = Partial<Record<keyof AppointmentTables['appointment_items'], unknown>>;

/** An item that anybody can book for up to ten, without documents; its slots are added by themselves. */
export async function addItem(
  db: Db,
  changes: ItemChanges = {},
  productIds: readonly string[] = [],
): Promise<string> {
  const id = `item-${newId()}`;
  await db
    .insertInto('appointment_items')
    .values({
      id,
      city_name: '澄岚市',
      sort: 900,
      mode: 'open',
      real_name: 'none',
      cert_types: [],
      min_group: 1,
      max_group: 50,
      open_days_ahead: 30,
      release_at: '08:00',
      book_until_min: 30,
      cancel_until_min: 120,
      change_until_min: 120,
      changes_max: 2,
      early_min: 15,
      late_min: 30,
      approval: 'auto',
      waiting: true,
      no_show_limit: 3,
      no_show_days: 90,
      no_show_block_days: 30,
      reappoint: false,
      verify_by: 'code',
      closed_on_holidays: false,
      open_on_holidays: false,
      lat: 24,
      lng: 113,
      picture: JSON.stringify({
        width: 1,
        height: 1,
        color: '#ffffff',
        sources: [{ url: '/a', width: 1 }],
        alt: both('图', 'A'),
      }),
      texts: JSON.stringify({
        title: both('试泡温泉', 'A bath'),
        intro: both('泡', 'Bathe'),
        notes: [both('带毛巾', 'Bring a towel')],
        placeName: both('汤馆', 'Bath house'),
      }),
      ...changes,
    } as never)
    .execute();
  if (productIds.length > 0) {
    await db
      .insertInto('appointment_item_products')
      .values(productIds.map((product_id) => ({ item_id: id, product_id, people: 1 })))
      .execute();
  }
  return id;
}

/** A slot of an item that begins then and lasts an hour; bookable since long. */
export async function addSlot(
  db: Db,
  itemId: string,
  {
    startsMs,
    capacity = 10,
    opensMs = 0,
    minutes = 60,
  }: { startsMs: number; capacity?: number; opensMs?: number; minutes?: number },
): Promise<string> {
  const endsMs = startsMs + minutes * 60_000;
  const time = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(11, 16);
  const id = `slot-${newId()}`;
  await db
    .insertInto('appointment_slots')
    .values({
      id,
      item_id: itemId,
      day: dayOf(startsMs),
      from_time: time(startsMs),
      to_time: time(endsMs),
      starts_ms: startsMs,
      ends_ms: endsMs,
      opens_ms: opensMs,
      capacity,
    })
    .execute();
  return id;
}

/** Noon of a day from today on, by the server's clock. */
export const noonIn = (nowMs: number, days: number): number =>
  Date.parse(`${addDays(dayOf(nowMs), days)}T12:00:00+08:00`);

/** Somebody with a document of their own. */
export const visitor = (name = '李云', idCard = newIdCard()) => ({ name, certType: 1 as const, idCard });

type Wanted = Partial<RequestOf<'appointment', 'create'>> & { slotId: string };

/** Books for one, unless it says otherwise. */
export const book = (api: ApiClient, wanted: Wanted) =>
  api.appointment.create({ size: 1, mobile: MOBILE, ...wanted });

/** How many places of a slot are taken. */
export async function takenOf(db: Db, slotId: string): Promise<number> {
  const { taken } = await db
    .selectFrom('appointment_slots')
    .select('taken')
    .where('id', '=', slotId)
    .executeTakeFirstOrThrow();
  return taken;
}
