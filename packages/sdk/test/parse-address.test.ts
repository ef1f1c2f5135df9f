import { areaList } from '@vant/area-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAddressParser } from '../src/address/parse-address';

const parse = createAddressParser(areaList);

const regionOf = (text: string) => {
  const { state = '', city = '', county = '' } = parse(text)?.region ?? {};
  return state + city + county;
};

describe('a pasted address', () => {
  it.each([
    [
      '收货人：陈云 手机：138-0000-0000 所在地区：广东 深圳 福田 详细地址：莲花路1号',
      {
        name: '陈云',
        mobile: '13800000000',
        region: '广东省深圳市福田区',
        detail: '莲花路1号',
        doubtful: [],
      },
    ],
    [
      '莲花路1号,福田区,陈云,+86 13800000000',
      {
        name: '陈云',
        mobile: '13800000000',
        region: '广东省深圳市福田区',
        detail: '莲花路1号',
        doubtful: [],
      },
    ],
    [
      '东莞市长安镇振安路8号 李四 13700000000',
      {
        name: '李四',
        mobile: '13700000000',
        region: '广东省东莞市长安镇',
        detail: '振安路8号',
        doubtful: [],
      },
    ],
    [
      '北京东城区王府井大街1号 13600000000',
      {
        name: '',
        mobile: '13600000000',
        region: '北京市北京市东城区',
        detail: '王府井大街1号',
        doubtful: ['name', 'detail'],
      },
    ],
    [
      '浙江杭州西湖区文三路2号张三13500000000',
      {
        name: '',
        mobile: '13500000000',
        region: '浙江省杭州市西湖区',
        detail: '文三路2号张三',
        doubtful: ['name', 'detail'],
      },
    ],
    [
      '欧阳娜娜 13400000000-2381 上海市浦东新区世纪大道100号',
      {
        name: '欧阳娜娜',
        mobile: '13400000000',
        region: '上海市上海市浦东新区',
        detail: '世纪大道100号 转2381',
        doubtful: [],
      },
    ],
  ])('%s', (text, expected) => {
    expect({ ...parse(text), region: regionOf(text) }).toMatchObject(expected);
  });

  it('asks which district is meant when two have the name', () => {
    const parsed = parse('朝阳区建国路9号 王小明 13900000000');
    expect(parsed?.region).toBeUndefined();
    expect(parsed?.choices.map(({ city }) => city)).toEqual(['北京市', '长春市']);
    expect(parsed).toMatchObject({
      name: '王小明',
      mobile: '13900000000',
      detail: '建国路9号',
      doubtful: ['region'],
    });
  });

  it.each([
    // In lines, as messages have it.
    ['陈云\n13800000000\n广东省深圳市福田区\n莲花路1号', '广东省深圳市福田区', '陈云', '莲花路1号'],
    [
      '12 Lianhua Road\nAnn Lee\n13800000000\n广东省深圳市福田区',
      '广东省深圳市福田区',
      'Ann Lee',
      '12 Lianhua Road',
    ],
    // The country, other separators, digits of double width.
    [
      '中国广东省/深圳市/福田区 莲花路１号 陈云 １３８００００００００',
      '广东省深圳市福田区',
      '陈云',
      '莲花路1号',
    ],
    // A label is one where it stands apart; elsewhere it is part of a street.
    ['收货人陈云 手机13800000000 福田区电话亭路3号', '广东省深圳市福田区', '陈云', '电话亭路3号'],
    // A street is no name while there is a better one.
    ['福田区 莲花路 欧阳娜娜 13800000000', '广东省深圳市福田区', '欧阳娜娜', '莲花路'],
    // Counties without parents need their whole name, and no other city beside it.
    ['莲花路1号 陈云 13800000000', '', '陈云', '莲花路1号'],
    ['科技园东区3栋 陈云 13800000000', '', '陈云', '科技园东区3栋'],
    ['深圳市高新区科技路1号 陈云 13800000000', '', '陈云', '深圳市高新区科技路1号'],
  ])('%s', (text, region, name, detail) => {
    expect(regionOf(text)).toBe(region);
    expect(parse(text)).toMatchObject({ name, detail, mobile: '13800000000' });
  });

  it('marks what is not certain', () => {
    expect(parse('13800000000')?.doubtful).toEqual(['name', 'region', 'detail']);
    expect(parse('福田区 莲花路 陈云')?.doubtful).toEqual(['mobile']);
    expect(parse('福田区 莲花路 13800000000')).toMatchObject({
      name: '莲花路',
      doubtful: ['name', 'detail'],
    });
  });

  it('knows every region of the country, written out', () => {
    const { province_list, city_list, county_list } = areaList;
    const missed = Object.entries(county_list)
      .filter((_, place) => place % 5 === 0)
      .filter(([code, county]) => {
        const state = province_list[`${code.slice(0, 2)}0000`];
        const city = city_list[`${code.slice(0, 4)}00`];
        return parse(`陈云 13800000000 ${state}${city}${county}莲花路1号`)?.region?.adcode !== code;
      });
    expect(missed).toEqual([]);
  });

  it('is never more than was pasted, whatever that is', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom('福田区', '138', '0000', '1234', '姓名：', '转', ' ', '深圳'),
          ),
          {
            maxLength: 40,
          },
        ),
        (pieces) => {
          const text = pieces.join('');
          const parsed = parse(text);
          if (!parsed) return;
          expect(parsed.mobile).toMatch(/^$|^1\d{10}$/);
          expect(parsed.name.length).toBeLessThanOrEqual(20);
          expect(parsed.detail.length).toBeLessThanOrEqual(301);
        },
      ),
    );
  });

  it.each(['hello', '', '   ', '😀', '<b>x</b>'])('finds none in %j', (text) => {
    expect(parse(text)).toBeUndefined();
  });

  it('reads no more than 300 characters, whatever is pasted', () => {
    const long = `${'街'.repeat(400)}福田区 13800000000`;
    expect(parse(long)).toBeUndefined();
  });
});
