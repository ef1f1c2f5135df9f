import { mix, PIGMENT } from '../color';
import type { Stage } from '../stage';
import { circle, ellipse, group, n, path, rect } from '../svg';

/*
 * Things for sale stand on a table before a wall. Each is drawn in a box of 100 units, standing at (0, 0) with what is
 * above it negative, and put in its place by `stand`.
 */

export type Place = { readonly x: number; readonly y: number; readonly size: number; readonly turn?: number };

/** What a wall is painted with and what stands in it. */
export type Backdrop = {
  readonly wall: string;
  readonly table: string;
  readonly shape: 'moon' | 'arch' | 'window' | 'plain';
  /** Where the table begins, a share of the height. */
  readonly edge?: number;
};

/** A wall in soft light with a table before it. */
export function backdrop(stage: Stage, { wall, table, shape, edge = 0.68 }: Backdrop): string {
  const { width, height } = stage;
  const y = height * edge;
  const light = mix(wall, '#ffffff', 0.5);
  return group(
    {},
    rect(0, 0, width, height, {
      fill: stage.vertical(0, height, [
        [0, mix(wall, '#ffffff', 0.2)],
        [1, wall],
      ]),
    }),
    wallShape(stage, shape, light),
    rect(0, y, width, height - y, {
      fill: stage.vertical(y, height, [
        [0, mix(table, '#ffffff', 0.22)],
        [1, mix(table, '#2a1a10', 0.14)],
      ]),
    }),
    rect(0, y, width, 5, { fill: mix(table, '#ffffff', 0.5) }),
  );
}

function wallShape(stage: Stage, shape: Backdrop['shape'], light: string): string {
  const { width, height } = stage;
  const fill = stage.vertical(0, height * 0.75, [
    [0, light],
    [1, light, 0.25],
  ]);
  if (shape === 'moon') return circle(width / 2, height * 0.46, height * 0.36, { fill });
  if (shape === 'arch') {
    const half = height * 0.3;
    const top = height * 0.44;
    return path(
      `M${n(width / 2 - half)} ${n(height)}V${n(top)}A${n(half)} ${n(half)} 0 0 1 ${n(width / 2 + half)} ${n(top)}V${n(height)}Z`,
      { fill },
    );
  }
  if (shape === 'window') {
    return group(
      { transform: 'skewX(-14)', opacity: 0.75 },
      [0, 1, 2]
        .map((pane) => rect(width * (0.32 + pane * 0.23), -20, width * 0.19, height * 0.74, { fill }))
        .join(''),
    );
  }
  return '';
}

/** Shadows of leaves that fall on the wall from a window. */
export function leafShade(stage: Stage, label: string, color = PIGMENT.malachiteInk): string {
  const random = stage.random(label);
  const leaves = Array.from({ length: 16 }, () => {
    const x = random.between(stage.width * 0.55, stage.width * 1.02);
    const y = random.between(-40, stage.height * 0.36);
    return ellipse(0, 0, random.between(70, 130), random.between(9, 17), {
      transform: `translate(${n(x)} ${n(y)}) rotate(${n(random.between(20, 75))})`,
    });
  }).join('');
  return group({ fill: color, opacity: 0.13, filter: stage.blur(7) }, leaves);
}

/** Puts what is drawn in a box of 100 units on the table, with its shadow of so many units width. */
export function stand(
  stage: Stage,
  { x, y, size, turn = 0 }: Place,
  width: number,
  ...parts: string[]
): string {
  const scale = Math.round(size * 10) / 1000;
  const shade =
    width > 0
      ? ellipse(width * 0.07, 0, width * 0.56, Math.max(3, width * 0.075), {
          fill: PIGMENT.ink,
          opacity: 0.22,
          filter: stage.blur(2.4),
        })
      : '';
  return group({ transform: `translate(${n(x)} ${n(y)}) scale(${scale})` }, shade, turned(turn, parts));
}

const turned = (turn: number, parts: readonly string[]): string =>
  turn === 0 ? parts.join('') : group({ transform: `rotate(${n(turn)})` }, ...parts);

/** The light on something round from `x1` to `x2`: bright at the left, dark at the right. */
export function round(stage: Stage, x1: number, x2: number, color: string, dark = '#10262b'): string {
  return stage.horizontal(x1, x2, [
    [0, mix(color, dark, 0.12)],
    [0.22, mix(color, '#ffffff', 0.34)],
    [0.6, color],
    [1, mix(color, dark, 0.38)],
  ]);
}

/** A mark in place of a maker's name: a mountain in a ring. */
export function mark(x: number, y: number, r: number, color: string): string {
  return group(
    {
      fill: 'none',
      stroke: color,
      'stroke-width': n(r * 0.14),
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    },
    circle(x, y, r, {}),
    path(
      `M${n(x - r * 0.66)} ${n(y + r * 0.42)}L${n(x - r * 0.2)} ${n(y - r * 0.22)}L${n(x + r * 0.06)} ${n(y + r * 0.1)}L${n(x + r * 0.32)} ${n(y - r * 0.44)}L${n(x + r * 0.68)} ${n(y + r * 0.42)}`,
      {},
    ),
  );
}
