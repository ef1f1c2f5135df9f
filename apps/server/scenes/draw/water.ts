import type { Light } from '../light';
import type { Stage } from '../stage';
import { group, n, path, rect } from '../svg';

/** Water from `top` to the lower edge. */
export function water(stage: Stage, light: Light, top: number): string {
  return rect(0, top, stage.width, stage.height - top, {
    fill: stage.vertical(top, stage.height, [
      [0, light.water[0]],
      [1, light.water[1]],
    ]),
  });
}

type Ripples = {
  readonly label: string;
  readonly top: number;
  readonly bottom: number;
  readonly count: number;
  readonly from?: number;
  readonly to?: number;
  readonly opacity?: number;
};

/** Ripples: level strokes, short and fine far off, long and broad near by. */
export function ripples(stage: Stage, ripple: Ripples, color: string): string {
  const { top, bottom, count, from = 0, to = stage.width, opacity = 0.6 } = ripple;
  const random = stage.random(ripple.label);
  let marks = '';
  for (let index = 0; index < count; index += 1) {
    const near = random.next() ** 1.4;
    const y = top + near * (bottom - top);
    const length = 26 + near * random.between(60, 210);
    const x = random.between(from, to);
    const bow = 1 + near * 4;
    marks += path(`M${n(x)} ${n(y)}q${n(length / 4)} ${n(-bow)} ${n(length / 2)} 0t${n(length / 2)} 0`, {
      'stroke-width': n(1 + near * 1.8),
    });
  }
  return group({ fill: 'none', stroke: color, 'stroke-linecap': 'round', opacity: n(opacity) }, marks);
}

/** What stands on the shore, mirrored in still water below `shore`, paler and a little soft. */
export function reflection(stage: Stage, shore: number, scene: string, opacity = 0.4): string {
  const clip = stage.clip(rect(0, shore, stage.width, stage.height - shore, {}));
  return group(
    { 'clip-path': clip },
    group(
      { opacity: n(opacity), filter: stage.blur(1.6) },
      group({ transform: `matrix(1 0 0 -0.86 0 ${n(shore * 1.86)})` }, scene),
    ),
  );
}
