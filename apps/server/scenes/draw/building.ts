import { mix, PIGMENT } from '../color';
import type { Light } from '../light';
import { group, n, path, rect } from '../svg';

type Roof = {
  readonly x: number;
  /** Height of the eaves. */
  readonly y: number;
  readonly halfWidth: number;
  readonly height: number;
  /** Half the length of the ridge; 0 comes to a point. */
  readonly ridge: number;
};

/** A tiled roof with sagging slopes and eaves that turn up at the corners. */
export function roof(light: Light, { x, y, halfWidth, height, ridge }: Roof): string {
  const lift = height * 0.34;
  const top = y - height;
  const left = `M${n(x - halfWidth)} ${n(y - lift)}`;
  const slopeUp = `Q${n(x - halfWidth * 0.62)} ${n(y - height * 0.12)} ${n(x - ridge)} ${n(top)}`;
  const slopeDown = `L${n(x + ridge)} ${n(top)}Q${n(x + halfWidth * 0.62)} ${n(y - height * 0.12)} ${n(x + halfWidth)} ${n(y - lift)}`;
  const eaves = `Q${n(x + halfWidth * 0.72)} ${n(y + height * 0.08)} ${n(x + halfWidth * 0.4)} ${n(y + height * 0.1)}L${n(x - halfWidth * 0.4)} ${n(y + height * 0.1)}Q${n(x - halfWidth * 0.72)} ${n(y + height * 0.08)} ${n(x - halfWidth)} ${n(y - lift)}Z`;
  const tiles = [-0.55, -0.3, -0.1, 0.1, 0.3, 0.55]
    .map(
      (share) =>
        `M${n(x + ridge * share * 1.6)} ${n(top + height * 0.1)}Q${n(x + halfWidth * share * 0.8)} ${n(y - height * 0.3)} ${n(x + halfWidth * share)} ${n(y + height * 0.04)}`,
    )
    .join('');
  const line = mix(light.roof, light.rim, 0.45);
  return (
    path(left + slopeUp + slopeDown + eaves, { fill: light.roof }) +
    path(tiles, {
      fill: 'none',
      stroke: line,
      'stroke-width': n(Math.max(0.8, height * 0.028)),
      opacity: 0.6,
    }) +
    path(`M${n(x - ridge)} ${n(top)}H${n(x + ridge)}`, {
      stroke: light.rim,
      'stroke-width': n(Math.max(1.4, height * 0.1)),
      'stroke-linecap': 'round',
    }) +
    path(
      `M${n(x - halfWidth * 0.98)} ${n(y - lift * 0.92)}Q${n(x - halfWidth * 0.72)} ${n(y + height * 0.08)} ${n(x - halfWidth * 0.4)} ${n(y + height * 0.1)}H${n(x + halfWidth * 0.4)}Q${n(x + halfWidth * 0.72)} ${n(y + height * 0.08)} ${n(x + halfWidth * 0.98)} ${n(y - lift * 0.92)}`,
      { fill: 'none', stroke: light.rim, 'stroke-width': n(Math.max(0.9, height * 0.045)), opacity: 0.8 },
    )
  );
}

type Place = { readonly x: number; readonly y: number; readonly width: number };

const VERMILION = mix(PIGMENT.cinnabar, '#5b1f17', 0.28);

