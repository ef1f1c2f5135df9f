/**
 * How much a series grows by the line of least squares through it, from its first point to its last, as a share of its mean.
 *
 * @param {number[]} values taken at equal distances; at least two
 */
export function growthOf(values) {
  const count = values.length;
  const middle = (count - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  let [covariance, variance] = [0, 0];
  for (const [index, value] of values.entries()) {
    covariance += (index - middle) * (value - mean);
    variance += (index - middle) ** 2;
  }
  return mean === 0 ? 0 : ((covariance / variance) * (count - 1)) / mean;
}

/** The value that so many of a hundred do not exceed; 0 for none. */
export const percentile = (values, hundredth) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length * hundredth) / 100)] ?? 0;
