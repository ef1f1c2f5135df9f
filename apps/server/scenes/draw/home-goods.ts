import { mix, PIGMENT } from '../color';
import type { Stage } from '../stage';
import { circle, ellipse, group, path, rect } from '../svg';
import { mark, type Place, round, stand } from './still-life';

const blossom = (x: number, y: number, r: number, color: string): string =>
  [0, 1, 2, 3, 4]
    .map((petal) =>
      circle(x + Math.cos(petal * 1.257) * r, y + Math.sin(petal * 1.257) * r, r * 0.62, { fill: color }),
    )
    .join('');

/** A folded cloth with a pattern left white by the dye. */
export function foldedCloth(stage: Stage, place: Place, color: string): string {
  const layer = (y: number, shift: number, share: number) =>
    path(
      `M${-50 + shift} ${y}Q${-54 + shift} ${y - 12} ${-46 + shift} ${y - 22}H${46 + shift}Q${54 + shift} ${y - 12} ${48 + shift} ${y}Z`,
      {
        fill: round(stage, -54, 54, mix(color, '#ffffff', share)),
      },
    ) + [-32, -12, 8, 28].map((x) => blossom(x + shift, y - 11, 3.6, '#eef3f3')).join('');
  return stand(
    stage,
    place,
    108,
    layer(0, 0, 0),
    layer(-22, 2, 0.1),
    layer(-44, -2, 0.2),
    layer(-66, 1, 0.06),
  );
}

/** A bag of cloth with two handles. */
export function toteBag(stage: Stage, place: Place, color: string, pattern: 'rings' | 'blossoms'): string {
  const marks = [-52, -34, -16]
    .flatMap((y) =>
      [-22, 0, 22].map((x) =>
        pattern === 'rings'
          ? circle(x, y, 6.4, { fill: 'none', stroke: '#e8f0f2', 'stroke-width': 1.8 })
          : blossom(x, y, 3.4, '#eef3f3'),
      ),
    )
    .join('');
  return stand(
    stage,
    place,
    82,
    path('M-18 -68C-18 -108 18 -108 18 -68', {
      fill: 'none',
      stroke: mix(color, '#0b1c33', 0.3),
      'stroke-width': 4.4,
    }),
    path('M-36 -70L-40 -2Q0 6 40 -2L36 -70Z', { fill: round(stage, -40, 40, color) }),
    marks,
    path('M-36 -70H36L36.6 -62H-36.6Z', { fill: mix(color, '#0b1c33', 0.25) }),
    path('M-14 -68C-14 -98 22 -98 22 -66', {
      fill: 'none',
      stroke: mix(color, '#ffffff', 0.18),
      'stroke-width': 4.4,
    }),
  );
}

/** A comb of wood. */
export function comb(stage: Stage, place: Place, wood: string): string {
  const teeth = Array.from({ length: 19 }, (_, index) =>
    rect(-45 + index * 4.8, -34, 3, 34 - Math.abs(index - 9) * 0.7, { rx: 1.4 }),
  ).join('');
  return stand(
    stage,
    place,
    98,
    group({ fill: round(stage, -48, 48, wood, '#2a1208') }, teeth),
    path('M-48 -30Q-48 -64 0 -66Q48 -64 48 -30Q0 -38 -48 -30Z', {
      fill: round(stage, -48, 48, wood, '#2a1208'),
    }),
    path('M-34 -48Q0 -60 34 -48M-28 -43Q0 -53 28 -43', {
      fill: 'none',
      stroke: mix(wood, '#2a1208', 0.4),
      'stroke-width': 1,
      opacity: 0.7,
    }),
    mark(0, -47, 6, mix(wood, '#2a1208', 0.6)),
  );
}

