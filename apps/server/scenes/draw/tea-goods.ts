import { mix, PIGMENT } from '../color';
import type { Stage } from '../stage';
import { circle, ellipse, group, path, rect } from '../svg';
import { mark, type Place, round, stand } from './still-life';

/** A round tin with a label of paper. */
export function tin(stage: Stage, place: Place, color: string, paper = PIGMENT.silk): string {
  return stand(
    stage,
    place,
    56,
    path('M-28 -82V-4Q-28 3 0 4Q28 3 28 -4V-82Z', { fill: round(stage, -28, 28, color) }),
    path('M-28 -56Q0 -50 28 -56V-18Q0 -12 -28 -18Z', { fill: round(stage, -28, 28, paper, '#6b5a36') }),
    mark(0, -35, 10, mix(color, '#201008', 0.2)),
    path('M-30 -98V-80Q-30 -75 0 -74Q30 -75 30 -80V-98Z', {
      fill: round(stage, -30, 30, mix(color, '#1c120a', 0.18)),
    }),
    ellipse(0, -98, 30, 6.4, { fill: mix(color, '#ffffff', 0.42) }),
    ellipse(0, -98.6, 24, 4.6, { fill: mix(color, '#ffffff', 0.22) }),
  );
}

/** A pressed cake of tea, leaning, half out of its paper. */
export function teaCake(stage: Stage, label: string, place: Place): string {
  const random = stage.random(label);
  let leaves = '';
  for (let index = 0; index < 90; index += 1) {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * 43;
    leaves += ellipse(0, 0, random.between(2, 5), random.between(0.5, 1.1), {
      transform: `translate(${Math.round(Math.cos(angle) * reach * 10) / 10} ${Math.round((-48 + Math.sin(angle) * reach) * 10) / 10}) rotate(${random.int(0, 180)})`,
      fill: random.pick(['#7b6a4a', '#a3916a', '#5d5038', '#c3b48f', '#6f7a58']),
    });
  }
  return stand(
    stage,
    place,
    92,
    circle(3, -47, 48, { fill: '#4c3f2a' }),
    circle(0, -48, 47, { fill: '#6a5a3e' }),
    leaves,
    path('M-47 -40A47 47 0 0 1 20 -90.5Q6 -62 -16 -52Q-34 -46 -47 -40Z', { fill: '#f3ead6' }),
    path('M20 -90.5Q6 -62 -16 -52Q-34 -46 -47 -40', { fill: 'none', stroke: '#cdbb92', 'stroke-width': 1.4 }),
    mark(-12, -74, 9, PIGMENT.cinnabar),
  );
}

/** A standing paper pouch with a folded top. */
export function pouch(stage: Stage, place: Place, paper: string, band: string): string {
  return stand(
    stage,
    place,
    58,
    path('M-27 -84L-31 -6Q-31 2 -24 3H24Q31 2 31 -6L27 -84Z', {
      fill: round(stage, -31, 31, paper, '#5a4628'),
    }),
    path('M-27 -98H27L28 -82Q0 -78 -28 -82Z', { fill: mix(paper, '#3c2c16', 0.16) }),
    path('M-27 -90Q0 -86 27 -90', { fill: 'none', stroke: mix(paper, '#3c2c16', 0.4), 'stroke-width': 0.8 }),
    path('M-29.6 -54Q0 -50 29.6 -54L30.6 -24Q0 -20 -30.6 -24Z', { fill: band }),
    mark(0, -38, 9, PIGMENT.silk),
    path('M-20 -76L-22 -60', {
      stroke: '#ffffff',
      'stroke-width': 3,
      opacity: 0.35,
      'stroke-linecap': 'round',
    }),
  );
}

/** A box with its lid leaning behind it; `inside` is drawn in its front part, 84 wide and 40 high. */
export function giftBox(stage: Stage, place: Place, color: string, inside: string): string {
  const dark = mix(color, '#1a0e08', 0.3);
  return stand(
    stage,
    place,
    112,
    path('M-50 -46L-40 -98H44L54 -46Z', { fill: round(stage, -50, 54, color) }),
    path('M-42 -54L-34 -91H38L46 -54Z', { fill: 'none', stroke: PIGMENT.goldLight, 'stroke-width': 1.2 }),
    mark(2, -72, 11, PIGMENT.goldLight),
    path('M-56 -46H58L54 -38H-52Z', { fill: mix(color, '#120a06', 0.55) }),
    path('M-52 -42H54V-6H-52Z', { fill: '#efe2c4' }),
    group({ transform: 'translate(1 -8)' }, inside),
    path('M-56 -12H58V4H-56Z', { fill: round(stage, -56, 58, color) }),
    path('M-56 -46V4H-51V-42ZM58 -46V4H53V-42Z', { fill: dark }),
  );
}

