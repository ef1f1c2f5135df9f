import type { Texts } from '@yunyou/i18n';
import type { ColumnsOf, WheelOption } from '../wheel-picker';

/** A province, a city or a district. */
export interface RegionNode {
  /** GB/T 2260 code, six digits. */
  code: string;
  name: string;
  /** What lies in it. Default nothing. */
  children?: readonly RegionNode[];
}

/** Codes as written in lists of names: a province `44 0000`, a city `4403 00`, a district `440304`. */
export interface RegionLists {
  province_list: Readonly<Record<string, string>>;
  city_list: Readonly<Record<string, string>>;
  county_list: Readonly<Record<string, string>>;
}

/** The tree behind the lists: a place lies in the one whose digits it begins with. */
export function treeOf({ province_list, city_list, county_list }: RegionLists): RegionNode[] {
  const grouped = (list: Readonly<Record<string, string>>, digits: number) => {
    const groups = new Map<string, [code: string, name: string][]>();
    for (const [code, name] of Object.entries(list)) {
      const key = code.slice(0, digits);
      const group = groups.get(key);
      if (group) group.push([code, name]);
      else groups.set(key, [[code, name]]);
    }
    return groups;
  };
  const cities = grouped(city_list, 2);
  const counties = grouped(county_list, 4);
  return Object.entries(province_list).map(([code, name]) => ({
    code,
    name,
    children: (cities.get(code.slice(0, 2)) ?? []).map(([cityCode, cityName]) => ({
      code: cityCode,
      name: cityName,
      children: (counties.get(cityCode.slice(0, 4)) ?? []).map(([countyCode, countyName]) => ({
        code: countyCode,
        name: countyName,
      })),
    })),
  }));
}

/** Places have Chinese names, whatever the page speaks: a screen reader is to read them so. */
const optionsOf = (nodes: readonly RegionNode[] | undefined): WheelOption[] =>
  (nodes ?? []).map(({ code, name }) => ({ value: code, label: name, lang: 'zh-Hans' }));

/** Three wheels, each offering what lies in the choice before it. */
export function regionColumns(tree: readonly RegionNode[], { t }: Texts): ColumnsOf {
  return ([state, city]) => {
    const cities = tree.find((node) => node.code === state)?.children;
    const counties = cities?.find((node) => node.code === city)?.children;
    return [
      { label: t('kit.column.state'), options: optionsOf(tree) },
      { label: t('kit.column.city'), options: optionsOf(cities) },
      { label: t('kit.column.county'), options: optionsOf(counties) },
    ];
  };
}

/** Names of the places with these codes, from the province down; empty where there is no such place. */
export function namesOf(tree: readonly RegionNode[], codes: readonly string[]): string[] {
  let nodes: readonly RegionNode[] | undefined = tree;
  return codes.map((code) => {
    const node: RegionNode | undefined = nodes?.find((candidate) => candidate.code === code);
    nodes = node?.children;
    return node?.name ?? '';
  });
}

/** Codes of province, city and district from the district's: `440304` lies in `440300` in `440000`. */
export const codesOf = (adcode: string): string[] => [
  `${adcode.slice(0, 2)}0000`,
  `${adcode.slice(0, 4)}00`,
  adcode,
];
