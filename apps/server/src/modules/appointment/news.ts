import { addDays, dayOf, instantOf, timeOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { insertNews } from './news-store';
import type { AppointmentTemplate } from './templates';

export interface News {
  memberId: string;
  template: AppointmentTemplate;
  appointmentId?: string;
  entryId?: string;
  voucherId?: string;
  /** What is told once. Default: each time anew. */
  once?: string;
  /** By SMS, too. */
  isUrgent?: boolean;
  /** Also at night. */
  atNight?: boolean;
  untilMs?: number;
}

const MORNING = '08:00';
const NIGHT = '22:00';

/** Nobody is told anything between ten at night and eight in the morning. */
export function tellFromMs(nowMs: number): number {
  const day = dayOf(nowMs);
  const time = timeOf(nowMs);
  if (time < MORNING) return instantOf(day, MORNING);
  return time >= NIGHT ? instantOf(addDays(day, 1), MORNING) : nowMs;
}

/** Writes down what is to be told, with what it tells of; a job tells it. */
export async function noteNews(tx: Tx, news: readonly News[], nowMs: number): Promise<void> {
  if (news.length === 0) return;
  const rows = news.flatMap((one) => {
    const row = {
      member_id: one.memberId,
      template: one.template,
      appointment_id: one.appointmentId ?? null,
      entry_id: one.entryId ?? null,
      voucher_id: one.voucherId ?? null,
      due_ms: one.atNight ? nowMs : tellFromMs(nowMs),
      until_ms: one.untilMs ?? null,
    };
    const once = one.once ?? null;
    return [
      { ...row, channel: 'inbox' as const, once },
      ...(one.isUrgent ? [{ ...row, channel: 'sms' as const, once: once && `${once}:sms` }] : []),
    ];
  });
  await insertNews(tx, rows);
}
