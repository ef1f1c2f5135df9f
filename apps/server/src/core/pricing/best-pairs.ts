// Weights stay exact below 2^53: a fen outweighs every tie rule, a coupon fewer outweighs every rank.
const fen = 2 ** 17;
const oneCoupon = 2 ** 13;
const oneMore = 2 ** 35;
const most = { value: 2 ** 31 - 1, rank: 511 };

/**
 * Gives each row (an order) at most one column (a coupon), each column to at most one row, so that the values sum to
 * the most. Ties: fewer columns, then smaller ranks; with `everyColumn` as many columns as possible come first.
 * Answers the column of each row, or null. The Hungarian method, rows² × columns steps.
 */
export function bestPairs(
  values: readonly (readonly number[])[],
  ranks: readonly number[],
  everyColumn: boolean,
): (number | null)[] {
  const rows = values.length;
  const costOf = (row: number, column: number): number => {
    const value = Math.min(values[row]?.[column] ?? 0, most.value);
    if (value <= 0) return 0;
    const rank = Math.min(ranks[column] ?? 0, most.rank);
    return -((value + (everyColumn ? oneMore : 0)) * fen - oneCoupon - rank);
  };
  // Columns that only one row wants are nobody else's business: each row has its best.
  const isWanted = (column: number) => values.filter((row) => (row[column] ?? 0) > 0).length;
  if (ranks.every((_, column) => isWanted(column) <= 1))
    return values.map((_, row) => {
      let best: number | null = null;
      for (let column = 0; column < ranks.length; column += 1) {
        const cost = costOf(row, column);
        if (cost < (best === null ? 0 : costOf(row, best))) best = column;
      }
      return best;
    });
  // The other rows take one column each, so that of each row only so many of its best can matter.
  const near = [
    ...new Set(
      values.flatMap((_, row) =>
        ranks
          .map((_rank, column) => ({ column, cost: costOf(row, column) }))
          .filter(({ cost }) => cost < 0)
          .sort((a, b) => a.cost - b.cost)
          .slice(0, rows)
          .map(({ column }) => column),
      ),
    ),
  ].sort((a, b) => a - b);
  const columns = near.length + rows;
  const nearCostOf = (row: number, place: number): number => {
    const column = near[place];
    return column === undefined ? 0 : costOf(row, column);
  };
  // Numbered from 1; column 0 holds the row that looks for a place.
  const rowPrice = new Array<number>(rows + 1).fill(0);
  const columnPrice = new Array<number>(columns + 1).fill(0);
  const rowOf = new Array<number>(columns + 1).fill(0);
  const at = (list: readonly number[], index: number): number => list[index] ?? 0;
  for (let row = 1; row <= rows; row += 1) {
    rowOf[0] = row;
    const cameFrom = new Array<number>(columns + 1).fill(0);
    const slack = new Array<number>(columns + 1).fill(Number.POSITIVE_INFINITY);
    const seen = new Set<number>();
    let column = 0;
    while (at(rowOf, column) !== 0) {
      seen.add(column);
      const current = at(rowOf, column);
      let step = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= columns; other += 1) {
        if (seen.has(other)) continue;
        const gap = nearCostOf(current - 1, other - 1) - at(rowPrice, current) - at(columnPrice, other);
        if (gap < at(slack, other)) {
          slack[other] = gap;
          cameFrom[other] = column;
        }
        if (at(slack, other) < step) {
          step = at(slack, other);
          next = other;
        }
      }
      for (let other = 0; other <= columns; other += 1) {
        if (seen.has(other)) {
          const owner = at(rowOf, other);
          rowPrice[owner] = at(rowPrice, owner) + step;
          columnPrice[other] = at(columnPrice, other) - step;
        } else slack[other] = at(slack, other) - step;
      }
      column = next;
    }
    while (column !== 0) {
      const previous = at(cameFrom, column);
      rowOf[column] = at(rowOf, previous);
      column = previous;
    }
  }
  const pairs = new Array<number | null>(rows).fill(null);
  near.forEach((column, place) => {
    const row = at(rowOf, place + 1) - 1;
    if (row >= 0 && costOf(row, column) < 0) pairs[row] = column;
  });
  return pairs;
}
