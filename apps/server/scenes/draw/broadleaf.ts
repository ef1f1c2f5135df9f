import { mix } from '../color';
import type { Light } from '../light';
import type { Stage } from '../stage';
import { curve, group, type Point, path } from '../svg';
import { bend, dabs, limb, strokes } from './brush';

type Tree = {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lean?: number;
  /** Dabs of foliage; default the light's. */
  readonly colors?: readonly [string, ...string[]];
  /** Fewer dabs let the branches show; 0 to 1, default 1. */
  readonly fullness?: number;
};

/** A tree with a spreading crown of dabs: camphor, maple, plum, peach, by its colours and fullness. */
export function crownTree(stage: Stage, light: Light, tree: Tree): string {
  const { x, y, height, lean = 0.1, fullness = 1 } = tree;
  const random = stage.random(tree.label);
  const colors: readonly [string, ...string[]] = tree.colors ?? [
    light.foliage,
    light.foliageDeep,
    mix(light.foliage, light.foliageDeep, 0.5),
    mix(light.foliage, '#ffffff', 0.14),
  ];
  const shadeColor = mix(colors[1] ?? colors[0], light.wood, 0.18);
  const fork: Point = [x + lean * height * 0.2, y - height * 0.42];
  let wood = limb(
    bend([x, y], [x - lean * height * 0.12, y - height * 0.2], fork, 8),
    height * 0.06,
    height * 0.034,
    light.wood,
  );
  let shade = '';
  let leaves = '';
  const limbs = 7;
  for (let index = 0; index < limbs; index += 1) {
    const t = index / (limbs - 1);
    const angle = Math.PI * (0.06 + 0.88 * t);
    const reach = height * random.between(0.3, 0.42);
    const end: Point = [
      fork[0] - Math.cos(angle) * reach * 1.12 + lean * height * 0.18,
      fork[1] - Math.sin(angle) * reach * 1.02 - height * 0.06,
    ];
    wood += limb(
      bend(fork, [(fork[0] + end[0]) / 2, fork[1] - height * 0.14], end, 6),
      height * 0.026,
      height * 0.006,
      light.wood,
    );
    shade += dabs(
      random,
      {
        x: end[0],
        y: end[1] + height * 0.02,
        rx: height * 0.15,
        ry: height * 0.09,
        count: Math.round(12 * fullness),
        size: height * 0.05,
      },
      [shadeColor],
    );
    leaves += dabs(
      random,
      {
        x: end[0],
        y: end[1],
        rx: height * 0.18,
        ry: height * 0.12,
        count: Math.round(64 * fullness),
        size: height * 0.025,
      },
      colors,
    );
  }
  const heart = {
    x: fork[0] + lean * height * 0.2,
    y: fork[1] - height * 0.26,
    rx: height * 0.34,
    ry: height * 0.18,
  };
  shade += dabs(random, { ...heart, count: Math.round(30 * fullness), size: height * 0.055 }, [shadeColor]);
  leaves += dabs(random, { ...heart, count: Math.round(150 * fullness), size: height * 0.026 }, colors);
  return wood + shade + leaves;
}