/** Spoons and a spatula of wood in a jar. */
export function woodenSpoons(stage: Stage, place: Place, glaze: string): string {
  const spoon = (x: number, turn: number, wood: string, wide: number) =>
    group(
      { transform: `translate(${x} -40) rotate(${turn})` },
      rect(-2.4, -46, 4.8, 60, { rx: 2, fill: wood }),
      ellipse(0, -54, wide, 14, { fill: wood }),
      ellipse(-1, -55, wide * 0.66, 10, { fill: mix(wood, '#3a1f05', 0.28) }),
    );
  return stand(
    stage,
    place,
    66,
    spoon(-14, -17, '#b98b57', 9),
    spoon(12, 15, '#9c6a3d', 10),
    spoon(-1, -2, '#cda06a', 8),
    path('M-29 -48L-26 -2Q0 6 26 -2L29 -48Z', { fill: round(stage, -29, 29, glaze) }),
    ellipse(0, -48, 29, 6, { fill: mix(glaze, '#10262b', 0.35) }),
    path('M-29 -48A29 6 0 0 0 29 -48L28.4 -40Q0 -32 -28.4 -40Z', { fill: mix(glaze, '#ffffff', 0.3) }),
  );
}

/** A candle burning in a cup. */
export function candle(stage: Stage, place: Place, glass: string): string {
  return stand(
    stage,
    place,
    56,
    circle(0, -72, 46, {
      fill: stage.radial(0, -72, 46, [
        [0, '#ffe2a0', 0.85],
        [1, '#ffe2a0', 0],
      ]),
    }),
    path('M0 -92C-8 -78 -5 -66 0 -66C5 -66 8 -78 0 -92Z', { fill: '#f7b23f' }),
    path('M0 -82C-4 -74 -2 -67 0 -67C2 -67 4 -74 0 -82Z', { fill: '#fff3cf' }),
    path('M0 -66V-56', { stroke: '#3a2a1c', 'stroke-width': 1.6 }),
    path('M-28 -58L-26 -4Q0 5 26 -4L28 -58Z', { fill: round(stage, -28, 28, glass) }),
    ellipse(0, -58, 28, 6.4, { fill: '#f6ead0' }),
    ellipse(0, -58, 28, 6.4, { fill: 'none', stroke: mix(glass, '#ffffff', 0.5), 'stroke-width': 1.4 }),
    mark(0, -28, 11, mix(glass, '#ffffff', 0.72)),
  );
}

/** A cake of soap on another, with a sprig. */
export function soap(stage: Stage, place: Place, colors: readonly [string, string]): string {
  const cake = (y: number, turn: number, color: string) =>
    group(
      { transform: `translate(0 ${y}) rotate(${turn})` },
      rect(-42, -26, 84, 28, { rx: 9, fill: mix(color, '#2a2a20', 0.2) }),
      rect(-42, -30, 84, 27, { rx: 9, fill: round(stage, -42, 42, color) }),
      mark(0, -17, 8, mix(color, '#2a2a20', 0.35)),
    );
  const leaves = [-30, -10, 12, 32]
    .map((turn) =>
      path('M0 0C-6 -10 -5 -26 0 -34C5 -26 6 -10 0 0Z', {
        transform: `translate(30 -56) rotate(${turn + 30})`,
        fill: PIGMENT.malachiteLight,
      }),
    )
    .join('');
  return stand(stage, place, 92, cake(0, 0, colors[0]), cake(-29, -5, colors[1]), leaves);
}

/** A flask with its cup for a lid. */
export function flask(stage: Stage, place: Place, color: string): string {
  return stand(
    stage,
    place,
    44,
    path('M-19 -96Q-19 -102 -12 -102H12Q19 -102 19 -96V-78H-19Z', { fill: round(stage, -19, 19, '#c9cfcf') }),
    path('M-22 -78H22V-4Q22 3 14 3H-14Q-22 3 -22 -4Z', { fill: round(stage, -22, 22, color) }),
    rect(-22, -78, 44, 4, { fill: mix(color, '#10262b', 0.35) }),
    path('M-22 -30Q-12 -46 -4 -34Q4 -50 12 -34Q18 -42 22 -32V-18H-22Z', {
      fill: mix(color, '#ffffff', 0.5),
      opacity: 0.8,
    }),
  );
}
