/**
 * Digits in groups of three, as both languages write them. By hand, since every page has a price, and building the first
 * `Intl.NumberFormat` is a third of what a page costs a phone's processor before it is alive.
 */
export const grouped = (digits: string): string =>
  digits.replace(/\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