/** A willow: a leaning trunk and curtains of strands. */
export function willow(stage: Stage, light: Light, tree: Omit<Tree, 'colors'>): string {
  const { x, y, height, lean = 0.4, fullness = 1 } = tree;
  const random = stage.random(tree.label);
  const top: Point = [x + lean * height * 0.5, y - height * 0.86];
  const trunk = limb(
    bend([x, y], [x - lean * height * 0.1, y - height * 0.5], top, 10),
    height * 0.07,
    height * 0.022,
    light.wood,
  );
  const strands: string[] = [];
  let boughs = '';
  const count = Math.round(10 * fullness);
  for (let bough = 0; bough < count; bough += 1) {
    const side = bough % 2 === 0 ? 1 : -1;
    const reach = side * height * random.between(0.12, 0.4);
    const start: Point = [top[0] - lean * height * 0.03 * bough, top[1] + height * 0.035 * bough];
    const end: Point = [start[0] + reach, start[1] + height * random.between(-0.04, 0.06)];
    const arc = bend(start, [start[0] + reach * 0.5, start[1] - height * random.between(0.1, 0.18)], end, 9);
    boughs += limb(arc, height * 0.016, height * 0.004, light.wood);
    for (const [sx, sy] of arc.slice(1)) {
      for (let strand = 0; strand < 3; strand += 1) {
        const length = height * random.between(0.3, 0.58);
        const sway = random.between(-0.01, 0.06) * height;
        const from = sx + random.between(-0.012, 0.012) * height;
        strands.push(
          curve([
            [from, sy],
            [from + sway * 0.25, sy + length * 0.4],
            [from + sway, sy + length],
          ]),
        );
      }
    }
  }
  const shaded = strands.filter((_, index) => index % 2 === 0);
  const lit = strands.filter((_, index) => index % 2 === 1);
  return (
    trunk +
    boughs +
    strokes(shaded, light.foliageDeep, height * 0.006, 0.5) +
    strokes(lit, light.foliage, height * 0.007, 0.75)
  );
}

type Curtain = {
  readonly label: string;
  /** From the corner of the picture inwards; strands grow shorter on the way. */
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly strands: number;
};

/** Willow strands hanging into the picture from above, with their narrow leaves: the nearest layer of a lake. */
export function willowCurtain(stage: Stage, light: Light, curtain: Curtain): string {
  const { from, to, length, strands } = curtain;
  const random = stage.random(curtain.label);
  const lines: string[] = [];
  let leaves = '';
  let paleLeaves = '';
  for (let index = 0; index < strands; index += 1) {
    const t = (index + random.between(0, 0.8)) / strands;
    const x = from + (to - from) * t;
    const reach = length * (1 - t * 0.72) * random.between(0.7, 1.08);
    const sway = random.between(10, 46) * Math.sign(to - from);
    const at = (share: number): Point => [x + sway * share * share, -12 + reach * share];
    lines.push(curve([at(0), at(0.35), at(0.7), at(1)]));
    for (let share = 0.12; share < 1; share += 15 / reach) {
      const [lx, ly] = at(share);
      const side = random.next() < 0.5 ? -1 : 1;
      const size = random.between(13, 21) * (1.1 - share * 0.4);
      const leaf = `M${lx.toFixed(1)} ${ly.toFixed(1)}q${(side * size * 0.42).toFixed(1)} ${(size * 0.28).toFixed(1)} ${(side * size * 0.34).toFixed(1)} ${size.toFixed(1)}q${(-side * size * 0.36).toFixed(1)} ${(-size * 0.4).toFixed(1)} ${(-side * size * 0.34).toFixed(1)} ${(-size).toFixed(1)}Z`;
      if (random.next() < 0.6) leaves += leaf;
      else paleLeaves += leaf;
    }
  }
  return (
    strokes(lines, light.foliageDeep, 2.2, 0.7) +
    path(leaves, { fill: mix(light.foliageDeep, light.foliage, 0.35) }) +
    path(paleLeaves, { fill: light.foliage })
  );
}

/** Low bushes and grass along a shore. */
export function bushes(
  stage: Stage,
  light: Light,
  row: {
    readonly label: string;
    readonly from: number;
    readonly to: number;
    readonly y: number;
    readonly size: number;
  },
): string {
  const random = stage.random(row.label);
  let marks = '';
  const step = row.size * 1.1;
  for (let x = row.from; x < row.to; x += step) {
    const size = row.size * random.between(0.6, 1.3);
    marks += dabs(
      random,
      {
        x: x + random.between(-step, step) * 0.3,
        y: row.y - size * 0.3,
        rx: size,
        ry: size * 0.45,
        count: 9,
        size: size * 0.34,
      },
      [light.foliageDeep, mix(light.foliageDeep, light.foliage, 0.5), light.foliage],
    );
  }
  return group({}, marks);
}
