import { db, sql } from './kysely';

// Not SQL: db.selectFrom('notices') and sql`select` in a comment.
export const text = "db.selectFrom('notices')";
export const rows = db.selectFrom('notices');
export const one = sql`select 1`;
