import { createRequire } from 'node:module';
import { areaList } from '@vant/area-data';
import type { Region, ResponseOf } from '@yunyou/contract';
import { createEnglishNames } from './english-names';

type Tree = ResponseOf<'region', 'index'>['tree'];
type Level = Region['level'];

/** The regions of the country: GB/T 2260 codes, two digits a level. Made once. */
export interface Regions {
  version: string;
  byCode: ReadonlyMap<string, Region>;
  /** Right below a code; null for the provinces. */
  below(parentCode: string | null): Region[];
  /** Down to a level. */
  tree(level: Level): Tree;
}

const { version } = createRequire(import.meta.url)('@vant/area-data/package.json') as { version: string };

const parentOf = (code: string): string | null => {
  if (code.endsWith('0000')) return null;
  return code.endsWith('00') ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`;
};

function createRegions(): Regions {
  const levels: [Level, Record<string, string>][] = [
    [1, areaList.province_list],
    [2, areaList.city_list],
    [3, areaList.county_list],
  ];
  const englishOf = createEnglishNames([
    ...Object.values(areaList.province_list),
    ...Object.values(areaList.city_list),
  ]);
  const all = levels.flatMap(([level, names]) =>
    Object.entries(names).map(([code, name]) => ({
      code,
      name,
      nameEn: englishOf(code, name),
      level,
      parentCode: parentOf(code),
    })),
  );
  const parents = new Set(all.map(({ parentCode }) => parentCode));
  const regions: Region[] = all.map((one) => ({ ...one, hasChildren: parents.has(one.code) }));
  const children = new Map<string | null, Region[]>();
  for (const region of regions) {
    const siblings = children.get(region.parentCode);
    if (siblings) siblings.push(region);
    else children.set(region.parentCode, [region]);
  }
  const below = (parentCode: string | null): Region[] => children.get(parentCode) ?? [];
  const named = ({ code, name, nameEn, level }: Region) => ({ code, name, nameEn, level });
  return {
    version,
    byCode: new Map(regions.map((region) => [region.code, region])),
    below,
    tree: (level) =>
      below(null).map((province) => ({
        ...named(province),
        children:
          level < 2
            ? []
            : below(province.code).map((city) => ({
                ...named(city),
                children: level < 3 ? [] : below(city.code).map(named),
              })),
      })),
  };
}

let made: Regions | undefined;

/** Takes some milliseconds the first time: the names are spelled. */
export function regionsOfChina(): Regions {
  made ??= createRegions();
  return made;
}
