/** 31 symbols: digits and letters without I, O, S, V and Z. Source: GB 32100-2015. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Whether the text is a unified social credit code: 18 symbols, area code in digits, check symbol right. */
export function isUscc(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!/^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/.test(value)) return false;
  let sum = 0;
  let weight = 1;
  for (const symbol of value.slice(0, 17)) {
    sum += alphabet.indexOf(symbol) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet[(31 - (sum % 31)) % 31] === value[17];
}
