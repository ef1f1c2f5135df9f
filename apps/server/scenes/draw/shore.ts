import { mix } from '../color';
import type { Light } from '../light';
import type { Stage } from '../stage';
import { curve, ellipse, group, n, type Point, path } from '../svg';

type Islet = { readonly x: number; readonly y: number; readonly width: number };

/** A low island, its bank in ochre under a green top; things stand at `y`. */
export function islet(light: Light, { x, y, width }: Islet): string {
  const h = width * 0.075;
  const green = mix(light.foliageDeep, light.foliage, 0.35);
  return group(
    {},
    ellipse(x, y + h * 1.5, width * 0.54, h * 0.8, { fill: light.roof, opacity: 0.16 }),
    ellipse(x, y + h * 0.8, width / 2, h, { fill: mix(light.near.foot, light.wood, 0.25) }),
    ellipse(x, y + h * 0.35, width * 0.485, h * 0.8, { fill: green }),
    ellipse(x - width * 0.12, y + h * 0.12, width * 0.3, h * 0.4, { fill: mix(green, light.foliage, 0.5) }),
  );
}

type Bank = {
  readonly label: string;
  /** Height of the ground at the left edge, the middle and the right edge. */
  readonly heights: readonly [left: number, middle: number, right: number];
  readonly color: string;
  readonly edge: string;
};

