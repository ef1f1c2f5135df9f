import { mix, PIGMENT } from '../color';
import type { Light } from '../light';
import type { Stage } from '../stage';
import { curve, ellipse, group, n, type Point, path, rect } from '../svg';

type Cable = {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly sag: number;
  /** Where cabins hang, 0 to 1, with their size. */
  readonly cabins: readonly (readonly [share: number, size: number])[];
};

function cabin(light: Light, x: number, y: number, size: number, color: string): string {
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${Math.round((size / 100) * 1000) / 1000})` },
    path('M-14 -2H14M0 0V34', { stroke: light.roof, 'stroke-width': 6, 'stroke-linecap': 'round' }),
    rect(-46, 32, 92, 76, { rx: 20, fill: color }),
    rect(-37, 46, 34, 32, { rx: 7, fill: mix(light.mist, '#bfe0ea', 0.5) }),
    rect(3, 46, 34, 32, { rx: 7, fill: mix(light.mist, '#bfe0ea', 0.5) }),
    rect(-46, 86, 92, 7, { fill: PIGMENT.goldLight }),
  );
}

/** A cable with cabins hanging from it. */
export function cableCar(light: Light, { x1, y1, x2, y2, sag, cabins }: Cable): string {
  const at = (t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * t * (1 - t) * sag];
  const line = curve(Array.from({ length: 13 }, (_, index) => at(index / 12)));
  return (
    path(line, { fill: 'none', stroke: light.roof, 'stroke-width': 2.2, opacity: 0.85 }) +
    cabins.map(([share, size]) => cabin(light, ...at(share), size, PIGMENT.cinnabar)).join('')
  );
}

/** A cable-car tower standing at (x, y). */
export function cableTower(light: Light, x: number, y: number, height: number): string {
  return path(
    `M${n(x - height * 0.1)} ${n(y)}L${n(x - height * 0.03)} ${n(y - height)}H${n(x + height * 0.03)}L${n(x + height * 0.1)} ${n(y)}M${n(x - height * 0.18)} ${n(y - height)}H${n(x + height * 0.18)}M${n(x - height * 0.08)} ${n(y - height * 0.25)}L${n(x + height * 0.06)} ${n(y - height * 0.5)}M${n(x + height * 0.08)} ${n(y - height * 0.25)}L${n(x - height * 0.06)} ${n(y - height * 0.5)}`,
    {
      fill: 'none',
      stroke: mix(light.roof, light.mist, 0.2),
      'stroke-width': n(Math.max(2, height * 0.022)),
    },
  );
}

type Fall = {
  readonly label: string;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  /** Drifts sideways by this much on the way down. */
  readonly drift?: number;
};

/** A fall: a white ribbon of threads that spreads as it drops. */
export function waterfall(stage: Stage, light: Light, fall: Fall): string {
  const { x, top, bottom, width, drift = 0 } = fall;
  const random = stage.random(fall.label);
  const half = width / 2;
  const spread = 1.5;
  const outline = `M${n(x - half)} ${n(top)}C${n(x - half * 1.05)} ${n(top + (bottom - top) * 0.4)} ${n(x + drift - half * spread)} ${n(top + (bottom - top) * 0.6)} ${n(x + drift - half * spread)} ${n(bottom)}H${n(x + drift + half * spread)}C${n(x + drift + half * spread)} ${n(top + (bottom - top) * 0.6)} ${n(x + half * 1.05)} ${n(top + (bottom - top) * 0.4)} ${n(x + half)} ${n(top)}Z`;
  let threads = '';
  const count = Math.round(width / 5);
  for (let index = 0; index < count; index += 1) {
    const share = ((index + random.between(0, 1)) / count) * 2 - 1;
    const start = top + random.between(0, 0.3) * (bottom - top);
    const end = start + random.between(0.3, 0.75) * (bottom - top);
    const at = (y: number) => {
      const t = Math.min(1, (y - top) / (bottom - top));
      return x + drift * t * t + share * half * (1 + (spread - 1) * t);
    };
    const stop = Math.min(end, bottom);
    threads += `M${n(at(start))} ${n(start)}Q${n(at((start + stop) / 2))} ${n((start + stop) / 2)} ${n(at(stop))} ${n(stop)}`;
  }
  return (
    path(outline, {
      fill: stage.vertical(top, bottom, [
        [0, '#ffffff', 0.85],
        [0.7, '#ffffff', 0.95],
        [1, light.mist, 0.95],
      ]),
    }) +
    path(threads, {
      fill: 'none',
      stroke: mix(light.far.crown, light.water[1], 0.4),
      'stroke-width': 2.2,
      opacity: 0.5,
      'stroke-linecap': 'round',
    })
  );
}

/** Spray at the foot of a fall. */
export function spray(stage: Stage, light: Light, x: number, y: number, width: number): string {
  return group(
    { fill: light.mist, filter: stage.blur(width * 0.07), opacity: 0.95 },
    ellipse(x, y, width * 0.6, width * 0.16, {}),
    ellipse(x - width * 0.25, y - width * 0.1, width * 0.3, width * 0.14, {}),
    ellipse(x + width * 0.28, y - width * 0.08, width * 0.32, width * 0.13, {}),
  );
}

type Terraces = {
  readonly label: string;
  readonly top: number;
  readonly bottom: number;
  readonly steps: number;
  /** Where the hill's crest lies, 0 to 1 of the width. */
  readonly crest: number;
  readonly colors: readonly [far: string, near: string];
  readonly rim: string;
  /** Rows of bushes along each step. */
  readonly bushes: boolean;
};

/** A hillside of terraces: curved steps following the contour, each with rows of bushes. */
export function terraces(stage: Stage, terrace: Terraces): string {
  const { top, bottom, steps, crest, colors, rim } = terrace;
  const random = stage.random(terrace.label);
  const phase = random.between(0, 6);
  const parts: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const near = step / (steps - 1);
    const level = top + (bottom - top) * near ** 1.25;
    const bulge = (bottom - top) * (0.34 - near * 0.14);
    const edge = Array.from({ length: 33 }, (_, index): Point => {
      const t = index / 32;
      const away = (t - crest) * 1.7;
      const sway = Math.sin(t * 5.2 + phase + step * 0.34) * (7 + near * 20);
      return [t * (stage.width + 80) - 40, level + away * away * bulge + sway];
    });
    const fill = mix(colors[0], colors[1], near);
    parts.push(
      path(`${curve(edge)}L${stage.width + 40} ${n(stage.height + 10)}L-40 ${n(stage.height + 10)}Z`, {
        fill,
      }),
      path(curve(edge), { fill: 'none', stroke: rim, 'stroke-width': n(1 + near * 1.6), opacity: 0.75 }),
    );
    if (!terrace.bushes) continue;
    const size = 5 + near * 17;
    let row = '';
    for (let x = -20; x < stage.width + 20; x += size * 1.5) {
      const position = ((x + 40) / (stage.width + 80)) * 32;
      const [, y] = edge[Math.max(0, Math.min(32, Math.round(position)))] ?? [0, level];
      const [, y2] = edge[Math.max(0, Math.min(32, Math.ceil(position)))] ?? [0, y];
      const part = position - Math.floor(position);
      row += ellipse(
        x,
        y + (y2 - y) * part + size * 1.05,
        size * 0.85,
        size * random.between(0.52, 0.68),
        {},
      );
    }
    parts.push(group({ fill: mix(fill, '#0a3f3b', 0.3) }, row));
  }
  return parts.join('');
}
