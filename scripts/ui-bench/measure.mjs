export const median = (values) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

const scriptMs = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
};

/** Three frames are done: what an interaction has set going stands on the screen and has its focus. */
const painted = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });

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
