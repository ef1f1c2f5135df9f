import { mix } from '../color';
import type { Light } from '../light';
import type { Stage } from '../stage';
import { curve, group, n, type Point, path, rect } from '../svg';

type Arch = {
  readonly x: number;
  /** The waterline. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The hump of a bridge: height of the deck at `t`, -1 at one foot, 0 at the crown, 1 at the other foot. */
function hump(t: number): number {
  return (0.5 + 0.5 * Math.cos(Math.PI * t)) ** 0.72;
}

/** Points along a deck raised by `lift`. */
function deckPoints({ x, y, width, height }: Arch, lift: number, reach = 1): Point[] {
  return Array.from({ length: 25 }, (_, index): Point => {
    const t = (index / 12 - 1) * reach;
    return [x + (t * width) / 2, y - height * hump(t) - lift];
  });
}

/** A single high arch of stone, whose half circle the water completes. */
export function moonBridge(light: Light, arch: Arch): string {
  const { x, y, height } = arch;
  const r = height * 0.7;
  const stone = mix(light.wall, light.roof, 0.16);
  const line = mix(light.wall, light.roof, 0.5);
  const deck = curve(deckPoints(arch, 0));
  const posts = deckPoints(arch, 0, 0.9)
    .filter((_, index) => index % 2 === 0)
    .map(([px, py]) => rect(px - 2.5, py - height * 0.17, 5, height * 0.18, { fill: stone }))
    .join('');
  const courses = [1.13, 1.26]
    .map(
      (scale) =>
        `M${n(x - r * scale)} ${n(y)}A${n(r * scale)} ${n(r * scale)} 0 0 1 ${n(x + r * scale)} ${n(y)}`,
    )
    .join('');
  return group(
    {},
    path(`${deck}H${n(x + r)}A${n(r)} ${n(r)} 0 0 0 ${n(x - r)} ${n(y)}Z`, { fill: stone }),
    path(courses, { fill: 'none', stroke: line, 'stroke-width': 2, opacity: 0.5 }),
    posts,
    path(curve(deckPoints(arch, height * 0.15, 0.92)), {
      fill: 'none',
      stroke: stone,
      'stroke-width': n(height * 0.045),
    }),
    path(deck, { fill: 'none', stroke: line, 'stroke-width': 3 }),
  );
}

type Causeway = {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly thickness: number;
  /** Positions of the bridges along it, 0 to 1. */
  readonly bridges: readonly number[];
};

/** A long causeway over a lake, with humped bridges in it. */
export function causeway(light: Light, { from, to, y, thickness, bridges }: Causeway): string {
  const bank = mix(light.far.foot, light.foliageDeep, 0.42);
  const stone = mix(light.wall, light.roof, 0.14);
  const span = to - from;
  const humps = bridges
    .map((share) => {
      const foot = y + thickness * 0.5;
      const arch: Arch = { x: from + span * share, y: foot, width: thickness * 7, height: thickness * 2.6 };
      const r = arch.height * 0.62;
      return (
        path(
          `${curve(deckPoints(arch, 0))}H${n(arch.x + r)}A${n(r)} ${n(r)} 0 0 0 ${n(arch.x - r)} ${n(foot)}Z`,
          { fill: stone },
        ) +
        path(curve(deckPoints(arch, thickness * 0.42, 0.9)), {
          fill: 'none',
          stroke: stone,
          'stroke-width': n(thickness * 0.13),
        })
      );
    })
    .join('');
  return (
    rect(from, y - thickness * 0.35, span, thickness * 0.85, { rx: n(thickness * 0.3), fill: bank }) + humps
  );
}

type Deck = { readonly from: number; readonly to: number; readonly y: number; readonly height: number };

/** A plank walk on stilts with a rail: piers, boardwalks, jetties. */
export function boardwalk(light: Light, { from, to, y, height }: Deck): string {
  const wood = mix(light.wood, light.wall, 0.18);
  const dark = mix(light.wood, '#20130e', 0.3);
  const step = height * 1.15;
  let stilts = '';
  for (let x = from + step * 0.3; x < to; x += step) {
    stilts += rect(x, y - height * 0.72, height * 0.09, height * 1.5, { fill: dark });
  }
  return (
    stilts +
    rect(from, y, to - from, height * 0.16, { fill: wood }) +
    rect(from, y + height * 0.16, to - from, height * 0.07, { fill: dark }) +
    rect(from, y - height * 0.72, to - from, height * 0.07, { fill: wood }) +
    rect(from, y - height * 0.42, to - from, height * 0.05, { fill: wood })
  );
}

/** A bridge of planks and ropes between two points. */
export function ropeBridge(
  stage: Stage,
  light: Light,
  span: {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
    readonly sag: number;
  },
): string {
  const { x1, y1, x2, y2, sag } = span;
  const at = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + Math.sin(Math.PI * t) * sag] as const;
  const line = (lift: number) =>
    Array.from({ length: 25 }, (_, index) => at(index / 24))
      .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y - lift)}`)
      .join('');
  const random = stage.random(`rope/${x1}`);
  const hangers = Array.from({ length: 33 }, (_, index) => {
    const [x, y] = at(index / 32);
    return `M${n(x)} ${n(y)}V${n(y - 34 + random.between(-1, 1))}`;
  }).join('');
  const wood = mix(light.wood, light.wall, 0.12);
  return (
    path(hangers, { stroke: light.wood, 'stroke-width': 1.6, opacity: 0.8 }) +
    path(line(0), { fill: 'none', stroke: wood, 'stroke-width': 9 }) +
    path(line(-3), { fill: 'none', stroke: mix(wood, '#20130e', 0.4), 'stroke-width': 2.5 }) +
    path(line(34), { fill: 'none', stroke: wood, 'stroke-width': 3.4 })
  );
}
