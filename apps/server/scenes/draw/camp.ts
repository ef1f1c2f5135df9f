import { mix, PIGMENT } from '../color';
import type { Light } from '../light';
import type { Stage } from '../stage';
import { circle, ellipse, group, n, path, rect } from '../svg';

type Place = { readonly x: number; readonly y: number; readonly size: number };

/** A ridge tent, lit from inside. */
export function tent(stage: Stage, { x, y, size }: Place, lit: boolean, color: string): string {
  const canvas = lit
    ? stage.radial(x, y - size * 0.16, size * 0.95, [
        [0, '#ffe2a0'],
        [0.45, mix(color, '#ffc46b', 0.6)],
        [1, color],
      ])
    : color;
  const glow = lit
    ? ellipse(x, y, size * 1.5, size * 0.36, {
        fill: stage.radial(x, y, size * 1.5, [
          [0, '#f7c873', 0.45],
          [1, '#f7c873', 0],
        ]),
      })
    : '';
  return group(
    {},
    glow,
    path(
      `M${n(x - size)} ${n(y)}Q${n(x - size * 0.4)} ${n(y - size * 0.42)} ${n(x)} ${n(y - size)}Q${n(x + size * 0.4)} ${n(y - size * 0.42)} ${n(x + size)} ${n(y)}Z`,
      { fill: canvas },
    ),
    path(
      `M${n(x - size * 0.22)} ${n(y)}Q${n(x - size * 0.06)} ${n(y - size * 0.4)} ${n(x)} ${n(y - size * 0.82)}Q${n(x + size * 0.06)} ${n(y - size * 0.4)} ${n(x + size * 0.22)} ${n(y)}Z`,
      { fill: mix(color, '#1c1208', 0.45), opacity: lit ? 0.55 : 0.8 },
    ),
    path(
      `M${n(x)} ${n(y - size)}L${n(x)} ${n(y - size * 1.08)}M${n(x - size)} ${n(y)}l${n(-size * 0.22)} ${n(size * 0.06)}M${n(x + size)} ${n(y)}l${n(size * 0.22)} ${n(size * 0.06)}`,
      { stroke: PIGMENT.goldLight, 'stroke-width': 2.4 },
    ),
  );
}

/** A camp fire in its ring of stones. */
export function campfire(stage: Stage, { x, y, size }: Place): string {
  return group(
    {},
    circle(x, y - size * 0.4, size * 3, {
      fill: stage.radial(x, y - size * 0.4, size * 3, [
        [0, '#ffb65a', 0.5],
        [1, '#ffb65a', 0],
      ]),
    }),
    path(
      `M${n(x - size * 0.42)} ${n(y)}Q${n(x - size * 0.5)} ${n(y - size * 0.6)} ${n(x - size * 0.05)} ${n(y - size * 1.1)}Q${n(x)} ${n(y - size * 0.7)} ${n(x + size * 0.24)} ${n(y - size * 0.78)}Q${n(x + size * 0.6)} ${n(y - size * 0.3)} ${n(x + size * 0.38)} ${n(y)}Z`,
      { fill: '#ea7a34' },
    ),
    path(
      `M${n(x - size * 0.2)} ${n(y)}Q${n(x - size * 0.26)} ${n(y - size * 0.4)} ${n(x + size * 0.03)} ${n(y - size * 0.66)}Q${n(x + size * 0.34)} ${n(y - size * 0.3)} ${n(x + size * 0.2)} ${n(y)}Z`,
      { fill: '#fbd27a' },
    ),
    path(
      `M${n(x - size * 0.6)} ${n(y + size * 0.06)}L${n(x + size * 0.6)} ${n(y - size * 0.1)}M${n(x - size * 0.6)} ${n(y - size * 0.1)}L${n(x + size * 0.6)} ${n(y + size * 0.06)}`,
      { stroke: '#3a241a', 'stroke-width': n(size * 0.16), 'stroke-linecap': 'round' },
    ),
  );
}

