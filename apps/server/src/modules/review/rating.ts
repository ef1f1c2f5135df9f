/** Counts of reviews of one star, of two, … of five. Null: there are none. */
export type Stars = readonly number[] | null;

const countOf = (stars: Stars): number => (stars ?? []).reduce((sum, count) => sum + count, 0);

/** The average, one decimal, half up; 0 without any. */
export function averageOf(stars: Stars): number {
  const count = countOf(stars);
  if (count === 0) return 0;
  const sum = (stars ?? []).reduce((total, many, index) => total + many * (index + 1), 0);
  return Math.floor((sum * 20 + count) / (count * 2)) / 10;
}

/** Share of 4 and 5 stars, percent, half up; 0 without any. */
export function goodPercentOf(stars: Stars): number {
  const count = countOf(stars);
  if (count === 0) return 0;
  const good = (stars?.[3] ?? 0) + (stars?.[4] ?? 0);
  return Math.floor((good * 200 + count) / (count * 2));
}
