/**
 * The device's time as a clock that does not jump when somebody sets the device's clock: the wall clock is read once,
 * `performance` counts from there. Where the host has no `performance` it is the wall clock itself.
 */
export function deviceNow(): () => number {
  const { performance } = globalThis;
  if (typeof performance?.now !== 'function') return () => Date.now();
  const originMs = Date.now() - performance.now();
  return () => originMs + performance.now();
}
