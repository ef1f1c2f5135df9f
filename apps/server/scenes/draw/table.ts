import { mix, PIGMENT } from '../color';
import type { Stage } from '../stage';
import { ellipse, group, n, path } from '../svg';

type Place = { readonly x: number; readonly y: number; readonly size: number };

const CELADON = '#a9c8ba';

/** A thin soft shadow under something that stands on a table. */
export function shadow(stage: Stage, { x, y, size }: Place): string {
  return ellipse(x + size * 0.05, y - size * 0.01, size * 0.58, size * 0.1, {
    fill: PIGMENT.ink,
    opacity: 0.18,
    filter: stage.blur(size * 0.05),
  });
}

/** A cup, seen a little from above, with tea in it. */
export function cup(stage: Stage, place: Place, glaze = CELADON, tea = '#c9a44e'): string {
  const { x, y, size } = place;
  const r = size * 0.5;
  return group(
    {},
    shadow(stage, place),
    path(
      `M${n(x - r)} ${n(y - size * 0.58)}Q${n(x - r * 0.88)} ${n(y - size * 0.04)} ${n(x - r * 0.4)} ${n(y)}H${n(x + r * 0.4)}Q${n(x + r * 0.88)} ${n(y - size * 0.04)} ${n(x + r)} ${n(y - size * 0.58)}Z`,
      {
        fill: stage.horizontal(x - r, x + r, [
          [0, mix(glaze, '#ffffff', 0.4)],
          [0.45, glaze],
          [1, mix(glaze, '#173f45', 0.3)],
        ]),
      },
    ),
    ellipse(x, y - size * 0.58, r, r * 0.3, { fill: mix(glaze, '#ffffff', 0.55) }),
    ellipse(x, y - size * 0.565, r * 0.9, r * 0.24, { fill: tea }),
    ellipse(x - r * 0.25, y - size * 0.59, r * 0.4, r * 0.06, { fill: '#ffffff', opacity: 0.5 }),
  );
}

/** A teapot with its spout to the left. */
export function teapot(stage: Stage, place: Place, clay = '#7d4334'): string {
  const { x, y, size } = place;
  const body = stage.radial(x - size * 0.2, y - size * 0.5, size * 0.8, [
    [0, mix(clay, '#ffffff', 0.28)],
    [0.6, clay],
    [1, mix(clay, '#1d0d08', 0.35)],
  ]);
  return group(
    {},
    shadow(stage, place),
    path(
      `M${n(x - size * 0.44)} ${n(y - size * 0.3)}Q${n(x - size * 0.7)} ${n(y - size * 0.36)} ${n(x - size * 0.82)} ${n(y - size * 0.72)}L${n(x - size * 0.72)} ${n(y - size * 0.74)}Q${n(x - size * 0.6)} ${n(y - size * 0.52)} ${n(x - size * 0.4)} ${n(y - size * 0.52)}Z`,
      { fill: mix(clay, '#1d0d08', 0.12) },
    ),
    path(
      `M${n(x + size * 0.42)} ${n(y - size * 0.6)}C${n(x + size * 0.86)} ${n(y - size * 0.72)} ${n(x + size * 0.86)} ${n(y - size * 0.14)} ${n(x + size * 0.4)} ${n(y - size * 0.2)}`,
      { fill: 'none', stroke: mix(clay, '#1d0d08', 0.12), 'stroke-width': n(size * 0.085) },
    ),
    path(
      `M${n(x - size * 0.3)} ${n(y)}C${n(x - size * 0.62)} ${n(y - size * 0.14)} ${n(x - size * 0.6)} ${n(y - size * 0.66)} ${n(x - size * 0.26)} ${n(y - size * 0.72)}H${n(x + size * 0.26)}C${n(x + size * 0.6)} ${n(y - size * 0.66)} ${n(x + size * 0.62)} ${n(y - size * 0.14)} ${n(x + size * 0.3)} ${n(y)}Z`,
      { fill: body },
    ),
    path(
      `M${n(x - size * 0.28)} ${n(y - size * 0.72)}Q${n(x)} ${n(y - size * 0.92)} ${n(x + size * 0.28)} ${n(y - size * 0.72)}Z`,
      { fill: mix(clay, '#ffffff', 0.1) },
    ),
    path(`M${n(x - size * 0.28)} ${n(y - size * 0.72)}H${n(x + size * 0.28)}`, {
      stroke: mix(clay, '#1d0d08', 0.4),
      'stroke-width': n(size * 0.02),
    }),
    ellipse(x, y - size * 0.87, size * 0.075, size * 0.06, { fill: mix(clay, '#1d0d08', 0.2) }),
  );
}

