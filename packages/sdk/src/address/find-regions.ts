import { formerCounties, otherCityNames, otherCountyNames } from './old-regions';
import { cityVariants, countyVariants, provinceVariants, type Variant } from './region-variants';
import { simplify } from './traditional';

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
  /** To be checked: an old name, or a name that may be the beginning of a street's. */
  isDoubtful: boolean;
}

/** What a spelling may stand for. */
interface Meaning extends Pick<Variant, 'kind'> {
  /** Two digits a level: 44, 4403, 440304. */
  code: string;
  /** A name that was merged into another. */
  isOld?: boolean;
  /** The city has the name too: it has to be written before the county. */
  isOfCity?: boolean;
}

/** A name in a text. */
interface Token extends Meaning {
  from: number;
  until: number;
}

type Path = readonly Token[];

/** Between the levels; some lists have levels without a name of their own. */
const gap = /^[\s,，、;；/|>＞·-]*/u;
const unnamedLevel =
  /^(?:市辖区|郊县|县(?=[\s,，/|]|.{1,9}县)|(?:省|自治区)直辖县?(?:级行政单位|级行政区划)?)/u;

/** Where the next level may begin. */
function placesAfter(text: string, until: number): number[] {
  const skip = (pattern: RegExp, at: number) => at + (pattern.exec(text.slice(at))?.[0].length ?? 0);
  const apart = skip(gap, until);
  return [...new Set([until, apart, skip(gap, skip(unnamedLevel, apart))])];
}

/** What makes a longer word of a bare name before it: 岳麓 in 岳麓大道, 望城 in 望城坡. */
const goesOn =
  /^(?:[东西南北中新老]?[一二三四]?(?:大?[路街道巷弄桥]|[镇乡村屯里坊])|[州山岭坡湖河江溪港口岸门关寺庙塔湾洲岛站厂矿园场]|群岛|社区|小区|新[村城区]|国际|广场|公园|花园|大[厦学楼酒]|中[学路心]|[一二三四五六七八九十]中|医院|机场|火车|学院|酒店|宾馆|市场|商[场城贸])/u;

/** 县城 after the name of a county, not 城关镇 or 城北路. */
const isCountyTown = (text: string, until: number) =>
  text[until - 1] === '县' && /^城(?![关区厢郊乡东南西北中内外]|.{1,2}[镇乡])/u.test(text.slice(until));

/** Shortest name that says a place without its parents: 东区 is part of many streets. */
const ALONE_MIN = 3;

/** Every spelling with what it may mean, and the most characters of one. */
function indexOf({ province_list, city_list, county_list }: RegionNames) {
  const meanings = new Map<string, Meaning[]>();
  let longest = 0;
  const add = (spelling: string, meaning: Meaning) => {
    const known = meanings.get(spelling);
    if (known) known.push(meaning);
    else meanings.set(spelling, [meaning]);
    longest = Math.max(longest, spelling.length);
  };
  const addAll = (code: string, variants: readonly Variant[], taken?: ReadonlySet<string>) => {
    for (const { name, kind } of variants) {
      const isTaken = taken?.has(name) ?? false;
      if (kind === 'whole' || !isTaken) add(name, { code, kind });
      else if (kind === 'bare') add(name, { code, kind, isOfCity: true });
    }
  };

  const counties = Object.entries(county_list);
  const cities = Object.entries(city_list);
  const countyNames = new Set(counties.map(([, name]) => simplify(name)));
  // What a city or a neighbour is called is no other name of a county.
  const taken = new Map<string, Set<string>>();
  for (const [code, name] of cities) {
    taken.set(code.slice(0, 4), new Set(cityVariants(name).map((variant) => variant.name)));
  }
  for (const [code, name] of counties) taken.get(code.slice(0, 4))?.add(simplify(name));
  for (const [code, name] of Object.entries(province_list)) addAll(code.slice(0, 2), provinceVariants(name));
  for (const [code, name] of cities) addAll(code.slice(0, 4), cityVariants(name), countyNames);
  for (const [code, name] of counties) addAll(code, countyVariants(name), taken.get(code.slice(0, 4)));

  const cityCodes = (name: string) =>
    cities.filter(([, one]) => one === name).map(([code]) => code.slice(0, 4));
  for (const [other, now] of otherCityNames) {
    for (const code of cityCodes(now)) add(other, { code, kind: 'other' });
  }
  for (const [other, now] of otherCountyNames) {
    for (const [code, name] of counties) if (name === now) add(other, { code, kind: 'other' });
  }
  for (const [city, old, now, isOld] of formerCounties) {
    const within = cityCodes(city);
    const into = counties.find(([code, name]) => name === now && within.includes(code.slice(0, 4)));
    if (into) add(old, { code: into[0], kind: 'other', isOld });
  }
  return { meanings, longest };
}

const levelOf = ({ code }: Meaning) => code.length / 2;

