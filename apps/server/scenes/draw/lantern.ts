import { mix, PIGMENT } from '../color';
import type { Stage } from '../stage';
import { circle, ellipse, group, n, path, rect } from '../svg';

type Place = { readonly x: number; readonly y: number; readonly size: number };

/** A round paper lantern hanging from (x, y); lit ones glow. */
export function lantern(
  stage: Stage,
  { x, y, size }: Place,
  lit: boolean,
  color: string = PIGMENT.cinnabar,
): string {
  const cy = y + size * 0.75;
  const glow = lit
    ? circle(x, cy, size * 1.9, {
        fill: stage.radial(x, cy, size * 1.9, [
          [0, '#ffd58a', 0.55],
          [0.5, '#f5a95a', 0.16],
          [1, '#f5a95a', 0],
        ]),
      })
    : '';
  const body = lit
    ? stage.radial(x, cy + size * 0.08, size * 0.6, [
        [0, '#ffe3a3'],
        [0.5, mix(color, '#ffb45e', 0.45)],
        [1, color],
      ])
    : color;
  const ribs = [0.2, 0.38]
    .map(
      (share) =>
        `M${n(x - size * share)} ${n(cy - size * 0.4)}Q${n(x - size * share * 1.5)} ${n(cy)} ${n(x - size * share)} ${n(cy + size * 0.4)}M${n(x + size * share)} ${n(cy - size * 0.4)}Q${n(x + size * share * 1.5)} ${n(cy)} ${n(x + size * share)} ${n(cy + size * 0.4)}`,
    )
    .join('');
  return group(
    {},
    glow,
    path(`M${n(x)} ${n(y)}V${n(cy - size * 0.46)}M${n(x)} ${n(cy + size * 0.46)}V${n(cy + size * 0.95)}`, {
      stroke: PIGMENT.gold,
      'stroke-width': n(Math.max(1, size * 0.045)),
    }),
    ellipse(x, cy, size * 0.56, size * 0.46, { fill: body }),
    path(ribs, {
      fill: 'none',
      stroke: mix(color, '#5b120b', 0.4),
      'stroke-width': n(Math.max(0.7, size * 0.025)),
      opacity: 0.55,
    }),
    rect(x - size * 0.2, cy - size * 0.52, size * 0.4, size * 0.1, { rx: 2, fill: PIGMENT.goldLight }),
    rect(x - size * 0.2, cy + size * 0.42, size * 0.4, size * 0.1, { rx: 2, fill: PIGMENT.goldLight }),
    rect(x - size * 0.05, cy + size * 0.55, size * 0.1, size * 0.42, { fill: PIGMENT.goldLight }),
  );
}

type Garland = {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly sag: number;
  readonly count: number;
  readonly size: number;
};

/** Lanterns on a sagging line. */
export function garland(stage: Stage, { x1, y1, x2, y2, sag, count, size }: Garland, lit: boolean): string {
  const at = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * t * (1 - t) * sag] as const;
  const lanterns = Array.from({ length: count }, (_, index) => {
    const [x, y] = at((index + 0.5) / count);
    return lantern(stage, { x, y, size }, lit);
  }).join('');
  return (
    path(`M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${n(x2)} ${n(y2)}`, {
      fill: 'none',
      stroke: PIGMENT.gold,
      'stroke-width': 1.6,
      opacity: 0.8,
    }) + lanterns
  );
}

/** A lantern's light on the water: broken level strokes under it. */
export function lightOnWater(stage: Stage, label: string, x: number, top: number, depth: number): string {
  const random = stage.random(label);
  let marks = '';
  for (let index = 0; index < 9; index += 1) {
    const share = index / 8;
    const width = random.between(14, 40) * (1 - share * 0.4);
    marks += rect(x - width / 2 + random.between(-8, 8), top + share * depth, width, 3.2, {
      rx: 1.6,
      opacity: n(0.75 - share * 0.6),
    });
  }
  return group({ fill: '#f6c271' }, marks);
}
