import type { Updateable } from 'kysely';
import type { Tx } from '../../database/connect';
import type { AppointmentTables } from './tables';

export async function setVisitor(
  tx: Tx,
  id: string,
  columns: Updateable<AppointmentTables['appointment_visitors']>,
): Promise<void> {
  await tx.updateTable('appointment_visitors').set(columns).where('id', '=', id).execute();
}
