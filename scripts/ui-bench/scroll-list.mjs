/** Scrolls a long page for three seconds; how many frames it drew, beside a page that stands still, and its nodes. */
export async function scrollList(page) {
  return page.evaluate(async () => {
    const frames = async (each) => {
      const startedAt = performance.now();
      let count = 0;
      while (performance.now() - startedAt < 3_000) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        each();
        count += 1;
      }
      return (count * 1_000) / (performance.now() - startedAt);
    };
    const nodes = () => document.querySelectorAll('*').length;
    const idleFps = await frames(() => {});
    const nodesBefore = nodes();
    let nodesMost = nodesBefore;
    let pixels = 0;
    const fps = await frames(() => {
      // As fast as a flick: about 3,000 px a second.
      window.scrollBy({ top: 50, behavior: 'instant' });
      pixels += 50;
      nodesMost = Math.max(nodesMost, nodes());
    });
    return { idleFps, fps, pixels, nodesBefore, nodesMost };
  });
}