/** An open pavilion on a stone base: `tiers` roofs, posts in vermilion. */
export function pavilion(light: Light, place: Place, tiers = 1): string {
  const { x, y, width } = place;
  const half = width / 2;
  const bodyHeight = width * 0.46;
  const eave = y - width * 0.1 - bodyHeight;
  const posts = [-0.72, -0.26, 0.26, 0.72]
    .map((share) =>
      rect(x + half * share - width * 0.018, eave, width * 0.036, bodyHeight, { fill: VERMILION }),
    )
    .join('');
  const rail =
    rect(x - half * 0.74, y - width * 0.22, half * 1.48, width * 0.022, { fill: VERMILION }) +
    rect(x - half * 0.74, y - width * 0.15, half * 1.48, width * 0.016, { fill: VERMILION });
  const base =
    rect(x - half * 0.96, y - width * 0.1, width * 0.96, width * 0.06, { fill: light.wall }) +
    rect(x - half * 1.06, y - width * 0.04, width * 1.06, width * 0.06, {
      fill: mix(light.wall, light.roof, 0.22),
    });
  const inside = rect(x - half * 0.72, eave, half * 1.44, bodyHeight, { fill: light.roof, opacity: 0.16 });
  let roofs = '';
  let y0 = eave + width * 0.02;
  let reach = half * 1.22;
  for (let tier = 0; tier < tiers; tier += 1) {
    const last = tier === tiers - 1;
    roofs =
      roof(light, {
        x,
        y: y0,
        halfWidth: reach,
        height: width * (last ? 0.34 : 0.24),
        ridge: last ? width * 0.03 : reach * 0.42,
      }) + roofs;
    if (!last) {
      const neck = width * 0.13;
      roofs =
        rect(x - reach * 0.42, y0 - width * 0.24 - neck, reach * 0.84, neck + 2, {
          fill: mix(VERMILION, light.wall, 0.15),
        }) + roofs;
      y0 -= width * 0.24 + neck - width * 0.02;
      reach *= 0.72;
    }
  }
  const finialY = y0 - width * 0.34;
  const finial = path(
    `M${n(x)} ${n(finialY - width * 0.12)}q${n(width * 0.035)} ${n(width * 0.05)} 0 ${n(width * 0.12)}q${n(-width * 0.035)} ${n(-width * 0.07)} 0 ${n(-width * 0.12)}Z`,
    { fill: light.rim },
  );
  return group({}, base, inside, posts, rail, roofs, finial);
}

/** A pagoda of `tiers` storeys. */
export function pagoda(light: Light, place: Place, tiers: number): string {
  const { x, y, width } = place;
  let parts = rect(x - width * 0.6, y - width * 0.1, width * 1.2, width * 0.12, {
    fill: mix(light.wall, light.roof, 0.22),
  });
  let floor = y - width * 0.1;
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = 1 - (tier / tiers) * 0.52;
    const body = width * 0.34 * (1 - tier * 0.04);
    const half = (width / 2) * share * 0.72;
    parts += rect(x - half, floor - body, half * 2, body, { fill: light.wall });
    parts += rect(x - half * 0.18, floor - body * 0.72, half * 0.36, body * 0.72, { fill: VERMILION });
    parts += rect(x - half, floor - body * 0.16, half * 2, body * 0.1, { fill: VERMILION, opacity: 0.85 });
    floor -= body;
    const height = width * 0.2 * share;
    parts += roof(light, {
      x,
      y: floor + height * 0.1,
      halfWidth: (width / 2) * share * 1.16,
      height,
      ridge: half * 0.8,
    });
    floor -= height * 0.72;
  }
  return (
    parts +
    path(`M${n(x)} ${n(floor)}v${n(-width * 0.34)}`, {
      stroke: light.rim,
      'stroke-width': n(width * 0.045),
      'stroke-linecap': 'round',
    })
  );
}

/** A long hall with a ridged roof: water pavilions, temples, ticket halls. */
export function hall(light: Light, place: Place, upper = false): string {
  const { x, y, width } = place;
  const half = width / 2;
  const body = width * 0.2;
  const eave = y - width * 0.04 - body;
  const bays = 7;
  const posts = Array.from({ length: bays }, (_, bay) =>
    rect(x - half * 0.86 + (bay * half * 1.72) / (bays - 1) - width * 0.007, eave, width * 0.014, body, {
      fill: VERMILION,
    }),
  ).join('');
  const top = upper
    ? rect(x - half * 0.56, eave - width * 0.24, width * 0.56, width * 0.12, {
        fill: mix(light.wall, VERMILION, 0.2),
      }) +
      roof(light, {
        x,
        y: eave - width * 0.21,
        halfWidth: half * 0.8,
        height: width * 0.15,
        ridge: half * 0.4,
      })
    : '';
  return (
    rect(x - half, y - width * 0.04, width, width * 0.05, { fill: mix(light.wall, light.roof, 0.2) }) +
    rect(x - half * 0.86, eave, half * 1.72, body, { fill: mix(light.wall, '#d9b48a', 0.35) }) +
    posts +
    rect(x - half * 0.86, y - width * 0.09, half * 1.72, width * 0.012, { fill: VERMILION }) +
    roof(light, {
      x,
      y: eave + width * 0.01,
      halfWidth: half * 1.12,
      height: width * 0.17,
      ridge: half * 0.6,
    }) +
    top
  );
}
