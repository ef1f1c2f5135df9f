import { mix, PIGMENT } from '../color';
import type { Stage } from '../stage';
import { circle, ellipse, group, n, path, rect } from '../svg';
import { shadow } from './table';

type Place = { readonly x: number; readonly y: number; readonly size: number };

export type VaseForm = 'plum' | 'gourd' | 'jar' | 'bottle';

/** Half of each silhouette, from the lip to the foot, in units of the vase's height: [half width, depth]. */
const FORMS: Readonly<Record<VaseForm, string>> = {
  plum: 'M-0.1 -1C-0.09 -0.94 -0.12 -0.92 -0.28 -0.82C-0.42 -0.7 -0.32 -0.36 -0.2 0H0.2C0.32 -0.36 0.42 -0.7 0.28 -0.82C0.12 -0.92 0.09 -0.94 0.1 -1Z',
  gourd:
    'M-0.08 -1C-0.06 -0.9 -0.2 -0.86 -0.2 -0.72C-0.2 -0.6 -0.1 -0.58 -0.12 -0.54C-0.4 -0.46 -0.42 -0.1 -0.2 0H0.2C0.42 -0.1 0.4 -0.46 0.12 -0.54C0.1 -0.58 0.2 -0.6 0.2 -0.72C0.2 -0.86 0.06 -0.9 0.08 -1Z',
  jar: 'M-0.26 -0.78C-0.28 -0.72 -0.3 -0.72 -0.42 -0.56C-0.54 -0.34 -0.42 -0.1 -0.26 0H0.26C0.42 -0.1 0.54 -0.34 0.42 -0.56C0.3 -0.72 0.28 -0.72 0.26 -0.78Z',
  bottle:
    'M-0.07 -1C-0.06 -0.72 -0.06 -0.62 -0.1 -0.54C-0.34 -0.4 -0.36 -0.12 -0.18 0H0.18C0.36 -0.12 0.34 -0.4 0.1 -0.54C0.06 -0.62 0.06 -0.72 0.07 -1Z',
};

/** A glazed vase standing at (x, y), `size` high. */
export function vase(stage: Stage, form: VaseForm, place: Place, glaze: string, bands = false): string {
  const { x, y, size } = place;
  const half = size * 0.42;
  const id = stage.clip(path(FORMS[form], { transform: `translate(${n(x)} ${n(y)}) scale(${n(size)})` }));
  const lines = bands
    ? [0.16, 0.2, 0.5, 0.54]
        .map((share) =>
          rect(x - half, y - size * share, half * 2, size * 0.012, { fill: PIGMENT.azurite, opacity: 0.7 }),
        )
        .join('')
    : '';
  return group(
    {},
    shadow(stage, { x, y, size: size * 0.62 }),
    group(
      { 'clip-path': id },
      rect(x - half * 1.3, y - size, half * 2.6, size, {
        fill: stage.horizontal(x - half, x + half, [
          [0, mix(glaze, '#ffffff', 0.42)],
          [0.3, mix(glaze, '#ffffff', 0.18)],
          [0.62, glaze],
          [1, mix(glaze, '#123840', 0.42)],
        ]),
      }),
      lines,
      ellipse(x - half * 0.42, y - size * 0.56, half * 0.1, size * 0.2, { fill: '#ffffff', opacity: 0.38 }),
    ),
  );
}

