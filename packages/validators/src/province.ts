/** A province's name as the profile call wants it: `广东省` is sent as `广东`; other names stay as they are. */
export function stripProvinceSuffix(stateName: string): string {
  return stateName.replace(/省$/, '');
}
