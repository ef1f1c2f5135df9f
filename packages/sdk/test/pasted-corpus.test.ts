import { areaList } from '@vant/area-data';
import { describe, expect, it } from 'vitest';
import { createAddressParser } from '../src/address/parse-address';

const parse = createAddressParser(areaList);
const { province_list, city_list, county_list } = areaList;

interface Place {
  code: string;
  state: string;
  city: string;
  county: string;
}

const places: Place[] = Object.entries(county_list).map(([code, county]) => ({
  code,
  state: province_list[`${code.slice(0, 2)}0000`] ?? '',
  city: city_list[`${code.slice(0, 4)}00`] ?? '',
  county,
}));
/** Cities that have no name of their own, and districts that several cities have. */
const isPlain = ({ city, county }: Place) =>
  !/直辖|^县$/u.test(city) && !/开发区|高新区|园区|其它区/u.test(county);

// The peoples in a name, as a list of its own: the test is not to believe the code.
const peoples =
  '蒙古 回 藏 苗 彝 壮 布依 朝鲜 满 侗 瑶 白 土家 哈尼 哈萨克 傣 黎 傈僳 佤 畲 拉祜 水 东乡 纳西 景颇 柯尔克孜 土 达斡尔 仫佬 羌 布朗 撒拉 毛南 仡佬 锡伯 塔吉克 怒 普米 鄂温克 保安 裕固 独龙 各'.split(
    ' ',
  );
/** 红河州 of 红河哈尼族彝族自治州, 前郭尔罗斯县 of 前郭尔罗斯蒙古族自治县. */
function short(name: string): string {
  const [, autonomous, kind] = /^(.+?)自治([州县旗])$/u.exec(name) ?? [];
  if (!autonomous) return name;
  let head = autonomous;
  for (let before = ''; before !== head; ) {
    before = head;
    const people = peoples.find((one) => head.length - one.length >= 3 && head.endsWith(`${one}族`));
    if (people) head = head.slice(0, -people.length - 1);
  }
  for (const one of ['蒙古', '哈萨克', '柯尔克孜', '塔吉克', '锡伯']) {
    if (head.endsWith(one) && head.length - one.length >= 2) head = head.slice(0, -one.length);
  }
  return head.replace(/族$/u, '') + kind;
}
const bareState = (name: string) =>
  name.replace(/(?:特别行政区|维吾尔自治区|[壮回]族自治区|自治区|省|市)$/u, '');
const bareCity = (name: string) => short(name).replace(/(?<=.{2})(?:地区|市|州|盟)$/u, '');

/** How people write a region, each of these certain. */
const forms: ((place: Place) => string)[] = [
  ({ state, city, county }) => state + city + county,
  ({ state, city, county }) => `${state} ${city} ${county} `,
  ({ state, city, county }) => bareState(state) + bareCity(city) + county,
  ({ state, city, county }) => bareState(state) + short(city) + short(county),
  ({ city, county }) => city + county,
  ({ city, county }) => short(city) + county,
  ({ state, city, county }) => `${state}-${city}-${county},`,
  ({ state, city, county }) => `中国${state}${bareCity(city)}${county}`,
];
const names = ['陈云', '欧阳娜娜', '买买提·艾力', '王女士', '李明', '阿依古丽·买买提', '诸葛小明', '赵一'];
const streets = [
  '莲花路1号',
  '城关镇中心街12号3单元402室',
  '长乐乡三组',
  '开发区科技大道88号A座1302',
  '东风村5号',
];
const numbers = [
  '13800138000',
  '138 0013 8000',
  '138-0013-8000',
  '+86 13800138000',
  '(+86)13800138000',
  '8613800138000',
];
/** How the parts of a text stand beside each other. */
const layouts: ((name: string, number: string, place: string) => string)[] = [
  (name, number, place) => `${name} ${number} ${place}`,
  (name, number, place) => `${place} ${name} ${number}`,
  (name, number, place) => `${place}，${number}，${name}`,
  (name, number, place) => `${name}\n${number}\n${place}`,
  (name, number, place) => `收货人：${name} 手机号码：${number} 收货地址：${place}`,
  (name, number, place) => `【收件人】${name}【联系电话】${number}【详细地址】${place}`,
  (name, number, place) => `${place} ${name}（收） ${number}`,
  (name, number, place) => `${name}收，${number}，${place}，518000`,
];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Lines of the whole tree, every kind of part beside every other. */
function corpus(count: number) {
  const plain = places.filter(isPlain);
  return Array.from({ length: count }, (_, index) => {
    const place = at(plain, Math.floor((index * plain.length) / count));
    const [name, street, number] = [at(names, index), at(streets, index), at(numbers, index)];
    const written = at(forms, Math.floor(index / 3))(place);
    const text = at(layouts, Math.floor(index / 7))(name, number, written + street);
    return { text, adcode: place.code, name, detail: street };
  });
}

