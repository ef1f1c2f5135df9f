import type { AnnualCardSpot } from '@yunyou/contract';

/** Days without entry that begin in a month. */
export interface ShutMonth {
  /** YYYY-MM. */
  month: string;
  days: { key: string; firstDay: string; lastDay: string; name: string; spots: string[] }[];
}

const MONTH_LENGTH = 'YYYY-MM'.length;

/** Shut days of all spots by the month they begin in; the same days of several spots stand together. */
export function shutMonthsOf(spots: readonly Pick<AnnualCardSpot, 'name' | 'blackout'>[]): ShutMonth[] {
  const found = new Map<string, ShutMonth['days'][number]>();
  for (const { name: spot, blackout } of spots) {
    for (const { firstDay, lastDay, name } of blackout) {
      const key = `${firstDay} ${lastDay} ${name}`;
      const days = found.get(key) ?? { key, firstDay, lastDay, name, spots: [] };
      days.spots.push(spot);
      found.set(key, days);
    }
  }
  const all = [...found.values()].sort((a, b) => a.key.localeCompare(b.key));
  const months = [...new Set(all.map(({ firstDay }) => firstDay.slice(0, MONTH_LENGTH)))];
  return months.map((month) => ({ month, days: all.filter(({ firstDay }) => firstDay.startsWith(month)) }));
}

/** The next days without entry, today among them; undefined where none are known. */
export const nextShutOf = (
  spots: readonly Pick<AnnualCardSpot, 'name' | 'blackout'>[],
  today: string,
): ShutMonth['days'][number] | undefined =>
  shutMonthsOf(spots)
    .flatMap(({ days }) => days)
    .find(({ lastDay }) => lastDay >= today);
