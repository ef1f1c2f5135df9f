import { PIGMENT } from '../color';
import type { Stage } from '../stage';
import { circle, path, rect } from '../svg';
import { mark, type Place, stand } from './still-life';

/** A licence in its frame: lines for words, a seal of the office. */
export function licenceSheet(stage: Stage, place: Place, frame: string, lines: readonly number[]): string {
  return stand(
    stage,
    place,
    112,
    rect(-66, -92, 132, 96, { rx: 2, fill: frame }),
    rect(-60, -86, 120, 84, { fill: '#fdf9ee' }),
    rect(-56, -82, 112, 76, { fill: 'none', stroke: PIGMENT.gold, 'stroke-width': 1.2 }),
    rect(-53, -79, 106, 70, { fill: 'none', stroke: PIGMENT.goldLight, 'stroke-width': 0.6 }),
    mark(0, -68, 7, PIGMENT.cinnabar),
    rect(-26, -58, 52, 5, { rx: 1, fill: '#4b3a2a' }),
    lines
      .map(
        (width, row) =>
          rect(-46, -47 + row * 7, 16, 2.4, { fill: '#a89878' }) +
          rect(-26, -47 + row * 7, width, 2.4, { fill: '#6b5c46' }),
      )
      .join(''),
    circle(36, -22, 10, { fill: 'none', stroke: PIGMENT.cinnabar, 'stroke-width': 1.6, opacity: 0.85 }),
    path('M36 -28L37.6 -23.8H42L38.5 -21.2L39.8 -17L36 -19.6L32.2 -17L33.5 -21.2L30 -23.8H34.4Z', {
      fill: PIGMENT.cinnabar,
      opacity: 0.85,
    }),
  );
}
