import { describe, expect, it } from 'vitest';
import { createRouteTable, defaultSideBar, defaultTabBar, mergeSideBar, mergeTabBar } from '../src';
import { productRoutes } from '../src/product-routes';

const text = (chinese: string, en: string) => ({ 'zh-Hans': chinese, en });
const table = createRouteTable(productRoutes());

// conformance: NAV-06, ENT-05
describe('mergeTabBar', () => {
  it('has two tabs, home and user center, both tab pages of the table', () => {
    expect(mergeTabBar()).toEqual(defaultTabBar);
    expect(defaultTabBar.map(({ path }) => table.resolve(path)?.route)).toMatchObject([
      { name: 'index', showTabbar: true },
      { name: 'user-center', showTabbar: true },
    ]);
  });

  it('takes title and pictures from the configuration, old paths too', () => {
    const [homeTab, userTab] = mergeTabBar([
      {
        path: '/pages/user-center/user-center',
        title: text('会员', 'Member'),
        noSelectImgUrl: 'https://cdn.example/u.png',
        selectedImgUrl: 'https://cdn.example/u-on.png',
        appId: 'wx1',
      },
      { path: '/pages/shopping-cart', title: text('购物车', 'Cart') },
    ]);
    expect(homeTab).toEqual(defaultTabBar[0]);
    expect(userTab).toEqual({
      path: '/views/user-center/index',
      text: text('会员', 'Member'),
      iconPath: 'https://cdn.example/u.png',
      selectedIconPath: 'https://cdn.example/u-on.png',
      appId: 'wx1',
    });
  });

  it('keeps the default where a configured field is empty', () => {
    const [homeTab] = mergeTabBar([{ path: '/', noSelectImgUrl: '', selectedImgUrl: '' }]);
    expect(homeTab).toEqual(defaultTabBar[0]);
  });
});

// conformance: NAV-06
describe('mergeSideBar', () => {
  const leftBarList = [
    { path: '/pages/scenic-spot-home', title: text('门票', 'Tickets'), icon: 'ticket' },
    { path: '/pages/nothing', title: text('无', 'Nothing'), icon: 'none' },
  ];

  it('takes list and telephone from the configuration', () => {
    expect(mergeSideBar({ leftBarList, telephone: '0755-12345678' })).toEqual({
      list: [
        { path: '/pages/scenic-spot-home', text: text('门票', 'Tickets'), icon: 'ticket' },
        { path: '/pages/nothing', text: text('无', 'Nothing'), icon: 'none' },
      ],
      telephone: '0755-12345678',
    });
  });

  it('drops entries that lead nowhere', () => {
    const { list } = mergeSideBar({ leftBarList }, (path) => table.resolve(path) !== undefined);
    expect(list.map(({ icon }) => icon)).toEqual(['ticket']);
  });

  it('stays as it was where nothing is configured', () => {
    expect(mergeSideBar()).toEqual(defaultSideBar);
    expect(mergeSideBar({ leftBarList: [], telephone: '' })).toEqual(defaultSideBar);
    expect(mergeSideBar({ leftBarList }, () => false).list).toEqual(defaultSideBar.list);
  });
});
