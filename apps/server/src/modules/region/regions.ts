import { createRequire } from 'node:module';
import { areaList } from '@vant/area-data';
import type { Region, ResponseOf } from '@yunyou/contract';
import { pinyin } from 'pinyin-pro';

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

/** Names whose English is no plain pinyin. */
const ENGLISH: Readonly<Record<string, string>> = {
  内蒙古自治区: 'Inner Mongolia',
  陕西省: 'Shaanxi',
  西藏自治区: 'Xizang',
  香港特别行政区: 'Hong Kong',
  澳门特别行政区: 'Macao',
  新疆维吾尔自治区: 'Xinjiang',
  宁夏回族自治区: 'Ningxia',
  广西壮族自治区: 'Guangxi',
  哈尔滨市: 'Harbin',
  呼和浩特市: 'Hohhot',
  乌鲁木齐市: 'Urumqi',
  拉萨市: 'Lhasa',
};

const SUFFIX =
  /(?:特别行政区|自治区|自治州|自治县|自治旗|街道|地区|林区|矿区|新区|省|市|区|县|旗|盟|镇|乡)$/u;

/** Pinyin without tones and without the suffix, as maps write it: Xi'an, Lüliang. */
function englishOf(name: string): string {
  const known = ENGLISH[name];
  if (known) return known;
  const bare = name.replace(SUFFIX, '');
  const syllables = pinyin([...bare].length > 1 ? bare : name, { toneType: 'none', type: 'array' });
  const text = syllables.map((one, index) => (index > 0 && /^[aeo]/.test(one) ? `'${one}` : one)).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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
  const all = levels.flatMap(([level, names]) =>
    Object.entries(names).map(([code, name]) => ({
      code,
      name,
      nameEn: englishOf(name),
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
