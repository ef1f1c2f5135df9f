import type { MiniProgramWx } from './wx';

/** Numbers fetched at once, and when the next are fetched. */
const poolSize = 64;
const refillBelow = 16;

/**
 * Numbers from 0 to below 1 from the platform's generator. It answers later than asked, so numbers are fetched ahead;
 * while there are none, `Math.random` stands in: ids need to differ, no permission depends on them.
 */
export function createMiniProgramRandom(wx: Pick<MiniProgramWx, 'getRandomValues'>): () => number {
  const pool: number[] = [];
  let isFetching = false;

  function refill(): void {
    if (isFetching) return;
    isFetching = true;
    wx.getRandomValues({
      length: poolSize * Uint32Array.BYTES_PER_ELEMENT,
      success({ randomValues }) {
        isFetching = false;
        for (const value of new Uint32Array(randomValues)) pool.push(value / 2 ** 32);
      },
      fail() {
        isFetching = false;
      },
    });
  }

  return () => {
    if (pool.length < refillBelow) refill();
    return pool.pop() ?? Math.random();
  };
}
