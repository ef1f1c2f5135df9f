import { PIGMENT } from '../color';
import { group, n, path, rect } from '../svg';

/**
 * The operator's seal on a square of 40: a mountain under a cloud, cut in white out of cinnabar. Strokes, not letters,
 * so that no font of the machine decides how it looks.
 */
export function sealMark(): string {
  return (
    rect(0, 0, 40, 40, { rx: 5, fill: PIGMENT.cinnabar }) +
    group(
      {
        fill: 'none',
        stroke: PIGMENT.silk,
        'stroke-width': 2.6,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
      path('M7 31L15 20L19 25L26 14L34 31', {}) +
        path('M7.5 13H17M11.5 8H25', {}) +
        path('M11 35H29', { 'stroke-width': 2 }),
    )
  );
}

/** The seal in a picture, `size` units wide, its upper left corner at (x, y). */
export function seal(x: number, y: number, size: number): string {
  const scale = Math.round((size / 40) * 1000) / 1000;
  return group({ transform: `translate(${n(x)} ${n(y)}) scale(${scale})` }, sealMark());
}
