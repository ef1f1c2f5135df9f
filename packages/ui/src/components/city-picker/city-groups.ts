/** A city to choose. */
export interface CityOption {
  name: string;
  /** In Latin letters: for its place in the index, for the search and for English pages. */
  nameEn: string;
}

/** Where cities whose Latin name does not begin with a letter stand. */
const OTHER = '#';

/** Cities by the first letter of their Latin name, both in the order of the alphabet. */
export function cityGroups(cities: readonly CityOption[]): { index: string; cities: CityOption[] }[] {
  const groups = new Map<string, CityOption[]>();
  for (const city of [...cities].sort((a, b) => (a.nameEn < b.nameEn ? -1 : 1))) {
    const first = city.nameEn.charAt(0).toUpperCase();
    const index = first >= 'A' && first <= 'Z' ? first : OTHER;
    const group = groups.get(index);
    if (group) group.push(city);
    else groups.set(index, [city]);
  }
  return [...groups].map(([index, inGroup]) => ({ index, cities: inGroup }));
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Cities whose name holds what is searched for, or whose Latin name begins with it: those that begin with it come first. */
export function citiesFor(query: string, cities: readonly CityOption[]): CityOption[] {
  const wanted = plain(query);
  const rank = (city: CityOption) => {
    if (plain(city.name).startsWith(wanted) || plain(city.nameEn).startsWith(wanted)) return 0;
    return plain(city.name).includes(wanted) ? 1 : 2;
  };
  return cities
    .map((city) => ({ city, rank: rank(city) }))
    .filter((found) => found.rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.city);
}
