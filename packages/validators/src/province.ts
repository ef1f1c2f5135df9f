/** A province's name as the profile call wants it: `广东省` is sent as `广东`; other names stay as they are. */
export function stripProvinceSuffix(stateName: string): string {
  return stateName.endsWith('省') ? stateName.slice(0, -1) : stateName;
}