/** Ground rising from the lower edge of the picture, with one line along its crest. */
export function bank(stage: Stage, { label, heights, color, edge }: Bank): string {
  const random = stage.random(label);
  const [left, middle, right] = heights;
  const points = Array.from({ length: 17 }, (_, index): Point => {
    const t = index / 16;
    const base =
      t < 0.5 ? left + (middle - left) * smooth(t * 2) : middle + (right - middle) * smooth(t * 2 - 1);
    return [t * (stage.width + 80) - 40, base + random.between(-6, 6)];
  });
  const line = curve(points);
  return (
    path(`${line}L${stage.width + 40} ${n(stage.height + 10)}L-40 ${n(stage.height + 10)}Z`, {
      fill: stage.vertical(Math.min(left, middle, right), stage.height, [
        [0, color],
        [1, mix(color, edge, 0.35)],
      ]),
    }) + path(line, { fill: 'none', stroke: edge, 'stroke-width': 2.4, opacity: 0.8 })
  );
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** A ring spreading where a drop has fallen. */
export function dropRing(x: number, y: number, size: number, color: string): string {
  return (
    ellipse(x, y, size, size * 0.28, { fill: 'none', stroke: color, 'stroke-width': 2, opacity: 0.75 }) +
    ellipse(x, y, size * 0.5, size * 0.14, {
      fill: 'none',
      stroke: color,
      'stroke-width': 1.6,
      opacity: 0.75,
    })
  );
}

type Rocks = {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly size: number;
  readonly count: number;
};

/** Boulders lying in water, each with its lit top and a line of foam. */
export function rocks(stage: Stage, light: Light, spec: Rocks): string {
  const random = stage.random(spec.label);
  let marks = '';
  for (let index = 0; index < spec.count; index += 1) {
    const x = spec.from + ((spec.to - spec.from) * (index + random.between(0.15, 0.85))) / spec.count;
    const y = spec.y + random.between(-0.4, 0.4) * spec.size;
    const w = spec.size * random.between(0.6, 1.15);
    const h = w * random.between(0.5, 0.72);
    const color = mix(light.near.crown, light.near.flank, random.between(0.1, 0.7));
    const outline: Point[] = [
      [x - w * 0.62, y],
      [x - w * 0.5, y - h * 0.6],
      [x - w * 0.16, y - h],
      [x + w * 0.24, y - h * 0.88],
      [x + w * 0.54, y - h * 0.42],
      [x + w * 0.62, y],
    ];
    marks +=
      path(`${curve(outline)}Z`, {
        fill: stage.vertical(y - h, y, [
          [0, color],
          [1, mix(color, light.near.foot, 0.45)],
        ]),
      }) +
      path(curve(outline.slice(1, 5)), {
        fill: 'none',
        stroke: light.rim,
        'stroke-width': 2,
        opacity: 0.75,
      }) +
      ellipse(x, y + 2, w * 0.72, w * 0.07, { fill: light.glint, opacity: 0.85 });
  }
  return marks;
}

type Headland = {
  readonly label: string;
  readonly side: 'left' | 'right';
  readonly reach: number;
  readonly top: number;
  readonly base: number;
};

/** Land running out into the sea: a green top over a rocky face. */
export function headland(
  stage: Stage,
  light: Light,
  spec: Headland,
): { readonly svg: string; top(x: number): number } {
  const { side, reach, top, base } = spec;
  const random = stage.random(spec.label);
  const edge = side === 'left' ? -20 : stage.width + 20;
  const sign = side === 'left' ? 1 : -1;
  const heights = Array.from({ length: 17 }, (_, index) => {
    const share = index / 16;
    return top + (base - top) * smooth(Math.max(0, (share - 0.35) / 0.65)) ** 1.15 + random.between(-9, 9);
  });
  const points = heights.map((y, index): Point => [edge + (sign * reach * index) / 16, y]);
  const crest = curve(points);
  const turf = curve(
    points.map(([x, y], index): Point => [x, y + (base - y) * (0.28 + (index % 3) * 0.05)]).reverse(),
  );
  const cracks = points
    .slice(2, 15)
    .map(
      ([x, y]) =>
        `M${n(x)} ${n(y + (base - y) * 0.4)}l${n(random.between(-14, 14))} ${n((base - y) * random.between(0.25, 0.45))}`,
    )
    .join('');
  const end = points[points.length - 1] ?? [edge, base];
  return {
    svg: group(
      {},
      path(`${crest}L${n(end[0])} ${n(base + 6)}H${n(edge)}Z`, {
        fill: stage.vertical(top, base, [
          [0, light.near.crown],
          [0.6, mix(light.near.flank, light.near.foot, 0.35)],
          [1, light.near.foot],
        ]),
      }),
      path(cracks, { stroke: light.near.crown, 'stroke-width': 2.4, opacity: 0.35 }),
      path(`${crest}L${turf.slice(1)}Z`, { fill: mix(light.foliageDeep, light.foliage, 0.4) }),
      path(crest, { fill: 'none', stroke: light.rim, 'stroke-width': 2.2, opacity: 0.8 }),
      ellipse(end[0] + (edge - end[0]) / 2, base + 8, reach * 0.52, 11, { fill: light.glint, opacity: 0.7 }),
    ),
    top: (x) => {
      const share = Math.min(1, Math.max(0, ((x - edge) * sign) / reach)) * 16;
      const [a, b] = [heights[Math.floor(share)] ?? base, heights[Math.ceil(share)] ?? base];
      return a + (b - a) * (share - Math.floor(share));
    },
  };
}

/** Waves coming in, as the scrolls draw them: rows of shallow arcs, broader towards the viewer. */
export function waves(
  stage: Stage,
  label: string,
  sea: { readonly top: number; readonly bottom: number; readonly rows: number },
  color: string,
): string {
  const random = stage.random(label);
  let rows = '';
  for (let row = 0; row < sea.rows; row += 1) {
    const near = row / Math.max(1, sea.rows - 1);
    const y = sea.top + (sea.bottom - sea.top) * near ** 1.2;
    const width = 70 + near * 120;
    const height = 6 + near * 13;
    let d = '';
    for (let x = -width * random.next(); x < stage.width + width; x += width * random.between(1, 1.5)) {
      if (random.next() < 0.3) continue;
      d += `M${n(x)} ${n(y)}q${n(width / 2)} ${n(-height)} ${n(width)} 0m${n(-width * 0.8)} ${n(height * 0.45)}q${n(width * 0.3)} ${n(-height * 0.7)} ${n(width * 0.6)} 0`;
    }
    rows += path(d, { 'stroke-width': n(1.4 + near * 2), opacity: n(0.35 + near * 0.4) });
  }
  return group({ fill: 'none', stroke: color, 'stroke-linecap': 'round' }, rows);
}
