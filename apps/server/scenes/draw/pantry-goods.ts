import { mix, PIGMENT } from '../color';
import type { Stage } from '../stage';
import { circle, ellipse, group, path, rect } from '../svg';
import { mark, type Place, round, stand } from './still-life';

/** A round pastry with a stamped blossom, seen from above at a slant, at (x, y) in units of its plate. */
export function pastry(x: number, y: number, r: number, color: string): string {
  const petals = [0, 1, 2, 3, 4]
    .map((petal) => {
      const angle = (Math.PI * 2 * petal) / 5 - Math.PI / 2;
      return ellipse(x + Math.cos(angle) * r * 0.38, y + Math.sin(angle) * r * 0.22, r * 0.24, r * 0.15, {
        fill: mix(color, '#8a3b1c', 0.38),
      });
    })
    .join('');
  return (
    ellipse(x, y + r * 0.42, r, r * 0.62, { fill: mix(color, '#6b3a16', 0.45) }) +
    ellipse(x, y, r, r * 0.62, { fill: color }) +
    ellipse(x - r * 0.1, y - r * 0.08, r * 0.84, r * 0.48, { fill: mix(color, '#ffffff', 0.3) }) +
    petals +
    ellipse(x, y, r * 0.12, r * 0.08, { fill: '#f4d38a' })
  );
}

/** A plate of pastries. */
export function pastryPlate(stage: Stage, place: Place, color: string, glaze: string): string {
  const spots: readonly (readonly [number, number])[] = [
    [-24, -20],
    [6, -23],
    [30, -17],
    [-12, -9],
    [18, -7],
    [2, -31],
  ];
  return stand(
    stage,
    place,
    104,
    ellipse(0, -9, 54, 17, { fill: mix(glaze, '#16333c', 0.3) }),
    ellipse(0, -12, 54, 17, { fill: glaze }),
    ellipse(0, -12, 44, 13, { fill: mix(glaze, '#ffffff', 0.5) }),
    spots.map(([x, y]) => pastry(x, y, 15, color)).join(''),
  );
}

/** A tied sack of cloth, full. */
export function sack(stage: Stage, place: Place, cloth: string, stamp: string): string {
  return stand(
    stage,
    place,
    84,
    path('M-20 -78C-52 -62 -50 -6 -36 2H38C52 -6 54 -62 22 -78Z', {
      fill: round(stage, -48, 50, cloth, '#4b3a20'),
    }),
    path('M-22 -98Q-12 -86 -18 -76H20Q14 -86 26 -98Q12 -92 2 -99Q-10 -92 -22 -98Z', {
      fill: mix(cloth, '#4b3a20', 0.18),
    }),
    path('M-21 -79Q0 -73 22 -79', {
      fill: 'none',
      stroke: stamp,
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    }),
    path('M-30 -60Q-38 -34 -30 -10M26 -64Q38 -36 30 -8M-8 -70Q-14 -60 -12 -52', {
      fill: 'none',
      stroke: mix(cloth, '#4b3a20', 0.35),
      'stroke-width': 1,
      opacity: 0.7,
    }),
    mark(0, -34, 16, stamp),
  );
}

/** A small jar of sauce under a paper cover. */
export function sauceJar(stage: Stage, place: Place, sauce: string, cover: string): string {
  return stand(
    stage,
    place,
    62,
    path('M-26 -70Q-33 -62 -33 -52V-6Q-33 3 -24 4H24Q33 3 33 -6V-52Q33 -62 26 -70Z', {
      fill: round(stage, -33, 33, sauce, '#230a05'),
    }),
    path(
      'M-34 -72Q-30 -88 0 -90Q30 -88 34 -72L30 -64Q22 -70 14 -64Q6 -70 -2 -64Q-10 -70 -18 -64Q-24 -70 -30 -64Z',
      { fill: cover },
    ),
    path('M-30 -73Q0 -68 30 -73', { fill: 'none', stroke: mix(cover, '#2a1208', 0.45), 'stroke-width': 1.6 }),
    rect(-19, -50, 38, 32, { rx: 2, fill: PIGMENT.silk }),
    mark(0, -34, 10, mix(sauce, '#2a0a04', 0.1)),
    path('M-27 -54V-14', { stroke: '#ffffff', 'stroke-width': 3, opacity: 0.4, 'stroke-linecap': 'round' }),
  );
}

/** Dried mushrooms in a heap. */
export function mushrooms(stage: Stage, label: string, place: Place): string {
  const random = stage.random(label);
  const caps = Array.from({ length: 17 }, (_, index) => {
    const row = index < 8 ? 0 : index < 13 ? 1 : 2;
    const x = random.between(-1, 1) * (44 - row * 14);
    const y = -6 - row * 13 - random.between(0, 5);
    const color = random.pick(['#6d4a30', '#85603f', '#58392a', '#9b7750']);
    return { x, y, color };
  })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, color }) =>
      group(
        { transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})` },
        path('M-3 3H4L3 11H-2Z', { fill: '#e8d8b6' }),
        path('M-14 3Q-13 -9 0 -10Q13 -9 14 3Q0 7 -14 3Z', { fill: color }),
        path('M-6 -5L-1 -1L-4 2M4 -6L6 0L2 3M-10 0L-6 2M10 -2L8 3', {
          fill: 'none',
          stroke: '#e9dcc0',
          'stroke-width': 1.1,
          opacity: 0.8,
        }),
      ),
    )
    .join('');
  return stand(stage, place, 104, caps);
}

/** Oranges with a leaf each, as they lie. */
export function oranges(stage: Stage, place: Place): string {
  const fruit = (x: number, y: number, r: number) =>
    circle(x, y, r, {
      fill: stage.radial(x - r * 0.3, y - r * 0.4, r * 1.5, [
        [0, '#f7c067'],
        [0.6, '#e8912f'],
        [1, '#b7601a'],
      ]),
    }) +
    path(
      `M${x} ${y - r * 0.8}q${r * 0.5} ${-r * 0.7} ${r} ${-r * 0.3}q${-r * 0.4} ${r * 0.5} ${-r} ${r * 0.3}Z`,
      {
        fill: '#3f8f5c',
      },
    );
  return stand(stage, place, 108, fruit(0, -46, 20), fruit(-27, -18, 21), fruit(26, -18, 21));
}
