const GUARD_MS = 86_400_000;

/** Remembers that a network asked too often: its entries have the picture for a day or two. */
export const guardKeyOf = (network: string): string => `flashSale.grab:guard:${network}`;

/** The window that such a refusal is counted in. */
export const guardWindowStart = (nowMs: number): number => nowMs - (nowMs % GUARD_MS);

/** Refusals that still count. */
export const guardKeyWindow = (network: string, nowMs: number) => ({
  key: guardKeyOf(network),
  fromMs: guardWindowStart(nowMs) - GUARD_MS,
});