/** A lighthouse on its rock; its beam reaches left when lit. */
export function lighthouse(stage: Stage, light: Light, { x, y, size }: Place, lit: boolean): string {
  const w = size * 0.2;
  const white = mix(light.wall, '#ffffff', 0.4);
  const beam = lit
    ? path(`M${n(x)} ${n(y - size * 1.08)}L${n(x - size * 4)} ${n(y - size * 1.55)}V${n(y - size * 0.72)}Z`, {
        fill: stage.horizontal(x - size * 4, x, [
          [0, '#fdeab8', 0],
          [1, '#fdeab8', 0.6],
        ]),
      })
    : '';
  return group(
    {},
    beam,
    path(`M${n(x - w)} ${n(y)}L${n(x - w * 0.6)} ${n(y - size)}H${n(x + w * 0.6)}L${n(x + w)} ${n(y)}Z`, {
      fill: white,
    }),
    path(`M${n(x + w * 0.25)} ${n(y - size)}H${n(x + w * 0.6)}L${n(x + w)} ${n(y)}H${n(x + w * 0.4)}Z`, {
      fill: light.near.crown,
      opacity: 0.16,
    }),
    path(
      `M${n(x - w * 0.88)} ${n(y - size * 0.3)}L${n(x - w * 0.8)} ${n(y - size * 0.48)}H${n(x + w * 0.8)}L${n(x + w * 0.88)} ${n(y - size * 0.3)}Z`,
      { fill: PIGMENT.cinnabar },
    ),
    path(
      `M${n(x - w * 0.72)} ${n(y - size * 0.68)}L${n(x - w * 0.65)} ${n(y - size * 0.86)}H${n(x + w * 0.65)}L${n(x + w * 0.72)} ${n(y - size * 0.68)}Z`,
      { fill: PIGMENT.cinnabar },
    ),
    rect(x - w * 0.95, y - size * 1.02, w * 1.9, size * 0.04, { fill: light.roof }),
    rect(x - w * 0.48, y - size * 1.15, w * 0.96, size * 0.13, {
      fill: lit ? '#ffe6a6' : mix(light.water[0], '#ffffff', 0.3),
    }),
    path(
      `M${n(x - w * 0.62)} ${n(y - size * 1.15)}Q${n(x)} ${n(y - size * 1.34)} ${n(x + w * 0.62)} ${n(y - size * 1.15)}Z`,
      { fill: light.roof },
    ),
    path(`M${n(x)} ${n(y - size * 1.25)}v${n(-size * 0.1)}`, { stroke: light.roof, 'stroke-width': 3 }),
  );
}

type Pool = { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };

/** A hot pool ringed with stones. */
export function hotPool(
  stage: Stage,
  light: Light,
  label: string,
  { x, y, rx, ry }: Pool,
  snow: boolean,
): string {
  const random = stage.random(label);
  const stones: { readonly y: number; readonly mark: string }[] = [];
  const count = Math.round(rx / 9);
  for (let index = 0; index < count; index += 1) {
    const angle = (Math.PI * 2 * index) / count;
    const size = random.between(0.1, 0.17) * Math.min(rx, ry * 2.6);
    const [sx, sy] = [x + Math.cos(angle) * rx * 1.03, y + Math.sin(angle) * ry * 1.06];
    const rock = mix(light.near.flank, light.near.crown, random.between(0.15, 0.75));
    stones.push({
      y: sy,
      mark:
        ellipse(sx, sy, size, size * 0.62, { fill: mix(rock, '#5a5f5a', 0.35) }) +
        ellipse(sx - size * 0.1, sy - size * 0.22, size * 0.82, size * 0.38, {
          fill: snow ? '#f8fbfb' : mix(rock, '#cfd3c4', 0.35),
        }),
    });
  }
  const back = stones
    .filter((it) => it.y < y)
    .map((it) => it.mark)
    .join('');
  const front = stones
    .filter((it) => it.y >= y)
    .map((it) => it.mark)
    .join('');
  return (
    back +
    ellipse(x, y, rx, ry, {
      fill: stage.vertical(y - ry, y + ry, [
        [0, mix(light.water[1], '#bfe6de', 0.55)],
        [1, mix(light.near.flank, '#4fb3a6', 0.45)],
      ]),
    }) +
    ellipse(x - rx * 0.2, y - ry * 0.2, rx * 0.5, ry * 0.16, { fill: light.glint, opacity: 0.35 }) +
    ellipse(x + rx * 0.3, y + ry * 0.35, rx * 0.36, ry * 0.08, { fill: light.glint, opacity: 0.3 }) +
    front
  );
}

/** Steam rising: soft columns that lean with the air. */
export function steam(
  stage: Stage,
  label: string,
  { x, y, rx }: Pool,
  height: number,
  color: string,
): string {
  const random = stage.random(label);
  let puffs = '';
  for (let index = 0; index < 9; index += 1) {
    const t = index / 8;
    puffs += ellipse(
      x + random.between(-0.7, 0.7) * rx * (1 - t * 0.3) + t * rx * 0.25,
      y - t * height,
      rx * random.between(0.12, 0.3),
      height * random.between(0.08, 0.16),
      { opacity: n(0.75 - t * 0.6) },
    );
  }
  return group({ fill: color, filter: stage.blur(Math.max(8, rx * 0.08)) }, puffs);
}
