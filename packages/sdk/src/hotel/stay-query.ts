import type { Stay } from '../stay/stay';
import type { StayQuery } from './hotels';

/** What is asked of the server for a stay. */
export const stayQueryOf = ({ startDate, endDate, rooms, adults, childAges }: Stay): StayQuery => ({
  startDate,
  endDate,
  rooms,
  adults,
  ...(childAges.length > 0 && { childAges: [...childAges] }),
});
