import { mix } from '../color';
import type { Light } from '../light';
import type { Stage } from '../stage';
import { group, n, path, rect } from '../svg';

export type House = {
  readonly x: number;
  /** Foot of the wall. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly storeys?: 1 | 2;
  /** Stepped gables that stand above the roof. */
  readonly gables?: boolean;
  /** Lit windows. */
  readonly lit?: boolean;
};

/** A shutter: panes of paper in a timber grid above, a plain panel below. */
function shutter(
  box: { x: number; y: number; width: number; height: number },
  frame: string,
  paper: string,
  panel: number,
): string {
  const { x, y, width, height } = box;
  const glass = height * (1 - panel);
  return (
    rect(x, y, width, height, { fill: frame }) +
    rect(x + width * 0.14, y + width * 0.14, width * 0.72, glass - width * 0.24, { fill: paper }) +
    path(
      `M${n(x + width / 2)} ${n(y + width * 0.14)}V${n(y + glass - width * 0.1)}M${n(x + width * 0.14)} ${n(y + glass * 0.36)}h${n(width * 0.72)}M${n(x + width * 0.14)} ${n(y + glass * 0.64)}h${n(width * 0.72)}`,
      { stroke: frame, 'stroke-width': n(Math.max(1, width * 0.07)) },
    )
  );
}

/** A white-walled house under dark tiles, timber below, as in the towns on the water. */
export function house(light: Light, home: House): string {
  const { x, y, width, height, storeys = 2, gables = false, lit = false } = home;
  const frame = mix(light.wood, '#20130e', 0.25);
  const glow = lit ? '#f6c878' : mix(light.roof, light.wall, 0.35);
  const roofHeight = height * 0.26;
  const wallTop = y - height + roofHeight;
  const over = width * 0.07;
  const ridgeY = y - height;
  const tiles = Math.max(5, Math.round(width / 20));
  const tileLines = Array.from({ length: tiles }, (_, index) => {
    const share = (index + 0.5) / tiles;
    return `M${n(x + width * (0.06 + share * 0.88))} ${n(ridgeY + 3)}L${n(x - over + (width + over * 2) * share)} ${n(wallTop)}`;
  }).join('');
  const roofShape =
    path(
      `M${n(x - over)} ${n(wallTop + 3)}Q${n(x + width * 0.02)} ${n(wallTop - roofHeight * 0.4)} ${n(x + width * 0.06)} ${n(ridgeY)}H${n(x + width * 0.94)}Q${n(x + width * 0.98)} ${n(wallTop - roofHeight * 0.4)} ${n(x + width + over)} ${n(wallTop + 3)}Z`,
      { fill: light.roof },
    ) +
    path(tileLines, { stroke: mix(light.roof, light.wall, 0.25), 'stroke-width': 1.2, opacity: 0.7 }) +
    path(`M${n(x + width * 0.02)} ${n(ridgeY)}H${n(x + width * 0.98)}`, {
      stroke: mix(light.roof, '#000000', 0.25),
      'stroke-width': n(Math.max(3, height * 0.022)),
      'stroke-linecap': 'round',
    }) +
    path(`M${n(x - over)} ${n(wallTop + 3)}H${n(x + width + over)}`, {
      stroke: mix(light.roof, light.rim, 0.35),
      'stroke-width': 2,
    });
  const wallHeight = y - wallTop;
  const storey = wallHeight / storeys;
  let openings = '';
  for (let level = 0; level < storeys; level += 1) {
    const ground = level === storeys - 1;
    const top = wallTop + storey * level;
    const panels = ground ? 6 : 8;
    const span = width * (ground ? 0.74 : 0.62);
    const start = x + (width - span) / 2;
    for (let panel = 0; panel < panels; panel += 1) {
      const box = {
        x: start + (span * panel) / panels,
        y: top + storey * (ground ? 0.26 : 0.3),
        width: (span / panels) * 0.94,
        height: storey * (ground ? 0.74 : 0.46),
      };
      openings += shutter(box, frame, glow, ground ? 0.36 : 0);
    }
    if (!ground)
      openings += rect(x, top + storey - height * 0.016, width, height * 0.028, {
        fill: frame,
        opacity: 0.85,
      });
  }
  const gable = (gx: number) => {
    const w = width * 0.1;
    const top = ridgeY - height * 0.07;
    return (
      rect(gx, top, w, y - top, { fill: light.wall }) +
      path(
        `M${n(gx - w * 0.35)} ${n(top - w * 0.12)}Q${n(gx + w / 2)} ${n(top + w * 0.22)} ${n(gx + w * 1.35)} ${n(top - w * 0.12)}V${n(top + w * 0.3)}H${n(gx - w * 0.35)}Z`,
        { fill: light.roof },
      )
    );
  };
  return group(
    {},
    rect(x, wallTop, width, wallHeight, { fill: light.wall }),
    rect(x, y - storey * 0.16, width, storey * 0.16, { fill: mix(light.wall, light.roof, 0.28) }),
    openings,
    roofShape,
    gables ? gable(x - width * 0.04) + gable(x + width * 0.94) : '',
  );
}

type Row = {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly height: number;
  readonly lit?: boolean;
};

/** Houses shoulder to shoulder along a street or canal. */
export function houseRow(stage: Stage, light: Light, row: Row): string {
  const random = stage.random(row.label);
  let houses = '';
  let x = row.from;
  while (x < row.to) {
    const width = row.height * random.between(0.78, 1.15);
    const tall = row.height * random.between(0.82, 1.1);
    houses += house(light, {
      x,
      y: row.y,
      width,
      height: tall,
      storeys: tall > row.height * 0.9 ? 2 : 1,
      gables: random.next() < 0.4,
      lit: row.lit === true && random.next() < 0.85,
    });
    x += width * 0.98;
  }
  return houses;
}

type RoofSea = {
  readonly label: string;
  /** Foot of the first row and of the last. */
  readonly top: number;
  readonly bottom: number;
  readonly rows: number;
  /** Depth of the first row and of the last: 0 far and pale, 1 near. */
  readonly from: number;
  readonly to: number;
};

/** Courtyard roofs seen from a height, one row behind the other; the next row hides the walls of the last. */
export function roofSea(stage: Stage, light: Light, sea: RoofSea): string {
  const random = stage.random(sea.label);
  const rows: string[] = [];
  for (let row = 0; row < sea.rows; row += 1) {
    const share = sea.rows === 1 ? 0 : row / (sea.rows - 1);
    const depth = sea.from + (sea.to - sea.from) * share;
    const y = sea.top + (sea.bottom - sea.top) * share;
    const height = 100 + depth * 150;
    const shaded: Light = {
      ...light,
      roof: mix(light.mist, light.roof, 0.25 + depth * 0.75),
      wood: mix(light.mist, light.wood, 0.3 + depth * 0.7),
      wall: mix(light.mist, light.wall, 0.4 + depth * 0.6),
    };
    let x = random.between(-260, -80);
    let houses = '';
    while (x < stage.width + 60) {
      const width = height * random.between(1.4, 2.5);
      houses += house(shaded, {
        x,
        y: y + random.between(-12, 12),
        width,
        height: height * random.between(0.9, 1.1),
        storeys: 1,
        gables: random.next() < 0.6,
      });
      x += width * random.between(0.94, 1.1);
    }
    rows.push(houses);
  }
  return rows.join('');
}
