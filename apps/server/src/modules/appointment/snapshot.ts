import { appointmentSnapshotVersion } from '@yunyou/contract';
import { canonicalOf, sha256Of } from '../../core/snapshots/content';
import type { AppointmentRow } from './booking-store';
import type { ItemRow, SlotRow } from './items-store';

/** What was agreed: item, slot, rules, place, in both languages; nothing personal, as it outlives the account. */
export function snapshotRow(
  appointment: Pick<AppointmentRow, 'id' | 'sn' | 'size' | 'created_ms'>,
  item: ItemRow,
  slot: SlotRow,
  vouchers: number,
) {
  const canonical = canonicalOf({
    version: appointmentSnapshotVersion,
    kind: 'appointment',
    appointmentSn: appointment.sn,
    agreedAtMs: appointment.created_ms,
    size: appointment.size,
    item: {
      id: item.id,
      title: item.texts.title,
      intro: item.texts.intro,
      notes: item.texts.notes,
      mode: item.mode,
    },
    place: { name: item.texts.placeName, lat: item.lat, lng: item.lng },
    slot: { id: slot.id, day: slot.day, from: slot.from_time, to: slot.to_time, startsAtMs: slot.starts_ms },
    rules: {
      realName: item.real_name,
      verifyBy: item.verify_by,
      approval: item.approval,
      bookUntilMin: item.book_until_min,
      changeUntilMin: item.change_until_min,
      cancelUntilMin: item.cancel_until_min,
      changesMax: item.changes_max,
      earlyMin: item.early_min,
      lateMin: item.late_min,
      noShowLimit: item.no_show_limit,
      noShowDays: item.no_show_days,
      noShowBlockDays: item.no_show_block_days,
      reappoint: item.reappoint,
    },
    priceFen: 0,
    vouchers,
  });
  return {
    appointment_id: appointment.id,
    canonical,
    sha256: sha256Of(canonical),
    created_ms: appointment.created_ms,
  };
}
