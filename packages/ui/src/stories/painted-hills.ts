import type { Picture } from '@yunyou/contract';

/** Layers of hills as an SVG address, for stories only: the product's pictures come from the server. */
function hills(seed: number, width: number, height: number): string {
  // A small linear congruential generator: the same seed paints the same hills in every run.
  let state = seed * 9301 + 49297;
  const next = () => {
    state = (state * 9301 + 49297) % 233280;
    return state / 233280;
  };
  const skies = ['#dce8ec', '#f1e4d0', '#e6ece3', '#f3ddd0'];
  const tints =
    [
      ['#b9cfdc', '#8fb3bd', '#5c9490', '#2f6f66'],
      ['#c9c3d0', '#9fa9b5', '#6c8b8b', '#3c6660'],
      ['#c4d8c8', '#93bda8', '#5f9b86', '#31705f'],
    ][seed % 3] ?? [];
  const ridges = tints.map((tint, layer) => {
    const base = height * (0.42 + layer * 0.15);
    const points = Array.from({ length: 9 }, (_, index) => ({
      x: Math.round((width / 8) * index),
      y: Math.round(base - next() * height * (0.26 - layer * 0.05)),
    }));
    const line = points.slice(1).map(({ x, y }, index) => {
      const from = points[index] ?? { x: 0, y: base };
      const middle = Math.round((from.x + x) / 2);
      return `C${middle} ${from.y} ${middle} ${y} ${x} ${y}`;
    });
    return `<path fill="${tint}" d="M0 ${height}V${points[0]?.y ?? base}${line.join('')}V${height}z"/>`;
  });
  const sun = `<circle cx="${(width * (0.25 + next() * 0.5)).toFixed(0)}" cy="${(height * 0.25).toFixed(0)}" r="${(height * 0.07).toFixed(0)}" fill="#e8a58c"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${skies[seed % 4]}"/>${sun}${ridges.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A picture as the contract has it, painted from a seed. */
export function paintedPicture(
  seed: number,
  zh = '云海与群山',
  en = 'Hills above a sea of clouds',
  width = 1200,
  height = 800,
): Picture {
  return {
    width,
    height,
    color: '#cfdcd9',
    // One drawing serves every width, and the browser chooses among them as it does in the product.
    sources: [0.4, 1].map((share) => ({
      url: hills(seed, width, height),
      width: Math.round(width * share),
    })),
    alt: { 'zh-Hans': zh, en },
  };
}
