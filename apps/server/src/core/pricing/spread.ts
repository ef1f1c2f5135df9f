/**
 * Shares of `amountFen` in proportion to `weights`: floored, then fen by fen to the largest remainders, ties to the
 * earlier one. They sum exactly to `amountFen`; all are 0 when all weights are.
 */
export function spread(amountFen: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0 || amountFen <= 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => ({ index, ...divide(amountFen, weight, sum) }));
  const shares = parts.map((part) => part.whole);
  let left = amountFen - shares.reduce((total, share) => total + share, 0);
  for (const { index } of parts.toSorted((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/** `amount × weight / sum`, with big integers where the product would lose digits. */
function divide(amount: number, weight: number, sum: number): { whole: number; rest: number } {
  const product = amount * weight;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const rest = product % sum;
    return { whole: (product - rest) / sum, rest };
  }
  const exact = BigInt(amount) * BigInt(weight);
  return { whole: Number(exact / BigInt(sum)), rest: Number(exact % BigInt(sum)) };
}

/** A bundle's price in fen, spread over its parts by stand-alone value × quantity; by quantity when no part has a value. */
export function spreadByWeight(
  totalFen: number,
  parts: readonly { weightFen: number; quantity: number }[],
): number[] {
  const weights = parts.map((part) => part.weightFen * part.quantity);
  return spread(
    totalFen,
    weights.some((weight) => weight > 0) ? weights : parts.map((part) => part.quantity),
  );
}

/** `percent` of `sumFen` in fen, rounded half up. Percentages may have two decimals. */
export function percentOf(sumFen: number, percent: number): number {
  const hundredths = BigInt(Math.round(percent * 100));
  return Number((BigInt(sumFen) * hundredths * 2n + 10_000n) / 20_000n);
}
