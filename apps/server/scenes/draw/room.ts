import { mix, PIGMENT } from '../color';
import type { Stage } from '../stage';
import { circle, group, n, path, rect } from '../svg';

/** A wall with a round window, and the view drawn inside it. */
export function moonWindow(
  stage: Stage,
  window: { readonly x: number; readonly y: number; readonly r: number },
  wall: string,
  view: string,
): string {
  const { x, y, r } = window;
  const shade = mix(wall, PIGMENT.ochre, 0.28);
  return group(
    {},
    rect(0, 0, stage.width, stage.height, {
      fill: stage.vertical(0, stage.height, [
        [0, wall],
        [1, mix(wall, PIGMENT.ochrePale, 0.4)],
      ]),
    }),
    group({ 'clip-path': stage.clip(circle(x, y, r, {})) }, view),
    circle(x, y, r, { fill: 'none', stroke: shade, 'stroke-width': n(r * 0.09) }),
    circle(x, y, r * 0.955, {
      fill: 'none',
      stroke: mix('#6b4230', wall, 0.12),
      'stroke-width': n(r * 0.03),
    }),
    circle(x, y, r * 1.045, {
      fill: 'none',
      stroke: mix('#6b4230', wall, 0.5),
      'stroke-width': n(r * 0.012),
    }),
  );
}

/** A wide window in timber frames with the view behind; `panes` upright divisions. */
export function wideWindow(
  stage: Stage,
  frame: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly panes: number;
  },
  wall: string,
  view: string,
): string {
  const { x, y, width, height, panes } = frame;
  const wood = '#6f4a36';
  const bars = Array.from({ length: panes + 1 }, (_, index) =>
    rect(x + (width * index) / panes - 7, y, 14, height, { fill: wood }),
  ).join('');
  return group(
    {},
    rect(0, 0, stage.width, stage.height, {
      fill: stage.vertical(0, stage.height, [
        [0, wall],
        [1, mix(wall, PIGMENT.ochrePale, 0.5)],
      ]),
    }),
    group({ 'clip-path': stage.clip(rect(x, y, width, height, {})) }, view),
    bars,
    rect(x - 14, y - 14, width + 28, 18, { fill: wood }),
    rect(x - 26, y + height - 6, width + 52, 24, { fill: mix(wood, '#000000', 0.15) }),
    rect(x - 26, y + height - 6, width + 52, 6, { fill: mix(wood, PIGMENT.goldLight, 0.35) }),
  );
}

/** A table top across the lower part of the picture, its edge and its grain. */
export function tableTop(stage: Stage, y: number, wood: string): string {
  const random = stage.random('table');
  let grain = '';
  for (let index = 0; index < 9; index += 1) {
    const gy = y + ((index + 0.5) / 9) * (stage.height - y);
    const bow = random.between(-8, 8);
    grain += path(
      `M${n(random.between(-60, 200))} ${n(gy)}q${n(420)} ${n(bow)} ${n(820)} 0t${n(800)} ${n(bow)}`,
      {},
    );
  }
  return group(
    {},
    rect(0, y, stage.width, stage.height - y, {
      fill: stage.vertical(y, stage.height, [
        [0, mix(wood, '#ffffff', 0.12)],
        [1, mix(wood, '#160b06', 0.18)],
      ]),
    }),
    group({ fill: 'none', stroke: mix(wood, '#160b06', 0.3), 'stroke-width': 2, opacity: 0.35 }, grain),
    rect(0, y, stage.width, 4, { fill: mix(wood, '#ffffff', 0.3), opacity: 0.7 }),
  );
}

/** A low bed with folded quilt and two pillows, at the foot of the picture. */
export function bed(
  stage: Stage,
  place: { readonly x: number; readonly y: number; readonly width: number },
): string {
  const { x, y, width } = place;
  const h = width * 0.2;
  return group(
    {},
    rect(x - width * 0.03, y - h * 0.2, width * 1.06, h * 0.55, { rx: 8, fill: '#6f4a36' }),
    rect(x, y - h, width, h * 0.95, { rx: 26, fill: '#f7f3ea' }),
    rect(x, y - h * 0.4, width, h * 0.36, { fill: '#e5ded0', opacity: 0.7 }),
    path(
      `M${n(x + width * 0.36)} ${n(y - h * 1.06)}H${n(x + width)}V${n(y - h * 0.12)}H${n(x + width * 0.36)}Q${n(x + width * 0.3)} ${n(y - h * 0.6)} ${n(x + width * 0.36)} ${n(y - h * 1.06)}Z`,
      {
        fill: stage.horizontal(x + width * 0.36, x + width, [
          [0, mix(PIGMENT.malachite, '#ffffff', 0.18)],
          [1, PIGMENT.malachiteDeep],
        ]),
      },
    ),
    path(
      `M${n(x + width * 0.4)} ${n(y - h * 1.05)}Q${n(x + width * 0.34)} ${n(y - h * 0.6)} ${n(x + width * 0.4)} ${n(y - h * 0.12)}`,
      { fill: 'none', stroke: PIGMENT.goldLight, 'stroke-width': 5 },
    ),
    rect(x + width * 0.04, y - h * 1.42, width * 0.15, h * 0.55, { rx: 22, fill: '#fffdf8' }),
    rect(x + width * 0.15, y - h * 1.32, width * 0.15, h * 0.5, { rx: 22, fill: '#efe7d8' }),
  );
}
