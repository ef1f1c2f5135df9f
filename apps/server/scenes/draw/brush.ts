import type { Random } from '../random';
import { ellipse, group, n, type Point, path, polyline } from '../svg';

/** A stroke that starts `from` wide and ends `to` wide, along smooth points: trunks, branches, stems. */
export function limb(points: readonly Point[], from: number, to: number, color: string): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], index) => {
    const [ax, ay] = points[Math.max(0, index - 1)] ?? [x, y];
    const [bx, by] = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = (from + ((to - from) * index) / Math.max(1, points.length - 1)) / 2;
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return path(`${polyline([...left, ...right])}Z`, { fill: color, 'stroke-linejoin': 'round' });
}

/** Points of a line that bends: a quadratic curve from `from` to `to`, pulled towards `pull`. */
export function bend(from: Point, pull: Point, to: Point, steps = 12): Point[] {
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const u = 1 - t;
    return [
      u * u * from[0] + 2 * u * t * pull[0] + t * t * to[0],
      u * u * from[1] + 2 * u * t * pull[1] + t * t * to[1],
    ];
  });
}

type Cluster = {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly count: number;
  /** Size of a dab. */
  readonly size: number;
};

/** Dabs of the brush filling an ellipse, larger inside: foliage, blossom, moss. */
export function dabs(random: Random, cluster: Cluster, colors: readonly [string, ...string[]]): string {
  let marks = '';
  for (let index = 0; index < cluster.count; index += 1) {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const size = cluster.size * random.between(0.6, 1.15) * (1.1 - reach * 0.35);
    marks += ellipse(
      cluster.x + Math.cos(angle) * reach * cluster.rx,
      cluster.y + Math.sin(angle) * reach * cluster.ry,
      size,
      size * random.between(0.6, 0.85),
      { fill: random.pick(colors) },
    );
  }
  return marks;
}

/** Fine strokes sharing one look. */
export function strokes(paths: readonly string[], color: string, width: number, opacity = 1): string {
  return group(
    {
      fill: 'none',
      stroke: color,
      'stroke-width': n(width),
      'stroke-linecap': 'round',
      opacity: opacity === 1 ? undefined : n(opacity),
    },
    paths.map((d) => path(d, {})).join(''),
  );
}
