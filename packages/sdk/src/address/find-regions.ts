/** The names of the country's regions by GB/T 2260 code, level by level. */
export interface RegionNames {
  readonly province_list: Readonly<Record<string, string>>;
  readonly city_list: Readonly<Record<string, string>>;
  readonly county_list: Readonly<Record<string, string>>;
}

/** A region down to its county, with suffixes. */
export interface ParsedRegion {
  state: string;
  city: string;
  county: string;
  /** GB/T 2260 code of the county. */
  adcode: string;
}

/** Where in a text a region is written. */
export interface RegionHit {
  region: ParsedRegion;
  from: number;
  until: number;
}

interface Named {
  region: ParsedRegion;
  /** Spellings of province, city and county. */
  levels: readonly (readonly string[])[];
}

const provinceSuffix = /(?:特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|省|市)$/u;
const suffix = /(?:自治州|自治县|自治旗|地区|街道|新区|林区|市|区|县|旗|盟|镇|乡)$/u;
const gap = /^[\s,，、;；/>·-]*/u;

/** Shortest name that says a place without its parents: 东区 is part of many streets. */
const ALONE_MIN = 3;

/** Names as people write them: whole, or without the suffix where two characters are left. */
function spellings(name: string, ending: RegExp): string[] {
  const bare = name.replace(ending, '');
  return [...bare].length >= 2 && bare !== name ? [name, bare] : [name];
}

/** Every county with the spellings of its name and its parents'. */
function namedRegions({ province_list, city_list, county_list }: RegionNames): Named[] {
  return Object.entries(county_list).flatMap(([adcode, county]) => {
    const state = province_list[`${adcode.slice(0, 2)}0000`];
    const city = city_list[`${adcode.slice(0, 4)}00`];
    if (!state || !city) return [];
    const levels = [spellings(state, provinceSuffix), spellings(city, suffix), spellings(county, suffix)];
    return [{ region: { state, city, county, adcode }, levels }];
  });
}

/** The region as written from a place on: its parents may be left out, the county not. */
function hitAt(
  text: string,
  from: number,
  { region, levels }: Named,
): (RegionHit & { count: number }) | undefined {
  let at = from;
  let until = from;
  let count = 0;
  let isCountyThere = false;
  for (const [level, names] of levels.entries()) {
    const name = names.find((one) => text.startsWith(one, at));
    if (!name) continue;
    until = at + name.length;
    at = until + (gap.exec(text.slice(until))?.[0].length ?? 0);
    count += 1;
    isCountyThere =
      level === levels.length - 1 && (count > 1 || (name === region.county && name.length >= ALONE_MIN));
  }
  return isCountyThere ? { region, from, until, count } : undefined;
}

/** Every place where a text stands in another. */
function* placesOf(text: string, part: string): Generator<number, void, undefined> {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) yield at;
}

/**
 * What finds regions in a text: those written out longest, more than one where several are meant. A county without its parents
 * counts where its whole name is written, and no other city is.
 */
export function createRegionFinder(names: RegionNames): (text: string) => RegionHit[] {
  const regions = namedRegions(names);
  const cities = Object.entries(names.city_list).filter(([, name]) => name.length >= ALONE_MIN);

  /** Whether a text says a city that is not the county's. */
  const saysAnotherCity = (text: string, { adcode, city, county }: ParsedRegion) =>
    cities.some(
      ([code, name]) =>
        code.slice(0, 4) !== adcode.slice(0, 4) && name !== city && name !== county && text.includes(name),
    );

  return (text) => {
    let best: RegionHit[] = [];
    let bestScore = 0;
    for (const named of regions) {
      const [, , counties = []] = named.levels;
      if (!counties.some((county) => text.includes(county))) continue;
      for (const from of new Set(named.levels.flat().flatMap((name) => [...placesOf(text, name)]))) {
        const hit = hitAt(text, from, named);
        if (!hit || (hit.count === 1 && saysAnotherCity(text, named.region))) continue;
        // The longest wins; of those that are as long, the one that wrote out more levels.
        const score = (hit.until - hit.from) * 4 + hit.count;
        if (score > bestScore) {
          best = [hit];
          bestScore = score;
        } else if (score === bestScore && !best.some(({ region }) => region === named.region)) best.push(hit);
      }
    }
    return best;
  };
}
