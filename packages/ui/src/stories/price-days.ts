import type { PriceCalendarDay } from '@yunyou/contract';

const DAY_MS = 86_400_000;

const holidays: Record<string, { 'zh-Hans': string; en: string }> = {
  '2026-10-01': { 'zh-Hans': '国庆节', en: 'National Day' },
  '2026-10-02': { 'zh-Hans': '国庆节', en: 'National Day' },
  '2026-10-03': { 'zh-Hans': '国庆节', en: 'National Day' },
  '2026-09-25': { 'zh-Hans': '中秋节', en: 'Mid-Autumn' },
};

/** Days of a price calendar with every state in them; the same for the same arguments. */
export function priceDays(first: string, count: number): PriceCalendarDay[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(start + index * DAY_MS);
    const day = date.toISOString().slice(0, 10);
    const weekend = [0, 6].includes(date.getUTCDay());
    const holiday = holidays[day] ?? null;
    const state =
      index === 0 ? 'tooLate' : index % 17 === 9 ? 'soldOut' : index % 23 === 14 ? 'closed' : 'open';
    return {
      day,
      state,
      priceFen: state === 'open' ? (holiday ? 26_800 : weekend ? 19_800 : 16_800) : null,
      left: state === 'open' && index % 11 === 5 ? 3 : null,
      holiday,
    };
  });
}
