import type { PriceLine } from './input';

/** Lines that are bought as one thing: a line alone, or the parts of a bundle. */
export interface PieceGroup {
  indexes: number[];
  pieces: number;
}

/** Groups lines so that a bundle counts as its own pieces, not as those of its parts. */
export function piecesOf(lines: readonly PriceLine[], indexes: readonly number[]): PieceGroup[] {
  const bundles = new Map<string, PieceGroup>();
  const groups: PieceGroup[] = [];
  for (const index of indexes) {
    const line = lines[index];
    if (!line) continue;
    const known = line.bundle && bundles.get(line.bundle.key);
    if (known) {
      known.indexes.push(index);
      continue;
    }
    const group = { indexes: [index], pieces: line.bundle?.quantity ?? line.quantity };
    if (line.bundle) bundles.set(line.bundle.key, group);
    groups.push(group);
  }
  return groups;
}

/** The name by which promotions and add-on offers know a line. */
export const variantOf = (line: PriceLine): string => line.variantId ?? line.productId;
