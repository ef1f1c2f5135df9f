import { mix } from '../color';
import { type Light, type Rock, rockAt } from '../light';
import { createNoise, type Random } from '../random';
import type { Stage, Stop } from '../stage';
import { curve, group, n, type Point, path } from '../svg';

/** How a summit rises: rolling hill, the leaning crag of the scrolls, or a tower of limestone. */
export type Shape = 'gentle' | 'crag' | 'tower';

export type Peak = {
  readonly x: number;
  readonly height: number;
  readonly halfWidth: number;
  readonly shape?: Shape;
};

export type Range = {
  readonly label: string;
  /** Where the feet stand. */
  readonly baseline: number;
  /** 0 far, 1 near. */
  readonly depth: number;
  readonly peaks: readonly Peak[];
  /** Lobes of rock on each peak; default 6. */
  readonly lobes?: number;
  /** Contour lines on each lobe; default 3. */
  readonly lines?: number;
  /** Share of a lobe's height that lies under snow; default 0. */
  readonly snow?: number;
  /** Colour the feet dissolve into; default the mist of the light. */
  readonly foot?: string;
};

const PROFILE: Readonly<Record<Shape, (t: number) => number>> = {
  gentle: (t) => (0.5 + 0.5 * Math.cos(Math.PI * t)) ** 0.85,
  crag: (t) => (1 - Math.abs(t) ** 1.25) ** 1.55 * 0.55 + (0.5 + 0.5 * Math.cos(Math.PI * t)) * 0.45,
  tower: (t) => (1 - Math.abs(t) ** 3.1) ** 0.62,
};

type Lobe = {
  readonly x: number;
  readonly height: number;
  readonly halfWidth: number;
  readonly lean: number;
  /** Share of malachite in the crown, so that neighbouring lobes differ as mineral pigments do. */
  readonly tint: number;
  readonly shape: Shape;
};

function lobesOf(peak: Peak, count: number, random: Random): readonly Lobe[] {
  const shape = peak.shape ?? 'crag';
  const main: Lobe = { ...peak, lean: random.between(-0.25, 0.25), tint: random.between(0, 0.2), shape };
  const lobes = Array.from({ length: count - 1 }, (_, index): Lobe => {
    const side = index % 2 === 0 ? 1 : -1;
    const offset = side * random.between(0.12, 0.8);
    const height = peak.height * (1 - Math.abs(offset) * 0.68) * random.between(0.42, 0.8);
    const breadth = shape === 'tower' ? random.between(0.28, 0.4) : random.between(0.5, 0.86);
    return {
      x: peak.x + offset * peak.halfWidth,
      height,
      halfWidth: Math.min(height * breadth, peak.halfWidth * 0.62),
      lean: random.between(-0.34, 0.34),
      tint: random.between(0, 0.75),
      shape: shape === 'crag' && random.next() < 0.45 ? 'gentle' : shape,
    };
  });
  return [main, ...lobes].sort((a, b) => b.height - a.height);
}

type Noise = (x: number) => number;

/** How high a lobe stands at `t`, -1 at its left foot, 1 at its right one. */
function riseAt(lobe: Lobe, noise: Noise, t: number): number {
  const leaned = t > lobe.lean ? (t - lobe.lean) / (1 - lobe.lean) : (t - lobe.lean) / (1 + lobe.lean);
  const rise = PROFILE[lobe.shape](leaned);
  const rough = noise((lobe.x + t * lobe.halfWidth) / 46) * lobe.height * 0.07 * Math.sqrt(rise);
  return lobe.height * rise + rough;
}

/** Outline of a lobe from its left foot to its right one, its height scaled by `scale`. */
function outline(lobe: Lobe, baseline: number, noise: Noise, scale = 1): Point[] {
  const steps = Math.max(14, Math.round(lobe.halfWidth / 9));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = (step / steps) * 2 - 1;
    return [lobe.x + t * lobe.halfWidth, baseline - riseAt(lobe, noise, t) * scale];
  });
}

