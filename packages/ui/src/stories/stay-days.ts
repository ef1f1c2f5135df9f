/** The nights of the samples: two from 21 September 2026. */
export const stay = {
  startDate: '2026-09-21',
  endDate: '2026-09-23',
  rooms: 1,
  adults: 2,
  childAges: [],
} as const;

/** Before the first deadline of the samples. */
export const stayNowMs = Date.parse('2026-09-18T02:00:00Z');
export const stayToday = '2026-09-18';