/** A bowl from above at a slant; `filling` is drawn inside its rim, in units of the bowl's half width around (0, 0). */
export function bowl(
  stage: Stage,
  { x, y, size }: Place,
  glaze: string,
  inside: string,
  filling: string,
): string {
  const r = size * 0.5;
  const ry = r * 0.42;
  const rimY = y - size * 0.42;
  const clip = stage.clip(ellipse(x, rimY + ry * 0.04, r * 0.92, ry * 0.9, {}));
  return group(
    {},
    shadow(stage, { x, y, size }),
    path(
      `M${n(x - r)} ${n(rimY)}Q${n(x - r * 0.86)} ${n(y - size * 0.04)} ${n(x - r * 0.42)} ${n(y)}H${n(x + r * 0.42)}Q${n(x + r * 0.86)} ${n(y - size * 0.04)} ${n(x + r)} ${n(rimY)}Z`,
      {
        fill: stage.horizontal(x - r, x + r, [
          [0, mix(glaze, '#ffffff', 0.35)],
          [0.5, glaze],
          [1, mix(glaze, '#16333c', 0.3)],
        ]),
      },
    ),
    path(
      `M${n(x - r * 0.93)} ${n(rimY + size * 0.14)}Q${n(x)} ${n(rimY + size * 0.36)} ${n(x + r * 0.93)} ${n(rimY + size * 0.14)}`,
      { fill: 'none', stroke: PIGMENT.azurite, 'stroke-width': n(size * 0.014), opacity: 0.6 },
    ),
    ellipse(x, rimY, r, ry, { fill: mix(glaze, '#ffffff', 0.5) }),
    ellipse(x, rimY + ry * 0.04, r * 0.92, ry * 0.9, { fill: inside }),
    group(
      { 'clip-path': clip },
      group({ transform: `translate(${n(x)} ${n(rimY + ry * 0.05)}) scale(${n(r)})` }, filling),
    ),
  );
}

/** A plate from above at a slant. */
export function plate(stage: Stage, { x, y, size }: Place, glaze: string): string {
  const r = size * 0.5;
  const ry = r * 0.38;
  return group(
    {},
    ellipse(x + r * 0.06, y + ry * 0.24, r * 1.02, ry, {
      fill: PIGMENT.ink,
      opacity: 0.18,
      filter: stage.blur(size * 0.03),
    }),
    ellipse(x, y + ry * 0.1, r, ry, { fill: mix(glaze, '#16333c', 0.28) }),
    ellipse(x, y, r, ry, { fill: glaze }),
    ellipse(x, y, r * 0.94, ry * 0.93, {
      fill: 'none',
      stroke: PIGMENT.azurite,
      'stroke-width': n(size * 0.008),
      opacity: 0.55,
    }),
    ellipse(x, y + ry * 0.04, r * 0.74, ry * 0.7, { fill: mix(glaze, '#ffffff', 0.4) }),
  );
}

/** A pair of chopsticks lying on the table. */
export function chopsticks(x: number, y: number, length: number, angle: number): string {
  return group(
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(angle)})`, 'stroke-linecap': 'round' },
    path(`M0 0H${n(length)}`, { stroke: '#6d3b2a', 'stroke-width': n(length * 0.022) }),
    path(`M${n(length * 0.01)} ${n(length * 0.045)}L${n(length)} ${n(length * 0.028)}`, {
      stroke: '#7d4735',
      'stroke-width': n(length * 0.022),
    }),
    path(
      `M${n(length * 0.82)} 0H${n(length)}M${n(length * 0.82)} ${n(length * 0.031)}L${n(length)} ${n(length * 0.028)}`,
      { stroke: PIGMENT.goldLight, 'stroke-width': n(length * 0.024) },
    ),
  );
}