function closed(points: readonly Point[], baseline: number): string {
  const first = points[0] ?? [0, baseline];
  const last = points[points.length - 1] ?? first;
  return `${curve(points)}L${n(last[0])} ${n(baseline + 2)}L${n(first[0])} ${n(baseline + 2)}Z`;
}

function snowStops(share: number): readonly Stop[] {
  return [
    [0, '#fdfefe'],
    [share, '#e9f1f4'],
  ];
}

function drawLobe(stage: Stage, lobe: Lobe, range: Range, rock: Rock, light: Light, noise: Noise): string {
  const { baseline, depth, lines = 3, snow = 0, foot = light.mist } = range;
  const top = baseline - lobe.height;
  const edge = outline(lobe, baseline, noise);
  const crown = mix(rock.crown, rock.flank, lobe.tint);
  const fill = stage.vertical(top, baseline, [
    ...(snow > 0 ? snowStops(snow) : []),
    [snow > 0 ? snow + 0.12 : 0, crown],
    [snow > 0 ? snow + 0.36 : 0.46, rock.flank],
    [0.84, rock.foot],
    [1, foot],
  ]);
  let strokes = '';
  for (let line = 1; line <= lines; line += 1) {
    const scale = 1 - (line / (lines + 1)) * 0.62;
    const inner = outline(lobe, baseline, noise, scale);
    const part = inner.slice(Math.round(inner.length * 0.46), Math.round(inner.length * 0.9));
    strokes += path(curve(part), { opacity: n(0.5 - line * 0.09) });
  }
  const shade = mix(rock.crown, '#08222e', 0.25);
  const fading = (color: string, opacity: number) =>
    stage.vertical(top, baseline, [
      [0, color, opacity],
      [0.6, color, opacity * 0.7],
      [0.92, color, 0],
    ]);
  const contours =
    strokes === ''
      ? ''
      : group(
          {
            fill: 'none',
            stroke: fading(shade, 1),
            'stroke-width': n(1.2 + depth * 1.2),
            'stroke-linecap': 'round',
          },
          strokes,
        );
  return (
    path(closed(edge, baseline), { fill }) +
    contours +
    path(curve(edge), {
      fill: 'none',
      stroke: fading(light.rim, 0.35 + depth * 0.5),
      'stroke-width': n(0.9 + depth * 1.1),
    })
  );
}

/** A drawn range, and where its skyline is, so that trees and buildings can stand on it. */
export type DrawnRange = {
  readonly svg: string;
  /** Height (y) of the skyline above `x`; the baseline where no rock stands. */
  crest(x: number): number;
  /** The x of its highest point between two others. */
  summit(from: number, to: number): number;
};

/** A range of peaks: each peak is a cluster of lobes, dark at the crown and fading at the foot. */
export function mountains(stage: Stage, light: Light, range: Range): DrawnRange {
  const rock = rockAt(light, range.depth);
  const peaks = range.peaks.map((peak, index) => {
    const random = stage.random(`${range.label}/${index}`);
    const noise = createNoise(random);
    return { noise, lobes: lobesOf(peak, range.lobes ?? 6, random) };
  });
  const heightAt = (x: number) =>
    Math.max(
      0,
      ...peaks.flatMap(({ noise, lobes }) =>
        lobes
          .filter((lobe) => Math.abs(x - lobe.x) < lobe.halfWidth)
          .map((lobe) => riseAt(lobe, noise, (x - lobe.x) / lobe.halfWidth)),
      ),
    );
  return {
    svg: peaks
      .flatMap(({ noise, lobes }) => lobes.map((lobe) => drawLobe(stage, lobe, range, rock, light, noise)))
      .join(''),
    crest: (x) => range.baseline - heightAt(x),
    summit: (from, to) => {
      const places = Array.from({ length: 41 }, (_, step) => from + ((to - from) * step) / 40);
      return places.reduce((best, x) => (heightAt(x) > heightAt(best) ? x : best), from);
    },
  };
}
