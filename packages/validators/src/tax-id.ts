/** What is typed as a tax id as it is checked and stored: full-width symbols narrowed, spaces left out, upper case. Guesses nothing. */
export function normalizeTaxId(typed: string): string {
  return typed
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, '')
    .toUpperCase();
}
