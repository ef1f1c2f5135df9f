export { abnormalPageUrl, isAbnormalPage } from './abnormal-page';
export { loginUrl, mayOpen, needsAutomaticAuth, type Visitor } from './access';
export {
  type BottomBarEntry,
  defaultSideBar,
  defaultTabBar,
  mergeSideBar,
  mergeTabBar,
  type SideBar,
  type SideBarConfig,
  type SideBarItem,
  type TabBarItem,
} from './bars';
export {
  activityDetailUrl,
  isProductPage,
  type ProductActivity,
  type ProductLink,
  productDetailUrl,
} from './detail-urls';
export { type Link, type OuterLink, parseLink, webPageUrl } from './link';
export {
  createNavigator,
  type Entrance,
  type LoginReturn,
  type NavigationPort,
  type Navigator,
  type NavigatorOptions,
  type Outcome,
} from './navigator';
export { canonicalPath, paths } from './paths';
export { buildUrl, mergeScene, parseQuery, type Query, type QueryInput, splitUrl } from './query';
export { homeRoutes } from './raw-routes';
export type { RawRoute, Route } from './route';
export { createRouteTable, type Logger, type Resolved, type RouteTable } from './route-table';
