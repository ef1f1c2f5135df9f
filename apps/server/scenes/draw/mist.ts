import type { Stage } from '../stage';
import { ellipse, group, n, rect } from '../svg';

type Bank = { readonly y: number; readonly thickness: number; readonly opacity?: number };

/** Soft mist lying across the whole picture: a veil with a few denser wisps in it. */
export function mist(stage: Stage, label: string, bank: Bank, color: string): string {
  const random = stage.random(label);
  const { y, thickness, opacity = 0.9 } = bank;
  const veil = rect(0, y - thickness, stage.width, thickness * 2, {
    fill: stage.vertical(y - thickness, y + thickness, [
      [0, color, 0],
      [0.5, color, opacity],
      [1, color, 0],
    ]),
  });
  let wisps = '';
  for (let index = 0; index < 5; index += 1) {
    wisps += ellipse(
      random.between(-0.05, 1.05) * stage.width,
      y + random.between(-0.35, 0.35) * thickness,
      random.between(160, 380),
      thickness * random.between(0.14, 0.32),
      {},
    );
  }
  return (
    veil + group({ fill: color, opacity: n(opacity * 0.75), filter: stage.blur(thickness * 0.14) }, wisps)
  );
}

type CloudBand = {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly rows: number;
  readonly thickness: number;
};

/** A cloud as painters of scrolls drew it: flat bands with round ends, stacked, with a fine line below each. */
export function cloudBand(stage: Stage, label: string, band: CloudBand, color: string, line: string): string {
  const random = stage.random(label);
  let bands = '';
  for (let row = 0; row < band.rows; row += 1) {
    const middle = (band.rows - 1) / 2;
    const share = 1 - Math.abs(row - middle) / (band.rows * 0.75);
    const length = band.length * share * random.between(0.75, 1);
    const x = band.x + random.between(-0.18, 0.18) * band.length - length / 2;
    const y = band.y + row * band.thickness * 0.92;
    bands += rect(x, y, length, band.thickness, { rx: n(band.thickness / 2), fill: color });
    bands += rect(x + band.thickness * 0.6, y + band.thickness * 0.82, length * 0.72, 2, {
      rx: 1,
      fill: line,
      opacity: 0.55,
    });
  }
  return bands;
}