/** Characters of a path without what is between its names. */
const lengthOf = (path: Path) => path.reduce((sum, { from, until }) => sum + until - from, 0);

/** The longest wins, then a county that is written whole, then the levels of one that is whole throughout. */
function scoreOf(path: Path): number {
  const isWhole = path.every(({ kind }) => kind === 'whole');
  return lengthOf(path) * 10 + (isWhole ? path.length : 0) - (path.at(-1)?.kind === 'whole' ? 0 : 5);
}

/**
 * What finds regions in a text: the longest path of names from a province or city down to a county, more than one where several
 * are meant. Parents may be left out, the county not; one without parents counts where its whole name is written, and no other
 * city is.
 */
export function createRegionFinder(names: RegionNames): (text: string) => RegionHit[] {
  const { meanings, longest } = indexOf(names);

  /** The names that begin at each place of a text. */
  function tokensIn(text: string): Token[][] {
    return Array.from({ length: text.length }, (_, from) => {
      const tokens: Token[] = [];
      for (let until = from + 2; until <= Math.min(text.length, from + longest); until++) {
        for (const meaning of meanings.get(text.slice(from, until)) ?? [])
          tokens.push({ ...meaning, from, until });
      }
      return tokens;
    });
  }

  /** Every path down to a county that begins with a name. */
  function pathsFrom(token: Token, text: string, tokens: readonly Token[][]): Path[] {
    if (levelOf(token) === 3) return [[token]];
    const below = placesAfter(text, token.until)
      .flatMap((place) => tokens[place] ?? [])
      .filter((one) => one.code.length > token.code.length && one.code.startsWith(token.code));
    return below.flatMap((one) => pathsFrom(one, text, tokens).map((path) => [token, ...path]));
  }

  const regionOf = (adcode: string): ParsedRegion | undefined => {
    const state = names.province_list[`${adcode.slice(0, 2)}0000`];
    const city = names.city_list[`${adcode.slice(0, 4)}00`];
    const county = names.county_list[adcode];
    return state && city && county ? { state, city, county, adcode } : undefined;
  };

  return (original) => {
    const text = simplify(original);
    const tokens = tokensIn(text);
    /** Provinces and cities that are written out. */
    const said = tokens
      .flat()
      .filter(
        (token) => levelOf(token) < 3 && token.kind === 'whole' && token.until - token.from >= ALONE_MIN,
      );
    /** A county by itself: its whole name, and nothing said that it does not lie in. */
    const standsAlone = ({ kind, code, from, until }: Token) =>
      kind === 'whole' &&
      until - from >= ALONE_MIN &&
      !said.some((other) => other.from === from && other.until === until) &&
      said.every((other) => code.startsWith(other.code) || (other.from < until && from < other.until));
    /** Whether a county by itself is to be checked: towns share names, and a short name before it may be another's. */
    const isUnsureAlone = ({ code, from, until }: Token) =>
      /[镇乡道]$/u.test(text.slice(from, until)) ||
      tokens
        .slice(0, from)
        .flat()
        .some(
          (other) =>
            levelOf(other) < 3 &&
            !code.startsWith(other.code) &&
            placesAfter(text, other.until).includes(from),
        );

    const paths = tokens
      .flat()
      .flatMap((token) => pathsFrom(token, text, tokens))
      .filter((path) => {
        const county = path.at(-1);
        if (path.length === 1) return county && standsAlone(county);
        return !county?.isOfCity || path.some((one) => levelOf(one) === 2);
      });
    const best = Math.max(...paths.map(scoreOf));
    const hits = new Map<string, RegionHit>();
    for (const path of paths) {
      const [first] = path;
      const last = path.at(-1);
      const region = last && regionOf(last.code);
      if (!first || !last || !region || scoreOf(path) !== best || hits.has(last.code)) continue;
      const after = text.slice(last.until);
      const isBare = last.kind === 'bare';
      const isTorn = isBare
        ? goesOn.test(after)
        : /市$/u.test(text.slice(0, last.until)) && /^场/u.test(after);
      const until = isTorn ? last.from : last.until - (isCountyTown(text, last.until) ? 1 : 0);
      /** Another county is written with the same characters, or another region elsewhere in the text. */
      const hasRival = paths.some((other) => {
        const [start] = other;
        const end = other.at(-1);
        if (other.length < 2 || !start || !end || end.code === last.code || end.kind !== 'whole')
          return false;
        return start.from >= last.until || end.until <= first.from;
      });
      const isDoubtful =
        isTorn ||
        (isBare && /^\p{Script=Han}/u.test(after)) ||
        last.isOld === true ||
        last.isOfCity === true ||
        hasRival ||
        (path.length === 1 && isUnsureAlone(last));
      hits.set(last.code, { region, from: first.from, until, isDoubtful });
    }
    return [...hits.values()];
  };
}
