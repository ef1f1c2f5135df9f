import { mix, PIGMENT } from '../color';
import type { Stage } from '../stage';
import { ellipse, path } from '../svg';
import { type Place, round, stand } from './still-life';

/** A burner on three feet with a thread of smoke. */
export function incenseBurner(stage: Stage, place: Place, glaze: string): string {
  return stand(
    stage,
    place,
    66,
    path('M2 -76C-12 -90 14 -98 0 -116C-8 -126 4 -134 2 -142', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 2.4,
      opacity: 0.6,
      'stroke-linecap': 'round',
    }),
    path('M-24 -10L-28 4H-18L-14 -8ZM24 -10L28 4H18L14 -8Z', { fill: mix(glaze, '#123840', 0.3) }),
    path('M-30 -50C-46 -36 -40 -6 -18 -4H18C40 -6 46 -36 30 -50Z', { fill: round(stage, -42, 42, glaze) }),
    path('M-34 -50C-44 -54 -48 -44 -42 -38M34 -50C44 -54 48 -44 42 -38', {
      fill: 'none',
      stroke: mix(glaze, '#123840', 0.25),
      'stroke-width': 4,
    }),
    path('M-32 -52Q-26 -72 0 -74Q26 -72 32 -52Z', {
      fill: round(stage, -32, 32, mix(glaze, '#ffffff', 0.08)),
    }),
    ellipse(-12, -61, 3, 2, { fill: '#22332f', opacity: 0.6 }),
    ellipse(2, -64, 3, 2, { fill: '#22332f', opacity: 0.6 }),
    ellipse(15, -60, 3, 2, { fill: '#22332f', opacity: 0.6 }),
    ellipse(0, -76, 4, 4, { fill: mix(glaze, '#ffffff', 0.3) }),
  );
}

/** A big jar of stoneware with a lid, glazed down to its shoulder. */
export function waterJar(stage: Stage, place: Place, clay: string, glaze: string): string {
  return stand(
    stage,
    place,
    92,
    path('M-30 -82C-56 -70 -54 -14 -32 2H32C54 -14 56 -70 30 -82Z', { fill: round(stage, -52, 52, clay) }),
    path('M-30 -82C-46 -74 -52 -54 -51 -40Q-40 -28 -30 -36T-6 -34T18 -30T51 -42C52 -56 46 -74 30 -82Z', {
      fill: round(stage, -52, 52, glaze),
    }),
    ellipse(0, -82, 31, 6, { fill: mix(clay, '#1b0f08', 0.4) }),
    path('M-34 -84Q0 -102 34 -84Q0 -77 -34 -84Z', { fill: round(stage, -34, 34, glaze) }),
    ellipse(0, -95, 6, 4, { fill: mix(glaze, '#10262b', 0.25) }),
    path('M-34 -62Q-40 -48 -38 -34', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 4,
      opacity: 0.4,
      'stroke-linecap': 'round',
    }),
  );
}

/** A mug with a handle. */
export function mug(stage: Stage, place: Place, glaze: string, band: string): string {
  return stand(
    stage,
    place,
    66,
    path('M28 -62C58 -64 58 -20 28 -20', {
      fill: 'none',
      stroke: mix(glaze, '#10262b', 0.2),
      'stroke-width': 7,
    }),
    path('M-32 -76L-29 -4Q-28 3 0 4Q28 3 29 -4L32 -76Z', { fill: round(stage, -32, 32, glaze) }),
    path('M-30.6 -34Q0 -28 30.6 -34L30 -20Q0 -14 -30 -20Z', { fill: band }),
    ellipse(0, -76, 32, 7, { fill: mix(glaze, '#ffffff', 0.5) }),
    ellipse(0, -75, 28, 5.4, { fill: '#5b3a26' }),
  );
}

/** A plate standing upright on its rim, a lotus painted in it. */
export function paintedPlate(stage: Stage, place: Place, glaze: string, ink: string): string {
  const petals = [-60, -36, -12, 12, 36, 60]
    .map((turn) =>
      path('M0 0C-9 -12 -7 -26 0 -34C7 -26 9 -12 0 0Z', {
        transform: `translate(0 -36) rotate(${turn})`,
        fill: mix(ink, '#ffffff', 0.35),
        stroke: ink,
        'stroke-width': 1,
      }),
    )
    .join('');
  return stand(
    stage,
    place,
    86,
    ellipse(2, -49, 50, 50, { fill: mix(glaze, '#16333c', 0.32) }),
    ellipse(0, -50, 50, 50, { fill: round(stage, -60, 70, glaze) }),
    ellipse(0, -50, 45, 45, { fill: 'none', stroke: ink, 'stroke-width': 1.6 }),
    ellipse(0, -50, 36, 36, { fill: mix(glaze, '#ffffff', 0.55) }),
    ellipse(0, -50, 36, 36, { fill: 'none', stroke: ink, 'stroke-width': 0.8, opacity: 0.7 }),
    petals,
    path('M-26 -33Q0 -26 26 -33M-18 -28Q0 -22 18 -28M0 -36V-24', {
      fill: 'none',
      stroke: PIGMENT.malachite,
      'stroke-width': 1.8,
    }),
  );
}

/** A pair of stacked bowls. */
export function bowlStack(stage: Stage, place: Place, glazes: readonly string[]): string {
  const bowls = glazes.map((glaze, index) => {
    const lift = -index * 19;
    return (
      path(`M-42 ${lift - 36}Q-36 ${lift - 4} -16 ${lift}H16Q36 ${lift - 4} 42 ${lift - 36}Z`, {
        fill: round(stage, -42, 42, glaze),
      }) +
      path(`M-40 ${lift - 28}Q0 ${lift - 19} 40 ${lift - 28}`, {
        fill: 'none',
        stroke: PIGMENT.azurite,
        'stroke-width': 1.4,
        opacity: 0.6,
      }) +
      ellipse(0, lift - 36, 42, 8, { fill: mix(glaze, '#ffffff', 0.5) }) +
      ellipse(0, lift - 35.4, 38, 6.4, { fill: mix(glaze, '#16333c', 0.16) })
    );
  });
  return stand(stage, place, 74, ...bowls);
}
