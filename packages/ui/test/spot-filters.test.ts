import type { HomeLayoutComponent } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { searchOf, spotFiltersOf, themesOf } from '../src/features/scenic-spot/spot-list/spot-filters';

describe('filters of the list of spots', () => {
  it('reads what an address says and takes nothing else', () => {
    expect(spotFiltersOf({ keyword: '湖', theme: 'water', sort: 'price' })).toEqual({
      keyword: '湖',
      theme: 'water',
      sort: 'price',
    });
    expect(spotFiltersOf({ sort: 'cheapest' })).toEqual({ keyword: '', theme: '', sort: '' });
  });

  it('never asks for more than the server takes', () => {
    const { keyword, theme } = spotFiltersOf({ keyword: '湖'.repeat(500), theme: 'x'.repeat(500) });
    expect([keyword.length, theme.length]).toEqual([100, 30]);
  });

  it('asks the server only for what is filtered', () => {
    expect(searchOf({ keyword: '  ', theme: '', sort: '' })).toEqual({});
    expect(searchOf({ keyword: ' 湖 ', theme: 'water', sort: 'rating' })).toEqual({
      keyword: '湖',
      theme: 'water',
      sort: 'rating',
    });
  });

  it("offers the themes the operator's home page leads to, each once, under the operator's name", () => {
    const icon = (id: string, zh: string, link: string) => ({
      id,
      title: { 'zh-Hans': zh, en: id },
      icon: 'leaf',
      link,
    });
    const components: HomeLayoutComponent[] = [
      { type: 'home_banner_kv', items: [] },
      {
        type: 'home_icon_kv',
        items: [
          icon('all', '全部', '/pages/scenic-spot-home/scenic-spot-home'),
          icon('Lakes', '湖海', '/pages/scenic-spot-home/scenic-spot-home?theme=water'),
          icon('Again', '又一个', '/pages/scenic-spot-home/scenic-spot-home?theme=water'),
          icon('Night', '夜游', '/pages/scenic-spot-home/scenic-spot-home?sort=price&theme=night'),
        ],
      },
    ];
    expect(themesOf(components, 'zh-Hans')).toEqual([
      { theme: 'water', label: '湖海' },
      { theme: 'night', label: '夜游' },
    ]);
    expect(themesOf(components, 'en').map(({ label }) => label)).toEqual(['Lakes', 'Night']);
  });
});
