import { matches } from './matches';

/** Whether the text is a mainland mobile number by the product's rule: 1, then 2 to 9, then nine digits; no prefix. */
export function isMobile(value: unknown): boolean {
  return matches(/^1[2-9]\d{9}$/, value);
}

/** Whether the text is a landline number with its area code, `0755-12345678`, optionally with an extension. */
export function isLandline(value: unknown): boolean {
  return matches(/^\d{3,4}-\d{7,8}(?:-\d{3,4})?$/, value);
}
