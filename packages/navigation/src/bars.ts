import type { Locale } from '@yunyou/contract';
import { tabPages } from './pages/tabs';
import { canonicalPath } from './paths';

type Text = Readonly<Record<Locale, string>>;

export interface TabBarItem {
  path: string;
  text: Text;
  /** Icon name, or the address of a picture. */
  iconPath: string;
  selectedIconPath: string;
  /** Set where the tab opens another mini-program. */
  appId?: string;
}

/** An entry of the configured `bottomBarList`. Empty fields leave the default. */
export interface BottomBarEntry {
  path: string;
  title?: Text;
  noSelectImgUrl?: string;
  selectedImgUrl?: string;
  appId?: string;
}

export interface SideBarItem {
  path: string;
  text: Text;
  icon: string;
}

export interface SideBar {
  list: readonly SideBarItem[];
  /** Service telephone; empty until configured. */
  telephone: string;
}

/** The configured sidebar file. */
export interface SideBarConfig {
  leftBarList?: readonly { path: string; title: Text; icon: string }[];
  telephone?: string;
}

/** The pages of the registry that have a tab, with icon names of the component library. */
export const defaultTabBar: readonly TabBarItem[] = Object.values(tabPages).map(({ path, tab }) => ({
  path,
  text: tab.text,
  iconPath: tab.icon,
  selectedIconPath: tab.selectedIcon,
}));

export const defaultSideBar: SideBar = {
  list: defaultTabBar.map(({ path, text, iconPath }) => ({ path, text, icon: iconPath })),
  telephone: '',
};

/** The two tabs with what the configuration says about them; entries for other pages are ignored. */
export function mergeTabBar(
  configured: readonly BottomBarEntry[] = [],
  tabs: readonly TabBarItem[] = defaultTabBar,
): TabBarItem[] {
  return tabs.map((tab) => {
    const entry = configured.find(({ path }) => canonicalPath(path) === tab.path);
    return {
      ...tab,
      text: entry?.title ?? tab.text,
      iconPath: entry?.noSelectImgUrl || tab.iconPath,
      selectedIconPath: entry?.selectedImgUrl || tab.selectedIconPath,
      appId: entry?.appId || tab.appId,
    };
  });
}

/**
 * The sidebar as configured; what the configuration leaves out stays as it was.
 *
 * @param isReachable entries for which it is false are dropped, so that no link leads to the page-lost page
 */
export function mergeSideBar(
  configured: SideBarConfig = {},
  isReachable: (path: string) => boolean = () => true,
  sideBar: SideBar = defaultSideBar,
): SideBar {
  const list = configured.leftBarList
    ?.filter(({ path }) => isReachable(path))
    .map(({ path, title, icon }) => ({ path, text: title, icon }));
  return {
    list: list?.length ? list : sideBar.list,
    telephone: configured.telephone || sideBar.telephone,
  };
}
