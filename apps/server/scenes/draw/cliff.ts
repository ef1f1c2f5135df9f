import { mix } from '../color';
import { type Light, rockAt } from '../light';
import { createNoise } from '../random';
import type { Stage } from '../stage';
import { curve, group, n, type Point, path } from '../svg';
import { strokes } from './brush';

type CliffSpec = {
  readonly label: string;
  /** The edge of the picture it grows from. */
  readonly side: 'left' | 'right';
  /** How far it stands into the picture. */
  readonly reach: number;
  readonly top: number;
  readonly bottom: number;
  readonly depth: number;
  /** How far the top sinks towards the gorge, as a share of the height; default 0.55, 0 is level. */
  readonly sink?: number;
  /** Colour of the foot where it stands in water; without it the foot dissolves into mist. */
  readonly foot?: string;
};

export type Cliff = {
  readonly svg: string;
  /** Height of its top at x. */
  top(x: number): number;
};

/** A wall of rock in upright slabs, each dark at its crown and lighter below, the lower ones standing in front. */
export function cliff(stage: Stage, light: Light, spec: CliffSpec): Cliff {
  const { side, reach, top, bottom, depth, sink = 0.55, foot } = spec;
  const random = stage.random(spec.label);
  const noise = createNoise(random);
  const rock = rockAt(light, depth);
  const sign = side === 'left' ? 1 : -1;
  const edge = side === 'left' ? -20 : stage.width + 20;
  const slabs = Math.round(reach / 58);
  /** Top of the slab `share` of the way in from the edge. */
  const topAt = (share: number) => {
    const towardsGorge = Math.max(0, share - 0.55) / 0.45;
    return top + (bottom - top) * sink * (0.1 * share + 0.9 * towardsGorge ** 1.4) + noise(share * 7) * 16;
  };
  const parts: { readonly crown: number; readonly svg: string }[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let slab = 0; slab < slabs - row; slab += 1) {
      const share = (slab + 0.5 + random.between(-0.2, 0.2)) / slabs;
      const x = edge + sign * (share * reach + row * 16);
      const width = (reach / slabs) * random.between(1.2, 1.75);
      const crown = topAt(share) + row * (bottom - topAt(share)) * random.between(0.22, 0.34);
      const lean = random.between(-0.12, 0.12) * width;
      const outline: Point[] = [
        [x - width * 0.5, bottom + 4],
        [x - width * 0.5 + lean * 0.4, crown + (bottom - crown) * 0.4],
        [x - width * 0.42 + lean, crown + width * 0.34],
        [x - width * 0.12 + lean, crown + random.between(-6, 8)],
        [x + width * 0.2 + lean, crown + random.between(0, 14)],
        [x + width * 0.44 + lean, crown + width * 0.4],
        [x + width * 0.52 + lean * 0.4, crown + (bottom - crown) * 0.45],
        [x + width * 0.54, bottom + 4],
      ];
      const tint = random.between(0, 0.6);
      const fill = stage.vertical(crown, bottom, [
        [0, mix(rock.crown, rock.flank, tint)],
        [0.4, rock.flank],
        [0.86, foot === undefined ? rock.foot : mix(rock.flank, foot, 0.6)],
        [1, foot ?? light.mist],
      ]);
      const cracks = [0.2, 0.36].map((place) =>
        curve([
          [x + width * place + lean, crown + width * (0.3 + place)],
          [x + width * (place + 0.03), crown + (bottom - crown) * 0.35],
          [x + width * place, crown + (bottom - crown) * random.between(0.45, 0.62)],
        ]),
      );
      parts.push({
        crown,
        svg:
          path(`${curve(outline)}Z`, { fill }) +
          strokes(cracks, mix(rock.crown, '#08222e', 0.2), 1.8, 0.4) +
          path(curve(outline.slice(1, 7)), {
            fill: 'none',
            stroke: stage.vertical(crown, bottom, [
              [0, light.rim, 0.85],
              [0.5, light.rim, 0.3],
              [0.8, light.rim, 0],
            ]),
            'stroke-width': 2,
          }),
      });
    }
  }
  return {
    svg: parts
      .sort((a, b) => a.crown - b.crown)
      .map((it) => it.svg)
      .join(''),
    top: (x) => topAt(Math.min(1, Math.max(0, ((x - edge) * sign) / reach))),
  };
}

/** A plank walk bolted to a cliff along the points, with struts below and a rail. */
export function walkway(light: Light, points: readonly Point[]): string {
  const wood = mix(light.wood, light.wall, 0.22);
  const dark = mix(light.wood, '#20130e', 0.35);
  const lifted = (by: number) => curve(points.map(([x, y]): Point => [x, y - by]));
  const posts: string[] = [];
  const struts: string[] = [];
  points.slice(0, -1).forEach(([x1, y1], index) => {
    const [x2, y2] = points[index + 1] ?? [x1, y1];
    for (let step = 0; step < 6; step += 1) {
      const t = step / 6;
      const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
      posts.push(`M${n(x)} ${n(y)}V${n(y - 46)}`);
      struts.push(`M${n(x)} ${n(y + 6)}L${n(x + 26)} ${n(y + 54)}`);
    }
  });
  return group(
    {},
    strokes(struts, dark, 5),
    path(lifted(0), { fill: 'none', stroke: wood, 'stroke-width': 15 }),
    path(lifted(-7), { fill: 'none', stroke: dark, 'stroke-width': 4 }),
    strokes(posts, dark, 4),
    path(lifted(46), { fill: 'none', stroke: wood, 'stroke-width': 5 }),
    path(lifted(24), { fill: 'none', stroke: wood, 'stroke-width': 3 }),
  );
}
