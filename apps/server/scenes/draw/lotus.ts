import { mix, PIGMENT } from '../color';
import type { Light } from '../light';
import type { Random } from '../random';
import type { Stage } from '../stage';
import { ellipse, group, n, path } from '../svg';

type Place = { readonly x: number; readonly y: number; readonly size: number };

/** A leaf lying open: an ellipse with veins and a notch of light. */
function leaf(random: Random, light: Light, { x, y, size }: Place, tone: number): string {
  const ry = size * random.between(0.3, 0.4);
  const tilt = random.between(-10, 10);
  const color = mix(light.foliageDeep, light.foliage, tone);
  const veins = Array.from({ length: 8 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 8 + 0.3;
    return `M${n(x)} ${n(y - ry * 0.08)}Q${n(x + Math.cos(angle) * size * 0.3)} ${n(y + Math.sin(angle) * ry * 0.36)} ${n(x + Math.cos(angle) * size * 0.84)} ${n(y + Math.sin(angle) * ry * 0.84)}`;
  }).join('');
  return group(
    { transform: `rotate(${n(tilt)} ${n(x)} ${n(y)})` },
    ellipse(x, y, size, ry, { fill: color }),
    path(veins, {
      fill: 'none',
      stroke: mix(color, '#ffffff', 0.3),
      'stroke-width': n(Math.max(0.8, size * 0.018)),
      opacity: 0.7,
    }),
    ellipse(x, y - ry * 0.08, size * 0.09, ry * 0.12, { fill: mix(color, '#ffffff', 0.35) }),
  );
}

/** A flower: petals around a golden heart, open or a bud. */
export function lotusFlower({ x, y, size }: Place, open: boolean): string {
  const petal = (angle: number, length: number, width: number, fill: string) =>
    path(
      `M0 0C${n(-width)} ${n(-length * 0.35)} ${n(-width * 0.7)} ${n(-length * 0.8)} 0 ${n(-length)}C${n(width * 0.7)} ${n(-length * 0.8)} ${n(width)} ${n(-length * 0.35)} 0 0Z`,
      {
        transform: `rotate(${n(angle)})`,
        fill,
        stroke: mix(PIGMENT.cinnabarLight, '#ffffff', 0.35),
        'stroke-width': n(size * 0.018),
      },
    );
  const blush = mix(PIGMENT.cinnabarLight, '#ffffff', 0.45);
  const pale = mix(PIGMENT.peach, '#ffffff', 0.55);
  const petals = open
    ? [-74, 74, -54, 54].map((angle) => petal(angle, size * 0.92, size * 0.3, blush)).join('') +
      [-34, 34, -14, 14].map((angle) => petal(angle, size, size * 0.3, pale)).join('') +
      path(
        `M${n(-size * 0.2)} ${n(-size * 0.3)}Q0 ${n(-size * 0.5)} ${n(size * 0.2)} ${n(-size * 0.3)}Q0 ${n(-size * 0.1)} ${n(-size * 0.2)} ${n(-size * 0.3)}Z`,
        { fill: PIGMENT.goldLight },
      ) +
      [-44, 44].map((angle) => petal(angle, size * 0.68, size * 0.26, mix(pale, '#ffffff', 0.4))).join('')
    : petal(-14, size * 0.9, size * 0.22, blush) +
      petal(14, size * 0.9, size * 0.22, blush) +
      petal(0, size, size * 0.24, pale);
  return group({ transform: `translate(${n(x)} ${n(y)})` }, petals);
}

type Pond = {
  readonly label: string;
  readonly top: number;
  readonly bottom: number;
  readonly rows: number;
  /** Leaves in the nearest row. */
  readonly perRow: number;
  readonly from?: number;
  readonly to?: number;
  /** Flowers in the whole pond. */
  readonly flowers: number;
  /** Size of the nearest leaves. */
  readonly size: number;
};

/** A pond of leaves, small and pale at the back, large and lifted on stalks in front, flowers among them. */
export function lotusPond(stage: Stage, light: Light, pond: Pond): string {
  const { top, bottom, rows, perRow, from = -60, to = stage.width + 60, flowers, size } = pond;
  const random = stage.random(pond.label);
  const layers: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const near = (row + 1) / rows;
    const y = top + (bottom - top) * near ** 1.5;
    const scale = size * (0.16 + 0.84 * near ** 1.6);
    const count = Math.round(perRow * (2.4 - 1.4 * near));
    let leaves = '';
    let stalks = '';
    for (let index = 0; index < count; index += 1) {
      const x = from + ((to - from) * (index + random.between(0, 1))) / count;
      const lifted = near > 0.5 && random.next() < 0.5 ? scale * random.between(0.5, 1.4) : 0;
      const leafY = y + random.between(-0.25, 0.25) * scale - lifted;
      if (lifted > 0) {
        stalks += path(
          `M${n(x)} ${n(leafY)}Q${n(x + scale * 0.1)} ${n(leafY + lifted * 0.6)} ${n(x + scale * 0.04)} ${n(y + scale * 0.5)}`,
          {},
        );
      }
      leaves += leaf(
        random,
        light,
        { x, y: leafY, size: scale * random.between(0.75, 1.1) },
        (1 - near) * 0.5 + random.between(0.05, 0.5),
      );
    }
    let blooms = '';
    const share = Math.round((flowers * near) / ((rows + 1) / 2));
    for (let index = 0; index < share; index += 1) {
      const x = random.between(from + 80, to - 80);
      const height = scale * random.between(0.9, 2);
      const bloomY = y - height;
      stalks += path(
        `M${n(x)} ${n(bloomY)}Q${n(x + scale * 0.12)} ${n(bloomY + height * 0.6)} ${n(x)} ${n(y + scale * 0.3)}`,
        {},
      );
      blooms += lotusFlower({ x, y: bloomY, size: scale * random.between(0.5, 0.68) }, random.next() < 0.65);
    }
    layers.push(
      group(
        { fill: 'none', stroke: mix(light.foliageDeep, light.foliage, 0.4), 'stroke-width': n(1 + near * 4) },
        stalks,
      ) +
        leaves +
        blooms,
    );
  }
  return layers.join('');
}