describe('a corpus made of the region tree', () => {
  const results = corpus(320).map((line) => {
    const parsed = parse(line.text);
    const isRight =
      parsed?.region?.adcode === line.adcode &&
      parsed.name === line.name &&
      parsed.mobile === '13800138000' &&
      parsed.detail === line.detail;
    return { ...line, parsed, isRight };
  });

  it('is read right, but for one line in a hundred', () => {
    const wrong = results.filter(({ isRight }) => !isRight);
    expect(wrong.length / results.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.01);
  });

  it('is never read wrong in silence', () => {
    expect(results.filter(({ isRight, parsed }) => !isRight && parsed?.doubtful.length === 0)).toEqual([]);
  });
});

/** Regions that were taken for another without a mark. */
const silent = (lines: readonly (readonly [place: string, code: string])[]) =>
  lines.filter(([place, code]) => {
    const parsed = parse(`陈云 13800138000 ${place}`);
    return parsed?.region && parsed.region.adcode !== code && !parsed.doubtful.includes('region');
  });
const missed = (lines: readonly (readonly [place: string, code: string])[]) =>
  lines.filter(([place, code]) => parse(`陈云 13800138000 ${place}`)?.region?.adcode !== code);

describe('every region of a kind', () => {
  it('below a prefecture, banner or league is found by its short form', () => {
    const below = places.filter(({ city, county }) => /州$|盟$|地区$/u.test(city) || /自治/u.test(county));
    expect(below.length).toBeGreaterThan(400);
    expect(
      missed(
        below.flatMap(({ code, state, city, county }) => [
          [`${state}${short(city)}${short(county)}1号`, code] as const,
          [`${bareState(state)}${bareCity(city)}${county}莲花路1号`, code] as const,
        ]),
      ),
    ).toEqual([]);
  });

  it('that has the name of its city is not swallowed by it', () => {
    const alike = places.filter(
      ({ city, county }) => county.startsWith(bareCity(city)) && !/开发|园区/u.test(county),
    );
    expect(alike.length).toBeGreaterThan(60);
    expect(missed(alike.map(({ code, state, county }) => [`${state}${county}长乐乡三组`, code]))).toEqual([]);
  });

  it('that was a county or a city is found by the suffix it had', () => {
    const known = new Set(places.map(({ city, county }) => city + county));
    const districts = places.filter(
      (place) => isPlain(place) && /.{2}区$/u.test(place.county) && !/[特矿林]区$/u.test(place.county),
    );
    const bare = (name: string) => name.replace(/(?<=.{2})(?:新区|[市区县镇乡])$/u, '');
    const isAlone = ({ city, county }: Place) =>
      places.filter((other) => other.city === city && bare(other.county) === bare(county)).length === 1;
    const before = districts.filter(isAlone).flatMap(({ code, state, city, county }) =>
      ['县', '市']
        .map((suffix) => county.replace(/新?区$/u, suffix))
        .filter(
          (old) =>
            old.length > 2 && !known.has(city + old) && old !== city && old !== city.replace(/市$/u, '县'),
        )
        .map((old) => [`${state}${city}${old}东升街道1号`, code] as const),
    );
    expect(before.length).toBeGreaterThan(1500);
    expect(missed(before.filter((_, index) => index % 3 === 0))).toEqual([]);
  });

  it('is never another in silence, whatever of it is left out or torn', () => {
    const every = places.filter((place, index) => isPlain(place) && index % 5 === 0);
    expect(
      silent(
        every.flatMap(({ code, state, city, county }) => [
          [`${county}莲花路1号`, code] as const,
          [`${state}${county}莲花路1号`, code] as const,
          [`${city}${county.replace(/[市区县旗]$/u, '')}大道1号`, code] as const,
          [`${bareState(state)}${bareCity(city)}中山路1号`, ''] as const,
        ]),
      ),
    ).toEqual([]);
  });
});
