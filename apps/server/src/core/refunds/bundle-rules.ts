import type { Queries } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { byKind, type OrderKinds, type StoredLine } from '../kinds';

interface Chosen {
  line: StoredLine;
  units: readonly number[];
}

/**
 * A bundle that goes back only as a whole: all of its units that are left at once, and not once one of them was used, shipped
 * or stayed in. Refuses with `bundleWhole` or `bundlePartUsed`.
 */
export async function refuseBrokenBundles(
  { db, kinds, nowMs }: { db: Queries; kinds: OrderKinds; nowMs: number },
  lines: readonly StoredLine[],
  chosen: readonly Chosen[],
  isGone: (lineId: string, unit: number) => boolean,
): Promise<void> {
  const seqs = new Set(
    chosen.flatMap(({ line }) => (line.bundle?.refundMode === 'whole' ? [line.bundle.seq] : [])),
  );
  const own = lines.filter(({ bundle }) => bundle && seqs.has(bundle.seq));
  if (own.length === 0) return;
  if ((await begunBundles({ db, kinds, nowMs }, own, isGone)).size > 0) throw refuse('bundlePartUsed');
  const isLeft = own.some(({ id, quantity }) => {
    const units = chosen.filter(({ line }) => line.id === id).flatMap((one) => one.units);
    return Array.from({ length: quantity }, (_, unit) => unit).some(
      (unit) => !isGone(id, unit) && !units.includes(unit),
    );
  });
  if (isLeft) throw refuse('bundleWhole');
}

/** Numbers of those bundles that go back only as a whole and of which a part was used, shipped or stayed in. */
export async function begunBundles(
  { db, kinds, nowMs }: { db: Queries; kinds: OrderKinds; nowMs: number },
  lines: readonly StoredLine[],
  isGone: (lineId: string, unit: number) => boolean,
): Promise<Set<number>> {
  const whole = lines.filter(({ bundle }) => bundle?.refundMode === 'whole');
  const begun = new Set<number>();
  for (const { kind, items } of byKind(kinds, whole, (line) => line.kind)) {
    const progress = await kind.progress(db, items, nowMs);
    for (const [place, { id, bundle }] of items.entries()) {
      const isUsed = progress[place]?.some(
        (state, unit) => (state === 'running' || state === 'over') && !isGone(id, unit),
      );
      if (isUsed && bundle) begun.add(bundle.seq);
    }
  }
  return begun;
}