/** A glass jar with a cork; `filling` colours what is in it. */
export function glassJar(stage: Stage, place: Place, filling: string, label?: string): string {
  return stand(
    stage,
    place,
    62,
    path('M-24 -86Q-31 -80 -31 -68V-6Q-31 3 -22 4H22Q31 3 31 -6V-68Q31 -80 24 -86Z', {
      fill: '#e6efe8',
      opacity: 0.75,
    }),
    path('M-29 -66V-6Q-29 2 -21 2H21Q29 2 29 -6V-66Q0 -60 -29 -66Z', {
      fill: round(stage, -29, 29, filling, '#3a1f05'),
    }),
    ellipse(0, -66, 29, 4.6, { fill: mix(filling, '#ffffff', 0.3) }),
    path('M-25 -100H25V-86H-25Z', { fill: round(stage, -25, 25, '#b98b57', '#3a1f05') }),
    ellipse(0, -100, 25, 4.4, { fill: '#d9b384' }),
    path('M-23 -56V-14', { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.5, 'stroke-linecap': 'round' }),
    label ? rect(-16, -46, 32, 28, { rx: 2, fill: PIGMENT.silk }) + mark(0, -32, 9, label) : '',
  );
}

/** A covered bowl on its saucer, the lid a little open. */
export function gaiwan(stage: Stage, place: Place, glaze: string, line: string): string {
  return stand(
    stage,
    place,
    84,
    ellipse(0, -4, 46, 8, { fill: mix(glaze, '#123840', 0.3) }),
    ellipse(0, -7, 46, 8, { fill: round(stage, -46, 46, glaze) }),
    path('M-40 -52Q-38 -12 -16 -8H16Q38 -12 40 -52Z', { fill: round(stage, -40, 40, glaze) }),
    path('M-39 -44Q0 -34 39 -44M-36 -32Q0 -22 36 -32', {
      fill: 'none',
      stroke: line,
      'stroke-width': 1.6,
      opacity: 0.75,
    }),
    ellipse(0, -52, 40, 8, { fill: mix(glaze, '#ffffff', 0.6) }),
    ellipse(0, -51.4, 36, 6.4, { fill: '#c2a04a' }),
    group(
      { transform: 'rotate(-7) translate(4 -2)' },
      path('M-35 -56Q-30 -76 0 -78Q30 -76 35 -56Q0 -50 -35 -56Z', { fill: round(stage, -35, 35, glaze) }),
      path('M-24 -64Q0 -58 24 -64', { fill: 'none', stroke: line, 'stroke-width': 1.4, opacity: 0.7 }),
      path('M-8 -77L-10 -86H10L8 -77Z', { fill: mix(glaze, '#123840', 0.12) }),
    ),
  );
}

/** Loose leaves in a heap. */
export function looseLeaves(
  stage: Stage,
  label: string,
  place: Place,
  colors: readonly [string, ...string[]],
): string {
  const random = stage.random(label);
  let leaves = '';
  for (let index = 0; index < 80; index += 1) {
    const x = random.between(-1, 1) * random.between(0.3, 1);
    const lift = (1 - x * x) * random.next() * 16;
    leaves += path('M-5 0Q0 -2.4 5 0Q0 1.6 -5 0Z', {
      transform: `translate(${Math.round(x * 480) / 10} ${Math.round((2 - lift) * 10) / 10}) rotate(${random.int(-70, 70)})`,
      fill: random.pick(colors),
    });
  }
  return stand(stage, place, 96, leaves);
}

/** A dipper of wood with honey running from it. */
export function dipper(stage: Stage, place: Place): string {
  const rings = [0, 5, 10, 15]
    .map((y) =>
      ellipse(0, y, 9 - Math.abs(y - 7.5) * 0.3, 2.6, {
        fill: '#a86f34',
        stroke: '#7c4d20',
        'stroke-width': 0.7,
      }),
    )
    .join('');
  return stand(
    stage,
    place,
    0,
    rect(-1.8, -62, 3.6, 62, { rx: 1.8, fill: '#b67d41' }),
    rings,
    path('M-6 14Q0 18 6 14Q4 26 1 40Q0 44 -1 40Q-4 26 -6 14Z', { fill: '#e2a324', opacity: 0.92 }),
  );
}
