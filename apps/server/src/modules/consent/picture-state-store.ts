import { sql } from 'kysely';
import type { Queries } from '../../database/connect';

interface PictureFacts {
  person_id: string;
  held: boolean;
  delete_after_day: string | null;
  /** A gate has not said yet that it has deleted its own. */
  deleting: boolean;
  /** One was kept, or agreed to, and is no more. */
  was: boolean;
}

/** What is known of the portraits of persons. */
export async function pictureFacts(db: Queries, personIds: readonly string[]): Promise<PictureFacts[]> {
  if (personIds.length === 0) return [];
  const { rows } = await sql<PictureFacts>`
    select p.id as person_id, f.held is not null as held, f.delete_after_day,
      exists (select from gate_faces g where g.person_id = p.id and g.delete_ms is not null and g.acknowledged_ms is null)
        as deleting,
      exists (select from gate_faces g where g.person_id = p.id and g.acknowledged_ms is not null)
        or exists (select from consents k where k.subject_id = p.id and k.purpose in ('face', 'faceChild')
          and k.withdrawn_ms is not null) as was
    from unnest(${sql.val([...personIds])}::text[]) p(id)
    left join lateral (select true as held, f.delete_after_day from protected_pictures f
      where f.person_id = p.id and f.kind = 'face' order by f.state limit 1) f on true`.execute(db);
  return rows;
}
