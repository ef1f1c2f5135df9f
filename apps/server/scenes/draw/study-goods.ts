import { mix, PIGMENT } from '../color';
import type { Stage } from '../stage';
import { circle, ellipse, group, path, rect } from '../svg';
import { type Place, round, stand } from './still-life';

/** What is printed on a cover. */
type CoverArt = 'hills' | 'moon' | 'wave' | 'leaf';

function art(kind: CoverArt, ink: string): string {
  const soft = mix(ink, '#ffffff', 0.45);
  switch (kind) {
    case 'hills':
      return (
        path('M-30 -30Q-18 -62 -6 -44Q6 -74 18 -40Q24 -52 30 -36V-22H-30Z', { fill: soft }) +
        path('M-30 -24Q-14 -46 2 -30Q14 -44 30 -26V-18H-30Z', { fill: ink })
      );
    case 'moon':
      return circle(8, -58, 12, { fill: soft }) + path('M-30 -26Q0 -38 30 -26V-18H-30Z', { fill: ink });
    case 'wave':
      return [0, 1, 2, 3]
        .map((row) =>
          path(`M-30 ${-54 + row * 10}q7.5 -8 15 0t15 0t15 0t15 0`, {
            fill: 'none',
            stroke: row % 2 ? soft : ink,
            'stroke-width': 2,
          }),
        )
        .join('');
    case 'leaf':
      return [-1, 0, 1]
        .map((side) =>
          path('M0 0C-10 -12 -8 -30 0 -40C8 -30 10 -12 0 0Z', {
            transform: `translate(${side * 13} -22) rotate(${side * 26})`,
            fill: side === 0 ? ink : soft,
          }),
        )
        .join('');
  }
}

/** A book standing upright, its spine to the left. */
export function book(stage: Stage, place: Place, cover: string, ink: string, kind: CoverArt): string {
  return stand(
    stage,
    place,
    76,
    path('M34 -98L40 -95V-1L34 2Z', { fill: '#e9dfc8' }),
    rect(-36, -98, 70, 100, { rx: 1.5, fill: round(stage, -46, 70, cover) }),
    rect(-36, -98, 7, 100, { fill: mix(cover, '#150c06', 0.3) }),
    rect(-8, -92, 12, 24, { fill: PIGMENT.silk }),
    path('M-5 -88H1M-5 -84H1M-5 -80H1M-5 -76H1', { stroke: mix(ink, '#201008', 0.3), 'stroke-width': 1.6 }),
    group({ 'clip-path': stage.clip(rect(-29, -96, 63, 96, {})) }, art(kind, ink)),
  );
}

/** Books lying on each other, the last on top. */
export function bookStack(stage: Stage, place: Place, covers: readonly string[]): string {
  const books = covers.map((cover, index) => {
    const y = -index * 17;
    const shift = (index % 2 === 0 ? -1 : 1) * 3;
    return (
      rect(-48 + shift, y - 16, 96, 16, { rx: 2, fill: round(stage, -48, 52, cover) }) +
      rect(-40 + shift, y - 13.4, 90, 10.8, { fill: '#f3ead6' }) +
      path(`M${-40 + shift} ${y - 10}H${50 + shift}M${-40 + shift} ${y - 6.4}H${50 + shift}`, {
        stroke: '#d6c7a4',
        'stroke-width': 0.8,
      }) +
      rect(-48 + shift, y - 16, 14, 16, { rx: 2, fill: mix(cover, '#150c06', 0.12) })
    );
  });
  return stand(stage, place, 100, ...books);
}

/** A stitched notebook with a ribbon. */
export function notebook(stage: Stage, place: Place, cover: string): string {
  const stitches = [-88, -70, -52, -34, -16].map((y) => `M-38 ${y}H-28`).join('');
  return stand(
    stage,
    place,
    80,
    rect(-36, -95, 76, 98, { rx: 2, fill: '#e9dfc8' }),
    rect(-38, -98, 76, 100, { rx: 2.5, fill: round(stage, -46, 64, cover) }),
    path(`M-28 -98V2${stitches}`, { stroke: mix(cover, '#ffffff', 0.6), 'stroke-width': 1.2 }),
    rect(-14, -80, 38, 22, { fill: PIGMENT.silk }),
    path('M-8 -73H18M-8 -66H10', { stroke: '#9c8c68', 'stroke-width': 1.4 }),
    path('M24 2V16L27 12L30 16V2Z', { fill: PIGMENT.cinnabar }),
  );
}

/** Brushes hanging from a small stand. */
export function brushStand(stage: Stage, place: Place): string {
  const brush = (x: number, length: number, hair: string) =>
    path(`M${x} -84V-76`, { stroke: PIGMENT.cinnabar, 'stroke-width': 1 }) +
    rect(x - 2.2, -76, 4.4, length, { rx: 1, fill: round(stage, x - 2.2, x + 2.2, '#b98b57', '#3a1f05') }) +
    rect(x - 2.8, -77 + length, 5.6, 7, { fill: '#2b4148' }) +
    path(
      `M${x - 3} ${-70 + length}Q${x - 4} ${-60 + length} ${x} ${-50 + length}Q${x + 4} ${-60 + length} ${x + 3} ${-70 + length}Z`,
      { fill: hair },
    );
  return stand(
    stage,
    place,
    92,
    path('M-46 0H46V-5H-46Z', { fill: '#6d4630' }),
    rect(-42, -92, 4, 90, { fill: '#7b4f36' }),
    rect(38, -92, 4, 90, { fill: '#5d3a27' }),
    path('M-50 -90Q0 -84 50 -90L48 -84Q0 -78 -48 -84Z', { fill: '#7b4f36' }),
    brush(-26, 40, '#e9dfc8'),
    brush(-9, 46, '#5a4a3c'),
    brush(9, 36, '#c9a878'),
    brush(26, 43, '#2e2a26'),
  );
}

