import { sql } from './kysely';

export const notice = sql`select 1`;
