const MOBILE_LENGTH = 11;

/**
 * The digits of a mobile number as people type, paste or autofill it: `+86 138-0000-0000` becomes `13800000000`. Mobile
 * numbers start with 1, so a leading 86 is the country's code.
 */
export const typedMobile = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^(?:00)?86/, '')
    .slice(0, MOBILE_LENGTH);
