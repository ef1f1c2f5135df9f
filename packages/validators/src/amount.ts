import { matches } from './matches';

const amountPattern = /^(?:[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+|0(?=\.(?:0[1-9]|[1-9])))(?:\.\d{1,2})?$/;

/**
 * Whether the text is an amount of yuan: more than nothing, at most two decimals, no leading zeros. Commas are allowed
 * where they part thousands.
 */
export function isAmount(value: unknown): boolean {
  return matches(amountPattern, value);
}
