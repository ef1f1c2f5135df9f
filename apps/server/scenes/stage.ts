import { createRandom, type Random } from './random';
import { el, n } from './svg';

/** A gradient's stop: offset 0 to 1, colour, opacity (default 1). */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/**
 * Where one picture is drawn: its size, its randomness and the definitions (gradients, blurs, clips) its layers share.
 * Every layer asks for a stream under a label of its own, so that changing one layer leaves the others as they were.
 */
export type Stage = {
  readonly width: number;
  readonly height: number;
  random(label: string): Random;
  /** A gradient from `y1` down to `y2`, as a paint. */
  vertical(y1: number, y2: number, stops: readonly Stop[]): string;
  /** A gradient from `x1` to `x2`, as a paint. */
  horizontal(x1: number, x2: number, stops: readonly Stop[]): string;
  radial(cx: number, cy: number, radius: number, stops: readonly Stop[]): string;
  /** A blur of `radius` units, as a filter. */
  blur(radius: number): string;
  /** A clip to the shapes, as a `clip-path`. */
  clip(shapes: string): string;
  /** The finished document around the layers. */
  document(layers: readonly string[]): string;
};

function stopElements(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity = 1]) =>
      el('stop', {
        offset,
        'stop-color': color,
        'stop-opacity': opacity === 1 ? undefined : opacity,
      }),
    )
    .join('');
}

/** An empty canvas of 1600 units width. */
export function createStage(seed: string, height: number): Stage {
  const width = 1600;
  const definitions = new Map<string, { readonly id: string; readonly element: string }>();

  /** Writes a definition, once however often it is asked for, and answers its reference. */
  function define(name: string, attributes: Readonly<Record<string, string>>, inner: string): string {
    const key = el(name, attributes, inner);
    const known = definitions.get(key);
    const id = known?.id ?? `d${definitions.size}`;
    if (known === undefined) definitions.set(key, { id, element: el(name, { id, ...attributes }, inner) });
    return `url(#${id})`;
  }

  const gradient = (name: string, attributes: Readonly<Record<string, string>>, stops: readonly Stop[]) =>
    define(name, { gradientUnits: 'userSpaceOnUse', ...attributes }, stopElements(stops));

  return {
    width,
    height,
    random: (label) => createRandom(`${seed}/${label}`),
    vertical: (y1, y2, stops) =>
      gradient('linearGradient', { x1: '0', x2: '0', y1: n(y1), y2: n(y2) }, stops),
    horizontal: (x1, x2, stops) =>
      gradient('linearGradient', { x1: n(x1), x2: n(x2), y1: '0', y2: '0' }, stops),
    radial: (cx, cy, radius, stops) =>
      gradient('radialGradient', { cx: n(cx), cy: n(cy), r: n(radius) }, stops),
    blur: (radius) =>
      define(
        'filter',
        { x: '-50%', y: '-50%', width: '200%', height: '200%' },
        el('feGaussianBlur', { stdDeviation: n(radius) }),
      ),
    clip: (shapes) => define('clipPath', {}, shapes),
    document: (layers) =>
      el(
        'svg',
        { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${n(height)}` },
        el('defs', {}, ...[...definitions.values()].map((it) => it.element)),
        ...layers,
      ),
  };
}
