import type { Queries } from '../database/connect';
import type { AuditOutcome } from './tables';

export interface AuditLine {
  staffId: string | null;
  staffName: string;
  action: string;
  subject: string;
  note?: string;
  network: string;
  atMs: number;
}

const NOTE_MAX = 500;

/** Writes down what is about to be done; answers the line's id. */
export async function beginAudit(db: Queries, line: AuditLine): Promise<number> {
  const { id } = await insertLine(db, line, 'begun').executeTakeFirstOrThrow();
  return id;
}

/** Writes down what has happened. */
export async function audit(db: Queries, line: AuditLine, outcome: AuditOutcome): Promise<void> {
  await insertLine(db, line, outcome).execute();
}

const insertLine = (db: Queries, line: AuditLine, outcome: AuditOutcome) =>
  db
    .insertInto('staff_audit')
    .values({
      staff_id: line.staffId,
      staff_name: line.staffName.slice(0, 60),
      action: line.action,
      subject: line.subject.slice(0, 120),
      outcome,
      note: (line.note ?? '').slice(0, NOTE_MAX),
      network: line.network,
      at_ms: line.atMs,
    })
    .returning('id');

/** Writes down how it went. */
export async function endAudit(
  db: Queries,
  id: number,
  { outcome, note }: { outcome: AuditOutcome; note: string },
): Promise<void> {
  await db
    .updateTable('staff_audit')
    .set({ outcome, note: note.slice(0, NOTE_MAX) })
    .where('id', '=', id)
    .execute();
}

export interface AuditFilter {
  staffName?: string;
  subjects?: readonly string[];
  /** Lines older than this one. */
  before?: number;
  limit: number;
}

/** The newest lines first. */
export function readAudit(db: Queries, { staffName, subjects, before, limit }: AuditFilter) {
  let query = db.selectFrom('staff_audit').selectAll().orderBy('id', 'desc').limit(limit);
  if (staffName) query = query.where('staff_name', '=', staffName);
  if (subjects) query = query.where('subject', 'in', subjects.length > 0 ? [...subjects] : ['']);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.execute();
}
