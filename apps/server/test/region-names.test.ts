import { describe, expect, it } from 'vitest';
import { regionsOfChina } from '../src/modules/region/regions';

const regions = [...regionsOfChina().byCode.values()];
const english = new Map(regions.map(({ name, nameEn }) => [name, nameEn]));

describe('the English name of a region', () => {
  it.each([
    // Characters with one reading in names of places.
    ['花都区', 'Huadu'],
    ['丰都县', 'Fengdu'],
    ['都匀市', 'Duyun'],
    ['成都市', 'Chengdu'],
    ['都江堰市', 'Dujiangyan'],
    ['乐都区', 'Ledu'],
    ['喀什地区', 'Kashi'],
    ['什邡市', 'Shifang'],
    ['乌什县', 'Wushi'],
    ['康巴什区', 'Kangbashi'],
    // Names that are read in their own way.
    ['曾都区', 'Zengdu'],
    ['乐清市', 'Yueqing'],
    ['六安市', "Lu'an"],
    ['六合区', 'Luhe'],
    ['番禺区', 'Panyu'],
    ['涡阳县', 'Guoyang'],
    ['蔚县', 'Yuxian'],
    ['单县', 'Shanxian'],
    ['闵行区', 'Minhang'],
    ['黄陂区', 'Huangpi'],
    ['洪洞县', 'Hongtong'],
    ['调兵山市', 'Diaobingshan'],
    ['大城县', 'Daicheng'],
    ['大城乡', 'Dacheng'],
    ['厦门市', 'Xiamen'],
    ['塘厦镇', 'Tangxia'],
    // Suffixes.
    ['万柏林区', 'Wanbailin'],
    ['碑林区', 'Beilin'],
    ['树林区', 'Shulin'],
    ['清新区', 'Qingxin'],
    ['神农架林区', 'Shennongjia'],
    ['六枝特区', 'Liuzhi'],
    ['井陉矿区', 'Jingxing'],
    ['浦东新区', 'Pudong'],
    ['南城街道', 'Nancheng'],
    ['城区', 'Chengqu'],
    // Peoples and zones.
    ['恩施土家族苗族自治州', 'Enshi'],
    ['伊犁哈萨克自治州', 'Yili'],
    ['三都水族自治县', 'Sandu'],
    ['东乡族自治县', 'Dongxiang'],
    ['莫力达瓦达斡尔族自治旗', 'Molidawa'],
    ['苏州工业园区', 'Suzhou Industrial Park'],
    ['秦皇岛市经济技术开发区', 'Qinhuangdao Economic Development Zone'],
    ['内蒙古阿拉善经济开发区', 'Inner Mongolia Alashan Economic Development Zone'],
    ['沧州渤海新区', 'Cangzhou Bohai New Area'],
    ['湾仔区', 'Wan Chai'],
  ])('%s is %s', (name, expected) => {
    expect(english.get(name)).toBe(expected);
  });

  it('reads 都 du and 什 shi, wherever they stand', () => {
    const others = regions.filter(
      ({ name, nameEn }) =>
        (name.includes('都') && !/du/i.test(nameEn)) || (name.includes('什') && !/shi/i.test(nameEn)),
    );
    expect(others).toEqual([]);
    expect(regions.filter(({ name }) => /[都什]/u.test(name)).length).toBeGreaterThan(35);
  });

  it('has no suffix and no people in it', () => {
    const plain = regions.filter(({ name }) => /自治/u.test(name) && !/直辖/u.test(name));
    expect(plain.filter(({ nameEn }) => /zizhi|.zu$|mengguzu|kaifa/i.test(nameEn))).toEqual([]);
    expect(regions.filter(({ nameEn }) => /.(?:kaifa|xinqu|jiedao|diqu)$/i.test(nameEn))).toEqual([]);
  });

  it('is not empty, and begins with a capital', () => {
    expect(regions.filter(({ nameEn }) => !/^[A-Z][\p{L}' -]*$/u.test(nameEn))).toEqual([]);
  });
});
