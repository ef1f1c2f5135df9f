import sharp from 'sharp';

/** Side of the squares that are compared, and how far apart they begin, in pixels. */
const WINDOW = 8;
const STEP = 4;
/** The two constants of SSIM (Wang et al. 2004) for brightness from 0 to 255: they keep flat squares from dividing by nothing. */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;
/** What stands behind a picture drawn on nothing, so that its edges are compared as they are seen. */
const GROUND = '#f4efe4';

/** A picture's brightness, row by row. */
export type Brightness = { readonly data: Uint8Array; readonly width: number; readonly height: number };

export async function brightnessOf(picture: Buffer): Promise<Brightness> {
  const { data, info } = await sharp(picture)
    .flatten({ background: GROUND })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** SSIM of one square. */
function squareLikeness(a: Brightness, b: Brightness, left: number, top: number): number {
  let sumA = 0;
  let sumB = 0;
  let squaresA = 0;
  let squaresB = 0;
  let products = 0;
  for (let row = top; row < top + WINDOW; row += 1) {
    for (let at = row * a.width + left, end = at + WINDOW; at < end; at += 1) {
      const one = a.data[at] ?? 0;
      const other = b.data[at] ?? 0;
      sumA += one;
      sumB += other;
      squaresA += one * one;
      squaresB += other * other;
      products += one * other;
    }
  }
  const count = WINDOW * WINDOW;
  const meanA = sumA / count;
  const meanB = sumB / count;
  const varianceA = squaresA / count - meanA * meanA;
  const varianceB = squaresB / count - meanB * meanB;
  const covariance = products / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2))
  );
}

/** How alike two pictures of one size look, by the mean structural similarity of their brightness: 1 is the same. */
export function likeness(a: Brightness, b: Brightness): number {
  if (a.width !== b.width || a.height !== b.height)
    throw new Error('Pictures of two sizes cannot be compared.');
  let sum = 0;
  let squares = 0;
  for (let top = 0; top + WINDOW <= a.height; top += STEP) {
    for (let left = 0; left + WINDOW <= a.width; left += STEP) {
      sum += squareLikeness(a, b, left, top);
      squares += 1;
    }
  }
  return sum / squares;
}
