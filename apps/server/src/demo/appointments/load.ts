import { addDays, type Clock, dayOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { generateSlots } from '../../modules/appointment/generate';
import type { PictureManifest } from '../picture-manifest';
import { SPOT_OFFERS } from '../spot-offers';
import { writeRows } from '../write-rows';
import { ITEMS } from './items';

/** So many days behind today have slots, for what the demo member has been to. */
const DAYS_BEHIND = 14;

/** Writes the demo's items with their hours, and slots of the past days and the coming ones. */
export async function writeAppointments(tx: Tx, pictures: PictureManifest, clock: Clock): Promise<void> {
  const today = dayOf(clock.now());
  await writeRows(
    tx,
    'appointment_items',
    ITEMS.map((item, sort) => {
      const spot = SPOT_OFFERS.find((one) => one.spot.id === item.spotId)?.spot;
      if (!spot) throw new Error(`${item.id} is at no spot.`);
      const { title, intro, notes, placeName } = item;
      return {
        id: item.id,
        spot_id: item.spotId,
        shop_id: null,
        city_name: spot.city['zh-Hans'],
        sort,
        mode: item.mode,
        real_name: item.realName,
        cert_types: [],
        min_group: item.minGroup ?? 1,
        max_group: item.maxGroup,
        open_days_ahead: item.openDaysAhead ?? 7,
        release_at: '08:00',
        book_until_min: 30,
        cancel_until_min: 120,
        change_until_min: 120,
        changes_max: 2,
        early_min: 15,
        late_min: 30,
        approval: item.approval ?? 'auto',
        waiting: item.waiting ?? false,
        no_show_limit: 3,
        no_show_days: 90,
        no_show_block_days: 30,
        reappoint: false,
        verify_by: item.verifyBy ?? 'code',
        closed_on_holidays: item.closedOnHolidays ?? false,
        open_on_holidays: item.openOnHolidays ?? false,
        first_day: null,
        last_day: item.endsInDays === undefined ? null : addDays(today, item.endsInDays),
        lat: spot.lat,
        lng: spot.lng,
        picture: pictures.picture(item.picture, title),
        texts: { title, intro, notes, placeName },
      };
    }),
    { keep: ['last_day'] },
  );
  await writeRows(
    tx,
    'appointment_item_products',
    ITEMS.flatMap(({ id, productIds = [] }) =>
      productIds.map((productId) => ({ item_id: id, product_id: productId, people: 1 })),
    ),
    { key: ['item_id', 'product_id'] },
  );
  await writeRows(
    tx,
    'appointment_hours',
    ITEMS.flatMap(({ id, hours }) =>
      hours.map(({ season, weekdays, from, to, slotMinutes, capacity }, seq) => ({
        item_id: id,
        seq,
        season_first: season?.first ?? null,
        season_last: season?.last ?? null,
        weekdays,
        from_time: from,
        to_time: to,
        slot_minutes: slotMinutes,
        capacity,
      })),
    ),
    { key: ['item_id', 'seq'], keep: ['weekdays', 'from_time', 'to_time', 'slot_minutes', 'capacity'] },
  );
  await generateSlots(tx, clock, { from: addDays(today, -DAYS_BEHIND), days: DAYS_BEHIND + 60 });
}
