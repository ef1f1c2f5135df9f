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

/** What a division's name ends with, and its Latin name leaves out. */
const suffix = /(?:市|地区|盟|自治州|特别行政区)$/;
const SYLLABLE =
  '((?:zh|ch|sh|[b-df-hj-np-tw-z])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ei|ui|ao|ou|iu|ie|ue|er|an|en|in|un|ia|ua|uo|a|o|e|i|u|v))';

/** Initials of a city's pinyin, `sz` of Shenzhen; empty where the Latin name is no pinyin of its characters. */
function initialsOf({ name, nameEn }: CityOption): string {
  const count = [...name.replace(suffix, '')].length;
  const syllables = new RegExp(`^${SYLLABLE.repeat(count)}$`).exec(plain(nameEn));
  return (
    syllables
      ?.slice(1)
      .map((syllable) => syllable.charAt(0))
      .join('') ?? ''
  );
}

/**
 * Cities whose name holds what is searched for, or whose Latin name or initials begin with it: those that begin with it come
 * first.
 */
export function citiesFor<City extends CityOption>(query: string, cities: readonly City[]): City[] {
  const wanted = plain(query);
  const rank = (city: CityOption) => {
    if (plain(city.name).startsWith(wanted) || plain(city.nameEn).startsWith(wanted)) return 0;
    if (initialsOf(city).startsWith(wanted)) return 1;
    return plain(city.name).includes(wanted) ? 2 : 3;
  };
  return cities
    .map((city) => ({ city, rank: rank(city) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.city);
}