/** A hanging scroll with hills and a sun. */
export function scroll(stage: Stage, place: Place, ink: string): string {
  return stand(
    stage,
    place,
    0,
    path('M0 -118L-26 -102M0 -118L26 -102', { stroke: '#8a6a48', 'stroke-width': 1 }),
    rect(-34, -102, 68, 104, { fill: '#d9cba8' }),
    rect(-27, -90, 54, 78, { fill: '#f8f2e2' }),
    circle(12, -74, 6, { fill: PIGMENT.cinnabarLight }),
    path('M-27 -40Q-18 -72 -8 -54Q2 -78 12 -50Q20 -60 27 -46V-34H-27Z', { fill: mix(ink, '#f8f2e2', 0.5) }),
    path('M-27 -34Q-12 -54 2 -38Q14 -52 27 -34V-24H-27Z', { fill: ink }),
    path('M-22 -20H-4M-18 -17H4', { stroke: mix(ink, '#f8f2e2', 0.4), 'stroke-width': 1 }),
    rect(-37, -105, 74, 4, { rx: 2, fill: '#5d3a27' }),
    rect(-40, 0, 80, 5, { rx: 2.5, fill: '#5d3a27' }),
  );
}

/** Cards spread like a hand, each with its hills. */
export function postcards(stage: Stage, place: Place): string {
  const cards = [
    [-24, '#dbe7e2', PIGMENT.azurite],
    [-8, '#f3e2cf', PIGMENT.cinnabarLight],
    [8, '#e3ecdc', PIGMENT.malachite],
    [24, '#ece3f0', '#6f6a9c'],
  ] as const;
  return stand(
    stage,
    place,
    96,
    ...cards.map(([turn, paper, ink]) =>
      group(
        { transform: `rotate(${turn})` },
        rect(-24, -96, 48, 72, { rx: 2, fill: mix(paper, '#2a2a2a', 0.16) }),
        rect(-25, -97, 48, 72, { rx: 2, fill: '#fffdf8' }),
        rect(-21, -93, 40, 64, { fill: paper }),
        group(
          { transform: 'translate(-1 -30) scale(0.62)' },
          path('M-32 0V-30Q-18 -62 -6 -40Q8 -70 18 -38Q26 -48 32 -34V0Z', { fill: ink }),
        ),
      ),
    ),
  );
}

/** A folding fan, open. */
export function foldingFan(stage: Stage, place: Place, paper: string, ink: string): string {
  const ribs = Array.from({ length: 13 }, (_, index) => {
    const angle = (-162 + index * 12) * (Math.PI / 180);
    return `M0 0L${Math.round(Math.cos(angle) * 960) / 10} ${Math.round(Math.sin(angle) * 960) / 10}`;
  }).join('');
  const arc = 'M-91 -30A96 96 0 0 1 91 -30L44 -14A46 46 0 0 0 -44 -14Z';
  return stand(
    stage,
    place,
    70,
    path(ribs, { stroke: '#8a5f3c', 'stroke-width': 2.2 }),
    path(arc, { fill: round(stage, -91, 91, paper) }),
    group(
      { 'clip-path': stage.clip(path(arc, {})) },
      path('M-90 -30Q-60 -78 -38 -52Q-14 -92 12 -58Q38 -84 62 -48Q78 -54 92 -30L44 -8H-44Z', {
        fill: ink,
        opacity: 0.55,
      }),
      circle(34, -76, 7, { fill: PIGMENT.cinnabar, opacity: 0.85 }),
      path(ribs, { stroke: '#000000', 'stroke-width': 0.7, opacity: 0.16 }),
    ),
    circle(0, 0, 4, { fill: PIGMENT.gold }),
    path('M0 2Q6 12 2 24', { fill: 'none', stroke: PIGMENT.cinnabar, 'stroke-width': 1.6 }),
    rect(0, 22, 4, 12, { fill: PIGMENT.cinnabar }),
  );
}

/** A round fan of silk on a handle. */
export function roundFan(stage: Stage, place: Place, silk: string, ink: string): string {
  return stand(
    stage,
    place,
    0,
    rect(-2.4, -34, 4.8, 52, { rx: 2, fill: round(stage, -2.4, 2.4, '#8a5f3c', '#2a1208') }),
    circle(0, -66, 42, { fill: mix(silk, '#6b4a2a', 0.4) }),
    circle(0, -66, 39.5, {
      fill: stage.radial(-10, -80, 60, [
        [0, mix(silk, '#ffffff', 0.6)],
        [1, silk],
      ]),
    }),
    path('M-34 -48Q-4 -58 8 -84M-10 -58Q0 -70 -4 -84M2 -68Q16 -68 24 -80', {
      fill: 'none',
      stroke: '#6b4a32',
      'stroke-width': 1.8,
    }),
    [
      [8, -86],
      [-5, -86],
      [25, -82],
      [14, -70],
      [-16, -56],
    ]
      .map(
        ([x = 0, y = 0]) =>
          [0, 1, 2, 3, 4]
            .map((petal) =>
              circle(x + Math.cos(petal * 1.257) * 3.2, y + Math.sin(petal * 1.257) * 3.2, 2.5, {
                fill: ink,
              }),
            )
            .join('') + circle(x, y, 1.4, { fill: '#f4d38a' }),
      )
      .join(''),
    path('M0 18Q5 24 1 32', { fill: 'none', stroke: PIGMENT.cinnabar, 'stroke-width': 1.6 }),
    ellipse(1, 36, 2.6, 5, { fill: PIGMENT.cinnabar }),
  );
}
