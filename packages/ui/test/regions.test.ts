import { defaultRegion } from '@yunyou/contract';
import { createI18n } from '@yunyou/i18n';
import { describe, expect, it } from 'vitest';
import { citiesFor, cityGroups } from '../src/components/city-picker/city-groups';
import { codesOf, namesOf, regionColumns } from '../src/components/region-picker/region-tree';
import { regionsOfChina } from '../src/components/region-picker/regions-of-china';
import { settled } from '../src/components/wheel-picker/settled';

describe('the regions of China', () => {
  it('have the product’s default region in them', () => {
    const { state, city, county, adcode } = defaultRegion;
    expect(namesOf(regionsOfChina, codesOf(adcode))).toEqual([state, city, county]);
  });

  it('are found again from the code of any district', () => {
    const lost = regionsOfChina.flatMap((state) =>
      (state.children ?? []).flatMap((city) =>
        (city.children ?? []).filter((county) => namesOf(regionsOfChina, codesOf(county.code)).includes('')),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('offer districts in every city, so that a third wheel is never empty', () => {
    const without = regionsOfChina.flatMap((state) =>
      (state.children ?? []).filter((city) => city.children?.length === 0),
    );
    expect(without).toEqual([]);
  });

  it('give way to the first city and district when the province is another', () => {
    const { texts } = createI18n({ locale: 'zh-Hans' });
    const values = settled(regionColumns(regionsOfChina, texts), ['440000', '110100', '110101']);
    expect(namesOf(regionsOfChina, values)).toEqual(['广东省', '广州市', '荔湾区']);
  });
});

describe('cities', () => {
  const cities = [
    { name: '西安', nameEn: "Xi'an" },
    { name: '安阳', nameEn: 'Anyang' },
    { name: '厦门', nameEn: 'Xiamen' },
  ];

  it('stand by their first letter in the order of the alphabet', () => {
    expect(cityGroups(cities).map((group) => [group.index, group.cities.map((city) => city.name)])).toEqual([
      ['A', ['安阳']],
      ['X', ['西安', '厦门']],
    ]);
  });

  it('are found without apostrophes, those that begin with the query before those that hold it', () => {
    expect(citiesFor('xian', cities).map((city) => city.name)).toEqual(['西安']);
    expect(citiesFor('安', cities).map((city) => city.name)).toEqual(['安阳', '西安']);
    expect(citiesFor('Atlantis', cities)).toEqual([]);
  });
});