/** A length of indigo cloth hanging from a pole, with a white pattern left by the ties. */
export function indigoCloth(
  stage: Stage,
  label: string,
  cloth: { readonly x: number; readonly top: number; readonly width: number; readonly length: number },
  tone: number,
  pattern: 'rings' | 'waves' | 'blossoms',
): string {
  const { x, top, width, length } = cloth;
  const random = stage.random(label);
  const color = mix('#5f93b8', '#123765', tone);
  const hem = random.between(-0.03, 0.03) * length;
  const outline = `M${n(x)} ${n(top)}H${n(x + width)}Q${n(x + width * 1.02)} ${n(top + length * 0.5)} ${n(x + width * 0.98)} ${n(top + length + hem)}Q${n(x + width * 0.5)} ${n(top + length - hem * 0.4)} ${n(x + width * 0.02)} ${n(top + length)}Q${n(x - width * 0.02)} ${n(top + length * 0.5)} ${n(x)} ${n(top)}Z`;
  const white = { fill: 'none', stroke: '#e8f0f2', 'stroke-width': n(width * 0.022), opacity: 0.85 };
  let marks = '';
  const columns = 3;
  const rows = Math.round((length / width) * columns);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cx = x + (width * (column + 0.5)) / columns;
      const cy = top + (length * (row + 0.6)) / rows;
      const r = (width / columns) * 0.3;
      if (pattern === 'rings') marks += circle(cx, cy, r, white) + circle(cx, cy, r * 0.45, white);
      if (pattern === 'waves') {
        marks += path(
          `M${n(cx - r * 1.5)} ${n(cy)}q${n(r * 0.75)} ${n(-r)} ${n(r * 1.5)} 0t${n(r * 1.5)} 0`,
          white,
        );
      }
      if (pattern === 'blossoms') {
        for (let petal = 0; petal < 5; petal += 1) {
          const angle = (Math.PI * 2 * petal) / 5 - Math.PI / 2;
          marks += circle(cx + Math.cos(angle) * r * 0.55, cy + Math.sin(angle) * r * 0.55, r * 0.34, {
            fill: '#e8f0f2',
            opacity: 0.85,
          });
        }
      }
    }
  }
  const folds = [0.24, 0.5, 0.78]
    .map((share) =>
      rect(x + width * share, top, width * 0.09, length * 1.02, { fill: '#0b2447', opacity: 0.16 }),
    )
    .join('');
  return group(
    { 'clip-path': stage.clip(path(outline, {})) },
    path(outline, {
      fill: stage.vertical(top, top + length, [
        [0, color],
        [1, mix(color, '#ffffff', 0.12)],
      ]),
    }),
    marks,
    folds,
  );
}

/** An open paper umbrella seen from outside, its ribs and rings showing. */
export function umbrella({ x, y, size }: Place, color: string, tilt: number): string {
  const ribs = Array.from({ length: 16 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 16;
    return `M0 0L${n(Math.cos(angle) * 100)} ${n(Math.sin(angle) * 100)}`;
  }).join('');
  const edge = Array.from({ length: 16 }, (_, index) => {
    const [a, b] = [(Math.PI * 2 * index) / 16, (Math.PI * 2 * (index + 1)) / 16];
    const mid = (a + b) / 2;
    const start = index === 0 ? `M${n(Math.cos(a) * 100)} ${n(Math.sin(a) * 100)}` : '';
    return `${start}Q${n(Math.cos(mid) * 95)} ${n(Math.sin(mid) * 95)} ${n(Math.cos(b) * 100)} ${n(Math.sin(b) * 100)}`;
  }).join('');
  const blossoms = [18, 92, 150, 235, 300]
    .map((degrees, index) => {
      const angle = (degrees * Math.PI) / 180;
      const reach = index % 2 === 0 ? 62 : 48;
      return [0, 1, 2, 3, 4]
        .map((petal) => {
          const at = (Math.PI * 2 * petal) / 5;
          return circle(
            Math.cos(angle) * reach + Math.cos(at) * 6.4,
            Math.sin(angle) * reach + Math.sin(at) * 6.4,
            4.4,
            { fill: mix(color, '#ffffff', 0.72) },
          );
        })
        .join('');
    })
    .join('');
  return group(
    {
      transform: `translate(${n(x)} ${n(y)}) rotate(${n(tilt)}) scale(${Math.round((size / 100) * 1000) / 1000} ${Math.round((size / 100) * 720) / 1000})`,
    },
    path(`${edge}Z`, { fill: color }),
    circle(0, 0, 84, { fill: 'none', stroke: mix(color, '#ffffff', 0.4), 'stroke-width': 1.6 }),
    circle(0, 0, 30, {
      fill: mix(color, '#ffffff', 0.12),
      stroke: mix(color, '#ffffff', 0.4),
      'stroke-width': 1.4,
    }),
    path(ribs, { stroke: mix(color, '#2a0f0a', 0.35), 'stroke-width': 1.2, opacity: 0.6 }),
    blossoms,
    path(`${edge}Z`, { fill: 'none', stroke: PIGMENT.goldLight, 'stroke-width': 2.4 }),
    circle(0, 0, 5, { fill: PIGMENT.gold }),
  );
}

