import { describe, expect, it } from 'vitest';
import { citiesFor } from '../src/components/city-picker';
import { coordinatesOf, placeOf } from '../src/features/location/place-view/place-of';
import { spotChoiceOf, spotQueryOf, spotTextOf } from '../src/features/scenic-spot/spot-search/spot-choice';
import {
  choiceOf,
  searchQueryOf,
  shorterWords,
  textOf,
} from '../src/features/search/search-results/result-query';

describe('what a result page looks for', () => {
  const text = { keyword: '温泉', kind: 'hotel', cityName: '澄岚市', sort: 'rating', literal: '1' };

  it('comes back from its address as it was written', () => {
    expect(textOf(choiceOf(text))).toEqual(text);
    const all = { keyword: '温泉', kind: '', cityName: '', sort: '', literal: '' };
    expect(textOf(choiceOf(all))).toEqual(all);
  });

  it('takes nothing that is no kind or order, and no more letters than the server does', () => {
    expect(
      choiceOf({ ...text, keyword: ` ${'山'.repeat(200)}`, kind: 'cars', sort: 'cheap', literal: 'x' }),
    ).toEqual({
      keyword: '山'.repeat(100),
      kind: undefined,
      cityName: '澄岚市',
      sort: 'relevance',
      literal: false,
    });
  });

  it('is ordered by distance only with a place to measure from', () => {
    const choice = choiceOf({ ...text, sort: 'distance', literal: '' });
    expect(searchQueryOf(choice)).toEqual({ keyword: '温泉', kind: 'hotel', cityName: '澄岚市' });
    expect(searchQueryOf(choice, { latitude: 22.7, longitude: 114.9 })).toMatchObject({
      sort: 'distance',
      lat: 22.7,
      lng: 114.9,
    });
  });

  it.each([
    ['栖云岭 门票', ['栖云岭', '门票']],
    ['云顶天池', ['云顶', '天池']],
    ['温泉谷', ['温泉']],
    ['这是一个很长很长的搜索词', ['一个', '搜索']],
    ['温泉', []],
    ['xyzzy', []],
    ['a b c d e f', ['a', 'b', 'c', 'd']],
  ])('offers shorter words of %s, none of them cut in two', (keyword, words) => {
    expect(shorterWords(keyword)).toEqual(words);
  });
});

describe('what spots are looked for', () => {
  const none = {
    keyword: '',
    theme: '',
    cityName: '',
    grade: '',
    priceMaxFen: '',
    lat: '',
    lng: '',
    placeName: '',
    sort: '',
  };

  it('comes back from its address as it was written', () => {
    const text = {
      keyword: '湖',
      theme: 'water',
      cityName: '澄岚市',
      grade: '5,3',
      priceMaxFen: '10000',
      lat: '22.71',
      lng: '114.9',
      placeName: '栖云岭',
      sort: 'distance',
    };
    expect(spotTextOf(spotChoiceOf(text))).toEqual(text);
    expect(spotTextOf(spotChoiceOf(none))).toEqual(none);
  });

  it('takes no grade, price, place or order that is none', () => {
    const choice = spotChoiceOf({
      ...none,
      grade: '9,x,5',
      priceMaxFen: '1',
      lat: '99',
      lng: '1',
      placeName: 'a',
      sort: 'x',
    });
    expect(choice).toMatchObject({
      grades: [5],
      priceMaxFen: undefined,
      origin: undefined,
      sort: 'recommended',
    });
  });

  it('has a place without a name for none: that would be a person’s own, which no address keeps', () => {
    expect(spotChoiceOf({ ...none, lat: '22.7', lng: '114.9' }).origin).toBeUndefined();
  });

  it('is measured from the chosen place before the person’s own', () => {
    const choice = spotChoiceOf({ ...none, lat: '22.7', lng: '114.9', placeName: 'a', sort: 'distance' });
    expect(spotQueryOf(choice, { latitude: 1, longitude: 2 })).toEqual({
      lat: 22.7,
      lng: 114.9,
      sort: 'distance',
    });
    expect(spotQueryOf(spotChoiceOf({ ...none, sort: 'distance' }))).toEqual({});
  });
});

describe('a place of an address', () => {
  it.each([
    ['91', '0'],
    ['0', '-181'],
    ['', '0'],
    ['1e1', '0'],
    ['NaN', '0'],
    ['22.7', 'east'],
  ])('has none at %s, %s', (latitude, longitude) => {
    expect(coordinatesOf({ latitude, longitude })).toBeUndefined();
  });

  it('has a zoom within its limits', () => {
    const at = (scale: string) =>
      placeOf({ latitude: '-22.7', longitude: '114.9', name: '', address: '', scale })?.scale;
    expect([at('5'), at('18'), at('4'), at('19'), at(''), at('x')]).toEqual([5, 18, 18, 18, 18, 18]);
  });
});

describe('a city by its letters', () => {
  const cities = [
    ['深圳市', 'Shenzhen'],
    ['苏州市', 'Suzhou'],
    ['西安市', "Xi'an"],
    ['厦门市', 'Xiamen'],
    ['重庆市', 'Chongqing'],
    ['拉萨市', 'Lhasa'],
    ['澳门特别行政区', 'Macao'],
  ].map(([name = '', nameEn = '']) => ({ name, nameEn }));
  const found = (query: string) => citiesFor(query, cities).map(({ name }) => name);

  it.each([
    ['sz', ['深圳市', '苏州市']],
    ['xa', ['西安市']],
    ['xm', ['厦门市']],
    ['cq', ['重庆市']],
    ['xia', ['西安市', '厦门市']],
    ['圳', ['深圳市']],
    ['lh', ['拉萨市']],
    ['am', []],
  ])('is found by %s', (query, names) => {
    expect(found(query)).toEqual(names);
  });
});
