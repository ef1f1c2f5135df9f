import { mix, PIGMENT } from '../color';
import type { Stage } from '../stage';
import { el, group, path } from '../svg';

/*
 * What lies in a bowl, in units of the bowl's half width around (0, 0); a bowl seen at a slant is about 0.4 deep.
 * Two decimals are needed here, where everything else is content with one.
 */

function f(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  paint: Readonly<Record<string, string | number>>,
): string {
  return el('ellipse', { cx: f(cx), cy: f(cy), rx: f(rx), ry: f(ry), ...paint });
}

function circle(cx: number, cy: number, r: number, paint: Readonly<Record<string, string | number>>): string {
  return ellipse(cx, cy, r, r, paint);
}

function at(x: number, y: number, scale: number, turn: number, ...parts: readonly string[]): string {
  return group(
    { transform: `translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${f(scale)} ${f(scale * 0.62)})` },
    ...parts,
  );
}

function shrimp(x: number, y: number, turn: number): string {
  const body =
    'M-1 0.2C-0.9 -0.8 0.5 -1 0.9 -0.1C1 0.2 0.8 0.5 0.6 0.5C0.5 -0.1 -0.2 -0.3 -0.5 0.3C-0.6 0.5 -1 0.5 -1 0.2Z';
  return at(
    x,
    y,
    0.13,
    turn,
    path(body, { fill: '#e58a63' }),
    path('M-0.72 -0.34L-0.5 0.1M-0.36 -0.6L-0.26 -0.1M0.06 -0.68L0.06 -0.16M0.46 -0.54L0.34 -0.06', {
      stroke: '#f7d8c0',
      'stroke-width': 0.14,
    }),
    path('M0.6 0.5L0.9 0.9L0.3 0.8Z', { fill: '#d5694a' }),
  );
}

/** Noodles in clear broth, shrimp and scallion. */
export function noodles(stage: Stage, label: string): string {
  const random = stage.random(label);
  let strands = '';
  for (let index = 0; index < 46; index += 1) {
    const x = random.between(-0.7, 0.3);
    const y = random.between(-0.22, 0.26);
    const length = random.between(0.4, 0.9);
    const bow = random.between(-0.14, 0.14);
    strands += path(
      `M${f(x)} ${f(y)}q${f(length / 2)} ${f(bow)} ${f(length)} ${f(random.between(-0.05, 0.05))}`,
      {
        stroke: random.pick(['#f6e6b8', '#efd89c', '#faf0d0']),
      },
    );
  }
  let scallions = '';
  for (let index = 0; index < 22; index += 1) {
    scallions += el('ellipse', {
      rx: 0.034,
      ry: 0.02,
      transform: `translate(${f(random.between(-0.72, 0.72))} ${f(random.between(-0.26, 0.28))}) rotate(${f(random.between(0, 90))})`,
      fill: random.pick(['#3f8f5c', '#6bb073', '#2c7350']),
    });
  }
  return (
    group({ fill: 'none', 'stroke-width': 0.03, 'stroke-linecap': 'round' }, strands) +
    shrimp(-0.26, -0.06, -20) +
    shrimp(0.1, 0.06, 30) +
    shrimp(0.32, -0.12, -60) +
    scallions
  );
}

/** Slices of lotus root with their holes. */
export function lotusRoot(x: number, y: number, scale: number): string {
  const holes = Array.from({ length: 7 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 7;
    return ellipse(Math.cos(angle) * 0.58, Math.sin(angle) * 0.58, 0.17, 0.2, { fill: '#c9a97a' });
  }).join('');
  return at(
    x,
    y,
    scale,
    0,
    circle(0, 0.14, 1, { fill: '#c7a577' }),
    circle(0, 0, 1, { fill: '#f5ead2' }),
    circle(0, 0, 1, { fill: 'none', stroke: '#e0c79a', 'stroke-width': 0.08 }),
    holes,
    circle(0, 0, 0.18, { fill: '#c9a97a' }),
  );
}

/** A steamed fish on its plate, ginger and scallion over it. */
export function steamedFish(): string {
  return group(
    {},
    path(
      'M-0.66 0C-0.5 -0.2 0.2 -0.24 0.5 -0.02L0.74 -0.14Q0.68 0.02 0.74 0.16L0.5 0.04C0.2 0.24 -0.5 0.2 -0.66 0Z',
      { fill: '#b9c3bd' },
    ),
    path('M-0.66 0C-0.5 -0.2 0.2 -0.24 0.5 -0.02C0.2 -0.1 -0.4 -0.08 -0.66 0Z', { fill: '#8fa39f' }),
    path('M-0.44 -0.11Q-0.38 0 -0.44 0.11', { fill: 'none', stroke: '#7b8d8a', 'stroke-width': 0.012 }),
    circle(-0.54, -0.03, 0.022, { fill: PIGMENT.ink }),
    path('M-0.2 -0.16L-0.1 0.14M0 -0.18L0.1 0.14M0.2 -0.16L0.28 0.1', {
      stroke: '#7b8d8a',
      'stroke-width': 0.014,
    }),
    path('M-0.3 -0.04L0.06 0.06M-0.12 0.07L0.3 -0.05M-0.2 0.02L0.22 0.04M0.02 -0.08L0.34 0.02', {
      stroke: '#4d9a5f',
      'stroke-width': 0.022,
      'stroke-linecap': 'round',
    }),
    path('M-0.24 0.05L0.1 -0.04M-0.04 0.08L0.26 0', {
      stroke: '#e6c463',
      'stroke-width': 0.02,
      'stroke-linecap': 'round',
    }),
    path('M-0.1 -0.01L0.04 0.02M0.14 0.06L0.24 0.03', {
      stroke: PIGMENT.cinnabar,
      'stroke-width': 0.018,
      'stroke-linecap': 'round',
    }),
  );
}

/** Clams and a crab's shell on ice-coloured porcelain. */
export function shellfish(stage: Stage, label: string): string {
  const random = stage.random(label);
  let shells = '';
  for (let index = 0; index < 13; index += 1) {
    const color = random.pick(['#e9d8b8', '#d2b98f', '#f3e8d2', '#c9b8a0']);
    shells += at(
      random.between(-0.5, 0.5),
      random.between(-0.18, 0.16),
      random.between(0.15, 0.21),
      random.between(-50, 50),
      path('M-1 0.3C-1 -0.8 1 -0.8 1 0.3C0.5 0.7 -0.5 0.7 -1 0.3Z', { fill: color }),
      path('M0 0.5L-0.7 -0.2M0 0.5L-0.3 -0.5M0 0.5L0.1 -0.6M0 0.5L0.5 -0.4M0 0.5L0.8 -0.1', {
        stroke: mix(color, '#6b4a2e', 0.4),
        'stroke-width': 0.08,
      }),
    );
  }
  return shells;
}