/** A woven basket standing at (x, y). */
export function basket({ x, y, size }: Place, straw: string): string {
  const half = size * 0.5;
  const h = size * 0.62;
  const dark = mix(straw, '#3a220f', 0.35);
  const weave = [0.18, 0.34, 0.5, 0.66, 0.82]
    .map((share) => {
      const w = half * (1 - share * 0.24);
      return `M${n(x - w)} ${n(y - h * (1 - share))}Q${n(x)} ${n(y - h * (1 - share) + half * 0.24)} ${n(x + w)} ${n(y - h * (1 - share))}`;
    })
    .join('');
  const stakes = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]
    .map(
      (share) =>
        `M${n(x + half * share)} ${n(y - h + half * 0.22 * (1 - share * share))}L${n(x + half * share * 0.78)} ${n(y + half * 0.1 * (1 - share * share))}`,
    )
    .join('');
  return group(
    {},
    ellipse(x, y + half * 0.06, half * 0.9, half * 0.16, { fill: PIGMENT.ink, opacity: 0.18 }),
    path(
      `M${n(x - half)} ${n(y - h)}Q${n(x - half * 0.84)} ${n(y - h * 0.3)} ${n(x - half * 0.74)} ${n(y)}Q${n(x)} ${n(y + half * 0.24)} ${n(x + half * 0.74)} ${n(y)}Q${n(x + half * 0.84)} ${n(y - h * 0.3)} ${n(x + half)} ${n(y - h)}Z`,
      { fill: straw },
    ),
    path(stakes, { stroke: dark, 'stroke-width': n(size * 0.012), opacity: 0.5 }),
    path(weave, { fill: 'none', stroke: dark, 'stroke-width': n(size * 0.018), opacity: 0.65 }),
    ellipse(x, y - h, half, half * 0.26, { fill: mix(straw, '#3a220f', 0.45) }),
    ellipse(x, y - h * 1.02, half * 0.86, half * 0.2, { fill: '#4f9a63' }),
    ellipse(x - half * 0.2, y - h * 1.08, half * 0.5, half * 0.13, { fill: '#77b97c' }),
    ellipse(x, y - h, half, half * 0.26, {
      fill: 'none',
      stroke: mix(straw, '#ffffff', 0.25),
      'stroke-width': n(size * 0.035),
    }),
  );
}

/** A sprig of tea: buds and pairs of pointed leaves on a stem that rises from (x, y). */
export function teaSprig(stage: Stage, label: string, { x, y, size }: Place): string {
  const random = stage.random(label);
  const blade = (length: number, angle: number, color: string) =>
    group(
      { transform: `rotate(${n(angle)})` },
      path(
        `M0 0C${n(-length * 0.2)} ${n(-length * 0.34)} ${n(-length * 0.12)} ${n(-length * 0.8)} 0 ${n(-length)}C${n(length * 0.16)} ${n(-length * 0.8)} ${n(length * 0.22)} ${n(-length * 0.34)} 0 0Z`,
        { fill: color },
      ),
      path(`M0 ${n(-length * 0.04)}Q${n(length * 0.02)} ${n(-length * 0.5)} 0 ${n(-length * 0.92)}`, {
        fill: 'none',
        stroke: mix(color, '#ffffff', 0.45),
        'stroke-width': n(size * 0.006),
      }),
    );
  let leaves = '';
  const pairs = 4;
  for (let pair = 0; pair < pairs; pair += 1) {
    const share = pair / (pairs - 1);
    const at = `translate(${n(x + Math.sin(share * 2) * size * 0.06)} ${n(y - size * (0.16 + share * 0.66))})`;
    const length = size * (0.42 - share * 0.16);
    const color = mix('#17664c', '#8cc47c', share);
    leaves += group(
      { transform: at },
      blade(length, -62 + share * 26 + random.between(-8, 8), color),
      blade(length, 60 - share * 24 + random.between(-8, 8), mix(color, '#0a3f3b', 0.14)),
    );
  }
  const tip = `translate(${n(x + size * 0.055)} ${n(y - size * 0.84)})`;
  return group(
    {},
    path(
      `M${n(x)} ${n(y)}Q${n(x + size * 0.02)} ${n(y - size * 0.5)} ${n(x + size * 0.055)} ${n(y - size * 0.86)}`,
      { fill: 'none', stroke: '#5b8a4e', 'stroke-width': n(size * 0.022), 'stroke-linecap': 'round' },
    ),
    leaves,
    group({ transform: tip }, blade(size * 0.22, -8, '#b6d98c'), blade(size * 0.16, 14, '#d3e7a6')),
  );
}
