/** A number from 0 to below 1. */
export type Random = () => number;

/** Unguessable where the host has `crypto`, else `Math.random`: ids need to differ, no permission depends on them. */
export const systemRandom: Random = () => {
  const { crypto } = globalThis;
  if (typeof crypto?.getRandomValues !== 'function') return Math.random();
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
};

/** 32 hexadecimal digits, for idempotency keys, request ids and nonces. */
export function createId(random: Random): string {
  const part = () =>
    Math.floor(random() * 0x10000)
      .toString(16)
      .padStart(4, '0');
  return Array.from({ length: 8 }, part).join('');
}
