import { paths } from '../paths';
import { definePages } from './page';

/** The pages of the tab bar, in its order. */
export const tabPages = definePages({
  home: {
    path: paths.home,
    titles: { 'zh-Hans': '首页', en: 'Home' },
    isHome: true,
    prefetch: true,
    tab: { text: { 'zh-Hans': '首页', en: 'Home' }, icon: 'home', selectedIcon: 'home-filled' },
  },
  userCenter: {
    path: paths.userCenter,
    titles: { 'zh-Hans': '个人中心', en: 'My account' },
    offline: 'page',
    tab: { text: { 'zh-Hans': '我的', en: 'Me' }, icon: 'user', selectedIcon: 'user-filled' },
  },
});
