import { mix } from '../color';
import type { Light } from '../light';
import { ellipse, group, n, path, rect } from '../svg';

type Boat = {
  readonly x: number;
  /** The waterline. */
  readonly y: number;
  readonly length: number;
  /** Bow to the left instead of the right. */
  readonly mirrored?: boolean;
};

function placed({ x, y, length, mirrored = false }: Boat, ...parts: readonly string[]): string {
  const scale = Math.round((length / 200) * 1000) / 1000;
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${mirrored ? -scale : scale} ${scale})` },
    ...parts,
  );
}

/** A person with a straw hat, 46 units tall, feet at (x, y). */
function figure(x: number, y: number, robe: string, hat: string): string {
  return (
    path(
      `M${n(x - 7)} ${n(y)}Q${n(x - 8)} ${n(y - 22)} ${n(x - 3)} ${n(y - 33)}H${n(x + 4)}Q${n(x + 9)} ${n(y - 20)} ${n(x + 8)} ${n(y)}Z`,
      { fill: robe },
    ) +
    ellipse(x + 0.5, y - 37, 4.6, 5, { fill: '#d9b08c' }) +
    path(
      `M${n(x - 12)} ${n(y - 37)}L${n(x + 0.5)} ${n(y - 48)}L${n(x + 13)} ${n(y - 37)}Q${n(x)} ${n(y - 33)} ${n(x - 12)} ${n(y - 37)}Z`,
      { fill: hat },
    )
  );
}

function wake(light: Light): string {
  return group(
    { fill: 'none', stroke: light.glint, 'stroke-width': 1.6, opacity: 0.75, 'stroke-linecap': 'round' },
    path('M-112 7H-30M-6 9H92M-70 15H20M44 17H112', {}),
  );
}

const HULL = 'M-100 -13Q-84 -8 -60 -5H60Q88 -8 104 -19Q96 1 74 7H-68Q-90 3 -100 -13Z';

function hull(light: Light): string {
  return (
    path('M-92 4Q0 14 96 3L74 20H-66Z', { fill: light.roof, opacity: 0.22 }) +
    path(HULL, { fill: mix(light.wood, '#2a1a14', 0.25) }) +
    path('M-98 -12Q-84 -7 -60 -4H60Q88 -7 103 -18', {
      fill: 'none',
      stroke: mix(light.wood, light.rim, 0.5),
      'stroke-width': 2.4,
    })
  );
}

/** A rowing boat with a woven canopy; the boatman stands at the stern with one oar. */
export function canopyBoat(light: Light, boat: Boat): string {
  return placed(
    boat,
    hull(light),
    figure(-76, -8, mix(light.near.crown, '#ffffff', 0.08), mix(light.rim, '#ffffff', 0.2)),
    path('M-66 -30L-108 22', { stroke: light.wood, 'stroke-width': 3, 'stroke-linecap': 'round' }),
    path('M-34 -5V-22Q6 -50 48 -22V-5Z', { fill: mix(light.wood, light.rim, 0.4) }),
    path('M-34 -22Q6 -50 48 -22M-20 -6V-29M6 -6V-35M32 -6V-30', {
      fill: 'none',
      stroke: mix(light.wood, '#2a1a14', 0.35),
      'stroke-width': 1.8,
    }),
    wake(light),
  );
}

/** A flat punt with one or two people, the first with a pole. */
export function punt(light: Light, boat: Boat, people = 2): string {
  return placed(
    boat,
    path('M-100 -10L-88 6H86L102 -10Q0 -4 -100 -10Z', { fill: mix(light.wood, '#2a1a14', 0.2) }),
    path('M-99 -10Q0 -4 101 -10', {
      fill: 'none',
      stroke: mix(light.wood, light.rim, 0.5),
      'stroke-width': 2.2,
    }),
    figure(-58, -5, '#2c5f78', '#e0c48b'),
    path('M-49 -28L-96 30M-49 -28L-28 -70', {
      stroke: light.wood,
      'stroke-width': 2.8,
      'stroke-linecap': 'round',
    }),
    people > 1 ? figure(34, -2, '#c65a45', '#e8d3a2') : '',
    wake(light),
  );
}

/** A fishing junk under one ribbed sail. */
export function junk(light: Light, boat: Boat): string {
  const sail = mix(light.rim, light.wall, 0.45);
  return placed(
    boat,
    hull(light),
    path('M-8 -6V-150', { stroke: light.wood, 'stroke-width': 4 }),
    path('M-6 -146Q44 -128 58 -24L-44 -18Q-30 -96 -6 -146Z', { fill: sail }),
    path('M-18 -118L26 -108M-28 -90L42 -82M-36 -62L51 -56M-41 -38L56 -36', {
      stroke: mix(light.wood, sail, 0.3),
      'stroke-width': 2,
    }),
    wake(light),
  );
}

/** The island ferry: a white hull, two decks, a teal funnel. */
export function ferry(light: Light, boat: Boat): string {
  return placed(
    boat,
    path('M-104 -26H112L88 8H-88Z', { fill: light.wall }),
    path('M-97 -14H104L99 -6H-94Z', { fill: light.near.flank }),
    path('M-90 4H91L88 8H-88Z', { fill: mix(light.near.crown, '#000000', 0.2) }),
    rect(-84, -50, 150, 24, { fill: mix(light.wall, '#ffffff', 0.4) }),
    rect(-66, -70, 96, 20, { fill: light.wall }),
    ...[-74, -54, -34, -14, 6, 26, 46].map((x) =>
      rect(x, -44, 12, 11, { rx: 2, fill: light.near.crown, opacity: 0.75 }),
    ),
    ...[-58, -38, -18, 2].map((x) => rect(x, -65, 12, 9, { rx: 2, fill: light.near.crown, opacity: 0.7 })),
    path('M-40 -70L-36 -96H-14L-12 -70Z', { fill: light.near.flank }),
    path('M-37 -88H-13', { stroke: light.rim, 'stroke-width': 5 }),
    path('M44 -50V-84M44 -82L66 -76L44 -70', { stroke: light.wood, fill: '#c8321f', 'stroke-width': 2 }),
    wake(light),
  );
}

/** A rubber raft with two people and paddles, for white water. */
export function raft(light: Light, boat: Boat): string {
  return placed(
    boat,
    figure(-26, -14, '#d97a3a', '#f2c25a'),
    figure(30, -16, '#c8321f', '#f2c25a'),
    path('M-90 -18Q-100 4 -70 10H74Q104 2 92 -20Q80 -30 70 -16Q0 -6 -68 -14Q-80 -28 -90 -18Z', {
      fill: '#e2a23b',
    }),
    path('M-84 -2Q0 8 88 -6', { fill: 'none', stroke: '#f6dca6', 'stroke-width': 4 }),
    path('M-14 -36L-52 16M42 -38L84 14', {
      stroke: light.wood,
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    }),
    wake(light),
  );
}
