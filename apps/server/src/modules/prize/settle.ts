import type { Tx } from '../../database/connect';
import { returnPieces } from './stock-store';
import { lockPrize, prizeStateNow, setPrize } from './store';

/**
 * Brings a prize to where time and its order have taken it: what was not claimed in time is over, and its piece is sold again;
 * what was cancelled before it was sent can be claimed once more, in its time.
 */
export async function settlePrize(tx: Tx, id: string, nowMs: number): Promise<void> {
  const prize = await lockPrize(tx, id);
  if (!prize) return;
  const state = await prizeStateNow(tx, id, nowMs);
  if (state === prize.state) return;
  await setPrize(tx, id, { state, order_id: null, order_line_id: null, changed_ms: nowMs });
  if (state === 'expired' && prize.variant_id !== null)
    await returnPieces(tx, [{ variantId: prize.variant_id, pieces: 1 }]);
}
