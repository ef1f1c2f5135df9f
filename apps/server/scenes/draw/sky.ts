import type { Light } from '../light';
import type { Stage } from '../stage';
import { circle, curve, ellipse, group, n, path, rect } from '../svg';

/** The sky over the whole canvas; `horizon` is where its lowest colour is reached. */
export function sky(stage: Stage, light: Light, horizon: number): string {
  const [top, middle, low] = light.sky;
  return rect(0, 0, stage.width, stage.height, {
    fill: stage.vertical(0, horizon, [
      [0, top],
      [0.6, middle],
      [1, low],
    ]),
  });
}

type Disc = { readonly x: number; readonly y: number; readonly r: number; readonly color: string };

/** Sun or moon: a flat disc in a soft halo. */
export function disc(stage: Stage, { x, y, r, color }: Disc, halo: string): string {
  return (
    circle(x, y, r * 4, {
      fill: stage.radial(x, y, r * 4, [
        [0, halo, 0.75],
        [0.25, halo, 0.4],
        [1, halo, 0],
      ]),
    }) + circle(x, y, r, { fill: color })
  );
}

/** Stars above `lowest`, denser towards the top. */
export function stars(stage: Stage, label: string, count: number, lowest: number): string {
  const random = stage.random(label);
  let marks = '';
  for (let index = 0; index < count; index += 1) {
    const y = lowest * random.next() ** 1.5;
    marks += circle(random.between(0, stage.width), y, random.between(0.9, 2.4), {
      opacity: n(random.between(0.35, 0.95)),
    });
  }
  return group({ fill: '#fdf3d8' }, marks);
}

/** A few birds, each two strokes of the brush. */
export function birds(
  stage: Stage,
  label: string,
  flock: { readonly x: number; readonly y: number; readonly count: number; readonly size: number },
  color: string,
): string {
  const random = stage.random(label);
  let strokes = '';
  for (let index = 0; index < flock.count; index += 1) {
    const x = flock.x + index * flock.size * 1.9 + random.between(-8, 8);
    const y = flock.y + Math.abs(index - flock.count / 2) * flock.size * 0.55 + random.between(-6, 6);
    const s = flock.size * random.between(0.75, 1.1);
    strokes += path(
      curve([
        [x - s, y - s * 0.28],
        [x - s * 0.45, y - s * 0.42],
        [x, y],
        [x + s * 0.5, y - s * 0.5],
        [x + s, y - s * 0.3],
      ]),
      {},
    );
  }
  return group(
    { fill: 'none', stroke: color, 'stroke-width': n(flock.size * 0.13), 'stroke-linecap': 'round' },
    strokes,
  );
}

/** Snow falling over everything drawn so far. */
export function snowfall(stage: Stage, label: string, count: number): string {
  const random = stage.random(label);
  let flakes = '';
  for (let index = 0; index < count; index += 1) {
    flakes += circle(
      random.between(0, stage.width),
      random.between(0, stage.height * 0.95),
      random.between(1.8, 5),
      {
        opacity: n(random.between(0.5, 0.95)),
      },
    );
  }
  return group({ fill: '#ffffff' }, flakes);
}

/** The Milky Way: a soft slanting band with fine stars in it. */
export function galaxy(
  stage: Stage,
  label: string,
  band: {
    readonly x: number;
    readonly y: number;
    readonly length: number;
    readonly width: number;
    readonly angle: number;
  },
): string {
  const random = stage.random(label);
  const { length, width } = band;
  let dust = '';
  for (let index = 0; index < 130; index += 1) {
    const along = random.between(-0.5, 0.5) * length;
    const across = (random.next() + random.next() - 1) * width * 0.7;
    dust += circle(along, across, random.between(0.8, 2), { opacity: n(random.between(0.4, 0.95)) });
  }
  const haze = [
    [0, 0, 0.5, 0.36, 0.3],
    [-0.18, 0.05, 0.3, 0.24, 0.3],
    [0.2, -0.06, 0.28, 0.2, 0.34],
  ] as const;
  return group(
    { transform: `translate(${n(band.x)} ${n(band.y)}) rotate(${n(band.angle)})`, fill: '#bcd6dc' },
    group(
      { filter: stage.blur(width * 0.28) },
      haze
        .map(([x, y, rx, ry, opacity]) =>
          ellipse(x * length, y * width, rx * length, ry * width, { opacity }),
        )
        .join(''),
    ),
    group({ fill: '#fdf6e0' }, dust),
  );
}
