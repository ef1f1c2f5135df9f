/** A name of which the first and the last character are left: 林*客; of two the first. */
export function maskAuthor(name: string): string {
  const characters = [...name.trim()];
  const [first = '*'] = characters;
  if (characters.length < 2) return '*';
  const last = characters.at(-1) ?? '';
  return characters.length === 2
    ? `${first}*`
    : `${first}${'*'.repeat(Math.min(3, characters.length - 2))}${last}`;
}
