import { type RawBuilder, sql } from 'kysely';
import { dayOf, timeOf } from '../../clock';

/** The first night of rate `r` whose sale is not over: no stay that can still be booked has an earlier one. `saleEndsMs` in SQL. */
export const firstSoldNight = (nowMs: number): RawBuilder<string> => sql<string>`to_char(
  ${dayOf(nowMs)}::date + r.advance_days + (case when ${timeOf(nowMs)} >= r.cutoff then 1 else 0 end), 'YYYY-MM-DD')`;
