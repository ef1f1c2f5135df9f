import { mix } from '../color';
import type { Light } from '../light';
import type { Random } from '../random';
import type { Stage } from '../stage';
import { curve, ellipse, group, n, type Point, path } from '../svg';
import { bend, limb, strokes } from './brush';

type Placement = {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** To the right when positive; -1 to 1. */
  readonly lean?: number;
  readonly snow?: boolean;
};

/** A pad of needles: flat below, scalloped above, with needles fanning out of its heart. */
function pad(random: Random, light: Light, x: number, y: number, width: number, snow: boolean): string {
  const height = width * random.between(0.26, 0.34);
  const bumps = 5;
  const top = Array.from({ length: bumps * 2 + 1 }, (_, index): Point => {
    const t = index / (bumps * 2);
    const dome = Math.sin(Math.PI * t) ** 0.7;
    const scallop = index % 2 === 0 ? 0.82 : 1;
    return [x - width / 2 + width * t, y - height * dome * scallop];
  });
  const d = `${curve(top)}Q${n(x)} ${n(y + height * 0.32)} ${n(x - width / 2)} ${n(y)}Z`;
  const needles = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (0.12 + (0.76 * index) / 8);
    const reach = height * 0.86;
    return curve([
      [x - Math.cos(angle) * width * 0.1, y - Math.sin(angle) * reach * 0.2],
      [x - Math.cos(angle) * width * 0.38, y - Math.sin(angle) * reach],
    ]);
  });
  const cap = snow
    ? path(`${curve(top)}Q${n(x)} ${n(y - height * 0.5)} ${n(x - width / 2)} ${n(y)}Z`, { fill: '#f7fbfb' })
    : '';
  return (
    path(d, { fill: mix(light.foliageDeep, light.foliage, random.between(0, 0.45)) }) +
    strokes(needles, mix(light.foliage, '#ffffff', 0.14), width * 0.011, 0.55) +
    cap
  );
}

/** A pine as the scrolls have it: a bent trunk and level pads, longer on the side it leans to. */
export function pine(stage: Stage, light: Light, placement: Placement): string {
  const { x, y, height, lean = 0.3, snow = false, label } = placement;
  const random = stage.random(label);
  const tip: Point = [x + lean * height * 0.5, y - height];
  const pull: Point = [x - lean * height * 0.35, y - height * 0.55];
  const trunk = bend([x, y], pull, tip, 14);
  const bark = mix(light.wood, light.foliageDeep, 0.35);
  const branches: string[] = [];
  const pads: string[] = [];
  const levels = 5;
  for (let level = 0; level < levels; level += 1) {
    const share = 0.42 + (0.58 * level) / (levels - 1);
    const [bx, by] = trunk[Math.round(share * 14)] ?? tip;
    const side = level % 2 === 0 ? Math.sign(lean || 1) : -Math.sign(lean || 1);
    const favoured = side === Math.sign(lean || 1) ? 1 : 0.68;
    const reach = height * (0.34 - 0.2 * (share - 0.42)) * favoured * random.between(0.85, 1.1);
    const last = level === levels - 1;
    const [px, py] = last ? [bx, by] : [bx + side * reach, by - height * 0.02];
    if (!last) {
      branches.push(
        limb(
          bend([bx, by], [bx + side * reach * 0.5, by - height * 0.06], [px, py], 6),
          height * 0.026,
          height * 0.01,
          bark,
        ),
      );
    }
    const width = height * (last ? 0.34 : 0.4) * favoured * random.between(0.9, 1.15);
    pads.push(pad(random, light, px, py + height * 0.015, width, snow));
    pads.push(pad(random, light, px - side * width * 0.3, py + height * 0.055, width * 0.66, snow));
  }
  return limb(trunk, height * 0.062, height * 0.018, bark) + branches.join('') + pads.join('');
}

type Stand = {
  readonly from: number;
  readonly to: number;
  /** Height of the ground at x. */
  ground(x: number): number;
  readonly count: number;
  readonly size: number;
};

/** Far trees: little stacked dots standing along a slope, as many as `count`. */
export function farTrees(stage: Stage, label: string, stand: Stand, color: string): string {
  const random = stage.random(label);
  let marks = '';
  for (let index = 0; index < stand.count; index += 1) {
    const t = (index + random.between(0.1, 0.9)) / stand.count;
    const x = stand.from + (stand.to - stand.from) * t;
    const size = stand.size * random.between(0.65, 1.2);
    const y = stand.ground(x) + size * 0.3;
    marks += ellipse(x, y - size * 0.5, size * 0.5, size * 0.62, {});
    marks += ellipse(x, y - size * 1.15, size * 0.36, size * 0.5, {});
  }
  return group({ fill: color }, marks);
}
