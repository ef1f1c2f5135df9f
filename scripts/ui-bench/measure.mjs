export const median = (values) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

const scriptMs = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
};

/** The next frame is done: what an interaction has set going stands on the screen. */
const painted = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** How long the page was in script for `act` and what follows until it is painted, ms, on a processor `slowdown` times slower. */
export async function measureScript(session, page, slowdown, act) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const before = await scriptMs(session);
  await act();
  await painted(page);
  const after = await scriptMs(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return after - before;
}
