import type { OrderLine } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { lineTimes } from './rights-store';

/** Kinds whose vouchers may need a time. */
const KINDS: readonly string[] = ['ticket', 'service'];

/** What an order tells of its lines: how many vouchers need a time, and how many have one. */
export async function timesOfLines(
  db: Queries,
  lines: readonly { id: string; kind: string }[],
): Promise<Map<string, Pick<OrderLine, 'appointment'>>> {
  const rows = await lineTimes(
    db,
    lines.filter(({ kind }) => KINDS.includes(kind)).map(({ id }) => id),
  );
  return new Map(rows.map(({ line_id, needed, booked }) => [line_id, { appointment: { needed, booked } }]));
}
